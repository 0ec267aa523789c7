import Drawing

/// A box that draws what it wraps as a group with an effect.
@_spi(Floors) open class EffectBox: TransparentBox {
    /// Adds the effect to a group in the box's coordinates.
    func apply(to group: inout DisplayGroup) {}

    public final override func draw(in pass: DrawingPass) -> DisplayList {
        var group = DisplayGroup(drawChildren(children, in: pass))
        apply(to: &group)
        var list = DisplayList()
        if group.opacity > 0 { list.append(group) }
        return list
    }
}

package final class OpacityBox: EffectBox {
    var opacity = 1.0

    override func apply(to group: inout DisplayGroup) { group.opacity = min(max(opacity, 0), 1) }

    package override func describe(to builder: inout SemanticsBuilder) {
        if opacity > 0 { super.describe(to: &builder) }
    }

    /// Invisible views take no touches.
    package override func hitTest(_ point: CGPoint) -> LayoutBox? { opacity > 0 ? super.hitTest(point) : nil }
}

nonisolated package struct OpacityModifier: BoxModifier, Animatable {
    var opacity: Double

    package var animatableData: Double {
        get { opacity }
        set { opacity = newValue }
    }

    package func makeBox(environment: EnvironmentValues) -> OpacityBox {
        let box = OpacityBox()
        box.opacity = opacity
        return box
    }

    package func update(_ box: OpacityBox, environment: EnvironmentValues) {
        guard box.opacity != opacity else { return }
        box.opacity = opacity
        box.invalidateDrawing()
    }
}

package final class ClipBox: EffectBox, ShapeDrawingBox {
    var shape: any Shape
    var style: FillStyle

    init(shape: any Shape, style: FillStyle) {
        self.shape = shape
        self.style = style
    }

    override func apply(to group: inout DisplayGroup) {
        let path = outline(of: shape, in: CGRect(origin: .zero, size: size))
        group.clip = ClipShape(path.storage, evenOdd: style.isEOFilled, antialiased: style.isAntialiased)
    }
}

nonisolated package struct ClipModifier<S: Shape>: BoxModifier, Animatable {
    var shape: S
    let style: FillStyle

    package var animatableData: S.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }

    package func makeBox(environment: EnvironmentValues) -> ClipBox { ClipBox(shape: shape, style: style) }

    package func update(_ box: ClipBox, environment: EnvironmentValues) {
        box.shape = shape
        box.style = style
        box.invalidateDrawing()
    }
}

final class ShadowBox: EffectBox {
    var filter: Filter

    init(filter: Filter) { self.filter = filter }

    override func apply(to group: inout DisplayGroup) { group.filters = [filter] }
}

nonisolated private struct ShadowModifier: BoxModifier, Animatable {
    let color: Color
    var radius: CGFloat
    var offset: CGSize

    var animatableData: AnimatablePair<CGFloat, CGSize.AnimatableData> {
        get { .init(radius, offset.animatableData) }
        set {
            radius = newValue.first
            offset.animatableData = newValue.second
        }
    }

    private func filter(_ environment: EnvironmentValues) -> Filter {
        .shadow(color: color.rgba(in: environment), radius: radius, offset: offset)
    }

    func makeBox(environment: EnvironmentValues) -> ShadowBox { ShadowBox(filter: filter(environment)) }

    func update(_ box: ShadowBox, environment: EnvironmentValues) {
        let filter = filter(environment)
        guard filter != box.filter else { return }
        box.filter = filter
        box.invalidateDrawing()
    }
}

extension BoxRoles {
    /// A box that takes its place without being seen: a hidden view, and one for assistive technology alone.
    package static let unseen = declare()
}

extension LayoutBox {
    /// True for a box that is not seen.
    package final var isUnseen: Bool { roles.contains(.unseen) }
}

/// A box that takes its place but is neither drawn, read nor touched.
package class HiddenBox: TransparentBox {
    override init() {
        super.init()
        roles = .unseen
    }

    package override func draw(in pass: DrawingPass) -> DisplayList { .init() }
    package override func describe(to builder: inout SemanticsBuilder) {}
    package override func hitTest(_ point: CGPoint) -> LayoutBox? { nil }
}

nonisolated private struct HiddenModifier: BoxModifier {
    func makeBox(environment: EnvironmentValues) -> HiddenBox { HiddenBox() }
    func update(_ box: HiddenBox, environment: EnvironmentValues) {}
}

extension View {
    /// Sets the opacity of the view, 0 to 1.
    nonisolated public func opacity(_ opacity: Double) -> some View { modifier(OpacityModifier(opacity: opacity)) }

    /// Draws only what lies in a shape. What is not drawn takes touches as before, unless a content shape says otherwise.
    nonisolated public func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View where S: Shape {
        modifier(ClipModifier(shape: shape, style: style))
    }

    /// Draws only what lies in the view's frame.
    nonisolated public func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
    }

    @available(iOS, deprecated: 100000.0, message: "Use `clipShape` or `fill` instead.")
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius, style: .circular), style: FillStyle(antialiased: antialiased))
    }

    /// A shadow below the view, in points.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }

    /// Keeps the view's place but does not show it.
    nonisolated public func hidden() -> some View { modifier(HiddenModifier()) }
}
