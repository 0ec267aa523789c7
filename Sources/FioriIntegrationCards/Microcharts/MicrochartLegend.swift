import SwiftUI

/// The titles of the parts of a list's stacked bars, each with its colour.
nonisolated struct MicrochartLegend: View {
    private let entries: [ResolvedMicrochart.LegendEntry]

    init(_ entries: [ResolvedMicrochart.LegendEntry]) { self.entries = entries }

    @MainActor var body: some View { EmptyView() }
}
