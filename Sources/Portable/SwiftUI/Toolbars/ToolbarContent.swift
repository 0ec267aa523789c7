/// Items of toolbars.
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent

    /// The items that this one is composed of.
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// Items of toolbars that people may arrange.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Self.Body: CustomizableToolbarContent {}

/// One item, or a group of them, as a bar shows it.
struct ToolbarEntry {
    let id: String?
    let placement: ToolbarItemPlacement.Kind
    let view: AnyView
    /// Whether the view is the menu of the title.
    var isTitleMenu = false
    /// Of the view that the toolbar was given to.
    var environment = EnvironmentValues()
}

/// Content that the module knows how to show.
@MainActor
protocol ToolbarPrimitive {
    var entries: [ToolbarEntry] { get }
}

extension ToolbarContent {
    /// All items, in order.
    @MainActor var allEntries: [ToolbarEntry] { (self as? any ToolbarPrimitive)?.entries ?? body.allEntries }
}

extension Never: ToolbarContent, CustomizableToolbarContent {}

extension ToolbarContent where Body == Never {
    /// Items that the module shows itself are never asked for a body.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Makes one toolbar content of the statements of a closure.
@resultBuilder
public struct ToolbarContentBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: ToolbarContent {
        content
    }

    public static func buildExpression<Content>(_ content: Content) -> Content
    where Content: CustomizableToolbarContent {
        content
    }

    public static func buildBlock<Content>(_ content: Content) -> some ToolbarContent where Content: ToolbarContent {
        content
    }

    public static func buildBlock<Content>(_ content: Content) -> some CustomizableToolbarContent
    where Content: CustomizableToolbarContent {
        content
    }

    @_disfavoredOverload
    public static func buildBlock<each Content>(_ content: repeat each Content) -> some ToolbarContent
    where repeat each Content: ToolbarContent {
        var contents: [any ToolbarContent] = []
        repeat contents.append(each content)
        return TupleToolbarContent(contents: contents)
    }

    @_disfavoredOverload
    public static func buildBlock<each Content>(_ content: repeat each Content) -> some CustomizableToolbarContent
    where repeat each Content: CustomizableToolbarContent {
        var contents: [any ToolbarContent] = []
        repeat contents.append(each content)
        return TupleToolbarContent(contents: contents)
    }

    public static func buildIf<Content>(_ content: Content?) -> Content? where Content: ToolbarContent { content }

    public static func buildIf<Content>(_ content: Content?) -> Content? where Content: CustomizableToolbarContent {
        content
    }

    public static func buildEither<TrueContent, FalseContent>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent>
    where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
        _ConditionalContent(storage: .trueContent(first))
    }

    public static func buildEither<TrueContent, FalseContent>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent>
    where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
        _ConditionalContent(storage: .falseContent(second))
    }

    public static func buildLimitedAvailability<Content>(_ content: Content) -> some ToolbarContent
    where Content: ToolbarContent {
        content
    }
}

/// Several contents in a row.
nonisolated struct TupleToolbarContent: ToolbarContent, CustomizableToolbarContent, ToolbarPrimitive {
    typealias Body = Never

    let contents: [any ToolbarContent]

    @MainActor var entries: [ToolbarEntry] { contents.flatMap { $0.allEntries } }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension Optional: ToolbarPrimitive where Wrapped: ToolbarContent {
    var entries: [ToolbarEntry] { self?.allEntries ?? [] }
}

extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}

extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

extension _ConditionalContent: ToolbarPrimitive where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    var entries: [ToolbarEntry] {
        switch storage {
        case .trueContent(let content): content.allEntries
        case .falseContent(let content): content.allEntries
        }
    }
}

extension Group: ToolbarContent where Content: ToolbarContent {
    @_disfavoredOverload
    nonisolated public init(@ToolbarContentBuilder content: () -> Content) { self.content = content() }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension Group: ToolbarPrimitive where Content: ToolbarContent {
    var entries: [ToolbarEntry] { content.allEntries }
}
