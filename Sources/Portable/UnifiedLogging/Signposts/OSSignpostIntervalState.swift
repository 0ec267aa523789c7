/// The begin of an interval, which its end needs.
public final class OSSignpostIntervalState: Codable, Sendable {
    let id: OSSignpostID
    private let begin: ContinuousClock.Instant?

    init(_ id: OSSignpostID) {
        self.id = id
        begin = .now
    }

    private init(withoutBegin id: OSSignpostID) {
        self.id = id
        begin = nil
    }

    /// Makes the state of an interval that has begun elsewhere.
    public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
        OSSignpostIntervalState(withoutBegin: id)
    }

    public init(from decoder: any Decoder) throws {
        id = OSSignpostID(try decoder.singleValueContainer().decode(UInt64.self))
        begin = nil
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(id.rawValue)
    }

    /// The time since the begin, if it was in this process.
    var duration: Duration? { begin.map { ContinuousClock.now - $0 } }
}

/// The words of a signpost.
enum SignpostText {
    static func text(
        _ kind: StaticString, _ name: StaticString, _ id: OSSignpostID, _ message: String?, duration: Duration?
    ) -> String {
        var text = "\(kind) \(name)"
        if id != .exclusive { text += " #\(id.rawValue)" }
        if let duration { text += " after \(duration)" }
        if let message { text += ": \(message)" }
        return text
    }
}
