import Foundation

/// The keyframes of a value in their order.
struct KeyframePlan<Value: Animatable> {
    typealias Step = KeyframeStep<Value.AnimatableData>

    var steps: [Step] = []
}

/// A keyframe: where it leads, and how. Durations are in seconds, velocities per second.
enum KeyframeStep<Vector: VectorArithmetic> {
    case linear(to: Vector, duration: Double, UnitCurve)
    case cubic(to: Vector, duration: Double, startVelocity: Vector?, endVelocity: Vector?)
    case spring(to: Vector, duration: Double, Spring, startVelocity: Vector?)
    case move(to: Vector)

    var target: Vector {
        switch self {
        case .linear(let to, _, _), .cubic(let to, _, _, _), .spring(let to, _, _, _), .move(let to): to
        }
    }

    var duration: Double {
        switch self {
        case .linear(_, let duration, _), .cubic(_, let duration, _, _), .spring(_, let duration, _, _): duration
        case .move: 0
        }
    }
}

/// The motion through keyframes.
struct KeyframeCurve<Vector: VectorArithmetic> {
    private var pieces: [Piece] = []
    private let initial: Vector
    private let target: Vector
    /// In seconds.
    private(set) var duration = 0.0

    private struct Piece {
        let start: Double
        let duration: Double
        let motion: KeyframeSegment<Vector>

        var end: Vector { motion.value(at: duration, of: duration) }
        var endVelocity: Vector { motion.endVelocity(of: duration) }
    }

    init(_ steps: [KeyframeStep<Vector>], from initial: Vector) {
        self.initial = initial
        target = steps.last?.target ?? initial
        for (index, step) in steps.enumerated() {
            let before = pieces.last
            let from = before?.end ?? initial
            let velocity = before?.endVelocity ?? .zero
            let motion: KeyframeSegment<Vector> =
                switch step {
                case .linear(let to, _, let curve): .linear(from: from, to: to, curve)
                case .cubic(let to, _, let start, let end):
                    .cubic(
                        from: from, to: to, startVelocity: start ?? velocity,
                        endVelocity: end ?? Self.velocity(at: index, of: steps, from: from))
                case .spring(let to, _, let spring, let start):
                    .spring(from: from, to: to, spring, startVelocity: start ?? velocity)
                case .move(let to): .rest(to)
                }
            pieces.append(Piece(start: duration, duration: step.duration, motion: motion))
            duration += step.duration
        }
    }

    /// The velocity at the end of a cubic keyframe that names none: between cubic ones that of a Catmull-Rom spline, before
    /// a linear one that of its start, and none before others and at the end.
    private static func velocity(at index: Int, of steps: [KeyframeStep<Vector>], from: Vector) -> Vector {
        guard index + 1 < steps.count, steps[index + 1].duration > 0 else { return .zero }
        let (step, next) = (steps[index], steps[index + 1])
        switch next {
        case .cubic(_, _, let start?, _): return start
        case .cubic(let to, let duration, nil, _):
            return (to - from).scaled(by: 1 / max(step.duration + duration, 1e-9))
        case .linear(let to, let duration, let curve):
            return (to - step.target).scaled(by: curve.velocity(at: 0) / duration)
        case .spring, .move: return .zero
        }
    }

    /// The value at a time in seconds: the initial one before the start, the last keyframe's from the end on.
    func value(at time: Double) -> Vector {
        guard time < duration else { return target }
        guard time > 0 else { return pieces.isEmpty ? initial : start }
        let piece = pieces[pieces.partition { $0.start <= time } - 1]
        return piece.motion.value(at: time - piece.start, of: piece.duration)
    }

    /// The value at the start: the initial one, or that of keyframes without a duration.
    private var start: Vector {
        let moved = pieces.prefix { $0.duration == 0 }.last
        return moved?.end ?? initial
    }
}

/// The motion between two keyframes.
private enum KeyframeSegment<Vector: VectorArithmetic> {
    case linear(from: Vector, to: Vector, UnitCurve)
    case cubic(from: Vector, to: Vector, startVelocity: Vector, endVelocity: Vector)
    case spring(from: Vector, to: Vector, Spring, startVelocity: Vector)
    case rest(Vector)

    func value(at time: Double, of duration: Double) -> Vector {
        let part = duration > 0 ? time / duration : 1
        switch self {
        case .linear(let from, let to, let curve): return from.interpolated(towards: to, amount: curve.value(at: part))
        case .cubic(let from, let to, let startVelocity, let endVelocity):
            // The cubic Hermite spline.
            let (square, cube) = (part * part, part * part * part)
            var value = from.scaled(by: 2 * cube - 3 * square + 1)
            value += startVelocity.scaled(by: (cube - 2 * square + part) * duration)
            value += to.scaled(by: 3 * square - 2 * cube)
            value += endVelocity.scaled(by: (cube - square) * duration)
            return value
        case .spring(let from, let to, let spring, let velocity):
            return duration > 0 ? from + spring.value(target: to - from, initialVelocity: velocity, time: time) : to
        case .rest(let value): return value
        }
    }

    /// The velocity at the end, per second; none where a keyframe takes no time.
    func endVelocity(of duration: Double) -> Vector {
        guard duration > 0 else { return .zero }
        switch self {
        case .linear(let from, let to, let curve):
            return (to - from).scaled(by: curve.velocity(at: 1) / duration)
        case .cubic(_, _, _, let endVelocity): return endVelocity
        case .spring(let from, let to, let spring, let velocity):
            return spring.velocity(target: to - from, initialVelocity: velocity, time: duration)
        case .rest: return .zero
        }
    }
}

extension Array {
    /// The number of elements at the beginning that meet a condition, by a binary search: those after them do not.
    fileprivate func partition(where isFirst: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isFirst(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
