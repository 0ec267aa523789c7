import FioriSwiftUICore
import SwiftUI

/// The content of a table card: column headers above rows, in groups where the manifest has them.
///
/// The rows are made once, for a width that is expected, and anew only where another number of columns has room in the
/// width that the card gets.
struct TableCardContent: View {
    private let table: ResolvedTable
    @State private var measuredWidth: CGFloat?
    @Environment(\.cardWidth) private var expectedWidth
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.cardWords) private var words
    @ScaledMetric(relativeTo: .subheadline) private var valueSize = TableTextSizes().value
    @ScaledMetric(relativeTo: .footnote) private var additionalSize = TableTextSizes().additional
    @ScaledMetric(relativeTo: .caption) private var progressSize = TableTextSizes().progress
    @ScaledMetric private var scale: CGFloat = 1

    init(_ table: ResolvedTable) { self.table = table }

    var body: some View {
        let sizes = TableTextSizes(
            value: valueSize, additional: additionalSize, progress: progressSize, avatar: CardAvatar.scale(scale))
        let pops = dynamicTypeSize.isAccessibilitySize
        let plan = TablePlan(table, sizes, pops: pops, width: measuredWidth ?? expectedWidth)
        TableRows(table: table, choice: plan.choice, needs: plan.needs)
            .frame(
                minWidth: 0, maxWidth: .infinity,
                minHeight: table.minItems.map { CGFloat($0 + 1) * CardMetrics.rowHeight }, alignment: .top
            )
            .background {
                if plan.dependsOnWidth {
                    GeometryReader { Color.clear.preference(key: TableWidth.self, value: $0.size.width) }
                }
            }
            .onPreferenceChange(TableWidth.self) { width in
                guard let width else { return }
                if TablePlan(table, sizes, pops: pops, width: width) != plan { measuredWidth = width }
            }
            .accessibilityElement(children: .contain)
            .accessibilityLabel(
                Text(
                    words.table(
                        rows: table.groups.reduce(0) { $0 + $1.items.count }, columns: table.columns.count)))
    }
}

/// The columns in line and the widths that columns need, in a width of the card.
nonisolated private struct TablePlan: Equatable {
    let choice: TablePopin.Choice
    let needs: [TableColumnNeed]
    /// True where another width may have another plan.
    let dependsOnWidth: Bool

    init(_ table: ResolvedTable, _ sizes: TableTextSizes, pops: Bool, width: CGFloat) {
        needs = TableColumnNeed.needs(of: table, sizes: sizes, room: width - TablePopin.besides(in: table))
        let popin = TablePopin(table, needs: needs, pops: pops)
        choice = popin.choice(in: width)
        dependsOnWidth = popin.choices.count > 1 || needs.contains { $0.hasLongWord }
    }
}

/// The width that a table has got.
nonisolated private struct TableWidth: PreferenceKey {
    static let defaultValue: CGFloat? = nil

    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}

/// The header and the rows of a table with the same columns in line.
nonisolated private struct TableRows: View {
    let table: ResolvedTable
    let choice: TablePopin.Choice
    let needs: [TableColumnNeed]

    @MainActor var body: some View {
        let look = TableRowLook(table, choice: choice, needs: needs)
        LazyVStack(alignment: .leading, spacing: 0) {
            if !choice.inline.isEmpty, table.columns.contains(where: { !$0.title.isEmpty }) {
                TableHeaderRow(look: look)
                CardSeparator()
            }
            ForEach(table.groups.indices, id: \.self) { index in
                let group = table.groups[index]
                if let title = group.title { CardGroupTitle(title) }
                ForEach(group.items) { row in
                    TableRowView(row: row, look: look)
                    if row.id != table.groups.last?.items.last?.id || index != table.groups.count - 1 {
                        CardSeparator()
                    }
                }
            }
        }
    }
}

/// The parts of a row's look that all rows of a table share.
nonisolated struct TableRowLook {
    let columns: [ResolvedTable.Column]
    let choice: TablePopin.Choice
    let layout: TableRowLayout
    let popinLayout: ResolvedTable.PopinLayout
    let needs: [TableColumnNeed]
    /// True if a row of the table has the arrow of a navigation, for which all of them keep the room.
    let hasArrows: Bool

    init(_ table: ResolvedTable, choice: TablePopin.Choice, needs: [TableColumnNeed]) {
        columns = table.columns
        self.choice = choice
        layout = TableRowLayout(choice.inline.map { table.columns[$0] }, needs: choice.inline.map { needs[$0] })
        self.needs = needs
        popinLayout = table.popinLayout
        hasArrows = table.hasArrows
    }

    /// The room behind the cells of a row without an arrow of its own. Cells below each other need no common edge.
    func trailingPadding(hasArrow: Bool) -> CGFloat {
        CardMetrics.padding + (hasArrows && !hasArrow && !choice.inline.isEmpty ? Self.arrowWidth : 0)
    }

    /// The room of an arrow with the distance in front of it.
    static let arrowWidth = NavigationArrow.width + CardMetrics.padding
}

nonisolated extension ResolvedTable {
    /// True if a row has the arrow of a navigation.
    var hasArrows: Bool { groups.contains { $0.items.contains { $0.action?.hasVisibleArrow == true } } }
}

/// The looks of a table card's parts, by their names in style sheets.
nonisolated enum TableCardParts {
    static let header = Themed("TableCard.header", EmptyModifier())
    static let row = Themed("TableCard.row", EmptyModifier(), as: .cell)
    static let progress = Themed("TableCard.progress", EmptyModifier(), as: .progress)
    static let columnTitle = Themed("TableCard.columnTitle", TextStyle(.footnote, weight: .semibold, .secondaryLabel))
    static let identifier = Themed(
        "TableCard.identifier", TextStyle(.subheadline, weight: .semibold, .primaryLabel), as: .cellTitle)
    static let text = Themed("TableCard.text", TextStyle(.subheadline, .primaryLabel), as: .cellDetail)
    static let additionalText = Themed(
        "TableCard.additionalText", TextStyle(.footnote, .secondaryLabel), as: .cellDetail)
    static let progressText = Themed("TableCard.progressText", TextStyle(.caption, .primaryLabel))
}
