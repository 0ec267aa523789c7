import FioriSwiftUICore
import SwiftUI

/// A line across the card.
nonisolated struct CardSeparator: View {
    @MainActor var body: some View {
        Rectangle()
            .fill(.preferredColor(.separator))
            .frame(height: 1)
            .modifier(CardParts.separator)
            .accessibilityHidden(true)
    }
}
