import IntegrationCardModel
import SwiftUI

nonisolated extension ResolvedCard {
    /// True if the card has nothing to show.
    package var isEmpty: Bool { header == nil && content == nil && filters.isEmpty && (footer?.isEmpty ?? true) }
}

nonisolated extension ResolvedFooter {
    /// True if the footer has nothing to show.
    fileprivate var isEmpty: Bool {
        actionsStrip.isEmpty && showsCloseButton != true && (paginator?.pageCount ?? 0) <= 1
    }
}

/// The notice in place of a card that has nothing to show.
nonisolated struct EmptyCardNotice: View {
    @Environment(\.cardWords) private var words

    @MainActor var body: some View {
        CardMessageView(
            CardMessage(
                illustration: "ErrorScreen", size: .spot, title: words.emptyCard,
                description: words.emptyCardDescription), isError: true)
    }
}
