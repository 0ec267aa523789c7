/// Puts commands together.
@resultBuilder
public struct CommandsBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: Commands { content }

    public static func buildBlock() -> EmptyCommands { EmptyCommands(described: ()) }

    public static func buildBlock<Content>(_ content: Content) -> Content where Content: Commands { content }

    public static func buildIf<Content>(_ content: Content?) -> Content? where Content: Commands { content }

    public static func buildEither<TrueContent, FalseContent>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: Commands, FalseContent: Commands {
        _ConditionalContent(storage: .trueContent(first))
    }

    public static func buildEither<TrueContent, FalseContent>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: Commands, FalseContent: Commands {
        _ConditionalContent(storage: .falseContent(second))
    }

    public static func buildLimitedAvailability<Content>(_ content: Content) -> some Commands where Content: Commands {
        content
    }
}

/// Several commands in a row.
nonisolated struct CommandsList: Commands, PrimitiveCommands {
    typealias Body = Never

    let commands: [any Commands]

    @MainActor var commandsView: AnyView {
        let views = commands.map { $0.view }
        return AnyView(ForEach(views.indices, id: \.self) { views[$0] })
    }
}

extension Optional: Commands where Wrapped: Commands {}

extension Optional: PrimitiveCommands where Wrapped: Commands {
    @MainActor var commandsView: AnyView { self?.view ?? AnyView(EmptyView()) }
}

extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {}

extension _ConditionalContent: PrimitiveCommands where TrueContent: Commands, FalseContent: Commands {
    @MainActor var commandsView: AnyView {
        switch storage {
        case .trueContent(let content): AnyView(content.view.id(true))
        case .falseContent(let content): AnyView(content.view.id(false))
        }
    }
}
