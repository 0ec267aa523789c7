/// A line of a source file, written `path:line`.
public struct Location: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The path from the package's root.
    public let path: String

    /// The line, from 1.
    public let line: Int

    /// Creates a location.
    public init(path: String, line: Int) {
        self.path = path
        self.line = line
    }

    /// The location as compilers write it.
    public var description: String { "\(path):\(line)" }

    /// Orders locations by path, then by line.
    public static func < (left: Location, right: Location) -> Bool {
        (left.path, left.line) < (right.path, right.line)
    }
}
