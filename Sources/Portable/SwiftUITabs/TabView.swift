import SwiftUICore

/// Several views of which one is shown, chosen in a bar at the bottom or by swiping.
public struct TabView<SelectionValue, Content>: View where SelectionValue: Hashable, Content: View {
    private let selection: Binding<SelectionValue>?
    private let content: Content
    /// The chosen tab of a view that nobody else chooses for.
    @State private var ownSelection: AnyHashable?
    @State private var swipe = TabSwipe()
    @Environment(\.tabViewStyle) private var style
    @Environment(\.tabsAdaptToSidebar) private var adaptsToSidebar
    @Environment(\.horizontalSizeClass) private var sizeClass

    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, described: content())
    }

    private init(selection: Binding<SelectionValue>?, described content: Content) {
        self.selection = selection
        self.content = content
    }

    private var chosen: AnyHashable? { selection.map { AnyHashable($0.wrappedValue) } ?? ownSelection }

    private func choose(_ value: AnyHashable) {
        if let selection {
            if let value = value.base as? SelectionValue { selection.wrappedValue = value }
        } else {
            ownSelection = value
        }
    }

    @MainActor public var body: some View {
        if adaptsToSidebar, let listing = content as? any TabListing {
            let showsSidebar = sizeClass == .regular
            HStack(spacing: 0) {
                if showsSidebar {
                    TabSidebar(list: listing.tabList, chosen: chosen, choose: choose)
                    Divider().ignoresSafeArea()
                }
                host(showsBar: !showsSidebar)
            }
        } else {
            host(showsBar: true)
        }
    }

    @MainActor private func host(showsBar: Bool) -> some View {
        TabHost(
            chosen: chosen, accepts: { selection == nil || $0.base is SelectionValue }, style: style, swipe: swipe,
            showsBar: showsBar, choose: choose, content: content
        )
        .contentShape(Rectangle())
        .gesture(
            DragGesture().onChanged { swipe.follow($0) }.onEnded { swipe.end($0) },
            including: style == .bar ? .subviews : .all)
    }
}

@available(iOS 18.0, *)
extension TabView {
    /// A tab view of tabs that are chosen by their values.
    public init<C>(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C)
    where Content == TabContentBuilder<SelectionValue>.Content<C>, C: TabContent {
        self.init(selection: selection, described: TabContentBuilder<SelectionValue>.Content(content: content()))
    }

    /// A tab view of tabs without values, which chooses one itself.
    public init<C>(@TabContentBuilder<Never> content: () -> C)
    where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C: TabContent {
        self.init(selection: nil, described: TabContentBuilder<Never>.Content(content: content()))
    }
}

extension TabView where SelectionValue == Int {
    public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

// MARK: Styles

/// The appearance of tab views.
@MainActor @preconcurrency
public protocol TabViewStyle {}

/// A bar with tabs at the bottom.
public struct DefaultTabViewStyle: TabViewStyle {
    public init() {}
}

/// A bar with tabs in narrow windows, and a sidebar with them in wide ones.
@available(iOS 18.0, *)
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    public init() {}
}

/// A bar with tabs, however wide the window is.
@available(iOS 18.0, *)
public struct TabBarOnlyTabViewStyle: TabViewStyle {
    public init() {}
}

/// Pages side by side that are swiped, with dots below.
public struct PageTabViewStyle: TabViewStyle {
    /// Visibility of the dots.
    public struct IndexDisplayMode: Sendable {
        fileprivate let name: String

        /// Dots that are shown if there are several pages.
        public static let automatic = IndexDisplayMode(name: "automatic")
        public static let always = IndexDisplayMode(name: "always")
        public static let never = IndexDisplayMode(name: "never")
    }

    fileprivate let mode: IndexDisplayMode

    public init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic) {
        mode = indexDisplayMode
    }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: PageTabViewStyle { PageTabViewStyle() }

    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

/// The appearance of page dots.
public protocol IndexViewStyle {}

/// Dots, one for each page.
public struct PageIndexViewStyle: IndexViewStyle {
    /// Visibility of the background behind the dots.
    public struct BackgroundDisplayMode: Sendable {
        fileprivate let background: IndexBackground

        /// A background while the dots are touched, as in UIKit's page controls.
        public static let automatic = BackgroundDisplayMode(background: .interactive)
        public static let interactive = BackgroundDisplayMode(background: .interactive)
        public static let always = BackgroundDisplayMode(background: .always)
        public static let never = BackgroundDisplayMode(background: .never)
    }

    fileprivate let mode: BackgroundDisplayMode

    nonisolated public init(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode = .automatic) {
        mode = backgroundDisplayMode
    }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

/// The style in the environment.
enum TabStyleKind: Equatable {
    case bar
    case pages(showsDots: Bool?)
}

private struct TabViewStyleKey: EnvironmentKey { static var defaultValue: TabStyleKind { .bar } }

private struct TabsAdaptToSidebarKey: EnvironmentKey { static var defaultValue: Bool { false } }

/// Visibility of the background behind the dots of pages.
enum IndexBackground {
    case always, never
    /// A background while a finger is on the dots.
    case interactive
}

private struct IndexBackgroundKey: EnvironmentKey { static var defaultValue: IndexBackground { .interactive } }

extension EnvironmentValues {
    var tabViewStyle: TabStyleKind {
        get { self[TabViewStyleKey.self] }
        set { self[TabViewStyleKey.self] = newValue }
    }

    /// True if tabs stand in a sidebar in wide windows.
    var tabsAdaptToSidebar: Bool {
        get { self[TabsAdaptToSidebarKey.self] }
        set { self[TabsAdaptToSidebarKey.self] = newValue }
    }

    /// Visibility of the background behind the dots of pages.
    var indexBackground: IndexBackground {
        get { self[IndexBackgroundKey.self] }
        set { self[IndexBackgroundKey.self] = newValue }
    }
}

extension View {
    /// The look of tab views in this view and below.
    nonisolated public func tabViewStyle<S>(_ style: S) -> some View where S: TabViewStyle {
        let kind: TabStyleKind
        if let pages = style as? PageTabViewStyle {
            kind = .pages(showsDots: pages.mode.name == "automatic" ? nil : pages.mode.name == "always")
        } else {
            kind = .bar
        }
        let adaptsToSidebar = style is SidebarAdaptableTabViewStyle
        return environment(\.tabViewStyle, kind).environment(\.tabsAdaptToSidebar, adaptsToSidebar)
    }

    /// The look of the dots of pages in this view and below.
    nonisolated public func indexViewStyle<S>(_ style: S) -> some View where S: IndexViewStyle {
        environment(\.indexBackground, (style as? PageIndexViewStyle)?.mode.background ?? .interactive)
    }
}

@available(*, unavailable)
extension DefaultTabViewStyle: Sendable {}

@available(*, unavailable)
extension SidebarAdaptableTabViewStyle: Sendable {}

@available(*, unavailable)
extension TabBarOnlyTabViewStyle: Sendable {}

@available(*, unavailable)
extension PageTabViewStyle: Sendable {}

@available(*, unavailable)
extension TabView: Sendable {}
