import Foundation

/// The course of a value through keyframes, by time or progress.
public struct KeyframeTimeline<Value> {
    private let initial: Value
    private let motions: [KeyframeMotion<Value>]

    /// - Parameters:
    ///   - initialValue: The value at the start; what no track changes stays as it is there.
    ///   - content: The keyframes.
    @_documentation(visibility: internal)
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        initial = initialValue
        motions = content().motions(from: initialValue)
    }

    /// The time of the longest track, in seconds.
    public var duration: TimeInterval { motions.map(\.duration).max() ?? 0 }

    /// The value at a time in seconds, that of the start or the end outside of the timeline.
    public func value(time: Double) -> Value {
        var value = initial
        for motion in motions { motion.apply(&value, time) }
        return value
    }

    /// The value at a progress from 0 to 1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }
}
