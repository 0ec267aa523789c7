import SwiftUI

/// The sizes of an object card's texts in points, for the reader's text size.
nonisolated struct ObjectTextSizes: Hashable {
    /// The size of the titles of groups.
    var title: CGFloat = 16
    /// The size of labels.
    var label: CGFloat = 13
    /// The size of values and of buttons.
    var value: CGFloat = 15
    /// The size of the units of main numbers.
    var unit: CGFloat = 16
    /// The size of the texts of side indicators.
    var side: CGFloat = 12
}

/// The widths that the parts of a group need, in points.
nonisolated struct ObjectGroupLeastWidth: Hashable, LayoutValueKey {
    static let defaultValue = ObjectGroupLeastWidth()

    /// The width in which the title has room in its lines.
    var title: CGFloat = 0
    /// The widths below which words of the items would break.
    var words: Set<CGFloat> = []

    /// The width below which a word would break in a card of a width, or more often than in all of that width.
    func word(in width: CGFloat) -> CGFloat { words.map { WordWidths.breaking($0, within: width) }.max() ?? 0 }
}

nonisolated extension ResolvedObject.Group {
    /// The widths that the group needs, estimated from its letters.
    ///
    /// - Parameter wraps: true where all titles and labels have several lines. Labels of one line are cut and have no least
    ///   width.
    func leastWidth(_ sizes: ObjectTextSizes, wraps: Bool) -> ObjectGroupLeastWidth {
        let labelSize = wraps || wrapsLabels ? sizes.label : 0
        let lines = max(1, titleMaxLines)
        let title =
            wraps
            ? WordWidths.extent(of: title).word
            : lines == 1 ? WordWidths.extent(of: title).line : WordWidths.width(of: title, lines: lines)
        return ObjectGroupLeastWidth(
            title: title * sizes.title * WordWidths.semibold,
            words: Set(items.map { $0.leastWidth(sizes, labelSize: labelSize) }))
    }
}

nonisolated extension ResolvedObjectItem {
    /// The label with its colon.
    var shownLabel: String { label.isEmpty || !showsColon || label.hasSuffix(":") ? label : label + ":" }

    /// The width in points below which a word of the item would break.
    ///
    /// - Parameter labelSize: the size of the label, or 0 for one that may be cut.
    func leastWidth(_ sizes: ObjectTextSizes, labelSize: CGFloat) -> CGFloat {
        func word(_ text: String) -> CGFloat { WordWidths.extent(of: text).word }
        let value: CGFloat =
            switch content {
            case .text(let text, let maxLines): maxLines == 1 ? 0 : word(text.breakableAmount.breakable) * sizes.value
            case .status(let status): status.leastWidth(size: sizes.value)
            case .numericData(let figures): figures.leastWidth(unitSize: sizes.unit, sideSize: sizes.side)
            case .buttons(let buttons): buttons.map { $0.leastWidth(size: sizes.value) }.max() ?? 0
            case .label, .icons, .rating, .image, .field: 0
            }
        return max(word(shownLabel) * labelSize, value)
    }
}
