import Drawing
@_spi(Floors) import SwiftUICore

/// The look of a part of a layer during its transition.
package enum LayerEffect: Equatable {
    case none
    case fade
    /// Fades, and blurs what is below more and more.
    case blur
    /// From below the screen.
    case rise
    /// From a little larger, fading; leaves fading alone.
    case approach
    /// Out of the view that the layer belongs to, fading.
    case grow
}

extension View {
    /// Shows how the layer that the view is a part of comes and goes.
    nonisolated package func layerEffect(_ effect: LayerEffect, of presentation: Presentation) -> some View {
        modifier(LayerEffectModifier(effect: effect, presentation: presentation))
    }
}

nonisolated private struct LayerEffectModifier: BoxModifier {
    typealias Body = Never

    let effect: LayerEffect
    let presentation: Presentation

    @MainActor func makeBox(environment: EnvironmentValues) -> LayerEffectBox {
        let box = LayerEffectBox()
        update(box, environment: environment)
        presentation.register(box)
        return box
    }

    @MainActor func update(_ box: LayerEffectBox, environment: EnvironmentValues) {
        // Layers fade when reduced motion or transparency is preferred (Human Interface Guidelines).
        box.effect =
            switch effect {
            case .none: .none
            case .blur: environment.accessibilityReduceTransparency ? .fade : .blur
            default: environment.accessibilityReduceMotion ? .fade : effect
            }
        box.layer = presentation
    }
}

/// Draws its content on its way. Touches and assistive technology find it where it is going.
final class LayerEffectBox: TransparentBox {
    var effect = LayerEffect.none
    fileprivate weak var layer: Presentation?

    /// The scale from which alerts come and that from which menus do (by eye).
    private static let approachScale: CGFloat = 1.15
    private static let growScale: CGFloat = 0.25
    /// The standard deviation in points (by eye).
    private static let blurRadius: CGFloat = 10

    override func draw(in pass: DrawingPass) -> DisplayList {
        let content = super.draw(in: pass)
        guard effect != .none, let layer, layer.progress != 1 || effect == .blur, !content.isEmpty else {
            return content
        }
        let progress = CGFloat(layer.progress)
        var group = DisplayGroup(content)
        switch effect {
        case .none: break
        case .fade: group.opacity = opacity(layer.progress)
        case .blur:
            let screen = ClipShape(.rect(CGRect(origin: .zero, size: size)))
            group = DisplayGroup(
                DisplayList([.group(DisplayGroup(content, opacity: opacity(layer.progress)))]),
                backdrop: Backdrop(screen, radius: Self.blurRadius * progress, saturation: 1))
        case .rise:
            let top = convert(CGRect(origin: .zero, size: size), to: nil).minY
            let distance = max(0, layer.screenHeight - top)
            group.transform = CGAffineTransform(translationX: 0, y: distance * (1 - progress))
        case .approach:
            group.opacity = opacity(layer.progress)
            if !layer.isLeaving {
                let scale = Self.approachScale + (1 - Self.approachScale) * progress
                group.transform = scaling(by: scale, around: CGPoint(x: size.width / 2, y: size.height / 2))
            }
        case .grow:
            group.opacity = opacity(layer.progress)
            let scale = Self.growScale + (1 - Self.growScale) * progress
            group.transform = scaling(by: scale, around: source)
        }
        return DisplayList([.group(group)])
    }

    /// Menus are there early on their way.
    private func opacity(_ progress: Double) -> Double {
        min(max(effect == .grow ? progress * 2 : progress, 0), 1)
    }

    /// The point of the content that is nearest to the middle of the presenting view.
    @MainActor private var source: CGPoint {
        guard let anchor = layer?.preview?.source ?? layer?.anchor, anchor.root != nil else {
            return CGPoint(x: size.width / 2, y: 0)
        }
        let target = convertFromRoot(anchor.frame(in: .global))
        return CGPoint(x: max(0, min(target.midX, size.width)), y: max(0, min(target.midY, size.height)))
    }

    private func scaling(by scale: CGFloat, around point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: point.x * (1 - scale), ty: point.y * (1 - scale))
    }
}
