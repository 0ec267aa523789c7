import SwiftUICore

/// Items of toolbars.
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent

    /// The items that this one is composed of.
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// Items of toolbars that people may arrange.
nonisolated public protocol CustomizableToolbarContent: ToolbarContent where Self.Body: CustomizableToolbarContent {}

/// An item, or a group of items, as a bar shows it.
struct ToolbarEntry {
    let id: String?
    let placement: ToolbarItemPlacement.Kind
    let view: AnyView
    /// The menu that may stand for a group with a label.
    var menu: AnyView?
    /// True if the view is the menu of the title.
    var isTitleMenu = false
    /// Environment of the view that the toolbar was attached to.
    var environment = EnvironmentValues()
    /// Identity of the item's node; nil for an entry that represents the whole toolbar.
    var node: Int?
}

extension ToolbarEntry {
    /// The item with another view.
    func showing(_ view: AnyView) -> ToolbarEntry {
        ToolbarEntry(id: id, placement: placement, view: view, environment: environment, node: node)
    }
}

/// Bars are made again only for other items: making them says that their boxes may be others, which is what bars look for.
extension ToolbarEntry: Equatable {
    static func == (lhs: ToolbarEntry, rhs: ToolbarEntry) -> Bool {
        lhs.id == rhs.id && lhs.node == rhs.node && lhs.placement == rhs.placement
            && lhs.isTitleMenu == rhs.isTitleMenu
            && lhs.view.storage === rhs.view.storage && lhs.menu?.storage === rhs.menu?.storage
            && lhs.environment.isIdentical(to: rhs.environment)
    }
}

/// Content that the module knows how to show.
@MainActor
protocol ToolbarPrimitive {
    /// A view that shows nothing and hands the items up.
    var itemsView: AnyView { get }
}

extension ToolbarContent {
    /// All items, in order, as a view that shows nothing and hands them up: so custom content has a place in the tree for its
    /// dynamic properties.
    @MainActor var toolbarItems: AnyView {
        (self as? any ToolbarPrimitive)?.itemsView
            ?? AnyView(ComposedToolbarContent(content: NestedDynamicProperties(value: self)))
    }
}

/// Custom content, in the tree.
private struct ComposedToolbarContent<Content: ToolbarContent>: View {
    let content: NestedDynamicProperties<Content>

    var body: some View { content.value.body.toolbarItems }
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

    @MainActor var itemsView: AnyView {
        let views = contents.map { $0.toolbarItems }
        return views.dropFirst().reduce(views.first ?? AnyView(EmptyView())) { items, next in
            AnyView(ItemPair(first: items, second: next))
        }
    }
}

private struct ItemPair: View {
    let first: AnyView
    let second: AnyView

    var body: some View {
        first
        second
    }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension Optional: ToolbarPrimitive where Wrapped: ToolbarContent {
    @MainActor var itemsView: AnyView { self?.toolbarItems ?? AnyView(EmptyView()) }
}

extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}

extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

extension _ConditionalContent: ToolbarPrimitive where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    /// Either content has state of its own.
    @MainActor var itemsView: AnyView {
        switch storage {
        case .trueContent(let content): AnyView(content.toolbarItems.id(true))
        case .falseContent(let content): AnyView(content.toolbarItems.id(false))
        }
    }
}

extension Group: ToolbarContent where Content: ToolbarContent {
    @_disfavoredOverload
    nonisolated public init(@ToolbarContentBuilder content: () -> Content) { self.init(described: content()) }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension Group: ToolbarPrimitive where Content: ToolbarContent {
    @MainActor var itemsView: AnyView { content.toolbarItems }
}
