// Styles as views: each fills the room that it is given.

extension AngularGradient: View {
    public typealias Body = _ShapeView<Rectangle, AngularGradient>
}

extension LinearGradient: View {
    public typealias Body = _ShapeView<Rectangle, LinearGradient>
}

extension RadialGradient: View {
    public typealias Body = _ShapeView<Rectangle, RadialGradient>
}

extension EllipticalGradient: View {
    public typealias Body = _ShapeView<Rectangle, EllipticalGradient>
}

@available(iOS 18.0, *)
extension MeshGradient: View {
    public typealias Body = _ShapeView<Rectangle, MeshGradient>
}

extension ShapeStyle where Self: View, Self.Body == _ShapeView<Rectangle, Self> {
    /// A style as a view fills all the room that it is given.
    public var body: _ShapeView<Rectangle, Self> { _ShapeView(shape: Rectangle(), style: self) }
}

extension Color: View {
    public typealias Body = Never

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node {
            ShapeNode(view: view, inputs: inputs) { ShapeDrawing(shape: Rectangle(), style: AnyShapeStyle($0)) }
        }
    }

    public var body: Never { fatalError("Color has no body") }
}
