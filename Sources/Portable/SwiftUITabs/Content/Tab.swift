import SwiftUICore

/// A page of a tab view with its label, and the value by which it is chosen.
@available(iOS 18.0, *)
nonisolated public struct Tab<Value, Content, Label> {
    /// Nil for a tab without a value.
    let value: Value?
    let content: Content
    let label: Label
    let role: TabRole?

    init(value: Value?, role: TabRole?, content: Content, label: Label) {
        self.value = value
        self.role = role
        self.content = content
        self.label = label
    }
}

@available(iOS 18.0, *)
extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
    public typealias TabValue = Value
    public typealias Body = Tab<Value, Content, Label>

    @MainActor public var body: Tab<Value, Content, Label> { return self }

    @MainActor public static func _tabs(_ content: Self) -> _TabList {
        let page = TabPage(
            value: content.value.map { AnyHashable($0) }, label: AnyView(content.label),
            content: AnyView(content.content), isSearch: content.role == .search)
        return _TabList(items: [TabListItem(pages: [page])])
    }
}

@available(*, unavailable)
extension Tab: Sendable {}
