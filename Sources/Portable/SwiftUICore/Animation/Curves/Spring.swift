import AnimationCurves
import Foundation

/// The motion of a mass on a damped spring.
public struct Spring: Hashable, Sendable {
    /// The undamped frequency, in radians per second.
    private let frequency: Double
    /// The ratio to critical damping: 1 settles as fast as possible without oscillation; less oscillates.
    public private(set) var dampingRatio: Double
    public private(set) var mass: Double

    private init(frequency: Double, dampingRatio: Double, mass: Double = 1) {
        self.frequency = max(frequency, 1e-6)
        self.dampingRatio = max(dampingRatio, 0)
        self.mass = mass
    }

    /// - Parameters:
    ///   - duration: the perceptual duration in seconds: the period of the undamped spring.
    ///   - bounce: 0 does not oscillate; values up to 1 oscillate increasingly; values down to −1 are overdamped.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / max(1 + bounce, 1e-6))
    }

    public init(response: Double, dampingRatio: Double) {
        self.init(frequency: 2 * .pi / max(response, 1e-5), dampingRatio: dampingRatio)
    }

    /// - Parameter allowOverDamping: whether damping may exceed critical damping.
    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let ratio = damping / (2 * (mass * stiffness).squareRoot())
        self.init(
            frequency: (stiffness / mass).squareRoot(), dampingRatio: allowOverDamping ? ratio : min(ratio, 1),
            mass: mass)
    }

    /// A spring that settles in a time.
    /// - Parameter epsilon: the distance from the end that counts as settled, for a total distance of 1.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        // Time only scales the motion, so the settling time of a spring of frequency 1 determines this one's frequency.
        let unit = Spring(frequency: 1, dampingRatio: dampingRatio)
        let time = unit.settlingDuration(target: 1.0, epsilon: epsilon)
        self.init(frequency: time / max(settlingDuration, 1e-6), dampingRatio: dampingRatio)
    }

    /// The perceptual duration in seconds.
    public var duration: TimeInterval { response }

    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

    /// The period of the undamped spring, in seconds.
    public var response: Double { 2 * .pi / frequency }

    public var stiffness: Double { frequency * frequency * mass }

    public var damping: Double { 2 * dampingRatio * frequency * mass }

    /// The time in seconds until the spring stays within a thousandth of the distance to its end.
    public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }

    /// The time in seconds until the spring stays within a distance of its target.
    public func settlingDuration<V>(target: V, initialVelocity: V = .zero, epsilon: Double) -> TimeInterval
    where V: VectorArithmetic {
        Oscillation(self, displacement: V.zero - target, velocity: initialVelocity).time(within: epsilon)
    }

    /// The position of the mass at a time, from 0 to a target.
    public func value<V>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V where V: VectorArithmetic {
        target + Oscillation(self, displacement: V.zero - target, velocity: initialVelocity).displacement(at: time)
    }

    /// The velocity of the mass at a time, per second.
    public func velocity<V>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V
    where V: VectorArithmetic {
        Oscillation(self, displacement: V.zero - target, velocity: initialVelocity).velocity(at: time)
    }

    /// Advances a value and its velocity by a time.
    public func update<V>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval)
    where V: VectorArithmetic {
        let motion = Oscillation(self, displacement: value - target, velocity: velocity)
        value = target + motion.displacement(at: deltaTime)
        velocity = motion.velocity(at: deltaTime)
    }

    /// The force on the mass.
    public func force<V>(target: V, position: V, velocity: V) -> V where V: VectorArithmetic {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// The time in seconds until the spring stays within a distance of its end.
    public func settlingDuration<V>(fromValue: V, toValue: V, initialVelocity: V, epsilon: Double) -> TimeInterval
    where V: Animatable {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
            epsilon: epsilon)
    }

    /// The interpolated value at a time.
    public func value<V>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V where V: Animatable {
        var result = fromValue
        result.animatableData += value(
            target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
            time: time)
        return result
    }

    /// The velocity between two values at a time, per second.
    public func velocity<V>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V
    where V: Animatable {
        var result = fromValue
        result.animatableData = velocity(
            target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
            time: time)
        return result
    }

    /// The force at a position between two values.
    public func force<V>(fromValue: V, toValue: V, position: V, velocity: V) -> V where V: Animatable {
        var result = fromValue
        result.animatableData = force(
            target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
        return result
    }

    /// A spring without bounce.
    public static var smooth: Spring { smooth() }

    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// A spring with a small bounce.
    public static var snappy: Spring { snappy() }

    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring with a bounce.
    public static var bouncy: Spring { bouncy() }

    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// The motion of a vector relative to the target: a ``SpringSolution`` with the initial values put in.
    private struct Oscillation<V: VectorArithmetic> {
        private let solution: SpringSolution
        private let first: V
        private let second: V

        init(_ spring: Spring, displacement: V, velocity: V) {
            solution = SpringSolution(frequency: spring.frequency, dampingRatio: spring.dampingRatio)
            switch solution.form {
            case .swinging(let swing):
                first = displacement
                second = (velocity + displacement.scaled(by: solution.decay)).scaled(by: 1 / swing)
            case .critical:
                first = displacement
                second = velocity + displacement.scaled(by: solution.decay)
            case .creeping(let fast):
                first = (velocity + displacement.scaled(by: fast)).scaled(by: 1 / (fast - solution.decay))
                second = displacement - first
            }
        }

        private func sum(_ factors: SpringSolution.Factors) -> V {
            first.scaled(by: factors.first) + second.scaled(by: factors.second)
        }

        func displacement(at time: Double) -> V { sum(solution.displacement(at: time)) }

        func velocity(at time: Double) -> V { sum(solution.velocity(at: time)) }

        /// The time after which the distance stays below a limit, to a microsecond.
        func time(within epsilon: Double) -> Double {
            solution.time(
                within: epsilon, first: first.magnitudeSquared.squareRoot(),
                second: second.magnitudeSquared.squareRoot())
        }
    }
}
