import SwiftUI

/// The content of a card of this type.
nonisolated struct AdaptiveCardContent: View {
    private let card: ResolvedAdaptiveCard

    init(_ card: ResolvedAdaptiveCard) { self.card = card }

    @MainActor var body: some View { EmptyView() }
}
