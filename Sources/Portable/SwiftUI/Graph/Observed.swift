@_spi(SwiftUI) import Observation

/// Evaluates with `@Observable` tracking: later changes of what was read mark the node.
enum Observed {
    @MainActor
    static func evaluate<T>(for node: ViewNode, _ body: () -> T) -> T {
        let observer = Observer(node)
        // Unlike the public function this tells of every change: a second one before the node has followed the first may
        // ask for another animation.
        return withObservationTracking(body, willSet: { observer.willChange($0) }, didSet: { observer.didChange($0) })
    }
}

/// Hears of changes of what one evaluation has read, until the node is evaluated again.
private final class Observer: Sendable {
    private let reference: WeakNode
    /// Which mark of the node the first change was.
    @MainActor private var mark: Int?

    @MainActor init(_ node: ViewNode) { reference = WeakNode(node) }

    /// Announced before the value changes: on the main thread the change goes with the transaction of whoever makes it.
    func willChange(_ tracking: ObservationTracking) {
        if MainActorCheck.isCurrent { MainActor.assumeIsolated { follow(tracking) } }
    }

    /// Announced when the value has changed: only then may the main thread look at what another one writes.
    func didChange(_ tracking: ObservationTracking) {
        if !MainActorCheck.isCurrent { MainActorCheck.run { self.follow(tracking) } }
    }

    @MainActor private func follow(_ tracking: ObservationTracking) {
        guard let node = reference.node, mark == nil || node.isDirty && node.markCount == mark else {
            return tracking.cancel()
        }
        node.objectChanges()
        mark = node.markCount
    }
}

extension ViewNode {
    /// Runs a closure that makes views; a later change of the state that it reads marks the node.
    final func evaluated<T>(_ make: () -> T) -> T {
        let outer = ViewGraph.evaluating
        ViewGraph.evaluating = self
        defer { ViewGraph.evaluating = outer }
        return Observed.evaluate(for: self, make)
    }
}

/// A reference to a node that other threads may hold, but only the main actor opens.
final class WeakNode: @unchecked Sendable {
    private weak var storage: ViewNode?

    @MainActor init(_ node: ViewNode) { storage = node }

    @MainActor var node: ViewNode? { storage }
}
