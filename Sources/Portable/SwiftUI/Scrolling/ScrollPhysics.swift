import Foundation

/// How scrolled content moves by itself, as UIScrollView does (published constants and formulas that others have measured).
enum ScrollPhysics {
    /// The part of its speed that content keeps from millisecond to millisecond (documented: the normal deceleration
    /// rate).
    static let decelerationRate = 0.998
    /// How much of a pull beyond an end the content follows at first.
    static let rubberBandCoefficient: CGFloat = 0.55
    /// How fast content springs back from beyond an end, in radians per second: critically damped, mass 1, stiffness 100.
    static let springFrequency: Double = 10
    /// Slower than this, in points per second, content stands.
    static let restSpeed: Double = 10

    /// How far content follows a pull of a length beyond an end, where a window is as long as the dimension.
    static func rubberBand(_ distance: CGFloat, dimension: CGFloat) -> CGFloat {
        guard dimension > 0 else { return 0 }
        let part = 1 - 1 / (abs(distance) * rubberBandCoefficient / dimension + 1)
        return (distance < 0 ? -1 : 1) * part * dimension
    }

    /// The pull that content has followed to a distance beyond an end.
    static func pull(to distance: CGFloat, dimension: CGFloat) -> CGFloat {
        guard dimension > 0 else { return 0 }
        let part = min(abs(distance) / dimension, 0.999)
        return (distance < 0 ? -1 : 1) * (1 / (1 - part) - 1) * dimension / rubberBandCoefficient
    }

    /// Where content is that a finger has taken to an offset, which beyond the ends it follows by less and less.
    static func held(_ offset: CGFloat, within length: CGFloat, dimension: CGFloat) -> CGFloat {
        if offset < 0 { return rubberBand(offset, dimension: dimension) }
        return offset > length ? length + rubberBand(offset - length, dimension: dimension) : offset
    }

    /// What a finger has pulled more than the content followed, where it is beyond an end.
    static func slack(_ offset: CGFloat, within length: CGFloat, dimension: CGFloat) -> CGFloat {
        let beyond = offset < 0 ? offset : max(0, offset - length)
        return pull(to: beyond, dimension: dimension) - beyond
    }

    /// The rate's logarithm per second; negative.
    private static let decay = 1_000 * log(decelerationRate)

    /// How far content glides from a speed, in points and points per second.
    static func glide(from speed: Double) -> Double { -speed / decay }

    /// How far content has come after some seconds.
    static func distance(from speed: Double, after time: Double) -> Double {
        speed * (exp(decay * time) - 1) / decay
    }

    /// How fast content still is after some seconds.
    static func speed(from speed: Double, after time: Double) -> Double { speed * exp(decay * time) }

    /// After how many seconds content has come so far; nil when it stops before.
    static func time(from speed: Double, toCome distance: Double) -> Double? {
        let part = 1 + decay * distance / speed
        return speed != 0 && part > 0 ? log(part) / decay : nil
    }

    /// After how many seconds content stands.
    static func duration(from speed: Double) -> Double {
        abs(speed) <= restSpeed ? 0 : log(restSpeed / abs(speed)) / decay
    }

    /// How far from its end a spring has content after some seconds.
    static func spring(from distance: Double, speed: Double, after time: Double) -> Double {
        (distance + (speed + springFrequency * distance) * time) * exp(-springFrequency * time)
    }
}
