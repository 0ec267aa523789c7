import SwiftUI

/// A small chart within a list item or a header.
nonisolated struct Microchart: View {
    private let chart: ResolvedMicrochart

    init(_ chart: ResolvedMicrochart) { self.chart = chart }

    @MainActor var body: some View { EmptyView() }
}
