import Drawing

/// The shape of the container, drawn around the same corner centres: with the corners of `containerShape(_:)` made
/// smaller by the distance to the container's edges. A rectangle where there is no container.
public struct ContainerRelativeShape: Shape {
    public typealias AnimatableData = EmptyAnimatableData
    public typealias Body = _ShapeView<ContainerRelativeShape, ForegroundStyle>

    nonisolated public init() {}

    nonisolated public func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) }

    nonisolated fileprivate func path(in rect: CGRect, inset amount: CGFloat) -> Path {
        guard let container = DrawnBox.current?.container else { return Path(rect.inset(evenly: amount)) }
        let (shape, bounds, origin) = container
        let frame = rect.offsetBy(dx: origin.x, dy: origin.y)
        let distance = max(
            0,
            min(
                frame.minX - bounds.minX, frame.minY - bounds.minY, bounds.maxX - frame.maxX,
                bounds.maxY - frame.maxY))
        // As large as the container would be if its edges were that far from the frame's, then smaller again.
        func path<S: InsettableShape>(_ shape: S) -> Path {
            shape.inset(by: distance + amount).path(in: rect.insetBy(dx: -distance, dy: -distance))
        }
        return path(shape)
    }
}

extension ContainerRelativeShape: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        InsetContainerRelativeShape(amount: amount)
    }
}

nonisolated private struct InsetContainerRelativeShape: InsettableShape {
    let amount: CGFloat

    func path(in rect: CGRect) -> Path { ContainerRelativeShape().path(in: rect, inset: amount) }
    func inset(by amount: CGFloat) -> InsetContainerRelativeShape {
        InsetContainerRelativeShape(amount: self.amount + amount)
    }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of the container, drawn around the same corner centres.
    nonisolated public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// The box that is being drawn, for shapes that depend on where they are.
// Unchecked: a task-local value must be; it is bound and read on the thread that draws.
struct DrawnBox: @unchecked Sendable {
    @TaskLocal static var current: DrawnBox?

    let box: LayoutBox

    /// The nearest container's shape and bounds, and where the box lies in it.
    var container: (shape: any InsettableShape, bounds: CGRect, origin: CGPoint)? {
        var origin = CGPoint.zero
        var current: LayoutBox? = box
        while let box = current {
            if let container = box as? ContainerShapeBox {
                return (container.shape, CGRect(origin: .zero, size: container.size), origin)
            }
            origin = CGPoint(x: origin.x + box.origin.x, y: origin.y + box.origin.y)
            current = box.parent
        }
        return nil
    }
}

extension LayoutBox {
    /// The outline of a shape in this box, mirrored where text runs from right to left.
    final func outline(of shape: any Shape, in rect: CGRect) -> Path {
        let path = DrawnBox.$current.withValue(DrawnBox(box: self)) { shape.path(in: rect) }
        guard case .mirrors(in: layoutDirection) = shape.layoutDirectionBehavior, layoutDirection == .rightToLeft else {
            return path
        }
        return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
    }

    /// Draws again what depends on the container's shape.
    fileprivate func invalidateShapes() {
        if self is any ShapeDrawingBox { invalidateDrawing() }
        for child in children { child.invalidateShapes() }
    }
}

/// The box of a container whose shape those in it refer to.
final class ContainerShapeBox: TransparentBox {
    var shape: any InsettableShape

    init(shape: any InsettableShape) { self.shape = shape }

    override func placeChildren() {
        super.placeChildren()
        invalidateShapes()
    }
}

nonisolated private struct ContainerShapeModifier<S: InsettableShape>: BoxModifier {
    let shape: S

    func makeBox(environment: EnvironmentValues) -> ContainerShapeBox { ContainerShapeBox(shape: shape) }

    func update(_ box: ContainerShapeBox, environment: EnvironmentValues) {
        box.shape = shape
        box.invalidateLayout()
    }
}

extension View {
    /// Sets the shape of the view for `ContainerRelativeShape` in it.
    nonisolated public func containerShape<T>(_ shape: T) -> some View where T: InsettableShape {
        modifier(ContainerShapeModifier(shape: shape))
    }
}
