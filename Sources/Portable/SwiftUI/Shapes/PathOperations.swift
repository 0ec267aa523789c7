import CoreGraphics

extension Path {
    /// The same area as an outline without overlaps, which looks the same by both fill rules. Curves become fine lines.
    public func normalized(eoFill: Bool = true) -> Path { combined(with: Path(), eoFill: eoFill) { first, _ in first } }

    /// What lies in both areas. Curves become fine lines.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill: eoFill) { $0 && $1 }
    }

    /// What lies in one of the areas or in both. Curves become fine lines.
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill: eoFill) { $0 || $1 }
    }

    /// What lies in this area but not in the other. Curves become fine lines.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill: eoFill) { $0 && !$1 }
    }

    /// What lies in exactly one of the areas. Curves become fine lines.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill: eoFill) { $0 != $1 }
    }

    /// The parts of this outline, as a line, that lie in the other area.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        linePieces(of: other, eoFill: eoFill, inside: true)
    }

    /// The parts of this outline, as a line, that lie outside the other area.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        linePieces(of: other, eoFill: eoFill, inside: false)
    }

    private func combined(with other: Path, eoFill: Bool, keeps: (Bool, Bool) -> Bool) -> Path {
        guard storage.isFinite, other.storage.isFinite else { return Path() }
        return PathRegion(self, other).outline(evenOdd: eoFill, keeps: keeps)
    }

    private func linePieces(of other: Path, eoFill: Bool, inside: Bool) -> Path {
        guard storage.isFinite, other.storage.isFinite else { return Path() }
        let edges = PathFlattening.polylines(other.cgPath.elements, tolerance: PathRegion.tolerance).flatMap { line in
            line.points.indices.map { (line.points[$0], line.points[($0 + 1) % line.points.count]) }
        }
        let area = Path(other.cgPath.flattened(threshold: PathRegion.tolerance))
        let result = CGMutablePath()
        for line in PathFlattening.polylines(cgPath.elements, tolerance: PathRegion.tolerance) {
            var corners = line.points
            if line.isClosed, let first = corners.first { corners.append(first) }
            var isDrawing = false
            for (start, end) in zip(corners, corners.dropFirst()) {
                func at(_ t: CGFloat) -> CGPoint {
                    CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
                }
                let places = [0] + edges.compactMap { Self.crossing(start, end, $0.0, $0.1) }.sorted() + [1]
                for (from, to) in zip(places, places.dropFirst()) where to > from {
                    guard area.contains(at((from + to) / 2), eoFill: eoFill) == inside else {
                        isDrawing = false
                        continue
                    }
                    if !isDrawing { result.move(to: at(from)) }
                    result.addLine(to: at(to))
                    isDrawing = true
                }
            }
        }
        return Path(result)
    }

    /// Where on its way from `a` to `b` a line crosses the one from `c` to `d`, between 0 and 1.
    private static func crossing(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> CGFloat? {
        let cross = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x)
        guard cross != 0 else { return nil }
        let t = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / cross
        let u = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / cross
        return t > 0 && t < 1 && u >= 0 && u <= 1 ? t : nil
    }
}

/// Two shapes put together in one of several ways.
nonisolated private struct CombinedShape<First: Shape, Second: Shape>: Shape {
    enum Operation {
        case intersection, union, subtracting, symmetricDifference, lineIntersection, lineSubtraction
    }

    var first: First
    var second: Second
    let operation: Operation
    let eoFill: Bool

    func path(in rect: CGRect) -> Path {
        let (a, b) = (first.path(in: rect), second.path(in: rect))
        return switch operation {
        case .intersection: a.intersection(b, eoFill: eoFill)
        case .union: a.union(b, eoFill: eoFill)
        case .subtracting: a.subtracting(b, eoFill: eoFill)
        case .symmetricDifference: a.symmetricDifference(b, eoFill: eoFill)
        case .lineIntersection: a.lineIntersection(b, eoFill: eoFill)
        case .lineSubtraction: a.lineSubtraction(b, eoFill: eoFill)
        }
    }

    var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
        get { .init(first.animatableData, second.animatableData) }
        set {
            first.animatableData = newValue.first
            second.animatableData = newValue.second
        }
    }
}

extension Shape {
    nonisolated private func combined<T: Shape>(
        _ operation: CombinedShape<Self, T>.Operation, _ other: T, eoFill: Bool
    ) -> CombinedShape<Self, T> {
        CombinedShape(first: self, second: other, operation: operation, eoFill: eoFill)
    }

    /// What lies in both shapes.
    nonisolated public func intersection<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape {
        combined(.intersection, other, eoFill: eoFill)
    }

    /// What lies in one of the shapes or in both.
    nonisolated public func union<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape {
        combined(.union, other, eoFill: eoFill)
    }

    /// What lies in this shape but not in the other.
    nonisolated public func subtracting<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape {
        combined(.subtracting, other, eoFill: eoFill)
    }

    /// What lies in exactly one of the shapes.
    nonisolated public func symmetricDifference<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape {
        combined(.symmetricDifference, other, eoFill: eoFill)
    }

    /// The parts of this shape's outline, as a line, that lie in the other shape.
    nonisolated public func lineIntersection<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape {
        combined(.lineIntersection, other, eoFill: eoFill)
    }

    /// The parts of this shape's outline, as a line, that lie outside the other shape.
    nonisolated public func lineSubtraction<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape {
        combined(.lineSubtraction, other, eoFill: eoFill)
    }
}
