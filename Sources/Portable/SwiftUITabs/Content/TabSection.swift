import SwiftUICore

/// Tabs under a title of their own in a sidebar; in a bar they stand among the others.
@available(iOS 18.0, *)
nonisolated public struct TabSection<Header, Content, Footer, SelectionValue> {
    let header: Header
    let content: Content
    let footer: Footer
}

@available(iOS 18.0, *)
extension TabSection: TabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue == Content.TabValue {
    public typealias TabValue = Content.TabValue
    public typealias Body = TabSection<Header, Content, Footer, SelectionValue>

    @MainActor public var body: TabSection<Header, Content, Footer, SelectionValue> { return self }

    @MainActor public static func _tabs(_ content: Self) -> _TabList {
        let pages = Content._tabs(content.content).items.flatMap(\.pages)
        let header = Header.self == EmptyView.self ? nil : AnyView(content.header)
        return _TabList(items: [TabListItem(pages: pages, header: header, isSection: true)])
    }
}

@available(iOS 18.0, *)
extension TabSection where Header: View, Footer == EmptyView, Content: TabContent, SelectionValue: Hashable {
    @_documentation(visibility: internal)
    nonisolated public init(
        @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
    ) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    @_documentation(visibility: internal)
    nonisolated public init<V>(
        @TabContentBuilder<V?> content: () -> Content, @ViewBuilder header: () -> Header
    ) where SelectionValue == V?, V: Hashable {
        self.init(header: header(), content: content(), footer: EmptyView())
    }
}

@available(iOS 18.0, *)
extension TabSection where Header == EmptyView, Footer == EmptyView, Content: TabContent, SelectionValue: Hashable {
    @_documentation(visibility: internal)
    nonisolated public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }

    @_documentation(visibility: internal)
    nonisolated public init<V>(
        @TabContentBuilder<V?> content: () -> Content
    ) where SelectionValue == V?, V: Hashable {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

@available(iOS 18.0, *)
extension TabSection where Header == Text, Footer == EmptyView, Content: TabContent, SelectionValue: Hashable {
    @_documentation(visibility: internal)
    @_disfavoredOverload
    nonisolated public init<S>(
        _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
    ) where S: StringProtocol {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }

    @_documentation(visibility: internal)
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
    ) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    @_documentation(visibility: internal)
    @_disfavoredOverload
    nonisolated public init<V, S>(
        _ title: S, @TabContentBuilder<V?> content: () -> Content
    ) where SelectionValue == V?, V: Hashable, S: StringProtocol {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }

    @_documentation(visibility: internal)
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, @TabContentBuilder<V?> content: () -> Content
    ) where SelectionValue == V?, V: Hashable {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }
}

@available(*, unavailable)
extension TabSection: Sendable {}
