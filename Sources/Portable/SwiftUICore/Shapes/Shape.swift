import Drawing

/// An outline that adapts to a rectangle.
nonisolated public protocol Shape: Sendable, Animatable, View {
    /// The outline within a rectangle.
    nonisolated func path(in rect: CGRect) -> Path

    /// The role of the shape.
    nonisolated static var role: ShapeRole { get }

    /// The mirroring of the shape in right-to-left environments.
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// The size that the shape takes for a proposal.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    nonisolated public static var role: ShapeRole { .fill }

    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    /// All that is offered, 10 points where nothing is.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
}

extension Shape {
    /// The shape filled with the foreground style.
    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

/// The role of a shape in a view.
public enum ShapeRole: Sendable {
    case fill
    case stroke
    case separator
}

/// The mirroring of directional content in right-to-left environments.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// No mirroring.
    case fixed
    /// Mirroring in environments with the given direction.
    case mirrors(in: LayoutDirection)

    /// Mirroring in right-to-left environments.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

    var mirroredDirection: LayoutDirection? {
        if case .mirrors(let direction) = self { return direction }
        return nil
    }
}

/// A shape that can be made smaller on all sides.
nonisolated public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape

    /// The shape made smaller by a length in points on all sides.
    nonisolated func inset(by amount: CGFloat) -> Self.InsetShape
}
