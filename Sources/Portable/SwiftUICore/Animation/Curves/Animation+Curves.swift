import Foundation

/// Animations of a fixed duration; the default is 0.35 s (documented for `timingCurve`).
extension Animation {
    /// The animation of changes that request none in particular: a critically damped spring with a response of 0.55 s.
    /// Since iOS 17 the default is a spring (documented).
    public static let `default` = Animation(
        SpringAnimation(spring: Spring(response: 0.55, dampingRatio: 1), blendDuration: 0))

    private static func curve(_ curve: UnitCurve, _ duration: TimeInterval = 0.35) -> Animation {
        Animation(CurveAnimation(curve: curve, duration: duration))
    }

    /// Slow at both ends.
    public static func easeInOut(duration: TimeInterval) -> Animation { curve(.easeInOut, duration) }

    public static var easeInOut: Animation { curve(.easeInOut) }

    /// Slow at the start.
    public static func easeIn(duration: TimeInterval) -> Animation { curve(.easeIn, duration) }

    public static var easeIn: Animation { curve(.easeIn) }

    /// Slow at the end.
    public static func easeOut(duration: TimeInterval) -> Animation { curve(.easeOut, duration) }

    public static var easeOut: Animation { curve(.easeOut) }

    /// Constant speed.
    public static func linear(duration: TimeInterval) -> Animation { curve(.linear, duration) }

    public static var linear: Animation { curve(.linear) }

    /// A cubic Bézier curve with two control points.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        curve(
            .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)), duration)
    }

    /// An animation along a curve.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        self.curve(curve, duration)
    }
}

extension Animation {
    /// A spring that preserves the velocity when its target changes.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
        Animation(SpringAnimation(spring: spring, blendDuration: blendDuration))
    }

    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
    ) -> Animation {
        spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
    }

    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
    }

    public static var spring: Animation { spring(duration: 0.5) }

    /// A fast spring for content that follows a finger.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
    }

    public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(Spring(duration: duration, bounce: 0.14 + extraBounce), blendDuration: blendDuration)
    }

    /// A spring without bounce.
    public static var smooth: Animation { smooth() }

    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.smooth(duration: duration, extraBounce: extraBounce))
    }

    /// A spring with a small bounce.
    public static var snappy: Animation { snappy() }

    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.snappy(duration: duration, extraBounce: extraBounce))
    }

    /// A spring with a bounce.
    public static var bouncy: Animation { bouncy() }

    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.bouncy(duration: duration, extraBounce: extraBounce))
    }

    /// A spring whose effect adds to that of running ones.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
        Animation(InterpolatingSpringAnimation(spring: spring, initialVelocity: initialVelocity))
    }

    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation {
        interpolatingSpring(
            Spring(mass: mass, stiffness: stiffness, damping: damping), initialVelocity: initialVelocity)
    }

    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
    ) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }

    public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }
}

extension Animation {
    /// The animation, delayed by a time in seconds.
    public func delay(_ delay: TimeInterval) -> Animation { Animation(DelayedAnimation(base: self, delay: delay)) }

    /// The animation at another speed: 2 halves its duration.
    public func speed(_ speed: Double) -> Animation { Animation(PacedAnimation(base: self, speed: speed)) }

    /// The animation repeated some times, by default with every second repetition reversed.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(RepeatedAnimation(base: self, count: repeatCount, autoreverses: autoreverses))
    }

    /// The animation repeated forever.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(RepeatedAnimation(base: self, count: nil, autoreverses: autoreverses))
    }

    /// The animation, logically complete after a time in seconds.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        Animation(LogicallyCompletingAnimation(base: self, duration: duration))
    }
}
