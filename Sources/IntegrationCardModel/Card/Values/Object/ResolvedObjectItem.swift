/// An item of a group of an object card.
public struct ResolvedObjectItem: Sendable, Hashable, Identifiable {
    /// The index of the item within its group of the manifest.
    public var id: Int
    /// The label; empty when there is none.
    public var label = ""
    /// True if a colon stands behind the label. True by default.
    public var showsColon = true
    /// The avatar on the leading side of label and value.
    public var icon: ResolvedIcon?
    /// The text that explains the value; empty when there is none.
    public var tooltip = ""
    /// The value.
    public var content: Content
    /// The action of a tap on the value.
    public var action: ResolvedAction?

    /// The kinds of values.
    public enum Content: Sendable, Hashable {
        /// Only the label.
        case label
        /// A text with a greatest number of lines; nil for any.
        case text(String, maxLines: Int?)
        /// A text with a state.
        case status(ResolvedStatus)
        /// A figure.
        case numericData(ResolvedFigures)
        /// Icons beside each other.
        case icons([ResolvedGroupIcon], size: ResolvedIcon.Size)
        /// Buttons beside each other.
        case buttons([ResolvedStripItem])
        /// A rating.
        case rating(value: Double, maximum: Int, halves: Bool)
        /// A picture.
        case image(ResolvedObjectImage)
        /// A field of the form.
        case field(ResolvedFormField)
    }
}

/// An icon of a group of icons.
public struct ResolvedGroupIcon: Sendable, Hashable, Identifiable {
    /// The index or name of the element within its data.
    public var id: String
    /// The icon.
    public var icon: ResolvedIcon
    /// The action of a tap.
    public var action: ResolvedAction?
}
