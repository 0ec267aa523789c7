/// The speed and the repetition of an effect.
public struct SymbolEffectOptions: Equatable, Sendable {
    /// The number of runs.
    package enum Repetition: Equatable, Sendable {
        /// Once for an event, without an end while an effect is active.
        case automatic
        case times(Int)
        case forever
    }

    package private(set) var repetition = Repetition.automatic
    /// The factor of the speed; 1 is normal.
    package private(set) var speed = 1.0

    /// Normal speed; effects for an event run once, others until they are ended.
    public static let `default` = SymbolEffectOptions()

    /// Repeats without an end.
    public static let repeating = SymbolEffectOptions.default.repeating

    /// Runs once.
    public static let nonRepeating = SymbolEffectOptions.default.nonRepeating

    /// Sets the number of runs.
    /// - Parameter count: The number of runs; nil for no end.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions.default.repeat(count) }

    /// Sets the speed.
    /// - Parameter speed: A factor of the normal speed.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions.default.speed(speed) }

    /// The same options without an end.
    public var repeating: SymbolEffectOptions { self.repeat(nil) }

    /// The same options with one run.
    public var nonRepeating: SymbolEffectOptions { self.repeat(1) }

    /// Sets the number of runs.
    /// - Parameter count: The number of runs; nil for no end.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        var copy = self
        copy.repetition = count.map { .times(max($0, 0)) } ?? .forever
        return copy
    }

    /// Sets the speed.
    /// - Parameter speed: A factor of the normal speed.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var copy = self
        copy.speed = speed
        return copy
    }
}
