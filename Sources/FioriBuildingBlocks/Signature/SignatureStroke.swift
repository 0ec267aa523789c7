import SwiftUI

/// A line drawn without lifting the finger.
nonisolated package struct SignatureStroke: Equatable {
    /// A point of the line, with the line's width there as a multiple of the pen's width.
    struct Sample: Equatable {
        var location: CGPoint
        var width: CGFloat
    }

    private(set) var samples: [Sample]
    private var time: Date

    package init(at location: CGPoint, time: Date) {
        samples = [Sample(location: location, width: 1)]
        self.time = time
    }

    /// Extends the line to a location. The line gets thinner with speed, as with a pen; the width changes gradually.
    package mutating func move(to location: CGPoint, time: Date) {
        guard let last = samples.last else { return }
        let distance = hypot(location.x - last.location.x, location.y - last.location.y)
        // Places closer than a point add roughness, not shape.
        guard distance >= 1 else { return }
        let elapsed = max(time.timeIntervalSince(self.time), 1.0 / 240)
        // The line has half of the pen's width at 1000 points a second and faster, and 1.25 times that width at rest.
        let target = 1.25 - 0.75 * min(distance / elapsed / 1000, 1)
        samples.append(Sample(location: location, width: last.width * 0.6 + target * 0.4))
        self.time = time
    }

    /// The curves between the middles of neighbouring samples, with the samples as control points, so that the line has
    /// no corners.
    var curves: [Curve] {
        guard samples.count > 2 else {
            guard let first = samples.first, let last = samples.last else { return [] }
            let middle = Self.middle(first, last)
            return [Curve(start: first, control: middle.location, end: last)]
        }
        var curves: [Curve] = []
        var start = samples[0]
        for index in 1..<(samples.count - 1) {
            let isLast = index == samples.count - 2
            let end = isLast ? samples[index + 1] : Self.middle(samples[index], samples[index + 1])
            curves.append(Curve(start: start, control: samples[index].location, end: end))
            start = end
        }
        return curves
    }

    /// The whole line.
    var path: Path {
        Path { path in
            for (index, curve) in curves.enumerated() {
                if index == 0 { path.move(to: curve.start.location) }
                path.addQuadCurve(to: curve.end.location, control: curve.control)
            }
        }
    }

    private static func middle(_ a: Sample, _ b: Sample) -> Sample {
        Sample(
            location: CGPoint(x: (a.location.x + b.location.x) / 2, y: (a.location.y + b.location.y) / 2),
            width: (a.width + b.width) / 2)
    }

    /// A quadratic curve that gets wider or thinner from its start to its end.
    struct Curve: Equatable {
        var start: Sample
        var control: CGPoint
        var end: Sample

        /// Short straight parts of one width each.
        var parts: [(from: CGPoint, to: CGPoint, width: CGFloat)] {
            let length = hypot(end.location.x - start.location.x, end.location.y - start.location.y)
            // Two points long, a part is too short for its ends to be seen.
            let count = max(1, Int((length / 2).rounded(.up)))
            return (0..<count).map { index in
                let (t0, t1) = (CGFloat(index) / CGFloat(count), CGFloat(index + 1) / CGFloat(count))
                return (point(t0), point(t1), start.width + (end.width - start.width) * (t0 + t1) / 2)
            }
        }

        private func point(_ t: CGFloat) -> CGPoint {
            let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
            return CGPoint(
                x: a * start.location.x + b * control.x + c * end.location.x,
                y: a * start.location.y + b * control.y + c * end.location.y)
        }
    }
}
