import FioriSwiftUICore
import SwiftUI

/// The rows and columns of status texts below the title.
nonisolated struct HeaderInfoSection: View {
    private let rows: [ResolvedInfoRow]

    init(_ rows: [ResolvedInfoRow]) { self.rows = rows }

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            ForEach(rows.indices, id: \.self) { HeaderInfoRow(row: rows[$0]) }
        }
    }
}

/// A row of an info section.
nonisolated private struct HeaderInfoRow: View {
    let row: ResolvedInfoRow
    @ScaledMetric(relativeTo: .subheadline) private var textSize: CGFloat = 15

    @MainActor var body: some View {
        if row.columns.isEmpty {
            if row.justification == .spaceBetween, row.items.count > 1 {
                ViewThatFits(in: .horizontal) {
                    HStack(alignment: .top, spacing: 8) {
                        ForEach(row.items.indices, id: \.self) { index in
                            if index > 0 { Spacer(minLength: 0) }
                            StatusText(row.items[index])
                        }
                    }
                    flow
                }
            } else {
                flow
            }
        } else {
            HeaderInfoColumns(
                least: row.columns.map { $0.leastWidth(size: textSize) }, justification: row.justification
            ) {
                ForEach(row.columns.indices, id: \.self) { HeaderInfoColumn(column: row.columns[$0]) }
            }
        }
    }

    /// The items in lines.
    @MainActor private var flow: some View {
        FlowLayout(spacing: 8, lineSpacing: 4) {
            ForEach(row.items.indices, id: \.self) { StatusText(row.items[$0]) }
        }
        .frame(maxWidth: .infinity, alignment: row.justification == .end ? .trailing : .leading)
    }
}

/// A column of an info section.
nonisolated private struct HeaderInfoColumn: View {
    let column: ResolvedInfoColumn

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            if column.rows.isEmpty {
                ForEach(column.items.indices, id: \.self) { StatusText(column.items[$0]) }
            } else {
                // The type of a view cannot contain itself.
                ForEach(column.rows.indices, id: \.self) { AnyView(HeaderInfoRow(row: column.rows[$0])) }
            }
        }
    }
}
