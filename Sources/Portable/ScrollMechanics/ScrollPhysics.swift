import Foundation

/// The physics of scrolled content as in UIScrollView (published constants, and formulas measured by others).
package enum ScrollPhysics {
    /// The factor by which the speed decays in each millisecond (documented: the normal deceleration rate).
    package static let decelerationRate = 0.998
    /// The initial ratio of the content's movement to the finger's beyond an end.
    package static let rubberBandCoefficient: CGFloat = 0.55
    /// The frequency of the spring at the ends, in radians per second: critically damped, mass 1, stiffness 100.
    package static let springFrequency: Double = 10
    /// The speed below which content rests, in points per second.
    package static let restSpeed: Double = 10

    /// The movement of content for a pull beyond an end, in a viewport of the dimension's length.
    package static func rubberBand(_ distance: CGFloat, dimension: CGFloat) -> CGFloat {
        guard dimension > 0 else { return 0 }
        let part = 1 - 1 / (abs(distance) * rubberBandCoefficient / dimension + 1)
        return (distance < 0 ? -1 : 1) * part * dimension
    }

    /// The pull for a distance of content beyond an end; the inverse of ``rubberBand(_:dimension:)``.
    package static func pull(to distance: CGFloat, dimension: CGFloat) -> CGFloat {
        guard dimension > 0 else { return 0 }
        let part = min(abs(distance) / dimension, 0.999)
        return (distance < 0 ? -1 : 1) * (1 / (1 - part) - 1) * dimension / rubberBandCoefficient
    }

    /// The offset of content that a finger has pulled to an offset, with rubber-band resistance beyond the ends.
    package static func held(_ offset: CGFloat, within length: CGFloat, dimension: CGFloat) -> CGFloat {
        if offset < 0 { return rubberBand(offset, dimension: dimension) }
        return offset > length ? length + rubberBand(offset - length, dimension: dimension) : offset
    }

    /// The difference between a finger's pull and the content's movement beyond an end.
    package static func slack(_ offset: CGFloat, within length: CGFloat, dimension: CGFloat) -> CGFloat {
        let beyond = offset < 0 ? offset : max(0, offset - length)
        return pull(to: beyond, dimension: dimension) - beyond
    }

    /// The rate's logarithm per second; negative.
    private static let decay = 1_000 * log(decelerationRate)

    /// The total distance of a deceleration from a speed, in points; the speed is in points per second.
    package static func glide(from speed: Double) -> Double { -speed / decay }

    /// The distance of a deceleration after some seconds.
    package static func distance(from speed: Double, after time: Double) -> Double {
        speed * (exp(decay * time) - 1) / decay
    }

    /// The speed of a deceleration after some seconds.
    package static func speed(from speed: Double, after time: Double) -> Double { speed * exp(decay * time) }

    /// The time in seconds that a deceleration takes for a distance; nil if it stops before.
    package static func time(from speed: Double, toCome distance: Double) -> Double? {
        let part = 1 + decay * distance / speed
        return speed != 0 && part > 0 ? log(part) / decay : nil
    }

    /// The duration of a deceleration to rest, in seconds.
    package static func duration(from speed: Double) -> Double {
        abs(speed) <= restSpeed ? 0 : log(restSpeed / abs(speed)) / decay
    }

    /// The distance of a spring from its end after some seconds.
    package static func spring(from distance: Double, speed: Double, after time: Double) -> Double {
        (distance + (speed + springFrequency * distance) * time) * exp(-springFrequency * time)
    }
}
