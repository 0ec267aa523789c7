import SwiftUI

/// A UI5 Integration Card.
///
/// ```swift
/// CardView(try Manifest(withCardBundleAt: folder))
///     .cardHost(host)
/// ```
///
/// The card fills the width that it is offered and takes the height of its content. It loads its data when it appears, with
/// placeholders meanwhile, and shows errors and empty data as messages within the card.
nonisolated public struct CardView: View {
    private enum Source {
        case live(CardSource)
        case controlled(CardController)
        case resolved(ResolvedCard, CardImages, now: Date?)
    }

    private let source: Source

    /// Creates the view of a card that loads its data and follows its changes.
    public init(_ manifest: Manifest) { source = .live(manifest.source) }

    /// Creates the view of a card that an app drives.
    public init(_ controller: CardController) { source = .controlled(controller) }

    /// Creates the view of a card that has been resolved before, as for a picture.
    ///
    /// Its actions go to the handler and the host of the environment only.
    /// - Parameters:
    ///   - resolved: the card.
    ///   - images: the pictures of the card; those that are not loaded appear when they have arrived.
    ///   - now: the time to which timestamps are relative; nil follows the clock.
    public init(resolved: ResolvedCard, images: CardImages = CardImages(), now: Date? = nil) {
        source = .resolved(resolved, images, now: now)
    }

    @MainActor public var body: some View {
        switch source {
        case .live(let source): LiveCard(source)
        case .controlled(let controller): LiveCard(controller)
        case .resolved(let card, let images, let now):
            FixedCard(card: card).environment(\.cardImages, images).environment(\.cardNow, now)
        }
    }
}

/// A card without a session.
nonisolated private struct FixedCard: View {
    let card: ResolvedCard
    @Environment(\.cardSurroundings) private var surroundings
    @Environment(\.openURL) private var openURL

    @MainActor var body: some View {
        let (surroundings, openURL, id) = (surroundings, openURL, card.id)
        CardLayout(card)
            .environment(
                \.cardActions,
                CardActions { action in
                    guard action.isEnabled, surroundings.actionHandler?(action) != true else { return }
                    Task { @MainActor in
                        if await surroundings.host?.handle(action, of: id) == true { return }
                        if action.kind == .navigation, let url = action.url.flatMap({ URL(string: $0) }) {
                            openURL(url)
                        }
                    }
                } choices: { dataset, text, count in
                    await surroundings.host?.boundedChoices(
                        in: dataset, matching: text, maximumCount: count, of: id)
                })
    }
}
