/// What accompanies a change of state on its way through the view tree: how it is to be shown.
public struct Transaction {
    /// Nil for a transaction that says nothing, which nearly all are.
    private var values: TransactionValues?

    public init() {}

    /// - Parameter animation: how what changes is shown; nil at once.
    public init(animation: Animation?) { self.animation = animation }

    /// How what changes is shown; nil at once.
    public var animation: Animation? {
        get { values?.animation }
        set { if newValue != nil || values != nil { mutable.animation = newValue } }
    }

    /// Whether views should leave out the animations that they declare themselves.
    public var disablesAnimations: Bool {
        get { values?.disablesAnimations ?? false }
        set { if newValue != disablesAnimations { mutable.disablesAnimations = newValue } }
    }

    /// Whether the change comes from a continuous interaction such as a drag.
    public var isContinuous: Bool {
        get { self[ContinuousKey.self] }
        set { if newValue != isContinuous { self[ContinuousKey.self] = newValue } }
    }

    /// Whether views should note how fast values change, for animations that start from there.
    public var tracksVelocity: Bool {
        get { self[TracksVelocityKey.self] }
        set { if newValue != tracksVelocity { self[TracksVelocityKey.self] = newValue } }
    }

    /// Which point of a view a scroll view shows, when the change scrolls to it.
    public var scrollTargetAnchor: UnitPoint? {
        get { self[ScrollTargetAnchorKey.self] }
        set { if newValue != scrollTargetAnchor { self[ScrollTargetAnchorKey.self] = newValue } }
    }

    /// How windows that are closed in the change go.
    public var dismissBehavior: DismissBehavior {
        get { self[DismissBehaviorKey.self] }
        set { self[DismissBehaviorKey.self] = newValue }
    }

    public subscript<K>(key: K.Type) -> K.Value where K: TransactionKey {
        get { values?.keyed[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { mutable.keyed[ObjectIdentifier(key)] = newValue }
    }

    /// Calls an action once all animations of this transaction are done, at once when there are none.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        mutable.completions.append(AnimationCompletion(criteria: criteria, action: completion))
    }

    /// Who waits for the animations.
    var completions: [AnimationCompletion] { values?.completions ?? [] }

    /// Whether the transaction says nothing.
    var isPlain: Bool { values == nil }

    /// Whether both ask for the same, so that their changes can be shown together.
    func asksTheSame(as other: Transaction) -> Bool {
        if values === other.values { return true }
        return animation == other.animation && disablesAnimations == other.disablesAnimations
            && completions.isEmpty && other.completions.isEmpty
    }

    /// This transaction for changes within another: what it says itself counts first.
    func within(_ outer: Transaction) -> Transaction {
        guard let values else { return outer }
        guard let outerValues = outer.values, outerValues !== values else { return self }
        var result = self
        if values.animation == nil { result.animation = outerValues.animation }
        if outerValues.disablesAnimations { result.disablesAnimations = true }
        result.mutable.keyed.merge(outerValues.keyed) { mine, _ in mine }
        result.mutable.completions.append(contentsOf: outerValues.completions)
        return result
    }

    private var mutable: TransactionValues {
        mutating get {
            if let values, isKnownUniquelyReferenced(&self.values) { return values }
            let copy = TransactionValues(copying: values)
            values = copy
            return copy
        }
    }
}

/// The contents of a transaction that says something.
private final class TransactionValues {
    var animation: Animation?
    var disablesAnimations = false
    var keyed: [ObjectIdentifier: Any] = [:]
    var completions: [AnimationCompletion] = []

    init(copying other: TransactionValues?) {
        guard let other else { return }
        animation = other.animation
        disablesAnimations = other.disablesAnimations
        keyed = other.keyed
        completions = other.completions
    }
}

/// A key for a value that accompanies changes.
public protocol TransactionKey {
    associatedtype Value

    /// What is read where nobody has set the key.
    static var defaultValue: Self.Value { get }
}

private enum DismissBehaviorKey: TransactionKey { static var defaultValue: DismissBehavior { .interactive } }
private enum ContinuousKey: TransactionKey { static var defaultValue: Bool { false } }
private enum TracksVelocityKey: TransactionKey { static var defaultValue: Bool { false } }
private enum ScrollTargetAnchorKey: TransactionKey { static var defaultValue: UnitPoint? { nil } }

extension Transaction {
    /// The transaction of the code that is running on the main actor.
    nonisolated(unsafe) private static var ambient = Transaction()

    /// The transaction that accompanies writes now. Other threads than the main one have none.
    static var current: Transaction { MainActorCheck.isCurrent ? ambient : Transaction() }

    static func within<R>(_ transaction: Transaction, _ body: () throws -> R) rethrows -> R {
        guard MainActorCheck.isCurrent else { return try body() }
        let outer = ambient
        ambient = transaction
        defer { ambient = outer }
        return try body()
    }
}

/// Runs code whose changes of state are accompanied by a transaction.
@_documentation(visibility: internal)
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    defer { for completion in transaction.completions { completion.finishIfUnused() } }
    return try Transaction.within(transaction, body)
}

/// Runs code whose changes of state are accompanied by the current transaction with another value of it.
@_documentation(visibility: internal)
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

/// Runs code whose changes of state are shown with an animation; nil shows them at once.
@_documentation(visibility: internal)
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    return try Transaction.within(transaction, body)
}

/// Runs code whose changes of state are shown with an animation, and calls an action when that is done.
@_documentation(visibility: internal)
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}
