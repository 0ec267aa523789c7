/// Makes one view of the statements of a closure.
///
/// Its methods are inlined into the callers, which know the types of the views and move them instead of copying them.
@resultBuilder
public struct ViewBuilder {
    @inlinable public static func buildExpression<Content>(_ content: Content) -> Content where Content: View {
        content
    }

    @inlinable public static func buildBlock() -> EmptyView { EmptyView() }

    @inlinable public static func buildBlock<Content>(_ content: Content) -> Content where Content: View { content }

    @_disfavoredOverload
    @inlinable public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    >
    where repeat each Content: View {
        TupleView(members: (repeat each content))
    }

    /// An `if` without an `else`.
    @inlinable public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View { content }

    /// The first branch of an `if` with an `else`, or of a `switch`.
    @inlinable public static func buildEither<TrueContent, FalseContent>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// The second branch of an `if` with an `else`, or of a `switch`.
    @inlinable public static func buildEither<TrueContent, FalseContent>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// An `if #available`: erases the type, because older systems do not have it.
    public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView where Content: View {
        AnyView(content)
    }
}
