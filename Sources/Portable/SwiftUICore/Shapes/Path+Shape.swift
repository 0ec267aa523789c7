extension Path: Shape {
    public typealias AnimatableData = EmptyAnimatableData
    public typealias Body = _ShapeView<Path, ForegroundStyle>

    nonisolated public func path(in _: CGRect) -> Path { self }
}
