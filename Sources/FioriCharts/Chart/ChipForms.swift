import Foundation

/// The chips that may say the values of a selection, the first that has room in a chart being the best.
nonisolated struct ChipForms {
    typealias Group = (first: ChartPointIndex, last: ChartPointIndex)

    /// Chips with all words, in different rows.
    let whole: [() -> SelectionChip]
    /// Chips whose values have no names.
    let bare: [() -> SelectionChip]
    /// Chips with abbreviated values, for charts that have room for no others.
    let abbreviated: [() -> SelectionChip]

    /// The forms of a chip of single points, or of the ends of ranges.
    /// - Parameters:
    ///   - groups: The first and the last point of each series; one point is both.
    ///   - abbreviates: False where another chip may say the values whole.
    init(_ groups: [Group], abbreviates: Bool = true, in plot: ChartPlot, locale: Locale) {
        let ends = groups.filter { $0.first != $0.last }
        if groups.count == 1, let range = ends.first {
            // The ends in rows of their own take less width than both values in one.
            let list = ChipForms(listing: [range.first, range.last], in: plot, locale: locale)
            whole = [{ SelectionChip(groups, in: plot, locale: locale) }] + list.whole
            (bare, abbreviated) = (list.bare, list.abbreviated)
            return
        }
        whole =
            [{ SelectionChip(groups, in: plot, locale: locale) }]
            + (ends.isEmpty ? [] : [{ SelectionChip(endsOf: groups, in: plot, locale: locale) }])
        bare = Self.isOfTwoNumbers(plot) ? [{ SelectionChip(groups, values: .bare, in: plot, locale: locale) }] : []
        abbreviated =
            abbreviates ? [{ SelectionChip(groups, values: .abbreviated, in: plot, locale: locale) }] : []
    }

    /// The forms of a chip that lists points of any categories.
    init(listing points: [ChartPointIndex], in plot: ChartPlot, locale: Locale) {
        whole = [false, true].map { isStacked in
            { SelectionChip(listing: points, isStacked: isStacked, in: plot, locale: locale) }
        }
        bare =
            Self.isOfTwoNumbers(plot)
            ? [{ SelectionChip(listing: points, values: .bare, in: plot, locale: locale) }] : []
        abbreviated = [{ SelectionChip(listing: points, values: .abbreviated, in: plot, locale: locale) }]
    }

    /// True for points of x and y, which are told apart without these names.
    private static func isOfTwoNumbers(_ plot: ChartPlot) -> Bool {
        if case .numeric = plot.input.kind.coordinates { true } else { false }
    }
}
