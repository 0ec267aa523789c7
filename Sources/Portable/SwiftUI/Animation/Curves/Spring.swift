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

    /// The solution of `y″ + 2ζω y′ + ω² y = 0` for initial values, with y relative to the target.
    private struct Oscillation<V: VectorArithmetic> {
        private let decay: Double
        private let form: Form
        private let first: V
        private let second: V

        private enum Form {
            /// `e^(−ζωt) (A cos ω′t + B sin ω′t)`
            case swinging(Double)
            /// `e^(−ωt) (A + B t)`
            case critical
            /// `A e^(−rt) + B e^(−st)`, with s the faster rate
            case creeping(Double)
        }

        init(_ spring: Spring, displacement: V, velocity: V) {
            let (omega, zeta) = (spring.frequency, spring.dampingRatio)
            if abs(zeta - 1) < 1e-6 {
                (decay, form) = (omega, .critical)
                (first, second) = (displacement, velocity + displacement.scaled(by: omega))
            } else if zeta < 1 {
                let swing = omega * (1 - zeta * zeta).squareRoot()
                (decay, form) = (zeta * omega, .swinging(swing))
                first = displacement
                second = (velocity + displacement.scaled(by: zeta * omega)).scaled(by: 1 / swing)
            } else {
                let spread = (zeta * zeta - 1).squareRoot()
                let (slow, fast) = (omega * (zeta - spread), omega * (zeta + spread))
                (decay, form) = (slow, .creeping(fast))
                first = (velocity + displacement.scaled(by: fast)).scaled(by: 1 / (fast - slow))
                second = displacement - first
            }
        }

        func displacement(at time: Double) -> V {
            let fade = exp(-decay * time)
            switch form {
            case .swinging(let swing):
                return first.scaled(by: fade * cos(swing * time)) + second.scaled(by: fade * sin(swing * time))
            case .critical: return first.scaled(by: fade) + second.scaled(by: fade * time)
            case .creeping(let fast): return first.scaled(by: fade) + second.scaled(by: exp(-fast * time))
            }
        }

        func velocity(at time: Double) -> V {
            let fade = exp(-decay * time)
            switch form {
            case .swinging(let swing):
                let (cosine, sine) = (cos(swing * time), sin(swing * time))
                return first.scaled(by: fade * (-decay * cosine - swing * sine))
                    + second.scaled(by: fade * (swing * cosine - decay * sine))
            case .critical: return first.scaled(by: -decay * fade) + second.scaled(by: fade * (1 - decay * time))
            case .creeping(let fast):
                return first.scaled(by: -decay * fade) + second.scaled(by: -fast * exp(-fast * time))
            }
        }

        /// An upper bound of the distance from the target after a time; decreases after its maximum.
        private func bound(at time: Double) -> Double {
            let (a, b) = (first.magnitudeSquared.squareRoot(), second.magnitudeSquared.squareRoot())
            let fade = exp(-decay * time)
            switch form {
            case .swinging: return fade * (a * a + b * b).squareRoot()
            case .critical: return fade * (a + b * time)
            case .creeping(let fast): return fade * a + exp(-fast * time) * b
            }
        }

        /// The time after which the distance stays below a limit, to a microsecond.
        func time(within epsilon: Double) -> Double {
            guard decay > 0 else { return bound(at: 0) <= epsilon ? 0 : .infinity }
            // `a + bt` outgrows the decay for at most one time constant.
            var low = 0.0
            if case .critical = form { low = 1 / decay }
            if bound(at: low) <= epsilon { return bound(at: 0) <= epsilon ? 0 : low }
            var high = low + 1 / decay
            while bound(at: high) > epsilon, high < 1e9 { high *= 2 }
            while high - low > 1e-6 {
                let middle = (low + high) / 2
                if bound(at: middle) > epsilon { low = middle } else { high = middle }
            }
            return high
        }
    }
}
