import SwiftUICore
import SwiftUILists

/// Tabs of a tab view.
@available(iOS 18.0, *)
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    /// The type of the value by which a tab is chosen; `Never` for tabs without values.
    associatedtype TabValue: Hashable where Self.TabValue == Self.Body.TabValue
    associatedtype Body: TabContent

    /// The tabs that these consist of.
    @TabContentBuilder<Self.TabValue> var body: Self.Body { get }

    /// The tabs and sections as the tab view shows them.
    static func _tabs(_ content: Self) -> _TabList
}

@available(iOS 18.0, *)
extension TabContent {
    public static func _tabs(_ content: Self) -> _TabList { Body._tabs(content.body) }
}

/// Tabs and sections of tabs, in order.
@available(iOS 18.0, *)
public struct _TabList {
    var items: [TabListItem] = []

    init(items: [TabListItem]) { self.items = items }

    /// The tabs with a step on the way to them, which tells equal ones apart.
    func within(_ step: AnyHashable) -> _TabList { changed { $0.path.insert(step, at: 0) } }

    /// The list with each tab changed.
    func changed(_ change: (inout TabPage) -> Void) -> _TabList {
        var result = self
        for index in result.items.indices {
            for page in result.items[index].pages.indices { change(&result.items[index].pages[page]) }
        }
        return result
    }

    /// The list with each section changed, and each tab outside of one.
    func changedItems(_ change: (inout TabListItem) -> Void) -> _TabList {
        var result = self
        for index in result.items.indices { change(&result.items[index]) }
        return result
    }
}

/// A tab, or the tabs of a section.
struct TabListItem {
    var pages: [TabPage]
    /// The title of a section; nil for one without, and outside of sections.
    var header: AnyView?
    /// True for a section.
    var isSection = false
    /// The buttons below a section in a sidebar.
    var actions: AnyView?
}

/// A tab as its tab view shows it.
struct TabPage: Identifiable {
    /// The value by which the tab is chosen; nil for none.
    let value: AnyHashable?
    let label: AnyView
    let content: AnyView
    let isSearch: Bool
    /// The way to the tab in the content that it is part of.
    var path: [AnyHashable] = []
    var badge: Badge?
    var isHidden = false
    var placement = TabPlacement.automatic
    /// Changes of the label: its accessibility and its menus.
    var decorations: [(AnyView) -> AnyView] = []
    /// Changes of the row in a sidebar alone.
    var rowDecorations: [(AnyView) -> AnyView] = []

    var id: AnyHashable { value ?? AnyHashable(path) }

    /// The label in the bar.
    @MainActor var barLabel: AnyView { decorations.reduce(label) { $1($0) } }

    /// The label in a sidebar.
    @MainActor var rowLabel: AnyView { rowDecorations.reduce(barLabel) { $1($0) } }
}

/// Several tabs, one after the other.
@available(iOS 18.0, *)
nonisolated struct TabPair<First: TabContent, Second: TabContent>: TabContent where First.TabValue == Second.TabValue {
    typealias TabValue = First.TabValue

    let first: First
    let second: Second

    @MainActor var body: TabPair<First, Second> { return self }

    @MainActor static func _tabs(_ content: Self) -> _TabList {
        _TabList(
            items: First._tabs(content.first).within(0).items + Second._tabs(content.second).within(1).items)
    }
}

/// No tabs.
@available(iOS 18.0, *)
nonisolated struct NoTabs<TabValue: Hashable>: TabContent {
    @MainActor var body: NoTabs<TabValue> { return self }

    @MainActor static func _tabs(_ content: Self) -> _TabList { _TabList(items: []) }
}

@available(iOS 18.0, *)
extension Optional: TabContent where Wrapped: TabContent {
    @_documentation(visibility: internal)
    public typealias TabValue = Wrapped.TabValue

    @_documentation(visibility: internal)
    @_implements(TabContent,Body)
    public typealias _TabBody = Wrapped?

    @_documentation(visibility: internal)
    @_implements(TabContent,body)
    public var _tabBody: Wrapped? { self }

    public static func _tabs(_ content: Self) -> _TabList {
        content.map { Wrapped._tabs($0) } ?? _TabList(items: [])
    }
}

@available(iOS 18.0, *)
extension _ConditionalContent: TabContent
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
    @_documentation(visibility: internal)
    public typealias TabValue = TrueContent.TabValue

    @_documentation(visibility: internal)
    @_implements(TabContent,Body)
    public typealias _TabBody = _ConditionalContent<TrueContent, FalseContent>

    @_documentation(visibility: internal)
    @_implements(TabContent,body)
    public var _tabBody: _ConditionalContent<TrueContent, FalseContent> { self }

    public static func _tabs(_ content: Self) -> _TabList {
        switch content.storage {
        case .trueContent(let content): TrueContent._tabs(content).within(0)
        case .falseContent(let content): FalseContent._tabs(content).within(1)
        }
    }
}

@available(iOS 18.0, *)
extension Group: TabContent where Content: TabContent {
    @_documentation(visibility: internal)
    public typealias TabValue = Content.TabValue

    @_documentation(visibility: internal)
    @_implements(TabContent,Body)
    public typealias _TabBody = Group<Content>

    @_documentation(visibility: internal)
    @_implements(TabContent,body)
    public var _tabBody: Group<Content> { self }

    /// Tabs that are changed together.
    @_documentation(visibility: internal)
    nonisolated public init<Value>(@TabContentBuilder<Value> content: () -> Content) where Value == Content.TabValue {
        self.init(described: content())
    }

    public static func _tabs(_ content: Self) -> _TabList { Content._tabs(content.content) }
}

@available(iOS 18.0, *)
extension ForEach: TabContent where Content: TabContent {
    @_documentation(visibility: internal)
    public typealias TabValue = Content.TabValue

    @_documentation(visibility: internal)
    @_implements(TabContent,Body)
    public typealias _TabBody = ForEach<Data, ID, Content>

    @_documentation(visibility: internal)
    @_implements(TabContent,body)
    public var _tabBody: ForEach<Data, ID, Content> { self }

    /// A tab for each element of a collection.
    @_documentation(visibility: internal)
    nonisolated public init<V>(
        _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    ) where ID == Data.Element.ID, V == Content.TabValue, Data.Element: Identifiable {
        self.init(data: data, content: content, identity: { $0.id })
    }

    /// A tab for each element of a collection.
    @_documentation(visibility: internal)
    nonisolated public init<V>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TabValue {
        self.init(data: data, content: content, identity: { $0[keyPath: id] })
    }

    public static func _tabs(_ content: Self) -> _TabList {
        _TabList(
            items: content.data.flatMap { element in
                Content._tabs(content.content(element)).within(AnyHashable(content.identity(element))).items
            })
    }
}
