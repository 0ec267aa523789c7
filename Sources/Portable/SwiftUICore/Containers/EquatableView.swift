/// A view that is evaluated again only when its content is not equal to the one before.
nonisolated public struct EquatableView<Content>: View where Content: Equatable, Content: View {
    public var content: Content

    @MainActor @preconcurrency public init(content: Content) { self.init(described: content) }

    init(described content: Content) { self.content = content }

    @MainActor public var body: some View { content }
}

extension View where Self: Equatable {
    /// Evaluates the view again only if it is not equal to the one before.
    nonisolated public func equatable() -> EquatableView<Self> { EquatableView(described: self) }
}
