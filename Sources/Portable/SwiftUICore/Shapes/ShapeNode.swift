import Drawing

/// The shape and style that a shape view draws.
struct ShapeDrawing: Animatable {
    var shape: any Shape
    let style: AnyShapeStyle
    var fillStyle = FillStyle()
    /// The line, or nil when the shape is filled.
    var stroke: StrokeStyle?

    /// The shape and the line; the style becomes another one with what is drawn, see ``DrawingMotion``.
    var animatableData: AnimatablePair<_AnyAnimatableData, StrokeStyle.AnimatableData> {
        get { .init(ErasedAnimation.data(of: shape) ?? .zero, stroke?.animatableData ?? .zero) }
        set {
            shape = ErasedAnimation.shape(shape, with: newValue.first)
            stroke?.animatableData = newValue.second
        }
    }
}

extension ErasedAnimation {
    fileprivate static func shape(_ shape: any Shape, with data: _AnyAnimatableData) -> any Shape {
        func replace<S: Shape>(_ shape: S) -> any Shape { value(shape, with: data) }
        return replace(shape)
    }
}

/// The node of a view that draws a shape.
final class ShapeNode<V: View>: ValueNode<V> {
    private let drawing: (V) -> ShapeDrawing
    private let box: ShapeBox

    init(view: _GraphValue<V>, inputs: _ViewInputs, drawing: @escaping (V) -> ShapeDrawing) {
        self.drawing = drawing
        box = ShapeBox(drawing: drawing(view.value), environment: inputs.environment)
        super.init(value: view, inputs: inputs)
    }

    override func makeBoxes() -> [LayoutBox] { [box] }

    private var motion: ValueMotion<ShapeDrawing>?

    override func didReplace(_ old: V) {
        retarget(&motion, from: drawing(old), to: drawing(view)) { [unowned self] in
            box.redraw(presented)
        }
    }

    private var presented: ShapeDrawing {
        let value = drawing(view)
        return motion?.present(value) ?? value
    }

    override func apply(_ change: NodeChange) {
        box.animateDrawing(in: graph)
        box.update(presented, environment: environment)
    }
}

/// The box of a shape: as large as the shape wants, painted in its style.
final class ShapeBox: LayoutBox {
    private var drawing: ShapeDrawing
    private var environment: EnvironmentValues

    init(drawing: ShapeDrawing, environment: EnvironmentValues) {
        self.drawing = drawing
        self.environment = environment
        super.init()
        layoutDirection = environment.layoutDirection
    }

    func update(_ drawing: ShapeDrawing, environment: EnvironmentValues) {
        self.drawing = drawing
        self.environment = environment
        layoutDirection = environment.layoutDirection
        invalidateLayout()
    }

    /// Draws a step on the way to the shape that layout knows.
    func redraw(_ drawing: ShapeDrawing) {
        self.drawing = drawing
        invalidateDrawing()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { drawing.shape.sizeThatFits(proposal) }

    override func draw(in pass: DrawingPass) -> DisplayList {
        let rect = CGRect(origin: .zero, size: size)
        guard rect.isFinite else { return .init() }
        let path = outline(of: drawing.shape, in: rect)
        guard !path.isEmpty, path.storage.isFinite else { return .init() }
        let style = drawing.style.resolved(in: environment, bounds: rect)
        if style.isInvisible { return .init() }
        guard let stroke = drawing.stroke else { return style.filling(path.storage, style: drawing.fillStyle) }
        guard stroke.lineWidth > 0 else { return .init() }
        return style.stroking(path.storage, style: stroke, isAntialiased: drawing.fillStyle.isAntialiased)
    }

    /// Takes touches where it is painted: not where it is clear, and of an outline only the line.
    override func hitTest(_ point: CGPoint) -> LayoutBox? {
        let rect = CGRect(origin: .zero, size: size)
        guard rect.isFinite else { return nil }
        let path = outline(of: drawing.shape, in: rect)
        let isPainted =
            if let stroke = drawing.stroke {
                stroke.lineWidth > 0 && path.strokedPath(stroke).contains(point)
            } else {
                path.contains(point, eoFill: drawing.fillStyle.isEOFilled)
            }
        guard isPainted, !drawing.style.resolved(in: environment, bounds: rect).isInvisible else { return nil }
        return self
    }
}

/// A box that draws with a shape, and draws again when the container's shape changes.
protocol ShapeDrawingBox: LayoutBox {}

extension ShapeBox: ShapeDrawingBox {}
