/// An entry that the host adds to the menu of a card's header.
public struct CardMenuItem: Sendable, Hashable, Identifiable {
    /// The name by which the host knows the entry.
    public var id: String
    /// The text.
    public var text: String
    /// The icon as an address such as "sap-icon://refresh"; nil when there is none.
    public var icon: String?
    /// True if the entry can be chosen.
    public var isEnabled: Bool

    /// Creates an entry.
    public init(id: String, text: String, icon: String? = nil, isEnabled: Bool = true) {
        self.id = id
        self.text = text
        self.icon = icon
        self.isEnabled = isEnabled
    }
}
