/// A place where a text stops being JSON, or exceeds a bound.
public struct JSONParseError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The kind of fault.
    public enum Reason: Sendable, Hashable {
        /// Something else stands where `expected` should.
        case syntax
        /// The text or a string in it is too long, or it has too many values.
        case tooLarge
        /// Arrays and objects are nested too deeply.
        case tooDeep
    }

    /// The kind of fault.
    public var reason: Reason
    /// The place of the fault.
    public var position: SourcePosition
    /// The things that would have been allowed there, for example "a value" or "“,” or “}”".
    public var expected: String
    /// The thing that stands there, for example "“x”" or "the end of the text".
    public var found: String

    /// Creates an error.
    public init(reason: Reason, position: SourcePosition, expected: String, found: String) {
        self.reason = reason
        self.position = position
        self.expected = expected
        self.found = found
    }

    /// The message with line and column.
    public var description: String {
        "line \(position.line), column \(position.column): expected \(expected), found \(found)"
    }
}
