/// A shape with its type erased.
public struct AnyShape: Shape, Sendable {
    public typealias AnimatableData = _AnyAnimatableData
    public typealias Body = _ShapeView<AnyShape, ForegroundStyle>

    private var storage: any Shape

    nonisolated public init<S>(_ shape: S) where S: Shape { storage = (shape as? AnyShape)?.storage ?? shape }

    nonisolated public func path(in rect: CGRect) -> Path { storage.path(in: rect) }

    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { storage.sizeThatFits(proposal) }

    @_documentation(visibility: internal)
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { storage.layoutDirectionBehavior }

    nonisolated public var animatableData: AnyShape.AnimatableData {
        get {
            func data<S: Shape>(_ shape: S) -> _AnyAnimatableData { _AnyAnimatableData(shape.animatableData) }
            return data(storage)
        }
        set {
            func changed<S: Shape>(_ shape: S) -> any Shape {
                var shape = shape
                if let data = newValue.value(as: S.AnimatableData.self) { shape.animatableData = data }
                return shape
            }
            storage = changed(storage)
        }
    }
}
