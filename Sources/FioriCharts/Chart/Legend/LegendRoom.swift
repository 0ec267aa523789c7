import SwiftUI

/// The share of a chart's size that its legend may take: a third at most, so that the chart keeps more than half. A picture
/// with a title names the height that the chart keeps.
nonisolated struct LegendRoom: Equatable {
    /// The side on which the legend stands: that which the model names, or the bottom where columns would be too narrow.
    var position: ChartLegendPosition
    /// The greatest size of the legend; zero where there is no room for a line.
    var size: CGSize
    /// The size of the texts in points, where that of the style is too great for one line; nil for the style's own.
    var fontSize: CGFloat?
    /// True if names lose letters in their middle where they have no room, since they begin alike.
    var cutsInMiddle = false
    /// The greatest number of lines of a name without line breaks: two beside a chart that is high enough for all names.
    var lines = 1
    /// The number of lines that names with line breaks have, at most three: as many as the legend has room for.
    var mostLines = Self.lineLimit
    /// Names that have no room in a line, cut so that they differ.
    var shortNames: [String: String] = [:]

    /// The distance between a legend and the chart, in points.
    static let distance: CGFloat = 8
    /// The distance between a legend beside the chart and the chart, in points.
    static let distanceBeside: CGFloat = 12
    /// The height of a line of text, by the size of the text.
    static let lineHeight: CGFloat = 1.25

    /// The greatest number of lines of a name with line breaks.
    static let lineLimit = 3

    private static let share: CGFloat = 1 / 3
    private static let smallestText: CGFloat = 9
    /// The size of texts without Dynamic Type.
    private static let usualText: CGFloat = 12
    /// The heights of lines are rounded to pixels, so that they are a little higher.
    private static let lineMargin: CGFloat = 1.05
    /// A column is no narrower than this many times the size of its texts, unless all its names are shorter.
    private static let leastColumn: CGFloat = 6

    /// - Parameters:
    ///   - size: The size of the chart with its legend.
    ///   - textSize: The size of the legend's texts in points.
    ///   - widest: The width that no entry exceeds.
    ///   - leastChart: The height that a legend above or below leaves to the chart, if a line of small texts has room.
    init(
        _ position: ChartLegendPosition, in size: CGSize, textSize: CGFloat, widest: CGFloat, leastChart: CGFloat = 0
    ) {
        self.position = position
        self.size = .zero
        // Charts of cells have no legends. A title is beside those of pictures.
        let leastHeight: CGFloat = leastChart > 0 ? 40 : 60
        guard size.width >= 100, size.height >= leastHeight, size.width.isFinite, size.height.isFinite else { return }
        // Larger texts are not smaller than those without Dynamic Type.
        let smallest = textSize > Self.usualText ? Self.usualText : Self.smallestText
        let isBeside = position == .leading || position == .trailing
        if isBeside, size.width * Self.share >= min(widest, textSize * Self.leastColumn) {
            self.size = CGSize(width: (size.width * Self.share).rounded(.down), height: size.height)
        } else {
            if isBeside { self.position = .bottom }
            let line = (smallest * Self.lineHeight).rounded(.up)
            let most = max(size.height * Self.share, textSize > Self.usualText ? line : 0)
            let share = min(most, max(size.height - Self.distance - leastChart, line))
            self.size = CGSize(width: size.width, height: share.rounded(.down))
        }
        let largest = (self.size.height / Self.lineHeight / Self.lineMargin).rounded(.down)
        if textSize > largest { fontSize = max(largest, smallest) }
    }

    var isBeside: Bool { position == .leading || position == .trailing }

    var isBeforeChart: Bool { position == .top || position == .leading }
}
