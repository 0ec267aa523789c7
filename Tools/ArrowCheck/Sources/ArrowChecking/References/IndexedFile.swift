import Foundation

/// A source file with its entries in the index.
public struct IndexedFile: Sendable {
    /// The path from the package's root.
    public let path: String

    /// The time when the file was indexed.
    public let time: Date

    /// The definitions and uses of symbols in the file.
    public let occurrences: [Occurrence]

    /// Creates a file.
    public init(path: String, time: Date = .distantPast, occurrences: [Occurrence]) {
        self.path = path
        self.time = time
        self.occurrences = occurrences
    }
}
