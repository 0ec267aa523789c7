/// Whether a page of a stack or a tab is the one that is shown: pages that are covered stay alive, but have disappeared.
/// So do elements of lazy containers that have scrolled out of view.
@MainActor
final class PageVisibility {
    /// Pages are edited each by itself.
    let editMode = EditModeScope()
    private let outer: PageVisibility?
    private var isShown = true
    private var observers: [ObjectIdentifier: WeakObserver] = [:]
    private var inner: [WeakPage] = []

    private struct WeakObserver {
        weak var node: (any PageVisibilityObserver)?
    }

    private struct WeakPage {
        weak var page: PageVisibility?
    }

    init(outer: PageVisibility?, isShown: Bool = true) {
        self.outer = outer
        self.isShown = isShown
        outer?.inner.append(WeakPage(page: self))
    }

    /// Whether the page is the one that its stack or tab view shows.
    var isOnTop: Bool { isShown }

    /// Whether the page and those that it is on are shown.
    var isVisible: Bool { isShown && outer?.isVisible ?? true }

    func observe(_ node: any PageVisibilityObserver) {
        // Rows that are scrolled through come and go without end.
        if observers.count >= capacity {
            observers = observers.filter { $0.value.node != nil }
            capacity = max(64, 2 * observers.count)
        }
        observers[ObjectIdentifier(node)] = WeakObserver(node: node)
    }

    /// How many observers there may be until those that are gone are forgotten.
    private var capacity = 64

    /// How many observers are remembered; tests assert on it.
    var observerCount: Int { observers.count }

    /// Shows or covers the page; those in it hear of it after the update.
    func show(_ isShown: Bool, in graph: ViewGraph) {
        guard isShown != self.isShown else { return }
        graph.preferencesDidChange()
        setShown(isShown, in: graph)
    }

    /// Says that an element of a lazy container has come into view or gone out of it.
    func setShown(_ isShown: Bool, in graph: ViewGraph) {
        guard isShown != self.isShown else { return }
        self.isShown = isShown
        graph.afterUpdate { [weak self] in self?.notify() }
    }

    private func notify() {
        observers = observers.filter { $0.value.node != nil }
        for node in observers.values.compactMap(\.node).sorted(by: { $0.depth > $1.depth }) {
            node.visibilityDidChange()
        }
        inner.removeAll { $0.page == nil }
        for reference in inner { reference.page?.notify() }
    }
}

/// A node that acts when its page is shown or covered.
@MainActor
protocol PageVisibilityObserver: ViewNode {
    func visibilityDidChange()
}

private struct PageVisibilityKey: EnvironmentKey { static var defaultValue: PageVisibility? { nil } }

extension EnvironmentValues {
    /// The page that the view is on.
    var pageVisibility: PageVisibility? {
        get { self[PageVisibilityKey.self] }
        set { self[PageVisibilityKey.self] = newValue }
    }
}
