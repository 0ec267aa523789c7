import Foundation

/// The motion of a scroll view's content along one axis, as a function of time.
package struct ScrollTrajectory {
    /// The start time in seconds on the host's clock.
    private let start: Double
    private var phases: [Phase] = []
    /// The resting offset, in points.
    package private(set) var rest: CGFloat

    private enum Phase {
        /// Decelerates from an offset. The motion ends at a small residual speed: the missing distance is distributed
        /// over the duration, so that it ends without a jump.
        case glide(from: CGFloat, speed: Double, duration: Double, missing: CGFloat = 0)
        /// Springs to the end.
        case spring(to: CGFloat, distance: CGFloat, speed: Double)
    }

    /// The time after which the rest of a spring's motion is less than a pixel, in seconds.
    private static let springDuration = 1.0

    /// - Parameters:
    ///   - offset: the present content offset.
    ///   - speed: in points per second.
    ///   - length: the range of offsets within the content's ends.
    ///   - target: the resting offset; nil for the natural one.
    ///   - glides: true to decelerate to a target near the natural resting offset; a spring moves to any other.
    package init(
        from offset: CGFloat, speed: Double, within length: ClosedRange<CGFloat>, to target: CGFloat?,
        glides: Bool = false, at time: Double
    ) {
        start = time
        let least = length.lowerBound
        let most = length.upperBound
        if let target {
            rest = min(max(target, least), most)
            let part = (rest - offset) / ScrollPhysics.glide(from: speed)
            if glides, length.contains(offset), part > 0.5, part < 2 {
                phases = [Self.glide(from: offset, to: rest, speed: speed * part)]
            } else {
                phases = [.spring(to: rest, distance: offset - rest, speed: speed)]
            }
        } else if offset < least || offset > most {
            rest = offset < least ? least : most
            phases = [.spring(to: rest, distance: offset - rest, speed: speed)]
        } else {
            rest = offset + ScrollPhysics.glide(from: speed)
            guard rest < least || rest > most else {
                phases = [Self.glide(from: offset, to: rest, speed: speed)]
                return
            }
            rest = rest < least ? least : most
            let time = ScrollPhysics.time(from: speed, toCome: rest - offset) ?? 0
            phases = [
                .glide(from: offset, speed: speed, duration: time),
                .spring(to: rest, distance: 0, speed: ScrollPhysics.speed(from: speed, after: time)),
            ]
        }
    }

    private static func glide(from offset: CGFloat, to rest: CGFloat, speed: Double) -> Phase {
        let duration = ScrollPhysics.duration(from: speed)
        return .glide(
            from: offset, speed: speed, duration: duration,
            missing: rest - offset - ScrollPhysics.distance(from: speed, after: duration))
    }

    /// True for a deceleration that nothing stops before its rest.
    package var isGlide: Bool {
        guard phases.count == 1, case .glide = phases[0] else { return false }
        return true
    }

    /// Moves the origin of offsets.
    package mutating func shift(by distance: CGFloat) {
        rest += distance
        phases = phases.map { phase in
            switch phase {
            case .glide(let from, let speed, let duration, let missing):
                .glide(from: from + distance, speed: speed, duration: duration, missing: missing)
            case .spring(let end, let way, let speed): .spring(to: end + distance, distance: way, speed: speed)
            }
        }
    }

    /// The end time, on the host's clock.
    package var end: Double {
        phases.reduce(start) { time, phase in
            switch phase {
            case .glide(_, _, let duration, _): time + duration
            case .spring: time + Self.springDuration
            }
        }
    }

    /// The offset at a time.
    package func offset(at time: Double) -> CGFloat {
        guard time < end else { return rest }
        var elapsed = max(0, time - start)
        for phase in phases {
            switch phase {
            case .glide(let from, let speed, let duration, let missing):
                if elapsed < duration {
                    let part = elapsed / duration
                    return from + ScrollPhysics.distance(from: speed, after: elapsed) + missing * part * part * part
                }
                elapsed -= duration
            case .spring(let end, let distance, let speed):
                return end + ScrollPhysics.spring(from: distance, speed: speed, after: elapsed)
            }
        }
        return rest
    }
}
