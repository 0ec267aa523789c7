@_spi(SwiftUI) import Observation
import Synchronization

/// Evaluates with `@Observable` tracking: later changes of the observed properties mark the node as dirty.
enum Observed {
    /// The types of nodes that have read observable objects. Only their evaluations need an end, which costs time.
    @MainActor private static var readers: Set<ObjectIdentifier> = []
    /// The observer of an evaluation that has read nothing, for the next one. Most bodies read no observable object.
    @MainActor private static var spare: Observer?

    /// The number of evaluations that are registered with objects, for tests: repeated evaluation must not increase it.
    static var rememberedEvaluations: Int { Observer.count.load(ordering: .relaxed) }

    /// - Returns: the closure's result, and its dependencies. The node receives changes as long as these are kept.
    @MainActor
    static func evaluate<T>(for node: ViewNode, _ body: () -> T) -> (value: T, reads: ObservedReads?) {
        let type = ObjectIdentifier(Swift.type(of: node))
        let isReader = readers.contains(type)
        var observer = isReader ? Observer(hasEnd: true) : spare.take() ?? Observer(hasEnd: false)
        // Unlike the public function this reports every change: a second one before the node was re-evaluated for the
        // first may have another animation.
        let value = track(observer, body)
        // Without any dependencies the observer is not retained elsewhere.
        if isKnownUniquelyReferenced(&observer) {
            if !isReader { spare = observer }
            return (value, nil)
        }
        observer.begin(for: node)
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

/// The observed dependencies of an evaluation. Objects keep their observers until they change, so the owner of the
/// evaluation's result must end the observation; this does so when it is released.
package final class ObservedReads: Sendable {
    private let observer: Observer

    fileprivate init(_ observer: Observer) { self.observer = observer }

    deinit { observer.end() }
}

/// Receives changes of the dependencies of one evaluation.
private final class Observer: Observable, Sendable {
    /// The node; nil until its evaluation has ended. Objects report changes to the main actor, so after that.
    @MainActor private var reference: NodeReference?
    /// The node's mark count at the first change.
    @MainActor private var mark: Int?
    /// Registers a property that every evaluation reads and whose change ends the tracking: the only access to its
    /// handle.
    private let registrar: ObservationRegistrar?
    private let hasEnded = Atomic(false)

    private var endProperty: Bool { hasEnded.load(ordering: .relaxed) }

    /// The number of observers that objects know.
    static let count = Atomic(0)
    private let isCounted = Atomic(false)

    init(hasEnd: Bool) { registrar = hasEnd ? ObservationRegistrar() : nil }

    deinit {
        if isCounted.load(ordering: .relaxed) { Self.count.subtract(1, ordering: .relaxed) }
    }

    /// Begins to report changes to the node that was evaluated.
    @MainActor func begin(for node: ViewNode) {
        reference = node.reference
        isCounted.store(true, ordering: .relaxed)
        Self.count.add(1, ordering: .relaxed)
    }

    func readEnd() { registrar?.access(self, keyPath: \.endProperty) }

    func end() {
        hasEnded.store(true, ordering: .relaxed)
        registrar?.willSet(self, keyPath: \.endProperty)
    }

    /// Called before the value changes: on the main thread the change has the transaction that is current there.
    func willChange(_ tracking: ObservationTracking) {
        if hasEnded.load(ordering: .relaxed) { return tracking.cancel() }
        if MainActorCheck.isCurrent { MainActor.assumeIsolated { follow(tracking) } }
    }

    /// Called after the value has changed. Only then may the main thread read a value that another thread writes, and
    /// only then do evaluations since the first call, which apply earlier changes before this one, see the value.
    func didChange(_ tracking: ObservationTracking) {
        guard MainActorCheck.isCurrent else { return MainActorCheck.run { self.followLate(tracking) } }
        MainActor.assumeIsolated {
            if mark == nil, !hasEnded.load(ordering: .relaxed) { follow(tracking) }
        }
    }

    /// Handles a change made on another thread. The node may have been re-evaluated in the meantime with the old value,
    /// and that evaluation observes only changes after its end; so the earlier observer marks the node.
    @MainActor private func followLate(_ tracking: ObservationTracking) {
        let isEvaluatedSince = mark != nil && reference?.node?.isDirty == false
        follow(tracking)
        if isEvaluatedSince { reference?.node?.objectChanges() }
    }

    @MainActor private func follow(_ tracking: ObservationTracking) {
        guard let node = reference?.node, mark == nil || node.isDirty && node.markCount == mark else {
            return tracking.cancel()
        }
        node.objectChanges()
        mark = node.markCount
    }
}

extension ViewNode {
    /// Evaluates a closure that makes views; a later change of its dependencies marks the node as dirty.
    /// - Returns: the closure's result, and its observed dependencies, which must be kept together.
    package final func observed<T>(_ make: () -> T) -> (value: T, reads: ObservedReads?) {
        let outer = ViewGraph.evaluating
        ViewGraph.evaluating = self
        defer { ViewGraph.evaluating = outer }
        return Observed.evaluate(for: self, make)
    }

    /// Evaluates the node as a whole, and discards its earlier dependencies.
    package final func evaluated<T>(_ make: () -> T) -> T {
        let (value, reads) = observed(make)
        self.reads = reads
        return value
    }
}
