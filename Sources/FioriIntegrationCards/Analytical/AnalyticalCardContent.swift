import SwiftUI

/// The content of a card of this type.
nonisolated struct AnalyticalCardContent: View {
    private let chart: ResolvedChart

    init(_ chart: ResolvedChart) { self.chart = chart }

    @MainActor var body: some View { EmptyView() }
}
