import HTTPTypes

/// An answer without a picture, as a problem of RFC 9457.
public struct Problem: Error, Sendable, Equatable {
    public let kind: Kind
    /// The words for this occurrence: those of the command line where the input is at fault.
    public var detail: String
    /// The place in the input as a JSON pointer.
    public var pointer: String?
    /// The place in the text of the input, from 1.
    public var line: Int?
    public var column: Int?
    /// The reason for which a drawing process was lost: `crash`, `time`, `memory` or `answer`.
    public var reason: String?
    /// All faults of the input that are known.
    public var diagnostics: [JSON] = []
    /// Seconds after which another try may do.
    public var retryAfter: Int?
    /// The methods that a path has.
    public var allow: String?

    public init(
        _ kind: Kind, _ detail: String, pointer: String? = nil, line: Int? = nil, column: Int? = nil,
        reason: String? = nil, retryAfter: Int? = nil, allow: String? = nil
    ) {
        self.kind = kind
        self.detail = detail
        self.pointer = pointer
        self.line = line
        self.column = column
        self.reason = reason
        self.retryAfter = retryAfter
        self.allow = allow
    }

    /// The document of the problem.
    func json(trace: String?) -> JSON {
        JSON(members: [
            "type": .string(kind.type), "title": .string(kind.title), "status": JSON(kind.status.code),
            "detail": .string(detail), "pointer": pointer.map(JSON.string), "line": line.map { JSON($0) },
            "column": column.map { JSON($0) }, "reason": reason.map(JSON.string),
            "diagnostics": diagnostics.isEmpty ? nil : .array(diagnostics), "trace": trace.map(JSON.string),
        ])
    }
}
