import CoreGraphics

extension Path {
    /// The same area as an outline without overlaps, which looks the same by both fill rules. Curves become fine lines.
    public func normalized(eoFill: Bool = true) -> Path {
        Path(cgPath.normalized(using: rule(eoFill)))
    }

    /// The intersection of both areas. Curves are flattened.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.intersection(other.cgPath, using: rule(eoFill)))
    }

    /// The union of both areas. Curves are flattened.
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.union(other.cgPath, using: rule(eoFill)))
    }

    /// Returns this area without the other. Curves are flattened.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.subtracting(other.cgPath, using: rule(eoFill)))
    }

    /// The parts of exactly one of the areas. Curves are flattened.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.symmetricDifference(other.cgPath, using: rule(eoFill)))
    }

    /// The parts of this outline, as a line, that lie in the other area.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.lineIntersection(other.cgPath, using: rule(eoFill)))
    }

    /// The parts of this outline, as a line, that lie outside the other area.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.lineSubtracting(other.cgPath, using: rule(eoFill)))
    }

    private func rule(_ eoFill: Bool) -> CGPathFillRule { eoFill ? .evenOdd : .winding }
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

    /// The intersection of both shapes.
    nonisolated public func intersection<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape {
        combined(.intersection, other, eoFill: eoFill)
    }

    /// The union of both shapes.
    nonisolated public func union<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape {
        combined(.union, other, eoFill: eoFill)
    }

    /// Returns this shape without the other.
    nonisolated public func subtracting<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape {
        combined(.subtracting, other, eoFill: eoFill)
    }

    /// The parts of exactly one of the shapes.
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
