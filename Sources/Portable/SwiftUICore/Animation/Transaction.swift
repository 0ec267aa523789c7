/// The context of a state change on its way through the view tree, such as its animation.
public struct Transaction {
    /// Nil for an empty transaction, as nearly all are.
    private var values: TransactionValues?

    public init() {}

    /// - Parameter animation: the animation of the changes; nil for none.
    public init(animation: Animation?) { self.animation = animation }

    /// The animation of the changes; nil for none.
    public var animation: Animation? {
        get { values?.animation }
        set { if newValue != nil || values != nil { mutable.animation = newValue } }
    }

    /// True if views ignore the animations that they declare themselves.
    public var disablesAnimations: Bool {
        get { values?.disablesAnimations ?? false }
        set { if newValue != disablesAnimations { mutable.disablesAnimations = newValue } }
    }

    /// True for a change by a continuous interaction such as a drag.
    public var isContinuous: Bool {
        get { self[ContinuousKey.self] }
        set { if newValue != isContinuous { self[ContinuousKey.self] = newValue } }
    }

    /// True if views track the velocity of changed values, for animations that begin with it.
    public var tracksVelocity: Bool {
        get { self[TracksVelocityKey.self] }
        set { if newValue != tracksVelocity { self[TracksVelocityKey.self] = newValue } }
    }

    /// The anchor of the target view when the change scrolls to it.
    public var scrollTargetAnchor: UnitPoint? {
        get { self[ScrollTargetAnchorKey.self] }
        set { if newValue != scrollTargetAnchor { self[ScrollTargetAnchorKey.self] = newValue } }
    }

    /// The behaviour of windows that the change dismisses.
    public var dismissBehavior: DismissBehavior {
        get { self[DismissBehaviorKey.self] }
        set { self[DismissBehaviorKey.self] = newValue }
    }

    public subscript<K>(key: K.Type) -> K.Value where K: TransactionKey {
        get { values?.keyed[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { mutable.keyed[ObjectIdentifier(key)] = newValue }
    }

    /// Adds an action to call once all animations of this transaction have finished, or at once if there are none.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        mutable.completions.append(AnimationCompletion(criteria: criteria, action: completion))
    }

    /// The actions that wait for the animations.
    package var completions: [AnimationCompletion] { values?.completions ?? [] }

    /// True if the transaction is empty.
    var isPlain: Bool { values == nil }

    /// True if both transactions have the same animation settings and no completions, so that their changes can be
    /// applied together.
    func asksTheSame(as other: Transaction) -> Bool {
        if values === other.values { return true }
        return animation == other.animation && disablesAnimations == other.disablesAnimations
            && completions.isEmpty && other.completions.isEmpty
    }

    /// Combines this transaction with an outer one; its own values take precedence.
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

/// The contents of a non-empty transaction.
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

/// A key for a value of transactions.
public protocol TransactionKey {
    associatedtype Value

    /// The value of transactions in which the key is not set.
    static var defaultValue: Self.Value { get }
}

private enum DismissBehaviorKey: TransactionKey { static var defaultValue: DismissBehavior { .interactive } }
private enum ContinuousKey: TransactionKey { static var defaultValue: Bool { false } }
private enum TracksVelocityKey: TransactionKey { static var defaultValue: Bool { false } }
private enum ScrollTargetAnchorKey: TransactionKey { static var defaultValue: UnitPoint? { nil } }

extension Transaction {
    /// The transaction of the code that runs on the main actor.
    nonisolated(unsafe) private static var ambient = Transaction()

    /// The transaction of writes at present. It is empty on other threads than the main one.
    package static var current: Transaction { MainActorCheck.isCurrent ? ambient : Transaction() }

    static func within<R>(_ transaction: Transaction, _ body: () throws -> R) rethrows -> R {
        guard MainActorCheck.isCurrent else { return try body() }
        let outer = ambient
        ambient = transaction
        defer { ambient = outer }
        return try body()
    }
}

/// Runs code whose state changes have a transaction.
@_documentation(visibility: internal)
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    defer { for completion in transaction.completions { completion.finishIfUnused() } }
    return try Transaction.within(transaction, body)
}

/// Runs code whose state changes have the current transaction with one modified value.
@_documentation(visibility: internal)
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

/// Runs code whose state changes animate; nil for no animation.
@_documentation(visibility: internal)
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    return try Transaction.within(transaction, body)
}

/// Runs code whose state changes animate, and calls an action when the animation has finished.
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
