import Drawing
@_spi(Floors) import SwiftUICore

/// The look of a view out of which a page grows, while it does.
@available(iOS 18.0, *)
public protocol MatchedTransitionSourceConfiguration: Sendable {
    var _look: _TransitionSourceLook { get }
}

/// The parts of such a look.
@available(iOS 18.0, *)
public struct _TransitionSourceLook: Sendable {
    var cornerRadius: CGFloat = 0
    /// The outline in a rectangle; nil for a rounded rectangle.
    var outline: (@Sendable (CGRect) -> Path)?
    var background: Color?
    var shadow: ShadowLook?

    struct ShadowLook: Sendable {
        let color: Color
        let radius: CGFloat
        let offset: CGSize
    }
}

/// The look that a view has by itself.
@available(iOS 18.0, *)
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    public var _look: _TransitionSourceLook { _TransitionSourceLook() }
}

@available(iOS 18.0, *)
private struct ChangedSourceConfiguration: MatchedTransitionSourceConfiguration {
    let _look: _TransitionSourceLook
}

@available(iOS 18.0, *)
extension MatchedTransitionSourceConfiguration {
    private func changed(_ change: (inout _TransitionSourceLook) -> Void) -> ChangedSourceConfiguration {
        var look = _look
        change(&look)
        return ChangedSourceConfiguration(_look: look)
    }

    /// Adds a shadow below the view that grows.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration {
        changed { $0.shadow = .init(color: color, radius: radius, offset: CGSize(width: x, height: y)) }
    }

    /// Clips the view that grows to a rounded rectangle, whose corners become those of the page.
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
        changed { $0.cornerRadius = min(shape.cornerSize.width, shape.cornerSize.height) }
    }

    /// Clips the view that grows to a shape.
    @_disfavoredOverload
    public func clipShape<S>(_ shape: S) -> some MatchedTransitionSourceConfiguration where S: Shape {
        changed { $0.outline = { shape.path(in: $0) } }
    }

    /// Fills what is behind the view that grows.
    public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration {
        changed { $0.background = style }
    }

    /// Fills what is behind the view that grows, if the style is a colour.
    @_disfavoredOverload
    public func background<S>(_ style: S) -> some MatchedTransitionSourceConfiguration where S: ShapeStyle {
        changed { $0.background = style as? Color ?? $0.background }
    }
}

/// A view out of which pages grow.
final class TransitionSourceBox: TransparentBox {
    var key: TransitionSourceKey
    var look: _TransitionSourceLook
    var environment: EnvironmentValues
    /// True while the view is drawn on its way to a page or back.
    var isTaken = false { didSet { if isTaken != oldValue { invalidateDrawing() } } }

    init(key: TransitionSourceKey, look: _TransitionSourceLook, environment: EnvironmentValues) {
        self.key = key
        self.look = look
        self.environment = environment
    }

    override func placeChildren() {
        root?.transitionSources.register(self)
        super.placeChildren()
    }

    override func draw(in pass: DrawingPass) -> DisplayList {
        isTaken ? DisplayList() : drawChildren(children, in: pass)
    }

    /// The view on its way, in its coordinates.
    @MainActor func drawTaken(in pass: DrawingPass) -> DisplayList {
        var list = DisplayList()
        if let background = look.background {
            let bounds = CGRect(origin: .zero, size: size)
            list = DisplayList([.fill(.rect(bounds), .color(background.rgba(in: environment)))])
        }
        list.append(contentsOf: drawChildren(children, in: pass))
        return list
    }

    /// The outline of the view on its way.
    /// - Parameter progress: 0 in its place, 1 where it is the page.
    func outline(in rect: CGRect, progress: CGFloat) -> Path {
        if let outline = look.outline, progress < 1 { return outline(rect) }
        return Path(roundedRect: rect, cornerRadius: look.cornerRadius * (1 - progress))
    }
}

/// The views of a tree out of which pages grow.
final class TransitionSources {
    private struct WeakSource {
        weak var box: TransitionSourceBox?
    }

    private var sources: [ObjectIdentifier: WeakSource] = [:]

    func register(_ box: TransitionSourceBox) { sources[ObjectIdentifier(box)] = WeakSource(box: box) }

    /// The view with a name that is in a tree.
    func source(of key: TransitionSourceKey, in root: RootBox) -> TransitionSourceBox? {
        sources = sources.filter { $0.value.box != nil }
        return sources.values.compactMap(\.box).first { $0.key == key && $0.root === root }
    }
}

extension RootBox {
    /// The views out of which pages grow.
    var transitionSources: TransitionSources { attachments.object { TransitionSources() } }
}

nonisolated private struct TransitionSourceModifier: BoxModifier {
    let key: TransitionSourceKey
    let look: _TransitionSourceLook

    func makeBox(environment: EnvironmentValues) -> TransitionSourceBox {
        TransitionSourceBox(key: key, look: look, environment: environment)
    }

    func update(_ box: TransitionSourceBox, environment: EnvironmentValues) {
        box.key = key
        box.look = look
        box.environment = environment
    }
}

extension View {
    /// Names the view out of which a page grows that has ``navigationTransition(_:)`` of the same name.
    @available(iOS 18.0, *)
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        matchedTransitionSource(id: id, in: namespace) { $0 }
    }

    /// Names the view out of which a page grows, and says what it looks like on the way.
    @available(iOS 18.0, *)
    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View {
        modifier(
            TransitionSourceModifier(
                key: TransitionSourceKey(id: AnyHashable(id), namespace: namespace),
                look: configuration(EmptyMatchedTransitionSourceConfiguration())._look))
    }
}
