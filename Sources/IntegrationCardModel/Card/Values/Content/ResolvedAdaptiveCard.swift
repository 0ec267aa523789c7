/// The content of an adaptive card, expanded with the data of the card.
public struct ResolvedAdaptiveCard: Sendable, Hashable {
    /// The elements and actions.
    public var card: AdaptiveCard
    /// True if texts are Markdown, `configuration/enableMarkdown`. False by default.
    public var rendersMarkdown = false
}
