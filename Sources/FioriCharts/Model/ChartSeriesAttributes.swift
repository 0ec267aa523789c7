import Combine
import SwiftUI

/// The colours of a series.
nonisolated public class ChartSeriesPalette: ObservableObject, Identifiable, NSCopying, Equatable {
    public let id = UUID()
    public let objectWillChange = ObservableObjectPublisher()
    /// The colours of the series' marks; the first is that of its line.
    public var colors: [Color] { willSet { objectWillChange.send() } }
    /// The colour of areas.
    public var fillColor: Color { willSet { objectWillChange.send() } }
    /// The colour of labels that belong to the series.
    public var labelColor: Color { willSet { objectWillChange.send() } }
    public var positiveMaxColor: Color { willSet { objectWillChange.send() } }
    public var positiveMinColor: Color { willSet { objectWillChange.send() } }
    public var negativeMaxColor: Color { willSet { objectWillChange.send() } }
    public var negativeMinColor: Color { willSet { objectWillChange.send() } }

    public init(
        colors: [Color], fillColor: Color, labelColor: Color, positiveMaxColor: Color, positiveMinColor: Color,
        negativeMaxColor: Color, negativeMinColor: Color
    ) {
        self.colors = colors
        self.fillColor = fillColor
        self.labelColor = labelColor
        self.positiveMaxColor = positiveMaxColor
        self.positiveMinColor = positiveMinColor
        self.negativeMaxColor = negativeMaxColor
        self.negativeMinColor = negativeMinColor
    }

    public convenience init(colors: [Color]) {
        let color = colors.first ?? .preferredColor(.chart1)
        self.init(colors: colors, fillColor: color, labelColor: color)
    }

    public convenience init(colors: [Color], fillColor: Color) {
        self.init(colors: colors, fillColor: fillColor, labelColor: colors.first ?? fillColor)
    }

    public convenience init(colors: [Color], labelColor: Color) {
        self.init(colors: colors, fillColor: colors.first ?? labelColor, labelColor: labelColor)
    }

    private convenience init(colors: [Color], fillColor: Color, labelColor: Color) {
        self.init(
            colors: colors, fillColor: fillColor, labelColor: labelColor, positiveMaxColor: fillColor,
            positiveMinColor: fillColor, negativeMaxColor: fillColor, negativeMinColor: fillColor)
    }

    public func copy(with zone: NSZone? = nil) -> Any {
        ChartSeriesPalette(
            colors: colors, fillColor: fillColor, labelColor: labelColor, positiveMaxColor: positiveMaxColor,
            positiveMinColor: positiveMinColor, negativeMaxColor: negativeMaxColor,
            negativeMinColor: negativeMinColor)
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
    /// nil for the default colours: `chart1` to `chart11` by the series' place.
    public var palette: ChartSeriesPalette? { willSet { objectWillChange.send() } }
    /// Width of the line in points, 0…20.
    public var lineWidth: CGFloat {
        willSet { objectWillChange.send() }
        didSet { if lineWidth != lineWidth.clamped(to: 0...20) { lineWidth = lineWidth.clamped(to: 0...20) } }
    }
    /// nil draws no points.
    public var point: ChartPointAttributes? { willSet { objectWillChange.send() } }
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
    public var gradient: [Color] = [] { willSet { objectWillChange.send() } }

    public init(
        palette: ChartSeriesPalette? = nil, lineWidth: CGFloat = 1, point: ChartPointAttributes? = nil,
        firstLineCapDiameter: CGFloat = 0, lastLineCapDiameter: CGFloat = 0
    ) {
        self.palette = palette
        self.lineWidth = lineWidth.clamped(to: 0...20)
        self.point = point
        self.firstLineCapDiameter = firstLineCapDiameter.clampedLength
        self.lastLineCapDiameter = lastLineCapDiameter.clampedLength
    }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = ChartSeriesAttributes(
            palette: palette?.copy() as? ChartSeriesPalette, lineWidth: lineWidth,
            point: point?.copy() as? ChartPointAttributes, firstLineCapDiameter: firstLineCapDiameter,
            lastLineCapDiameter: lastLineCapDiameter)
        copy.lineShape = lineShape
        copy.gradient = gradient
        return copy
    }

    public static func == (lhs: ChartSeriesAttributes, rhs: ChartSeriesAttributes) -> Bool {
        lhs.palette == rhs.palette && lhs.lineWidth == rhs.lineWidth && lhs.point == rhs.point
            && lhs.firstLineCapDiameter == rhs.firstLineCapDiameter
            && lhs.lastLineCapDiameter == rhs.lastLineCapDiameter && lhs.lineShape == rhs.lineShape
            && lhs.gradient == rhs.gradient
    }
}
