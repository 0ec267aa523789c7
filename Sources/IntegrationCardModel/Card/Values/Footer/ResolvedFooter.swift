/// The footer of a card.
public struct ResolvedFooter: Sendable, Hashable {
    /// The buttons, links and texts; empty when there are none.
    public var actionsStrip: [ResolvedStripItem] = []
    /// The pages; nil when the content is not paged.
    public var paginator: ResolvedPaginator?
    /// Tells whether a line separates the footer from the content.
    public var showsSeparator = false
    /// Tells whether the footer has a button that closes the card.
    public var showsCloseButton: Bool?
    /// Tells whether the items can be used: they cannot until the data has arrived.
    public var isEnabled = true
}
