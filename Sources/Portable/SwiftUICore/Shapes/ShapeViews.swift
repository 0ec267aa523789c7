/// A shape filled with a style.
nonisolated public struct _ShapeView<Content, Style>: View where Content: Shape, Style: ShapeStyle {
    public typealias Body = Never

    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle

    nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node {
            ShapeNode(view: view, inputs: inputs) {
                ShapeDrawing(shape: $0.shape, style: AnyShapeStyle($0.style), fillStyle: $0.fillStyle)
            }
        }
    }
}

/// A stroke drawn as a stroke, so that renderers keep it one.
nonisolated struct _StrokedShapeView<Content: Shape, Style: ShapeStyle>: View {
    typealias Body = Never

    let shape: Content
    let style: Style
    let strokeStyle: StrokeStyle
    let isAntialiased: Bool

    @MainActor static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node {
            ShapeNode(view: view, inputs: inputs) {
                ShapeDrawing(
                    shape: $0.shape, style: AnyShapeStyle($0.style),
                    fillStyle: FillStyle(antialiased: $0.isAntialiased), stroke: $0.strokeStyle)
            }
        }
    }
}

/// The outline of a shape as a shape.
nonisolated struct StrokedShape<Base: Shape>: Shape {
    let shape: Base
    let style: StrokeStyle

    func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
    static var role: ShapeRole { .stroke }
    var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}
