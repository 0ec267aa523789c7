import SwiftUI

/// The notice in place of a chart of a type that cannot be shown, with the type's name.
nonisolated struct AnalyticalNotice: View {
    let type: String
    @Environment(\.locale) private var locale

    @MainActor var body: some View {
        let words = AnalyticalWords(locale: locale)
        VStack(spacing: 8) {
            Image(systemName: "chart.bar.xaxis")
                .font(.system(size: 32))
                .foregroundStyle(.preferredColor(.tertiaryLabel))
                .accessibilityHidden(true)
            Text(words.notice).modifier(AnalyticalCardParts.noticeTitle)
            Text(words.noticeDescription(type: type)).modifier(AnalyticalCardParts.notice)
        }
        .multilineTextAlignment(.center)
        .accessibilityElement(children: .combine)
    }
}

/// Texts of analytical cards in the languages that cards speak.
nonisolated struct AnalyticalWords {
    private let cards: CardWords

    init(locale: Locale) { cards = CardWords(locale: locale) }

    private func words(_ words: String.LocalizationValue) -> String { cards.words(words) }

    var notice: String { words("Chart Not Supported") }

    func noticeDescription(type: String) -> String {
        if type.isEmpty { return words("The type of the chart is missing.") }
        return words("Charts of the type “\(type)” are not supported.")
    }

    func more(_ count: Int) -> String { words("\(count) more") }
}
