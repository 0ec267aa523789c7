import Foundation

/// One tree of views with its state: what a window, an image renderer or a test host shows.
///
/// A state write marks the nodes that read the value. ``flush()`` re-evaluates those from the root down; what did not
/// change is skipped. Geometry is invalidated along the way and computed when somebody asks for it.
@MainActor
final class ViewGraph {
    /// The node whose body is being evaluated; reads of state register with it.
    static var evaluating: ViewNode?

    private var dirty: [ViewNode] = []
    private var staleContainers: [any ContainerNode] = []
    private var actionsAfterUpdate: [() -> Void] = []
    private(set) var isUpdating = false

    /// How many bodies have been evaluated since the graph was made; tests assert on differences.
    var bodyEvaluations = 0

    /// Called when the first change arrives after everything was settled, so that a host can schedule an update.
    var onInvalidate: (() -> Void)?

    /// How often one flush may find new dirty nodes before it gives up on a body that never settles.
    static let updateBound = 100

    func markDirty(_ node: ViewNode) {
        let wasSettled = dirty.isEmpty
        dirty.append(node)
        if wasSettled, !isUpdating { onInvalidate?() }
    }

    /// Remembers that a container's content has other boxes than before.
    func markStale(_ container: any ContainerNode) { staleContainers.append(container) }

    /// Runs an action once the current update has settled (appearance, change and preference callbacks).
    func afterUpdate(_ action: @escaping () -> Void) { actionsAfterUpdate.append(action) }

    var needsUpdate: Bool { !dirty.isEmpty || !staleContainers.isEmpty || !actionsAfterUpdate.isEmpty }

    /// Re-evaluates all that is marked until nothing is left.
    func flush() {
        guard !isUpdating else { return }
        isUpdating = true
        defer { isUpdating = false }
        var rounds = 0
        while needsUpdate {
            rounds += 1
            if rounds > Self.updateBound {
                let culprit = dirty.first.map { $0.typeName } ?? "an action"
                Log.warning("The view tree did not settle after \(Self.updateBound) rounds; last changed by \(culprit)")
                dirty.removeAll()
                actionsAfterUpdate.removeAll()
                break
            }
            let nodes = dirty.sorted { $0.depth < $1.depth }
            dirty.removeAll(keepingCapacity: true)
            for node in nodes where node.isAlive && node.isDirty { node.reevaluate() }
            syncContainers()
            let actions = actionsAfterUpdate
            actionsAfterUpdate.removeAll()
            for action in actions { action() }
        }
    }

    /// Hands containers the boxes that their content now has.
    func syncContainers() {
        while let container = staleContainers.popLast() { container.syncContainer() }
    }
}

/// A node that gathers the boxes of its content into one box of its own.
@MainActor
protocol ContainerNode: AnyObject {
    func syncContainer()
}
