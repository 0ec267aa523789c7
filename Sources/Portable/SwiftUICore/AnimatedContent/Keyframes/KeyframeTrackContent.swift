import Foundation

/// Keyframes of one value, one after the other.
///
/// A type of an app has others in its ``body``.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable = Self.Body.Value
    associatedtype Body: KeyframeTrackContent

    @KeyframeTrackContentBuilder<Value> var body: Body { get }
}

/// Keyframes that add themselves to a plan, rather than by their body.
protocol PlannedKeyframes<Value>: KeyframeTrackContent {
    func append(to plan: inout KeyframePlan<Value>)
}

extension PlannedKeyframes {
    public var body: Self { self }
}

extension KeyframeTrackContent {
    /// Adds the keyframes to a plan.
    func add(to plan: inout KeyframePlan<Value>) {
        if let planned = self as? any PlannedKeyframes<Value> {
            planned.append(to: &plan)
        } else if let body = body as? any KeyframeTrackContent<Value> {
            body.add(to: &plan)
        }
    }
}

/// A keyframe that the value reaches by interpolation along a curve.
public struct LinearKeyframe<Value>: PlannedKeyframes where Value: Animatable {
    private let step: KeyframePlan<Value>.Step

    /// - Parameters:
    ///   - to: The value at the end.
    ///   - duration: The time from the keyframe before, in seconds.
    ///   - timingCurve: The progress of the interpolation by that of time.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        step = .linear(to: to.animatableData, duration: duration.keyframeDuration, timingCurve)
    }

    func append(to plan: inout KeyframePlan<Value>) { plan.steps.append(step) }
}

/// A keyframe that the value reaches along a cubic curve, smoothly where cubic keyframes follow each other.
public struct CubicKeyframe<Value>: PlannedKeyframes where Value: Animatable {
    private let step: KeyframePlan<Value>.Step

    /// - Parameters:
    ///   - to: The value at the end.
    ///   - duration: The time from the keyframe before, in seconds.
    ///   - startVelocity: The velocity at the start, per second; nil for that at which the keyframe before ends.
    ///   - endVelocity: The velocity at the end, per second; nil for one by which the curve goes on smoothly.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        step = .cubic(
            to: to.animatableData, duration: duration.keyframeDuration, startVelocity: startVelocity?.animatableData,
            endVelocity: endVelocity?.animatableData)
    }

    func append(to plan: inout KeyframePlan<Value>) { plan.steps.append(step) }
}

/// A keyframe that the value reaches on a spring.
public struct SpringKeyframe<Value>: PlannedKeyframes where Value: Animatable {
    private let step: KeyframePlan<Value>.Step

    /// - Parameters:
    ///   - to: The value at which the spring comes to rest.
    ///   - duration: The time from the keyframe before, in seconds; nil for the one in which the spring settles.
    ///   - spring: The spring.
    ///   - startVelocity: The velocity at the start, per second; nil for that at which the keyframe before ends.
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {
        step = .spring(
            to: to.animatableData, duration: (duration ?? spring.settlingDuration).keyframeDuration, spring,
            startVelocity: startVelocity?.animatableData)
    }

    func append(to plan: inout KeyframePlan<Value>) { plan.steps.append(step) }
}

/// A keyframe that the value jumps to.
public struct MoveKeyframe<Value>: PlannedKeyframes where Value: Animatable {
    private let step: KeyframePlan<Value>.Step

    /// - Parameter to: The value from here on.
    public init(_ to: Value) { step = .move(to: to.animatableData) }

    func append(to plan: inout KeyframePlan<Value>) { plan.steps.append(step) }
}

extension TimeInterval {
    /// The duration as one of a keyframe: at least 0, and 0 for what is no number.
    fileprivate var keyframeDuration: TimeInterval { isFinite ? max(self, 0) : 0 }
}
