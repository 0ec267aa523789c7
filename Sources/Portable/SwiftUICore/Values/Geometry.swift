/// The horizontal or vertical direction.
public enum Axis: Int8, CaseIterable, Sendable {
    case horizontal
    case vertical

    /// A set of directions.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }

        public static let horizontal = Axis.Set(rawValue: 1)
        public static let vertical = Axis.Set(rawValue: 2)
    }

    package var set: Axis.Set { self == .horizontal ? .horizontal : .vertical }

    package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Axis: CustomStringConvertible {
    public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}

/// An edge of a rectangle. Leading and trailing follow the layout direction.
public enum Edge: Int8, CaseIterable, Sendable {
    case top, leading, bottom, trailing

    public struct Set: OptionSet, Sendable {
        public typealias Element = Edge.Set

        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }

        public static let top = Edge.Set(.top)
        public static let leading = Edge.Set(.leading)
        public static let bottom = Edge.Set(.bottom)
        public static let trailing = Edge.Set(.trailing)
        public static let all: Edge.Set = [.top, .leading, .bottom, .trailing]
        public static let horizontal: Edge.Set = [.leading, .trailing]
        public static let vertical: Edge.Set = [.top, .bottom]

        /// The set of one edge.
        public init(_ e: Edge) { rawValue = 1 << e.rawValue }
    }
}

/// Distances from the four edges of a rectangle, in points.
public struct EdgeInsets: Equatable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    package init(_ length: CGFloat, edges: Edge.Set = .all) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }
}

/// A point in the unit square: (0, 0) is the top leading corner of the rectangle it is applied to.
public struct UnitPoint: Hashable, Sendable {
    public var x: CGFloat
    public var y: CGFloat

    public init() { self.init(x: 0, y: 0) }

    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    public static let zero = UnitPoint()
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    public static let leading = UnitPoint(x: 0, y: 0.5)
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    public static let top = UnitPoint(x: 0.5, y: 0)
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    public static let topLeading = UnitPoint(x: 0, y: 0)
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    package func point(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
}

/// An angle, stored in radians.
public struct Angle: Hashable, Comparable, Sendable {
    public var radians: Double

    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    public init() { radians = 0 }
    public init(radians: Double) { self.radians = radians }
    public init(degrees: Double) { radians = degrees * .pi / 180 }

    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    public static var zero: Angle { Angle() }

    @_documentation(visibility: internal)
    public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
    public static func == (a: Angle, b: Angle) -> Bool { a.radians == b.radians }
}

extension CGSize {
    @inlinable package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    @inlinable package init(major: CGFloat, minor: CGFloat, axis: Axis) {
        self = axis == .horizontal ? CGSize(width: major, height: minor) : CGSize(width: minor, height: major)
    }
}

extension CGPoint {
    @inlinable package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

extension CGFloat {
    /// The length as a valid one for layout: NaN and negative values become 0.
    @inlinable package var sanitized: CGFloat { isNaN ? 0 : Swift.max(0, self) }
}

/// A horizontal edge of a rectangle.
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
    case top
    case bottom

    public struct Set: OptionSet, Sendable {
        public typealias Element = VerticalEdge.Set

        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }

        public static let top = VerticalEdge.Set(.top)
        public static let bottom = VerticalEdge.Set(.bottom)
        public static let all: VerticalEdge.Set = [.top, .bottom]

        /// The set of one edge.
        public init(_ e: VerticalEdge) { rawValue = 1 << e.rawValue }
    }
}

/// A vertical edge of a rectangle. Leading and trailing follow the layout direction.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
    case leading
    case trailing

    public struct Set: OptionSet, Sendable {
        public typealias Element = HorizontalEdge.Set

        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }

        public static let leading = HorizontalEdge.Set(.leading)
        public static let trailing = HorizontalEdge.Set(.trailing)
        public static let all: HorizontalEdge.Set = [.leading, .trailing]

        /// The set of one edge.
        public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }
    }
}
