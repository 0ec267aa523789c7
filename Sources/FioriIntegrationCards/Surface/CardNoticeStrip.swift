import IntegrationCardModel
import SwiftUI

/// A message of the app above the content of a card.
nonisolated struct CardNotice: Equatable {
    let text: String
    let state: ValueState
}

nonisolated private struct CardNoticeKey: EnvironmentKey {
    static let defaultValue: CardNotice? = nil
}

nonisolated extension EnvironmentValues {
    /// The message that the app shows above the content of the card.
    var cardNotice: CardNotice? {
        get { self[CardNoticeKey.self] }
        set { self[CardNoticeKey.self] = newValue }
    }
}

/// The message of the app above the content, with a button that takes it away.
nonisolated struct CardNoticeStrip: View {
    @Environment(\.cardNotice) private var notice
    @Environment(\.cardActions) private var actions

    @MainActor var body: some View {
        if let notice {
            CardMessageStrip(text: notice.text, state: notice.state) { actions.hideNotice() }
        }
    }
}
