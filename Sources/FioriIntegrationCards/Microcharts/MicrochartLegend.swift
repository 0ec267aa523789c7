import SwiftUI

/// The titles of the parts of a list's stacked bars, each with its colour.
nonisolated struct MicrochartLegend: View {
    private let entries: [ResolvedMicrochart.LegendEntry]
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    init(_ entries: [ResolvedMicrochart.LegendEntry]) { self.entries = entries }

    @MainActor var body: some View {
        WrappingRow(spacing: 16, lineSpacing: 8) {
            ForEach(entries.indices, id: \.self) { index in
                let entry = entries[index]
                HStack(spacing: 6) {
                    LegendSwatch(entry.color?.markColor ?? ChartPalette.color(entry.index))
                    CardText(entry.title).lineLimit(dynamicTypeSize.isAccessibilitySize ? nil : 2).modifier(
                        MicrochartParts.legend)
                }
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}
