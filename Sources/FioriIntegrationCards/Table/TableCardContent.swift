import SwiftUI

/// The content of a card of this type.
nonisolated struct TableCardContent: View {
    private let table: ResolvedTable

    init(_ table: ResolvedTable) { self.table = table }

    @MainActor var body: some View { EmptyView() }
}
