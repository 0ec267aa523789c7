import Foundation

/// The solution of `y″ + 2ζω y′ + ω² y = 0`, with y relative to the target, as a sum of two vectors.
///
/// The vectors A and B follow from the initial values; the factors of both depend on the time only.
package struct SpringSolution: Sendable {
    /// The rate of decay per second; of two, the slower one.
    package let decay: Double
    package let form: Form

    package enum Form: Sendable {
        /// `e^(−ζωt) (A cos ω′t + B sin ω′t)`, with ω′ in radians per second.
        case swinging(Double)
        /// `e^(−ωt) (A + B t)`
        case critical
        /// `A e^(−rt) + B e^(−st)`, with s the faster rate.
        case creeping(Double)
    }

    /// The factors of A and B at a time.
    package struct Factors: Equatable, Sendable {
        package let first: Double
        package let second: Double
    }

    /// - Parameters:
    ///   - frequency: the undamped frequency ω, in radians per second.
    ///   - dampingRatio: the ratio ζ to critical damping.
    package init(frequency omega: Double, dampingRatio zeta: Double) {
        if abs(zeta - 1) < 1e-6 {
            (decay, form) = (omega, .critical)
        } else if zeta < 1 {
            (decay, form) = (zeta * omega, .swinging(omega * (1 - zeta * zeta).squareRoot()))
        } else {
            let spread = (zeta * zeta - 1).squareRoot()
            (decay, form) = (omega * (zeta - spread), .creeping(omega * (zeta + spread)))
        }
    }

    /// The factors whose sum is the displacement.
    package func displacement(at time: Double) -> Factors {
        let fade = exp(-decay * time)
        switch form {
        case .swinging(let swing):
            return Factors(first: fade * cos(swing * time), second: fade * sin(swing * time))
        case .critical: return Factors(first: fade, second: fade * time)
        case .creeping(let fast): return Factors(first: fade, second: exp(-fast * time))
        }
    }

    /// The factors whose sum is the velocity, per second.
    package func velocity(at time: Double) -> Factors {
        let fade = exp(-decay * time)
        switch form {
        case .swinging(let swing):
            let (cosine, sine) = (cos(swing * time), sin(swing * time))
            return Factors(
                first: fade * (-decay * cosine - swing * sine), second: fade * (swing * cosine - decay * sine))
        case .critical: return Factors(first: -decay * fade, second: fade * (1 - decay * time))
        case .creeping(let fast): return Factors(first: -decay * fade, second: -fast * exp(-fast * time))
        }
    }

    /// An upper bound of the distance from the target for lengths of A and B; decreases after its maximum.
    private func bound(at time: Double, _ a: Double, _ b: Double) -> Double {
        let fade = exp(-decay * time)
        switch form {
        case .swinging: return fade * (a * a + b * b).squareRoot()
        case .critical: return fade * (a + b * time)
        case .creeping(let fast): return fade * a + exp(-fast * time) * b
        }
    }

    /// The time in seconds after which the distance stays below a limit, to a microsecond.
    /// - Parameters:
    ///   - first: the length of A.
    ///   - second: the length of B.
    package func time(within epsilon: Double, first a: Double, second b: Double) -> Double {
        guard decay > 0 else { return bound(at: 0, a, b) <= epsilon ? 0 : .infinity }
        // `a + bt` outgrows the decay for at most one time constant.
        var low = 0.0
        if case .critical = form { low = 1 / decay }
        if bound(at: low, a, b) <= epsilon { return bound(at: 0, a, b) <= epsilon ? 0 : low }
        var high = low + 1 / decay
        while bound(at: high, a, b) > epsilon, high < 1e9 { high *= 2 }
        while high - low > 1e-6 {
            let middle = (low + high) / 2
            if bound(at: middle, a, b) > epsilon { low = middle } else { high = middle }
        }
        return high
    }
}
