import Combine
import SwiftUI

/// The look of labels.
nonisolated public class ChartLabelAttributes: ObservableObject, Identifiable, NSCopying, Equatable {
    public let id = UUID()
    public let objectWillChange = ObservableObjectPublisher()
    public var color: Color { willSet { objectWillChange.send() } }
    /// The font in place of the one of ``fontSize``; nil for that one. A font grows with Dynamic Type by its own rules.
    public var font: Font? { willSet { objectWillChange.send() } }
    /// Size in points at the standard text size, 0…100; scales with Dynamic Type.
    public var fontSize: CGFloat {
        willSet { objectWillChange.send() }
        didSet { if fontSize != fontSize.clamped(to: 0...100) { fontSize = fontSize.clamped(to: 0...100) } }
    }
    /// The distance from the default place in points, −10…10.
    public var offset: CGFloat {
        willSet { objectWillChange.send() }
        didSet { if offset != offset.clamped(to: -10...10) { offset = offset.clamped(to: -10...10) } }
    }
    public var isHidden: Bool { willSet { objectWillChange.send() } }
    /// The colour behind each label; nil for none.
    public var backgroundColor: Color? { willSet { objectWillChange.send() } }

    /// Creates the look of labels. Each argument that is nil stands for its default.
    /// - Parameters:
    ///   - color: The colour of the texts, `tertiaryLabel` by default.
    ///   - font: The font, which takes precedence over `fontSize`.
    ///   - fontSize: Size in points at the standard text size, 12 by default.
    ///   - offset: The distance from the default place in points, 0 by default.
    ///   - isHidden: True if the labels are not shown; false by default.
    ///   - backgroundColor: The colour behind each label; none by default.
    public init(
        color: Color? = nil, font: Font? = nil, fontSize: CGFloat? = nil, offset: CGFloat? = nil,
        isHidden: Bool? = nil, backgroundColor: Color? = nil
    ) {
        self.color = color ?? .preferredColor(.tertiaryLabel)
        self.font = font
        self.fontSize = (fontSize ?? 12).clamped(to: 0...100)
        self.offset = (offset ?? 0).clamped(to: -10...10)
        self.isHidden = isHidden ?? false
        self.backgroundColor = backgroundColor
    }

    public func copy(with zone: NSZone? = nil) -> Any {
        ChartLabelAttributes(
            color: color, font: font, fontSize: fontSize, offset: offset, isHidden: isHidden,
            backgroundColor: backgroundColor)
    }

    public static func == (lhs: ChartLabelAttributes, rhs: ChartLabelAttributes) -> Bool {
        lhs.color == rhs.color && lhs.font == rhs.font && lhs.fontSize == rhs.fontSize && lhs.offset == rhs.offset
            && lhs.isHidden == rhs.isHidden && lhs.backgroundColor == rhs.backgroundColor
    }
}

/// The look of grid lines.
nonisolated public class ChartGridlineAttributes: ObservableObject, Identifiable, NSCopying, Equatable {
    public let id = UUID()
    public let objectWillChange = ObservableObjectPublisher()
    /// Width in points, 0…20.
    public var width: CGFloat {
        willSet { objectWillChange.send() }
        didSet { if width != width.clamped(to: 0...20) { width = width.clamped(to: 0...20) } }
    }
    public var color: Color { willSet { objectWillChange.send() } }
    /// Length of the dashes in points, 0…20; 0 draws solid lines.
    public var dashPatternLength: CGFloat {
        willSet { objectWillChange.send() }
        didSet {
            let clamped = dashPatternLength.clamped(to: 0...20)
            if dashPatternLength != clamped { dashPatternLength = clamped }
        }
    }
    /// Gap between the dashes in points, 0…20; 0 draws solid lines.
    public var dashPatternGap: CGFloat {
        willSet { objectWillChange.send() }
        didSet {
            let clamped = dashPatternGap.clamped(to: 0...20)
            if dashPatternGap != clamped { dashPatternGap = clamped }
        }
    }
    public var isHidden: Bool { willSet { objectWillChange.send() } }

    /// Creates the look of grid lines. Each argument that is nil stands for its default: dots of a point in `secondaryFill`
    /// with gaps of 3 points.
    public init(
        width: CGFloat? = nil, color: Color? = nil, dashPatternLength: CGFloat? = nil, dashPatternGap: CGFloat? = nil,
        isHidden: Bool? = nil
    ) {
        self.width = (width ?? 1).clamped(to: 0...20)
        self.color = color ?? .preferredColor(.secondaryFill)
        self.dashPatternLength = (dashPatternLength ?? 1).clamped(to: 0...20)
        self.dashPatternGap = (dashPatternGap ?? 3).clamped(to: 0...20)
        self.isHidden = isHidden ?? false
    }

    public func copy(with zone: NSZone? = nil) -> Any {
        ChartGridlineAttributes(
            width: width, color: color, dashPatternLength: dashPatternLength, dashPatternGap: dashPatternGap,
            isHidden: isHidden)
    }

    public static func == (lhs: ChartGridlineAttributes, rhs: ChartGridlineAttributes) -> Bool {
        lhs.hasLook(of: rhs)
    }

    func hasLook(of other: ChartGridlineAttributes) -> Bool {
        width == other.width && color == other.color && dashPatternLength == other.dashPatternLength
            && dashPatternGap == other.dashPatternGap && isHidden == other.isHidden
    }
}

/// The look and the place of an axis's baseline.
nonisolated public class ChartBaselineAttributes: ChartGridlineAttributes {
    /// The value on the axis that the line marks; nil, or a value that is not finite, for the one that the chart grows
    /// from.
    public var value: Double? {
        willSet { objectWillChange.send() }
        didSet { if let value, !value.isFinite { self.value = nil } }
    }
    /// The place along the other axis, in 0…1; nil for the default.
    public var position: CGFloat? {
        willSet { objectWillChange.send() }
        didSet { if position != Self.clamped(position) { position = Self.clamped(position) } }
    }
    /// The distance between the line and the labels, in points, −10,000…10,000.
    public var gap: CGFloat {
        willSet { objectWillChange.send() }
        didSet { if gap != gap.clamped(to: -10_000...10_000) { gap = gap.clamped(to: -10_000...10_000) } }
    }

    /// Creates the look of a baseline. Each argument that is nil stands for its default: a solid line of a point in
    /// `secondaryFill` where the chart grows from.
    public init(
        width: CGFloat? = nil, color: Color? = nil, dashPatternLength: CGFloat? = nil, dashPatternGap: CGFloat? = nil,
        isHidden: Bool? = nil, value: Double? = nil, position: CGFloat? = nil, gap: CGFloat? = nil
    ) {
        self.value = value.flatMap { $0.isFinite ? $0 : nil }
        self.position = Self.clamped(position)
        self.gap = (gap ?? 0).clamped(to: -10_000...10_000)
        super.init(
            width: width, color: color, dashPatternLength: dashPatternLength ?? 0, dashPatternGap: dashPatternGap ?? 0,
            isHidden: isHidden)
    }

    private static func clamped(_ position: CGFloat?) -> CGFloat? {
        position.flatMap { $0.isNaN ? nil : $0.clamped(to: 0...1) }
    }

    override public func copy(with zone: NSZone? = nil) -> Any {
        ChartBaselineAttributes(
            width: width, color: color, dashPatternLength: dashPatternLength, dashPatternGap: dashPatternGap,
            isHidden: isHidden, value: value, position: position, gap: gap)
    }

    override func hasLook(of other: ChartGridlineAttributes) -> Bool {
        guard let other = other as? ChartBaselineAttributes else { return false }
        return super.hasLook(of: other) && value == other.value && position == other.position && gap == other.gap
    }
}

/// The look of a series' points.
nonisolated public class ChartPointAttributes: ObservableObject, Identifiable, NSCopying, Equatable {
    public let id = UUID()
    public let objectWillChange = ObservableObjectPublisher()
    public var isHidden: Bool {
        willSet { objectWillChange.send() }
        didSet { isOwn = true }
    }
    /// Diameter in points, 0…10,000.
    public var diameter: CGFloat {
        willSet { objectWillChange.send() }
        didSet {
            isOwn = true
            if diameter != diameter.clampedLength { diameter = diameter.clampedLength }
        }
    }
    /// The colour of the outline; the default colour draws none.
    public var strokeColor: Color {
        willSet { objectWillChange.send() }
        didSet {
            isOwn = true
            hasOutline = Self.isOutline(strokeColor)
        }
    }
    /// True if the outline was given another colour than the default one. Known since then, because colours of the
    /// theme before and after a change of that are different.
    private(set) var hasOutline: Bool
    /// The free room between the point and the line, in points, 0…10,000.
    public var gap: CGFloat {
        willSet { objectWillChange.send() }
        didSet {
            isOwn = true
            if gap != gap.clampedLength { gap = gap.clampedLength }
        }
    }
    /// False for the points of series that were given none, until one of their properties is set. Lines draw own points only.
    private(set) var isOwn = true

    /// Creates the look of points. Each argument that is nil stands for its default.
    /// - Parameters:
    ///   - isHidden: True if no points are drawn; false by default.
    ///   - diameter: Diameter in points, 7 by default.
    ///   - strokeColor: The colour of the outline; none by default.
    ///   - gap: The free room between the point and the line in points, 2 by default.
    public init(
        isHidden: Bool? = nil, diameter: CGFloat? = nil, strokeColor: Color? = nil, gap: CGFloat? = nil
    ) {
        self.isHidden = isHidden ?? false
        self.diameter = (diameter ?? 7).clampedLength
        self.strokeColor = strokeColor ?? .preferredColor(.secondaryLabel)
        hasOutline = strokeColor.map(Self.isOutline) ?? false
        self.gap = (gap ?? 2).clampedLength
    }

    /// The points of a series that was given none.
    static func unset() -> ChartPointAttributes {
        let point = ChartPointAttributes()
        point.isOwn = false
        return point
    }

    private static func isOutline(_ color: Color) -> Bool { color != .preferredColor(.secondaryLabel) }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = ChartPointAttributes(isHidden: isHidden, diameter: diameter, strokeColor: strokeColor, gap: gap)
        copy.hasOutline = hasOutline
        copy.isOwn = isOwn
        return copy
    }

    public static func == (lhs: ChartPointAttributes, rhs: ChartPointAttributes) -> Bool {
        lhs.isHidden == rhs.isHidden && lhs.diameter == rhs.diameter && lhs.strokeColor == rhs.strokeColor
            && lhs.gap == rhs.gap
    }
}
