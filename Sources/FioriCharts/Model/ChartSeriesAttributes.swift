import Combine
import SwiftUI

/// The colours of a series.
nonisolated public class ChartSeriesPalette: ObservableObject, Identifiable, NSCopying, Equatable {
    public let id = UUID()
    public let objectWillChange = ObservableObjectPublisher()
    /// The colours of the series' marks; the first is that of its line.
    public var colors: [Color] { willSet { willChange() } }
    /// The colour of areas.
    public var fillColor: Color { willSet { willChange() } }
    /// The colour of labels that belong to the series.
    public var labelColor: Color { willSet { willChange() } }
    public var positiveMaxColor: Color { willSet { willChange() } }
    public var positiveMinColor: Color { willSet { willChange() } }
    public var negativeMaxColor: Color { willSet { willChange() } }
    public var negativeMinColor: Color { willSet { willChange() } }
    /// False for the palettes of series that were given none, until one of their colours is set: these series have the
    /// default colours of their places.
    private(set) var isOwn = true

    /// Creates the colours of a series. Each argument that is nil stands for its default.
    /// - Parameters:
    ///   - colors: The colours of the marks, `chart1` by default.
    ///   - fillColor: The colour of areas; the first of `colors` by default.
    ///   - labelColor: The colour of labels; the first of `colors` by default.
    ///   - positiveMaxColor: The colour of rising steps; `fillColor` by default, as of the other three.
    public init(
        colors: [Color]?, fillColor: Color? = nil, labelColor: Color? = nil, positiveMaxColor: Color? = nil,
        positiveMinColor: Color? = nil, negativeMaxColor: Color? = nil, negativeMinColor: Color? = nil
    ) {
        let colors = colors ?? [.preferredColor(.chart1)]
        let fill = fillColor ?? colors.first ?? labelColor ?? .preferredColor(.chart1)
        self.colors = colors
        self.fillColor = fill
        self.labelColor = labelColor ?? colors.first ?? fill
        self.positiveMaxColor = positiveMaxColor ?? fill
        self.positiveMinColor = positiveMinColor ?? fill
        self.negativeMaxColor = negativeMaxColor ?? fill
        self.negativeMinColor = negativeMinColor ?? fill
    }

    /// The palette of a series that was given none.
    static func unset() -> ChartSeriesPalette {
        let palette = ChartSeriesPalette(colors: nil)
        palette.isOwn = false
        return palette
    }

    private func willChange() {
        isOwn = true
        objectWillChange.send()
    }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = ChartSeriesPalette(
            colors: colors, fillColor: fillColor, labelColor: labelColor, positiveMaxColor: positiveMaxColor,
            positiveMinColor: positiveMinColor, negativeMaxColor: negativeMaxColor,
            negativeMinColor: negativeMinColor)
        copy.isOwn = isOwn
        return copy
    }

    public static func == (lhs: ChartSeriesPalette, rhs: ChartSeriesPalette) -> Bool {
        lhs.colors == rhs.colors && lhs.fillColor == rhs.fillColor && lhs.labelColor == rhs.labelColor
            && lhs.positiveMaxColor == rhs.positiveMaxColor && lhs.positiveMinColor == rhs.positiveMinColor
            && lhs.negativeMaxColor == rhs.negativeMaxColor && lhs.negativeMinColor == rhs.negativeMinColor
    }
}

/// The look of a series.
nonisolated public class ChartSeriesAttributes: ObservableObject, Identifiable, NSCopying, Equatable {
    public let id = UUID()
    public let objectWillChange = ObservableObjectPublisher()
    /// The colours. While neither this nor one of its colours has been set, the series has the default colour of its
    /// place, `chart1` to `chart11`.
    public var palette: ChartSeriesPalette { willSet { objectWillChange.send() } }
    /// Width of the line in points, 0…20.
    public var lineWidth: CGFloat {
        willSet { objectWillChange.send() }
        didSet { if lineWidth != lineWidth.clamped(to: 0...20) { lineWidth = lineWidth.clamped(to: 0...20) } }
    }
    /// The points. Lines draw none while neither this nor one of its properties has been set.
    public var point: ChartPointAttributes { willSet { objectWillChange.send() } }
    /// The diameter of the dot at the start of the line in points, 0…10,000; 0 draws none.
    public var firstLineCapDiameter: CGFloat {
        willSet { objectWillChange.send() }
        didSet {
            let clamped = firstLineCapDiameter.clampedLength
            if firstLineCapDiameter != clamped { firstLineCapDiameter = clamped }
        }
    }
    /// The diameter of the dot at the end of the line in points, 0…10,000; 0 draws none.
    public var lastLineCapDiameter: CGFloat {
        willSet { objectWillChange.send() }
        didSet {
            let clamped = lastLineCapDiameter.clampedLength
            if lastLineCapDiameter != clamped { lastLineCapDiameter = clamped }
        }
    }
    /// The shape of the line; nil for that of the model.
    public var lineShape: ChartLineShape? { willSet { objectWillChange.send() } }
    /// The colours of columns, bars and areas from the lower end of each mark to its upper one; fewer than two draw the
    /// colour of the series.
    public var gradient: [Color] { willSet { objectWillChange.send() } }

    /// Creates the look of a series. Each argument that is nil stands for its default.
    /// - Parameters:
    ///   - palette: The colours; those of the series' place by default.
    ///   - lineWidth: Width of the line in points, 1 by default.
    ///   - point: The points; none on lines by default.
    ///   - firstLineCapDiameter: The diameter of the dot at the start of the line in points, 0 by default.
    ///   - lastLineCapDiameter: The diameter of the dot at the end of the line in points, 0 by default.
    ///   - lineShape: The shape of the line; that of the model by default.
    ///   - gradient: The colours of columns, bars and areas from the lower end to the upper one; none by default.
    public init(
        palette: ChartSeriesPalette? = nil, lineWidth: CGFloat? = nil, point: ChartPointAttributes? = nil,
        firstLineCapDiameter: CGFloat? = nil, lastLineCapDiameter: CGFloat? = nil,
        lineShape: ChartLineShape? = nil, gradient: [Color]? = nil
    ) {
        self.palette = palette ?? .unset()
        self.lineWidth = (lineWidth ?? 1).clamped(to: 0...20)
        self.point = point ?? .unset()
        self.firstLineCapDiameter = (firstLineCapDiameter ?? 0).clampedLength
        self.lastLineCapDiameter = (lastLineCapDiameter ?? 0).clampedLength
        self.lineShape = lineShape
        self.gradient = gradient ?? []
    }

    /// The colours that the series was given; nil for those of its place.
    var ownPalette: ChartSeriesPalette? { palette.isOwn ? palette : nil }

    /// The points that the series was given; nil for none.
    var ownPoint: ChartPointAttributes? { point.isOwn ? point : nil }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = ChartSeriesAttributes(
            palette: palette.copy() as? ChartSeriesPalette, lineWidth: lineWidth,
            point: point.copy() as? ChartPointAttributes, firstLineCapDiameter: firstLineCapDiameter,
            lastLineCapDiameter: lastLineCapDiameter, lineShape: lineShape, gradient: gradient)
        return copy
    }

    public static func == (lhs: ChartSeriesAttributes, rhs: ChartSeriesAttributes) -> Bool {
        lhs.palette == rhs.palette && lhs.palette.isOwn == rhs.palette.isOwn && lhs.lineWidth == rhs.lineWidth
            && lhs.point == rhs.point && lhs.point.isOwn == rhs.point.isOwn
            && lhs.firstLineCapDiameter == rhs.firstLineCapDiameter
            && lhs.lastLineCapDiameter == rhs.lastLineCapDiameter && lhs.lineShape == rhs.lineShape
            && lhs.gradient == rhs.gradient
    }
}
