import SwiftUI

/// The sizes of an object card's texts in points, for the reader's text size.
nonisolated struct ObjectTextSizes: Hashable {
    /// The size of labels.
    var label: CGFloat = 13
    /// The size of values and of buttons.
    var value: CGFloat = 15
    /// The size of the units of main numbers.
    var unit: CGFloat = 16
    /// The size of the texts of side indicators.
    var side: CGFloat = 12
}

/// The width of a group, in points, below which a word in it would break.
nonisolated struct ObjectGroupLeastWidth: LayoutValueKey {
    static let defaultValue: CGFloat = 0
}

nonisolated extension ResolvedObject.Group {
    /// The width in points below which a word of the group would break, estimated from its letters.
    ///
    /// - Parameter wrapsLabels: true where all labels have several lines. Texts of one line are cut and have no least width.
    func leastWidth(_ sizes: ObjectTextSizes, wrapsLabels: Bool) -> CGFloat {
        let labelSize = wrapsLabels || self.wrapsLabels ? sizes.label : 0
        return items.map { $0.leastWidth(sizes, labelSize: labelSize) }.max() ?? 0
    }
}

nonisolated extension ResolvedObjectItem {
    /// The label with its colon.
    var shownLabel: String { label.isEmpty || !showsColon || label.hasSuffix(":") ? label : label + ":" }

    /// The width in points below which a word of the item would break.
    ///
    /// - Parameter labelSize: the size of the label, or 0 for one that may be cut.
    fileprivate func leastWidth(_ sizes: ObjectTextSizes, labelSize: CGFloat) -> CGFloat {
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
