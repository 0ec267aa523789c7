/// The footer of a card.
public struct ResolvedFooter: Sendable, Hashable {
    /// The buttons, links and texts; empty when there are none.
    public var actionsStrip: [ResolvedStripItem] = []
    /// The pages; nil when the content is not paged.
    public var paginator: ResolvedPaginator?
    /// True if a line separates the footer from the content.
    public var showsSeparator = false
    /// True if the footer has a button that closes the card.
    public var showsCloseButton: Bool?
    /// True if the items can be used, which requires that the data has arrived.
    public var isEnabled = true

    /// Creates a footer without items.
    public init() {}
}
