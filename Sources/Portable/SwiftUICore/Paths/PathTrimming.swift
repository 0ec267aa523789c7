import CoreGraphics
import Foundation

extension Path {
    /// The part of the outline between two fractions of its whole length. Curves stay curves.
    ///
    /// Fractions are cut to 0…1; when the first is not the smaller one, nothing is left.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let start = min(max(from.isNaN ? 0 : from, 0), 1)
        let end = min(max(to.isNaN ? 1 : to, 0), 1)
        if start == 0, end == 1 { return self }
        guard start < end, storage.isFinite else { return Path() }
        return Path(PathTrimming(cgPath.elements).trimmed(from: Double(start), to: Double(end)))
    }
}

/// An outline measured along its segments.
struct PathTrimming {
    private struct Segment {
        var curve: CubicSegment
        var isLine: Bool
        /// A segment that begins a subpath.
        var startsSubpath: Bool
        var length: Double
    }

    private var segments: [Segment] = []

    init(_ elements: [PathElement]) {
        var current = CGPoint.zero
        var start = CGPoint.zero
        var startsSubpath = true
        func line(to end: CGPoint) -> CubicSegment { CubicSegment(p0: current, p1: current, p2: end, p3: end) }
        for element in elements {
            let curve: CubicSegment
            var isLine = false
            switch element {
            case .move(let point):
                (current, start, startsSubpath) = (point, point, true)
                continue
            case .line(let end):
                curve = line(to: end)
                isLine = true
            case .quad(let control, let end):
                let handles = PathFlattening.cubic(fromQuad: control, from: current, to: end)
                curve = CubicSegment(p0: current, p1: handles.0, p2: handles.1, p3: end)
            case .cubic(let control1, let control2, let end):
                curve = CubicSegment(p0: current, p1: control1, p2: control2, p3: end)
            case .close:
                curve = line(to: start)
                isLine = true
            }
            let length = isLine ? curve.chord : curve.length
            if length > 0 {
                segments.append(
                    Segment(curve: curve, isLine: isLine, startsSubpath: startsSubpath, length: length))
                startsSubpath = false
            }
            current = curve.p3
            if case .close = element { startsSubpath = true }
        }
    }

    /// The whole outline's length.
    var length: Double { segments.reduce(0) { $0 + $1.length } }

    func trimmed(from start: Double, to end: Double) -> CGPath {
        let total = length
        let path = CGMutablePath()
        let (first, last) = (start * total, end * total)
        var position = 0.0
        var isDrawing = false
        for segment in segments {
            defer { position += segment.length }
            let from = max(first - position, 0)
            let to = min(last - position, segment.length)
            guard to > from else { continue }
            let t0 = from == 0 ? 0 : segment.isLine ? from / segment.length : segment.curve.parameter(at: from)
            let t1 =
                to == segment.length ? 1 : segment.isLine ? to / segment.length : segment.curve.parameter(at: to)
            if segment.isLine {
                if !isDrawing || segment.startsSubpath { path.move(to: segment.curve.onChord(t0)) }
                path.addLine(to: segment.curve.onChord(t1))
            } else {
                let part = segment.curve.part(from: t0, to: t1)
                if !isDrawing || segment.startsSubpath { path.move(to: part.p0) }
                path.addCurve(to: part.p3, control1: part.p1, control2: part.p2)
            }
            isDrawing = true
        }
        return path
    }
}

/// A cubic Bézier curve.
struct CubicSegment {
    var p0, p1, p2, p3: CGPoint

    var chord: Double { hypot(Double(p3.x - p0.x), Double(p3.y - p0.y)) }

    func onChord(_ t: Double) -> CGPoint { Self.mix(p0, p3, CGFloat(t)) }

    private static func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }

    /// The length of the curve's derivative at a parameter.
    private func speed(_ t: Double) -> Double {
        let s = 1 - t
        func derivative(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> Double {
            3 * (s * s * Double(b - a) + 2 * s * t * Double(c - b) + t * t * Double(d - c))
        }
        return hypot(derivative(p0.x, p1.x, p2.x, p3.x), derivative(p0.y, p1.y, p2.y, p3.y))
    }

    /// The length up to a parameter: Gauss and Legendre's rule of five points on eight parts, exact to far below a
    /// hundredth of a point for curves of a screen's size.
    func length(to end: Double = 1) -> Double {
        let places = [0, 0.538_469_310_105_683_1, 0.906_179_845_938_664]
        let weights = [0.568_888_888_888_888_9, 0.478_628_670_499_366_5, 0.236_926_885_056_189_1]
        let half = end / 16
        var sum = 0.0
        for part in 0..<8 {
            let middle = half * Double(2 * part + 1)
            sum += weights[0] * speed(middle)
            for index in 1...2 {
                sum += weights[index] * (speed(middle - half * places[index]) + speed(middle + half * places[index]))
            }
        }
        return sum * half
    }

    var length: Double { length(to: 1) }

    /// The parameter at a length from the curve's start, by halving.
    func parameter(at wanted: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if length(to: middle) < wanted { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    /// The curve between two parameters (de Casteljau).
    func part(from t0: Double, to t1: Double) -> CubicSegment {
        let after = t0 > 0 ? split(CGFloat(t0)).1 : self
        guard t1 < 1 else { return after }
        return after.split(CGFloat((t1 - t0) / (1 - t0))).0
    }

    func split(_ t: CGFloat) -> (CubicSegment, CubicSegment) {
        let (a, b, c) = (Self.mix(p0, p1, t), Self.mix(p1, p2, t), Self.mix(p2, p3, t))
        let (d, e) = (Self.mix(a, b, t), Self.mix(b, c, t))
        let middle = Self.mix(d, e, t)
        return (CubicSegment(p0: p0, p1: a, p2: d, p3: middle), CubicSegment(p0: middle, p1: e, p2: c, p3: p3))
    }
}
