/// A text with a label and a visibility, as titles and descriptions of items are.
public struct ResolvedText: Sendable, Hashable {
    /// The text; empty when it is undefined.
    public var value: String
    /// The label; empty when there is none.
    public var label = ""
    /// True if the text is shown.
    public var isVisible = true
}
