import Drawing
import SwiftUIControls
@_spi(Floors) import SwiftUICore

/// The look of a row; depends on the list's style, its place in the section and the traits of its content.
struct ListRowAppearance: Equatable {
    /// A separator.
    struct Line: Equatable {
        var color: RGBAColor
        /// True if the separator is at an end of the section.
        var isEdge = false
        /// True if the separator runs from edge to edge, as at the edges of a band.
        var isFull = false
    }

    var metrics: ListMetrics
    var insets = EdgeInsets()
    /// Corner radii; 0 between the ends of a card.
    var topRadius: CGFloat = 0
    var bottomRadius: CGFloat = 0
    /// Separators above and below; nil for none.
    var topSeparator: Line?
    var bottomSeparator: Line?
    var hasBackground = true
    /// The space after the row, in points.
    var spacing: CGFloat = 0
    /// True if the row ends a card, so that the page is below it.
    var endsCard = false
    /// True if the row shares a card or band with its section; `isFirst` and `isLast` tell its position there.
    var isPartOfCard = false
    var isFirst = false
    var isLast = false

    init(metrics: ListMetrics) { self.metrics = metrics }

    /// The look of a row in a list.
    /// - Parameters:
    ///   - place: the row's place in its section.
    ///   - shownIndex: the index in the section at which the row is shown.
    ///   - traits: the traits of the row's content.
    init(
        metrics: ListMetrics, place: ListRowPlace, shownIndex: Int, traits: LayoutTraits,
        in environment: EnvironmentValues
    ) {
        self.metrics = metrics
        insets = traits[ListRowInsetsKey.self] ?? metrics.rowInsets
        let isApart = metrics.hasOpenRows || metrics.rowSpacing > 0 && metrics.style.hasCards
        let isEnd = shownIndex == place.section.rowCount - 1
        topRadius = shownIndex == 0 || isApart ? metrics.cornerRadius : 0
        bottomRadius = isEnd || isApart ? metrics.cornerRadius : 0
        isPartOfCard = metrics.style.isGrouped && !isApart
        isFirst = place.isFirst
        isLast = place.isLast
        spacing = place.isLast ? 0 : metrics.rowSpacing
        endsCard = metrics.style.isGrouped && (place.isLast || isApart)
        hasBackground = traits[ListRowBackgroundKey.self] == nil
        setSeparators(
            traits[ListRowSeparatorsKey.self], ofSection: traits[ListSectionSeparatorsKey.self],
            isStart: shownIndex == 0, isEnd: isEnd, isApart: isApart, followsRow: place.section.followsRow,
            in: environment)
    }

    private mutating func setSeparators(
        _ row: ListSeparators, ofSection section: ListSeparators, isStart: Bool, isEnd: Bool, isApart: Bool,
        followsRow: Bool, in environment: EnvironmentValues
    ) {
        func line(
            _ visibility: Visibility?, _ tint: Color?, isEdge: Bool = true, isFull: Bool = false
        ) -> Line? {
            guard visibility != .hidden else { return nil }
            let color = tint.map { $0.rgba(in: environment) } ?? metrics.separator
            return Line(color: color, isEdge: isEdge, isFull: isFull)
        }
        if !isEnd, !isApart { bottomSeparator = line(row.bottom, row.bottomTint, isEdge: false) }
        // Cards end without a separator, bands with one from edge to edge.
        guard !metrics.style.hasCards else { return }
        let isFull = metrics.style == .grouped
        // Between the rows of two sections only the upper one's separator is drawn, unless the lower one's is made
        // visible.
        if isStart, !followsRow || (row.top ?? section.top) == .visible {
            topSeparator = line(row.top ?? section.top, row.topTint ?? section.topTint, isFull: isFull)
            if section.top == .hidden { topSeparator = nil }
        }
        if isEnd {
            bottomSeparator = line(row.bottom ?? section.bottom, row.bottomTint ?? section.bottomTint, isFull: isFull)
            if section.bottom == .hidden { bottomSeparator = nil }
        }
    }
}
