import SwiftUI

/// The content of an adaptive card: its elements, inputs and actions.
nonisolated struct AdaptiveCardContent: View {
    private let card: ResolvedAdaptiveCard

    init(_ card: ResolvedAdaptiveCard) { self.card = card }

    @MainActor var body: some View { AdaptiveCardRoot(card) }
}

/// An Adaptive Card with the state of its inputs and elements.
private struct AdaptiveCardRoot: View {
    private let resolved: ResolvedAdaptiveCard
    @StateObject private var form: AdaptiveForm
    @Environment(\.cardActions) private var actions
    @Environment(\.cardWords) private var words

    init(_ resolved: ResolvedAdaptiveCard) {
        self.resolved = resolved
        _form = StateObject(wrappedValue: AdaptiveForm(resolved.card))
    }

    var body: some View {
        let actions = actions
        AdaptiveCardBody(card: resolved.card, context: AdaptiveContext(resolved, words: words))
            .fixedSize(horizontal: false, vertical: true)
            .environmentObject(form)
            .environment(
                \.openURL,
                OpenURLAction { url in
                    actions.perform(.opening(url.absoluteString))
                    return .handled
                }
            )
            .onChange(of: resolved.card) { form.update(resolved.card) }
    }
}

/// The elements and actions of a card with its padding: the whole card, or one that an action shows.
struct AdaptiveCardBody: View {
    let card: AdaptiveCard
    let context: AdaptiveContext
    @EnvironmentObject private var form: AdaptiveForm

    var body: some View {
        let padding = CardMetrics.padding
        Group {
            if let text = card.unsupportedText {
                CardText(text)
                    .modifier(AdaptiveParts.fallbackText)
                    .frame(maxWidth: .infinity, alignment: .leading)
            } else {
                elements(padding: padding)
            }
        }
        .padding(padding)
        .adaptiveBackgroundImage(card.backgroundImage)
        .adaptiveTap(card.selectAction, context)
        .adaptiveDirection(isRightToLeft: card.isRightToLeft)
        .accessibilityElement(children: .contain)
        .accessibilityLabel(Text(card.spokenSummary))
    }

    private func elements(padding: CGFloat) -> some View {
        AdaptiveStack(minimumHeight: (card.minimumHeight ?? 0) - 2 * padding) {
            AdaptiveItems(card.body, context.body(of: card, padding: padding))
                .adaptivePlace(fillsHeight: true)
            if !card.actions.isEmpty {
                AdaptiveActionSetView(
                    actions: card.actions, alignment: nil, context: context.actions(of: card, padding: padding)
                )
                .modifier(AdaptiveParts.actions)
                .adaptivePlace(gap: card.body.isEmpty ? 0 : AdaptiveSpacing.default.points)
            }
        }
    }
}

nonisolated extension AdaptiveCard {
    /// The text in place of a card of a version that is not supported; nil for a card that is shown.
    var unsupportedText: String? { isVersionSupported ? nil : fallbackText }

    /// The text that assistive technologies read for the card; speech markup is left out.
    var spokenSummary: String {
        guard let speak, !speak.hasPrefix("<") else { return "" }
        return speak
    }
}

nonisolated extension ResolvedAction {
    /// The navigation to an address.
    static func opening(_ url: String) -> ResolvedAction {
        ResolvedAction(kind: .navigation, parameters: ["url": .string(url)], url: url)
    }
}
