/// The way in which a request's answers are stored, from its `cache` object.
public struct CardCachePolicy: Sendable, Hashable {
    /// True if answers are stored. True by default.
    public var isEnabled = true
    /// The seconds for which a stored answer is used without asking the server. 0 by default.
    public var maximumAge = 0.0
    /// True if an older answer is used at once while the server is asked for a newer one. True by default.
    public var servesStale = true

    /// Reads a `cache` object; nil without one: such a request is not stored.
    public init?(_ value: JSONValue?) {
        guard let value, value.objectValue != nil else { return nil }
        isEnabled = Self.flag(value["enabled"], default: true) && !Self.flag(value["noStore"], default: false)
        let age = value["maxAge"]?.numberValue ?? value["maxAge"]?.stringValue.map(JavaScriptNumber.parse) ?? 0
        maximumAge = age > 0 ? age : 0
        servesStale = Self.flag(value["staleWhileRevalidate"], default: true)
    }

    private static func flag(_ value: JSONValue?, default fallback: Bool) -> Bool {
        switch value {
        case .bool(let flag)?: flag
        case .string("true")?: true
        case .string("false")?: false
        default: fallback
        }
    }
}
