/// Animatable data with its type erased.
public struct _AnyAnimatableData: VectorArithmetic {
    /// Nil represents zero of any type.
    private var storage: (any VectorArithmetic)?

    init<T: VectorArithmetic>(_ value: T) { storage = value }

    private init() {}

    /// The data as a type; nil if it has another.
    func value<T: VectorArithmetic>(as type: T.Type) -> T? { storage == nil ? .zero : storage as? T }

    public static var zero: _AnyAnimatableData { .init() }

    public static func == (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> Bool {
        guard let left = lhs.storage else { return rhs.storage.map { $0.magnitudeSquared == 0 } ?? true }
        func equals<T: VectorArithmetic>(_ left: T) -> Bool { rhs.value(as: T.self) == left }
        return equals(left)
    }

    public static func += (lhs: inout _AnyAnimatableData, rhs: _AnyAnimatableData) { lhs = lhs + rhs }

    public static func -= (lhs: inout _AnyAnimatableData, rhs: _AnyAnimatableData) { lhs = lhs - rhs }

    /// Data of different types cannot be added; the result is the left operand.
    public static func + (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> _AnyAnimatableData {
        guard let left = lhs.storage else { return rhs }
        func sum<T: VectorArithmetic>(_ left: T) -> _AnyAnimatableData {
            rhs.value(as: T.self).map { _AnyAnimatableData(left + $0) } ?? lhs
        }
        return sum(left)
    }

    public static func - (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> _AnyAnimatableData {
        var negative = rhs
        negative.scale(by: -1)
        return lhs + negative
    }

    public mutating func scale(by rhs: Double) { storage?.scale(by: rhs) }

    public var magnitudeSquared: Double { storage?.magnitudeSquared ?? 0 }
}
