import Foundation

/// How the content of a scroll view moves along one axis by itself, as a function of time.
struct ScrollCourse {
    /// In seconds on the host's clock.
    private let start: Double
    private var phases: [Phase] = []
    /// Where the content comes to rest, in points.
    private(set) var rest: CGFloat

    private enum Phase {
        /// Loses speed from a place on. Content stands before it has lost all of its speed: the rest of its way is added
        /// by and by, so that it ends without a jump.
        case glide(from: CGFloat, speed: Double, duration: Double, missing: CGFloat = 0)
        /// Goes to its end as a spring does.
        case spring(to: CGFloat, distance: CGFloat, speed: Double)
    }

    /// After this many seconds what is left of a spring's way is less than a pixel.
    private static let springDuration = 1.0

    /// - Parameters:
    ///   - offset: where the content is.
    ///   - speed: in points per second.
    ///   - length: how far it can go from 0.
    ///   - target: where it is to come to rest; nil where it would by itself.
    ///   - glides: whether it glides to a target that is about as far as it would go by itself; else a spring takes it
    ///     there.
    init(
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

    /// The same way from another origin of offsets.
    mutating func shift(by distance: CGFloat) {
        rest += distance
        phases = phases.map { phase in
            switch phase {
            case .glide(let from, let speed, let duration, let missing):
                .glide(from: from + distance, speed: speed, duration: duration, missing: missing)
            case .spring(let end, let way, let speed): .spring(to: end + distance, distance: way, speed: speed)
            }
        }
    }

    /// When the content stands, on the host's clock.
    var end: Double {
        phases.reduce(start) { time, phase in
            switch phase {
            case .glide(_, _, let duration, _): time + duration
            case .spring: time + Self.springDuration
            }
        }
    }

    /// Where the content is at a time.
    func offset(at time: Double) -> CGFloat {
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
