/// A line of a floors file that cannot be read.
public struct FloorsError: Error, Equatable, CustomStringConvertible {
    /// The path of the floors file.
    public let path: String

    /// The line, from 1.
    public let line: Int

    /// The reason.
    public let message: String

    /// Creates an error.
    public init(path: String, line: Int, message: String) {
        self.path = path
        self.line = line
        self.message = message
    }

    /// The reason after its place, as compilers write it.
    public var description: String { "\(path):\(line): error: \(message)" }
}
