/// The content of a component card, which only its own JavaScript could draw.
///
/// A host shows a view of its own for it, or a notice stands in its place.
public struct ResolvedComponent: Sendable, Hashable {
    /// The identifier of the app, by which the host knows the card.
    public var id: String
    /// The type as the manifest names it: "Component" or "AnalyticsCloud".
    public var typeName: String
    /// The value that the host gives for the content; nil when it has none, which shows a notice.
    public var custom: JSONValue?
    /// The least height as CSS length; empty when there is none.
    public var minHeight = ""
    /// The data of the card, for the host's view.
    public var data: JSONValue = .null
}
