/// An option of a filter or of a form field.
public struct ResolvedOption: Sendable, Hashable, Identifiable {
    /// The key, by which data and form know the option.
    public var key: String
    /// The text.
    public var title: String
    /// The text beside the title; empty when there is none.
    public var additionalText = ""
    /// The title of the group that the option belongs to.
    public var group: String?
    /// True if the option can be chosen.
    public var isEnabled = true

    /// Creates an option.
    public init(
        key: String, title: String, additionalText: String = "", group: String? = nil, isEnabled: Bool = true
    ) {
        self.key = key
        self.title = title
        self.additionalText = additionalText
        self.group = group
        self.isEnabled = isEnabled
    }

    /// The key.
    public var id: String { key }
}
