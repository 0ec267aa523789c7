/// The content of a web page card.
public struct ResolvedWebPage: Sendable, Hashable {
    /// The address with the scheme https.
    public var source: String
    /// The permissions of the page as in the `sandbox` attribute; empty, the default, permits nothing.
    public var sandbox = ""
    /// The features that the page may use as in the `allow` attribute.
    public var allow = ""
    /// True if the page may fill the screen.
    public var allowsFullscreen = false
    /// True if the page is not sandboxed.
    public var omitsSandbox = false
    /// The least height as CSS length. "150px" by default.
    public var minHeight = "150px"
}
