/// The visibility of a branch of the view tree: covered branches stay alive, but have disappeared. So do elements of
/// lazy containers that have scrolled out of view.
@MainActor
package final class BranchVisibility {
    /// The objects that upper floors keep for the branch.
    package let attachments = Attachments()
    private let outer: BranchVisibility?
    private var isShown = true
    /// In the order in which they have come, which is that of the views, inner ones first.
    private var observers: [WeakObserver] = []
    private var inner: [WeakBranch] = []

    private struct WeakObserver {
        weak var node: (any BranchVisibilityObserver)?
    }

    private struct WeakBranch {
        weak var branch: BranchVisibility?
    }

    package init(outer: BranchVisibility?, isShown: Bool = true) {
        self.outer = outer
        self.isShown = isShown
        outer?.inner.append(WeakBranch(branch: self))
    }

    /// True if the container of the branch shows it.
    package var isOnTop: Bool { isShown }

    /// True if the branch and those around it are shown.
    package var isVisible: Bool { isShown && outer?.isVisible ?? true }

    package func observe(_ node: any BranchVisibilityObserver) {
        // Elements that are scrolled through come and go without end.
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

    /// Shows or covers the branch; its observers hear of it after the update.
    package func show(_ isShown: Bool, in graph: ViewGraph) {
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
        // The new branch appears before the old one disappears, in both directions of navigation.
        if isShown { graph.afterUpdate(notify) } else { graph.afterArrivals(notify) }
    }

    /// The observers of this branch and of the branches in it, inner ones first, as when they first appeared.
    private var observersInOrder: [any BranchVisibilityObserver] {
        var nodes: [any BranchVisibilityObserver] = []
        gather(&nodes)
        let all = Set(nodes.map { ObjectIdentifier($0) })
        var within: [ObjectIdentifier: [any BranchVisibilityObserver]] = [:]
        var outermost: [any BranchVisibilityObserver] = []
        for node in nodes {
            var parent = node.parent
            while let current = parent, !all.contains(ObjectIdentifier(current)) { parent = current.parent }
            if let parent { within[ObjectIdentifier(parent), default: []].append(node) } else { outermost.append(node) }
        }
        var result: [any BranchVisibilityObserver] = []
        func add(_ nodes: [any BranchVisibilityObserver]) {
            for node in nodes {
                if let inner = within[ObjectIdentifier(node)] { add(inner) }
                result.append(node)
            }
        }
        add(outermost)
        return result
    }

    private func gather(_ nodes: inout [any BranchVisibilityObserver]) {
        // Removed nodes notify by themselves; nodes above them may be gone already.
        observers.removeAll { $0.node?.isAlive != true }
        nodes += observers.compactMap(\.node)
        inner.removeAll { $0.branch == nil }
        for reference in inner { reference.branch?.gather(&nodes) }
    }
}

/// A node that acts when its branch is shown or covered.
@MainActor
package protocol BranchVisibilityObserver: ViewNode {
    func visibilityDidChange()
}

private struct BranchVisibilityKey: EnvironmentKey { static var defaultValue: BranchVisibility? { nil } }

extension EnvironmentValues {
    /// The branch that the view is in.
    package var branchVisibility: BranchVisibility? {
        get { self[BranchVisibilityKey.self] }
        set { self[BranchVisibilityKey.self] = newValue }
    }
}
