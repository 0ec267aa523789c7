/// A small text or icon that the host puts on the header of a card, such as the number of new entries.
public struct CardBadge: Sendable, Hashable {
    /// The text; empty for an icon alone.
    public var text: String
    /// The icon as an address such as "sap-icon://bell"; nil when there is none.
    public var icon: String?
    /// The meaning, which decides the colour.
    public var state: ValueState
    /// The words for assistive technology in place of the text; nil for the text itself.
    public var label: String?

    /// Creates a badge.
    public init(text: String = "", icon: String? = nil, state: ValueState = .information, label: String? = nil) {
        self.text = text
        self.icon = icon
        self.state = state
        self.label = label
    }
}
