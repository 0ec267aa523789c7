/// A text with a state, as infos, attributes and the items of info sections are.
public struct ResolvedStatus: Sendable, Hashable {
    /// The text; empty when it is undefined.
    public var value: String
    /// The meaning.
    public var state: ValueState = .none
    /// True if an icon shows the state.
    public var showsStateIcon = false
    /// The icon in place of the usual one.
    public var customStateIcon: ResolvedImage?
    /// True if the text stands on the colour of the state.
    public var isInverted = false
    /// True if the text is shown.
    public var isVisible = true
    /// The action of a tap.
    public var action: ResolvedAction?
}
