import SwiftUICore
import SwiftUILists

/// Builds the tabs of a tab view.
@available(iOS 18.0, *)
@resultBuilder
public struct TabContentBuilder<TabValue> where TabValue: Hashable {
    nonisolated public static func buildExpression(_ content: some TabContent<TabValue>) -> some TabContent<TabValue> {
        content
    }

    @available(*, unavailable, message: "this expression does not conform to 'TabContent'")
    @_disfavoredOverload
    nonisolated public static func buildExpression(_ invalid: Any) -> some TabContent<TabValue> { NoTabs<TabValue>() }

    nonisolated public static func buildBlock(_ content: some TabContent<TabValue>) -> some TabContent<TabValue> {
        content
    }

    nonisolated public static func buildIf(
        _ content: (some TabContent<TabValue>)?
    ) -> (some TabContent<TabValue>)? { content }

    nonisolated public static func buildEither<T, F>(
        first: T
    ) -> _ConditionalContent<T, F>
    where TabValue == T.TabValue, T: TabContent, F: TabContent, T.TabValue == F.TabValue {
        _ConditionalContent(storage: .trueContent(first))
    }

    nonisolated public static func buildEither<T, F>(
        second: F
    ) -> _ConditionalContent<T, F>
    where TabValue == T.TabValue, T: TabContent, F: TabContent, T.TabValue == F.TabValue {
        _ConditionalContent(storage: .falseContent(second))
    }

    nonisolated public static func buildLimitedAvailability<T>(
        _ content: T
    ) -> some TabContent<T.TabValue> where T: TabContent { content }

    /// The views of tabs, each with its label, its value and its badge.
    @_documentation(visibility: internal)
    public struct Content<C>: View where TabValue == C.TabValue, C: TabContent {
        let content: C

        init(content: C) { self.content = content }

        public var body: some View {
            ForEach(C._tabs(content).barPages) { page in
                TabPageView(page: page)
            }
        }
    }
}

@available(iOS 18.0, *)
extension TabContentBuilder.Content: TabListing {
    var tabList: _TabList { C._tabs(content) }
}

/// A view that knows its tabs.
@MainActor
protocol TabListing {
    var tabList: _TabList { get }
}

@available(iOS 18.0, *)
extension _TabList {
    /// The tabs in the order of a bar: those that search stand last.
    var barPages: [TabPage] {
        let pages = items.flatMap(\.pages).filter { !$0.isHidden }
        func order(_ page: TabPage) -> Int { page.isSearch ? 2 : page.placement.order }
        return pages.enumerated().sorted { (order($0.element), $0.offset) < (order($1.element), $1.offset) }
            .map(\.element)
    }
}

/// The view of a tab.
private struct TabPageView: View {
    let page: TabPage

    var body: some View {
        page.content
            .tabItem { page.barLabel }
            .tag(page.id)
            .layoutValue(key: BadgeKey.self, value: page.badge)
    }
}
