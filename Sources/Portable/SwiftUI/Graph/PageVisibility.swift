/// The visibility of a page of a stack or a tab: covered pages stay alive, but have disappeared.
/// So do elements of lazy containers that have scrolled out of view.
@MainActor
final class PageVisibility {
    /// The objects that upper floors keep for the page.
    let attachments = Attachments()
    private let outer: PageVisibility?
    private var isShown = true
    /// In the order in which they have come, which is that of the views, inner ones first.
    private var observers: [WeakObserver] = []
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

    /// True if its stack or tab view shows the page.
    var isOnTop: Bool { isShown }

    /// True if the page and its enclosing pages are shown.
    var isVisible: Bool { isShown && outer?.isVisible ?? true }

    func observe(_ node: any PageVisibilityObserver) {
        // Rows that are scrolled through come and go without end.
        if observers.count >= capacity {
            observers.removeAll { $0.node == nil }
            capacity = max(64, 2 * observers.count)
        }
        observers.append(WeakObserver(node: node))
    }

    /// The number of observers at which those that are gone are removed.
    private var capacity = 64

    /// The number of registered observers; tests assert on it.
    var observerCount: Int { observers.count }

    /// Shows or covers the page; those in it hear of it after the update.
    func show(_ isShown: Bool, in graph: ViewGraph) {
        guard isShown != self.isShown else { return }
        graph.preferencesDidChange()
        setShown(isShown, in: graph)
    }

    /// Notifies observers that an element of a lazy container has come into view or left it.
    func setShown(_ isShown: Bool, in graph: ViewGraph) {
        guard isShown != self.isShown else { return }
        self.isShown = isShown
        let notify = { [weak self] in
            guard let self else { return }
            for node in self.observersInOrder { node.visibilityDidChange() }
        }
        // The new page appears before the old one disappears, in both directions of navigation: pages that are pushed
        // or come back, tabs.
        if isShown { graph.afterUpdate(notify) } else { graph.afterArrivals(notify) }
    }

    /// The observers of this page and of the pages on it, inner ones first, as when they first appeared.
    private var observersInOrder: [any PageVisibilityObserver] {
        var nodes: [any PageVisibilityObserver] = []
        gather(&nodes)
        let all = Set(nodes.map { ObjectIdentifier($0) })
        var within: [ObjectIdentifier: [any PageVisibilityObserver]] = [:]
        var outermost: [any PageVisibilityObserver] = []
        for node in nodes {
            var parent = node.parent
            while let current = parent, !all.contains(ObjectIdentifier(current)) { parent = current.parent }
            if let parent { within[ObjectIdentifier(parent), default: []].append(node) } else { outermost.append(node) }
        }
        var result: [any PageVisibilityObserver] = []
        func add(_ nodes: [any PageVisibilityObserver]) {
            for node in nodes {
                if let inner = within[ObjectIdentifier(node)] { add(inner) }
                result.append(node)
            }
        }
        add(outermost)
        return result
    }

    private func gather(_ nodes: inout [any PageVisibilityObserver]) {
        // Removed nodes notify by themselves; nodes above them may be gone already.
        observers.removeAll { $0.node?.isAlive != true }
        nodes += observers.compactMap(\.node)
        inner.removeAll { $0.page == nil }
        for reference in inner { reference.page?.gather(&nodes) }
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
