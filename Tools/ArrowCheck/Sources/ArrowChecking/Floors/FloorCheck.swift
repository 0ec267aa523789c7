/// The comparison of a module's folders with its floors.
public struct FloorCheck: Sendable {
    /// Folders with files that no floor names, sorted.
    public let unknownFolders: [String]

    /// Folders on floors that have no files, sorted.
    public let emptyFolders: [String]

    /// References upwards and sideways, sorted.
    public let upwardReferences: [UpwardReference]

    private let module: String
    private let knownUpward: Int

    /// Compares the folders of a graph with the floors of their module.
    public init(_ floors: Floors, graph: FolderGraph) {
        var places: [String: UpwardReference.Place] = [:]
        var open: Set<Int> = []
        for (index, floor) in floors.floors.enumerated() {
            for folder in floor.folders {
                places[folder] = UpwardReference.Place(folder: folder, number: index + 1, floor: floor.name)
            }
            if floor.isOpen {
                open.insert(index + 1)
            }
        }
        module = floors.module
        knownUpward = floors.knownUpward
        unknownFolders = graph.folders.filter { places[$0] == nil }
        emptyFolders = places.keys.filter { !graph.folders.contains($0) }.sorted()
        var upward: [UpwardReference] = []
        for (edge, references) in graph.references {
            guard let user = places[edge.from], let owner = places[edge.to] else { continue }
            let isAllowed = owner.number < user.number || (owner.number == user.number && open.contains(user.number))
            guard !isAllowed else { continue }
            upward += references.map { UpwardReference(reference: $0, user: user, owner: owner) }
        }
        upwardReferences = upward.sorted { $0.reference < $1.reference }
    }

    /// True if every folder is on a floor, and every arrow goes down but for the known ones.
    public var passes: Bool {
        upwardReferences.count == knownUpward && unknownFolders.isEmpty && emptyFolders.isEmpty
    }

    /// The number of pairs of folders with upward references.
    public var pairs: Int { Set(upwardReferences.map { [$0.user.folder, $0.owner.folder] }).count }

    /// One line for each finding, and a summary. The known number of upward references is no finding.
    ///
    /// - Parameter path: The path of the floors file, for folders that it lacks.
    public func lines(path: String) -> [String] {
        var lines = unknownFolders.map { "\(path):1: error: no floor has folder \($0)" }
        lines += emptyFolders.map { "\(path):1: error: folder \($0) has no source file" }
        if upwardReferences.count > knownUpward { lines += upwardReferences.map(\.description) }
        if upwardReferences.count < knownUpward {
            lines.append(
                "\(path):1: error: only \(counted(upwardReferences.count, "upward reference")) of \(knownUpward) are left; "
                    + "write `known \(upwardReferences.count)`, or no such line for 0")
        }
        let known = knownUpward > 0 ? " (\(knownUpward) known)" : ""
        lines.append(
            "\(module): " + counted(upwardReferences.count, "upward reference") + known + ", "
                + counted(pairs, "pair") + " of folders")
        return lines
    }
}
