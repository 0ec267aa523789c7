/// The default position of an alignment guide, for views that do not set it.
public protocol AlignmentID {
    /// The guide's offset from the view's top leading corner, in points.
    static func defaultValue(in context: ViewDimensions) -> CGFloat

    /// Merges the guide's position in another child into the container's position.
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
    /// The mean of the children's positions.
    public static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
        guard let mean = parentValue else {
            parentValue = childValue
            return
        }
        parentValue = (mean * CGFloat(n) + childValue) / CGFloat(n + 1)
    }
}

/// The type that identifies an alignment guide. Unchecked, because `AlignmentID` says nothing about its types; a type is the
/// same for all threads.
struct AlignmentKey: Hashable, @unchecked Sendable {
    let id: any AlignmentID.Type

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}

/// An alignment guide by identity, for both axes.
@_spi(Floors) public struct AlignmentGuide: Hashable, Sendable {
    fileprivate let key: AlignmentKey
    let axis: Axis

    package var id: any AlignmentID.Type { key.id }

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.key == rhs.key && lhs.axis == rhs.axis }

    public func hash(into hasher: inout Hasher) { hasher.combine(key) }

    func combine<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        var result: CGFloat?
        var count = 0
        for case let value? in values {
            id._combineExplicit(childValue: value, count, into: &result)
            count += 1
        }
        return result
    }
}

/// A guide along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
    private let key: AlignmentKey
    var id: any AlignmentID.Type { key.id }

    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id) }

    public static func == (a: HorizontalAlignment, b: HorizontalAlignment) -> Bool { a.key == b.key }

    /// Merges the positions in several views, without those that do not set the guide.
    public func combineExplicit<S>(_ values: S) -> CGFloat? where S: Sequence, S.Element == CGFloat? {
        guide.combine(values)
    }

    var guide: AlignmentGuide { AlignmentGuide(key: key, axis: .horizontal) }

    private enum Leading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
    }
    private enum Trailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }

    public static let leading = HorizontalAlignment(Leading.self)
    public static let center = HorizontalAlignment(Center.self)
    public static let trailing = HorizontalAlignment(Trailing.self)
}

/// A guide along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
    private let key: AlignmentKey
    package var id: any AlignmentID.Type { key.id }

    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id) }

    public static func == (a: VerticalAlignment, b: VerticalAlignment) -> Bool { a.key == b.key }

    /// Merges the positions in several views, without those that do not set the guide.
    public func combineExplicit<S>(_ values: S) -> CGFloat? where S: Sequence, S.Element == CGFloat? {
        guide.combine(values)
    }

    var guide: AlignmentGuide { AlignmentGuide(key: key, axis: .vertical) }

    private enum Top: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }
    private enum Bottom: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    /// The default baseline of a view without text is its bottom; several views merge to the first line's baseline.
    enum FirstTextBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
        static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
            parentValue = min(parentValue ?? childValue, childValue)
        }
    }
    enum LastTextBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
        static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
            parentValue = max(parentValue ?? childValue, childValue)
        }
    }

    public static let top = VerticalAlignment(Top.self)
    public static let center = VerticalAlignment(Center.self)
    public static let bottom = VerticalAlignment(Bottom.self)
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}

/// A guide along each axis.
public struct Alignment: Equatable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    public static var centerFirstTextBaseline: Alignment { .init(horizontal: .center, vertical: .firstTextBaseline) }
    public static var centerLastTextBaseline: Alignment { .init(horizontal: .center, vertical: .lastTextBaseline) }
    public static var leadingFirstTextBaseline: Alignment { .init(horizontal: .leading, vertical: .firstTextBaseline) }
    public static var leadingLastTextBaseline: Alignment { .init(horizontal: .leading, vertical: .lastTextBaseline) }
    public static var trailingFirstTextBaseline: Alignment {
        .init(horizontal: .trailing, vertical: .firstTextBaseline)
    }
    public static var trailingLastTextBaseline: Alignment { .init(horizontal: .trailing, vertical: .lastTextBaseline) }
}

/// A view's size and alignment guides, in its own coordinates.
public struct ViewDimensions: Equatable {
    /// The box that may set guides; nil for a size alone.
    let box: LayoutBox?
    package let size: CGSize
    let proposal: ProposedViewSize

    package init(box: LayoutBox?, size: CGSize, proposal: ProposedViewSize) {
        self.box = box
        self.size = size
        self.proposal = proposal
    }

    /// In points.
    public var width: CGFloat { size.width }
    /// In points.
    public var height: CGFloat { size.height }

    public subscript(guide: HorizontalAlignment) -> CGFloat {
        self[explicit: guide] ?? guide.id.defaultValue(in: self)
    }

    public subscript(guide: VerticalAlignment) -> CGFloat {
        self[explicit: guide] ?? guide.id.defaultValue(in: self)
    }

    /// The guide's explicit position; nil if the view does not set it.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
        box?.explicitAlignment(guide.guide, size: size, proposal: proposal)
    }

    /// The guide's explicit position; nil if the view does not set it.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
        box?.explicitAlignment(guide.guide, size: size, proposal: proposal)
    }

    public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
        lhs.box === rhs.box && lhs.size == rhs.size && lhs.proposal == rhs.proposal
    }
}

extension Alignment {
    /// The origin of aligned dimensions in a rectangle.
    package func origin(of dimensions: ViewDimensions, in rect: CGRect) -> CGPoint {
        let frame = ViewDimensions.plain(rect.size)
        return CGPoint(
            x: rect.minX + frame[horizontal] - dimensions[horizontal],
            y: rect.minY + frame[vertical] - dimensions[vertical])
    }

    package func origin(of size: CGSize, in rect: CGRect) -> CGPoint { origin(of: .plain(size), in: rect) }
}
