/// Animatable data with its type erased. Data of different types neither add up nor compare as equal; zero goes with all.
public struct _AnyAnimatableData: VectorArithmetic {
    private var storage: AnyVector?

    init<V: VectorArithmetic>(_ value: V) { storage = VectorOf(value) }

    private init(_ storage: AnyVector?) { self.storage = storage }

    func value<V>(as type: V.Type) -> V? { (storage as? any VectorBox)?.anyValue as? V }

    public static var zero: _AnyAnimatableData { .init(nil) }

    public static func == (lhs: Self, rhs: Self) -> Bool {
        guard let left = lhs.storage, let right = rhs.storage else { return lhs.storage == nil && rhs.storage == nil }
        return left.isEqual(to: right)
    }

    public static func + (lhs: Self, rhs: Self) -> Self {
        guard let left = lhs.storage else { return rhs }
        guard let right = rhs.storage else { return lhs }
        return .init(left.adding(right, times: 1))
    }

    public static func - (lhs: Self, rhs: Self) -> Self {
        guard let right = rhs.storage else { return lhs }
        return .init(lhs.storage?.adding(right, times: -1) ?? right.scaled(by: -1))
    }

    public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

    public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

    public mutating func scale(by rhs: Double) { storage = storage?.scaled(by: rhs) }

    public var magnitudeSquared: Double { storage?.magnitudeSquared ?? 0 }
}

private class AnyVector {
    var magnitudeSquared: Double { 0 }
    func isEqual(to other: AnyVector) -> Bool { false }
    func adding(_ other: AnyVector, times factor: Double) -> AnyVector { self }
    func scaled(by factor: Double) -> AnyVector { self }
}

private protocol VectorBox {
    var anyValue: Any { get }
}

private final class VectorOf<V: VectorArithmetic>: AnyVector, VectorBox {
    let value: V

    init(_ value: V) { self.value = value }

    var anyValue: Any { value }

    override var magnitudeSquared: Double { value.magnitudeSquared }

    override func isEqual(to other: AnyVector) -> Bool { (other as? VectorOf<V>)?.value == value }

    override func adding(_ other: AnyVector, times factor: Double) -> AnyVector {
        guard var term = (other as? VectorOf<V>)?.value else { return self }
        term.scale(by: factor)
        return VectorOf(value + term)
    }

    override func scaled(by factor: Double) -> AnyVector {
        var result = value
        result.scale(by: factor)
        return VectorOf(result)
    }
}
