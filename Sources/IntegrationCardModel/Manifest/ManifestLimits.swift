/// The bounds within which a manifest is validated.
public struct ManifestLimits: Sendable, Hashable {
    /// The bounds of the manifest's text; 2 MiB instead of the 16 MiB of other JSON texts by default.
    public var json: CardLimits.JSON = {
        var json = CardLimits.JSON()
        json.maximumBytes = 2 * 1024 * 1024
        return json
    }()
    /// The bounds of its bindings.
    public var expressions = CardLimits.Expressions()
    /// The greatest number of problems that are reported. 200 by default.
    public var maximumProblems = 200
    /// The greatest nesting that is looked into. 64 by default.
    public var maximumDepth = 64

    /// Creates the default bounds.
    public init() {}
}
