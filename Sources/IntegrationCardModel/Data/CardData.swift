/// The data that a section has loaded.
public struct CardData: Sendable {
    /// The root of the data.
    public let root: JSONValue
    /// The path from the root to the section's context, `/` for the root.
    public let path: String
    /// True if the data are older than their cache policy wants, and newer ones are on their way in `update`.
    public let isStale: Bool
    /// The load that brings newer data when these are stale; nil otherwise.
    public let update: Task<Result<JSONValue, CardDataError>, Never>?

    init(
        root: JSONValue, path: String = "/", isStale: Bool = false,
        update: Task<Result<JSONValue, CardDataError>, Never>? = nil
    ) {
        self.root = root
        self.path = path
        self.isStale = isStale
        self.update = update
    }
}

/// The occasions on which stored answers are passed over.
public enum CardRefresh: Sendable, Hashable {
    /// Answers that the cache policy allows are used.
    case whenOld
    /// Requests from the server, for instance when the user retries or by `updateInterval`, and stores the answer.
    case always
}
