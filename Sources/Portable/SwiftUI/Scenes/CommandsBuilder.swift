/// Puts commands together.
@_documentation(visibility: internal)
@resultBuilder
public struct CommandsBuilder {
    @_documentation(visibility: internal)
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: Commands { content }

    @_documentation(visibility: internal)
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }

    @_documentation(visibility: internal)
    public static func buildBlock<Content>(_ content: Content) -> Content where Content: Commands { content }

    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func buildBlock<each Content>(_ content: repeat each Content) -> some Commands
    where repeat each Content: Commands {
        var commands: [any Commands] = []
        repeat commands.append(each content)
        return CommandsList(commands: commands)
    }

    @_documentation(visibility: internal)
    public static func buildIf<Content>(_ content: Content?) -> Content? where Content: Commands { content }

    @_documentation(visibility: internal)
    public static func buildEither<TrueContent, FalseContent>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: Commands, FalseContent: Commands {
        _ConditionalContent(storage: .trueContent(first))
    }

    @_documentation(visibility: internal)
    public static func buildEither<TrueContent, FalseContent>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: Commands, FalseContent: Commands {
        _ConditionalContent(storage: .falseContent(second))
    }

    @_documentation(visibility: internal)
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
