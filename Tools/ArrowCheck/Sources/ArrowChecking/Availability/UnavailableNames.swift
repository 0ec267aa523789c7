/// The names of an API that some platforms lack, read from a text file.
///
/// A line has platforms and one name: `macOS visionOS: View.badge(_:)`. A name without labels stands for all overloads,
/// that of a type for the type with its members. `#` begins a comment.
public struct UnavailableNames: Equatable, Sendable {
    /// A name with the platforms that lack it.
    public struct Entry: Equatable, Sendable {
        /// The name after its type's, with or without labels.
        public let name: String

        /// The platforms, as the file writes them.
        public let platforms: String

        /// The line of the file, from 1.
        public let line: Int
    }

    /// The entries in the order of the file.
    public let entries: [Entry]

    /// Reads the text of a file.
    ///
    /// - Throws: ``UsageError`` for a line that is no entry, and for a name that comes twice.
    public init(parsing text: String, path: String) throws(UsageError) {
        var entries: [Entry] = []
        var known: Set<String> = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let content = line.prefix { $0 != "#" }
            guard content.contains(where: { !$0.isWhitespace }) else { continue }
            let parts = content.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, case let platforms = parts[0].split(separator: " "), !platforms.isEmpty,
                case let names = parts[1].split(separator: " "), names.count == 1, let name = names.first
            else {
                throw UsageError(message: "\(path):\(index + 1): a line is `PLATFORM …: NAME`")
            }
            guard known.insert(String(name)).inserted else {
                throw UsageError(message: "\(path):\(index + 1): \(name) comes twice")
            }
            entries.append(
                Entry(
                    name: String(name),
                    platforms: platforms.joined(separator: ", "), line: index + 1))
        }
        self.entries = entries
    }

    /// The entry that stands for a symbol such as `View.padding(_:)`; nil if all platforms have the symbol.
    public func entry(for symbol: String) -> Entry? {
        entries.first { entry in
            symbol == entry.name || symbol.hasPrefix(entry.name + "(") || symbol.hasPrefix(entry.name + ".")
        }
    }
}
