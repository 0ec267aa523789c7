/// A place where a string stops being a binding.
public struct BindingSyntaxError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The fault, as a phrase such as "expected “}”, found “=”".
    public var message: String
    /// The place within the string in UTF-8 bytes from its start.
    public var offset: Int

    /// Creates an error.
    public init(message: String, offset: Int) {
        self.message = message
        self.offset = offset
    }

    /// The message with the place.
    public var description: String { "\(message) at character \(offset + 1)" }
}
