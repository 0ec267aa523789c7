@_spi(SwiftUI) import Observation
import Synchronization

/// Evaluates with `@Observable` tracking: later changes of what was read mark the node.
enum Observed {
    /// The types of nodes that have read objects. Only their evaluations need an end, which takes time.
    @MainActor private static var readers: Set<ObjectIdentifier> = []

    /// How many evaluations objects may tell of changes, for tests: what is evaluated again and again must not add to them.
    static var rememberedEvaluations: Int { Observer.count.load(ordering: .relaxed) }

    /// - Returns: what the closure makes, and what it has read. The node hears of changes as long as that is kept.
    @MainActor
    static func evaluate<T>(for node: ViewNode, _ body: () -> T) -> (value: T, reads: ObservedReads?) {
        let type = ObjectIdentifier(Swift.type(of: node))
        let isReader = readers.contains(type)
        var observer = Observer(node, hasEnd: isReader)
        // Unlike the public function this tells of every change: a second one before the node has followed the first may
        // ask for another animation.
        let value = track(observer, body)
        // Nobody keeps the observer where nothing was read.
        if isKnownUniquelyReferenced(&observer) { return (value, nil) }
        if isReader { return (value, ObservedReads(observer)) }
        readers.insert(type)
        return (value, nil)
    }

    @MainActor
    private static func track<T>(_ observer: Observer, _ body: () -> T) -> T {
        withObservationTracking {
            observer.readEnd()
            return body()
        } willSet: {
            observer.willChange($0)
        } didSet: {
            observer.didChange($0)
        }
    }
}

/// What an evaluation has read of objects. They remember who has read them until they change, so that whoever lets go of
/// what was made from them must say so: this does when it is let go of.
final class ObservedReads: Sendable {
    private let observer: Observer

    fileprivate init(_ observer: Observer) { self.observer = observer }

    deinit { observer.end() }
}

/// Hears of changes of what one evaluation has read.
private final class Observer: Observable, Sendable {
    private let reference: WeakNode
    /// Which mark of the node the first change was.
    @MainActor private var mark: Int?
    /// For a property that every evaluation reads and whose change is its end: the only way to a tracking's handle.
    private let registrar: ObservationRegistrar?
    private let hasEnded = Atomic(false)

    private var endProperty: Bool { hasEnded.load(ordering: .relaxed) }

    static let count = Atomic(0)

    @MainActor init(_ node: ViewNode, hasEnd: Bool) {
        reference = WeakNode(node)
        registrar = hasEnd ? ObservationRegistrar() : nil
        Self.count.add(1, ordering: .relaxed)
    }

    deinit { Self.count.subtract(1, ordering: .relaxed) }

    func readEnd() { registrar?.access(self, keyPath: \.endProperty) }

    func end() {
        hasEnded.store(true, ordering: .relaxed)
        registrar?.willSet(self, keyPath: \.endProperty)
    }

    /// Announced before the value changes: on the main thread the change goes with the transaction of whoever makes it.
    func willChange(_ tracking: ObservationTracking) {
        if hasEnded.load(ordering: .relaxed) { return tracking.cancel() }
        if MainActorCheck.isCurrent { MainActor.assumeIsolated { follow(tracking) } }
    }

    /// Announced when the value has changed: only then may the main thread look at what another one writes, and only
    /// now can what has been evaluated since the announcement, to show earlier changes before this one, see the value.
    func didChange(_ tracking: ObservationTracking) {
        guard MainActorCheck.isCurrent else { return MainActorCheck.run { self.followLate(tracking) } }
        MainActor.assumeIsolated {
            if mark == nil, !hasEnded.load(ordering: .relaxed) { follow(tracking) }
        }
    }

    /// Follows a change that another thread has made meanwhile. The node may have been evaluated since, with the value
    /// from before: an evaluation hears only of what changes after its end. Whoever heard it therefore marks the node.
    @MainActor private func followLate(_ tracking: ObservationTracking) {
        let isEvaluatedSince = mark != nil && reference.node?.isDirty == false
        follow(tracking)
        if isEvaluatedSince { reference.node?.objectChanges() }
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
    /// - Returns: what it makes, and what it has read of objects. Whoever keeps the one keeps the other.
    final func observed<T>(_ make: () -> T) -> (value: T, reads: ObservedReads?) {
        let outer = ViewGraph.evaluating
        ViewGraph.evaluating = self
        defer { ViewGraph.evaluating = outer }
        return Observed.evaluate(for: self, make)
    }

    /// The same for what the node evaluates as a whole: what was read before counts no more.
    final func evaluated<T>(_ make: () -> T) -> T {
        let (value, reads) = observed(make)
        self.reads = reads
        return value
    }
}

/// A reference to a node that other threads may hold, but only the main actor opens.
final class WeakNode: @unchecked Sendable {
    private weak var storage: ViewNode?

    @MainActor init(_ node: ViewNode) { storage = node }

    @MainActor var node: ViewNode? { storage }
}
