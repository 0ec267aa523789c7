import Combine
import SwiftUI

/// The look of labels.
nonisolated public class ChartLabelAttributes: ObservableObject, Identifiable, NSCopying, Equatable {
    public let id = UUID()
    public let objectWillChange = ObservableObjectPublisher()
    public var color: Color { willSet { objectWillChange.send() } }
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

    public init(
        color: Color = .preferredColor(.tertiaryLabel), fontSize: CGFloat = 12, offset: CGFloat = 0,
        isHidden: Bool = false
    ) {
        self.color = color
        self.fontSize = fontSize.clamped(to: 0...100)
        self.offset = offset.clamped(to: -10...10)
        self.isHidden = isHidden
    }

    public func copy(with zone: NSZone? = nil) -> Any {
        ChartLabelAttributes(color: color, fontSize: fontSize, offset: offset, isHidden: isHidden)
    }

    public static func == (lhs: ChartLabelAttributes, rhs: ChartLabelAttributes) -> Bool {
        lhs.color == rhs.color && lhs.fontSize == rhs.fontSize && lhs.offset == rhs.offset
            && lhs.isHidden == rhs.isHidden
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

    public init(
        width: CGFloat = 1, color: Color = .preferredColor(.secondaryFill), dashPatternLength: CGFloat = 1,
        dashPatternGap: CGFloat = 3, isHidden: Bool = false
    ) {
        self.width = width.clamped(to: 0...20)
        self.color = color
        self.dashPatternLength = dashPatternLength.clamped(to: 0...20)
        self.dashPatternGap = dashPatternGap.clamped(to: 0...20)
        self.isHidden = isHidden
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

    public init(
        width: CGFloat = 1, color: Color = .preferredColor(.secondaryFill), dashPatternLength: CGFloat = 0,
        dashPatternGap: CGFloat = 0, isHidden: Bool = false, value: Double? = nil, position: CGFloat? = nil,
        gap: CGFloat = 0
    ) {
        self.value = value.flatMap { $0.isFinite ? $0 : nil }
        self.position = Self.clamped(position)
        self.gap = gap.clamped(to: -10_000...10_000)
        super.init(
            width: width, color: color, dashPatternLength: dashPatternLength, dashPatternGap: dashPatternGap,
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

    public static func == (lhs: ChartBaselineAttributes, rhs: ChartBaselineAttributes) -> Bool {
        lhs.hasLook(of: rhs) && lhs.value == rhs.value && lhs.position == rhs.position && lhs.gap == rhs.gap
    }
}

/// The look of a series' points.
nonisolated public class ChartPointAttributes: ObservableObject, Identifiable, NSCopying, Equatable {
    public let id = UUID()
    public let objectWillChange = ObservableObjectPublisher()
    public var isHidden: Bool { willSet { objectWillChange.send() } }
    /// Diameter in points, 0…10,000.
    public var diameter: CGFloat {
        willSet { objectWillChange.send() }
        didSet { if diameter != diameter.clampedLength { diameter = diameter.clampedLength } }
    }
    /// The colour of the outline; the default colour draws none.
    public var strokeColor: Color {
        willSet { objectWillChange.send() }
        didSet { hasOutline = Self.isOutline(strokeColor) }
    }
    /// True if the outline was given another colour than the default one. Known since then, because colours of the
    /// theme before and after a change of that are different.
    private(set) var hasOutline: Bool
    /// The free room between the point and the line, in points, 0…10,000.
    public var gap: CGFloat {
        willSet { objectWillChange.send() }
        didSet { if gap != gap.clampedLength { gap = gap.clampedLength } }
    }

    public init(
        isHidden: Bool = false, diameter: CGFloat = 7, strokeColor: Color = .preferredColor(.secondaryLabel),
        gap: CGFloat = 2
    ) {
        self.isHidden = isHidden
        self.diameter = diameter.clampedLength
        self.strokeColor = strokeColor
        hasOutline = Self.isOutline(strokeColor)
        self.gap = gap.clampedLength
    }

    private static func isOutline(_ color: Color) -> Bool { color != .preferredColor(.secondaryLabel) }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = ChartPointAttributes(isHidden: isHidden, diameter: diameter, strokeColor: strokeColor, gap: gap)
        copy.hasOutline = hasOutline
        return copy
    }

    public static func == (lhs: ChartPointAttributes, rhs: ChartPointAttributes) -> Bool {
        lhs.isHidden == rhs.isHidden && lhs.diameter == rhs.diameter && lhs.strokeColor == rhs.strokeColor
            && lhs.gap == rhs.gap
    }
}
