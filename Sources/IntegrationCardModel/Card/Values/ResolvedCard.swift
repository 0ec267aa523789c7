/// A card with all parameters, texts, data and bindings applied: plain values that a view draws.
///
/// Nothing in it refers to the manifest. A change of a filter, a page or a parameter makes a new value, and sections that
/// have not changed are equal to those of the old one.
public struct ResolvedCard: Sendable, Hashable {
    /// The identifier of the app, `sap.app/id`.
    public var id: String
    /// The type; nil when it is missing or unknown.
    public var type: CardManifest.CardType?
    /// The header; nil when the card has none or hides it.
    public var header: ResolvedSection<ResolvedHeader>?
    /// The place of the header.
    public var headerPosition: HeaderPosition = .top
    /// The filters in the order of the manifest, without those that are not visible.
    public var filters: [ResolvedFilter] = []
    /// The content; nil for a card that is only a header.
    public var content: ResolvedSection<ResolvedContent>?
    /// The footer; nil when the card has none or hides it.
    public var footer: ResolvedFooter?
    /// The action of the card as a whole.
    public var action: ResolvedAction?
    /// The actions that the host adds to the menu of each card.
    public var menu: [CardMenuItem] = []
    /// The badges that the host puts on the header.
    public var badges: [CardBadge] = []
    /// The height that the card asks for, as CSS length; a hint for the host.
    public var requiredHeight: String?
    /// The width that the card asks for, as CSS length; a hint for the host.
    public var requiredWidth: String?
    /// The faults that were found while resolving. The rest of the card is intact.
    public var diagnostics: [CardDiagnostic] = []

    /// The places of a header.
    public enum HeaderPosition: String, Sendable, Hashable, CaseIterable {
        case top = "Top"
        case bottom = "Bottom"
    }
}

extension ResolvedCard {
    /// Creates a card that consists of a message, for example in place of one whose manifest cannot be read.
    public init(message: CardMessage) {
        self.init(id: "", type: nil)
        content = .error(message)
    }
}
