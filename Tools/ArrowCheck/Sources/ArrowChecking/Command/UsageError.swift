/// Arguments that `check-arrows` does not understand, or names that do not exist.
public struct UsageError: Error, Equatable, CustomStringConvertible {
    /// The reason, in one line.
    public let message: String

    /// Creates an error.
    public init(message: String) {
        self.message = message
    }

    /// The reason, and where to read on.
    public var description: String { message + "; see check-arrows --help" }
}
