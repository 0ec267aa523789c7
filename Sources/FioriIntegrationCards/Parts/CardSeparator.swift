import FioriSwiftUICore
import SwiftUI

/// A line across the card.
nonisolated struct CardSeparator: View {
    @Environment(\.versionedTheme) private var theme

    @MainActor var body: some View {
        Rectangle()
            .fill(Color.preferredColor(.separator, in: theme))
            .frame(height: 1)
            .modifier(CardParts.separator)
            .accessibilityHidden(true)
    }
}
