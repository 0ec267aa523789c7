/// The content of a web page card.
public struct ResolvedWebPage: Sendable, Hashable {
    /// The address with the scheme https.
    public var source: String
    /// The permissions of the page as in the `sandbox` attribute; empty, the default, permits nothing.
    public var sandbox = ""
    /// The features that the page may use as in the `allow` attribute.
    public var allow = ""
    /// Tells whether the page may fill the screen.
    public var allowsFullscreen = false
    /// Tells whether the page is not confined.
    public var omitsSandbox = false
    /// The least height as CSS length. "150px" by default.
    public var minHeight = "150px"
}
