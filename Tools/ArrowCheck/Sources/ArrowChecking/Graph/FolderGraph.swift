/// The references between the folders of a module.
public struct FolderGraph: Sendable {
    /// An ordered pair of different folders.
    public struct Edge: Hashable, Comparable, Sendable {
        /// The folder that uses the other one.
        public let from: String

        /// The folder that is used.
        public let to: String

        /// Creates a pair.
        public init(_ from: String, _ to: String) {
            self.from = from
            self.to = to
        }

        /// The pair in the other direction.
        public var reversed: Edge { Edge(to, from) }

        /// Orders pairs by the first folder, then by the second.
        public static func < (left: Edge, right: Edge) -> Bool {
            (left.from, left.to) < (right.from, right.to)
        }
    }

    /// All folders with files, sorted.
    public let folders: [String]

    /// The references of each pair of folders, sorted.
    public let references: [Edge: [Reference]]

    /// Counts references for the folders of their files.
    ///
    /// - Parameters:
    ///   - references: References between files; those within a folder are left out.
    ///   - files: The paths of all files, for folders that nothing refers to.
    ///   - folders: The mapping of files to folders.
    public init(references: [Reference], files: [String], folders: Folders) {
        let folderOfFile = Dictionary(
            files.compactMap { path in folders.folder(of: path).map { (path, $0) } },
            uniquingKeysWith: { first, _ in first })
        self.folders = Set(folderOfFile.values).sorted()
        var sorted: [Edge: [Reference]] = [:]
        for reference in references.sorted() {
            guard let from = folderOfFile[reference.origin.path], let to = folderOfFile[reference.target.path],
                from != to
            else { continue }
            sorted[Edge(from, to), default: []].append(reference)
        }
        self.references = sorted
    }

    /// All pairs of folders with references, sorted.
    public var edges: [Edge] { references.keys.sorted() }

    /// The number of references of a pair of folders.
    public func count(_ edge: Edge) -> Int {
        references[edge]?.count ?? 0
    }

    /// The number of all references between folders.
    public var count: Int { references.values.reduce(0) { $0 + $1.count } }
}
