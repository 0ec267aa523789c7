@testable import ArrowChecking

extension Occurrence {
    /// A definition whose identity is its name.
    static func definition(_ name: String, line: Int, parent: String? = nil) -> Occurrence {
        Occurrence(usr: name, name: name, line: line, column: 1, roles: [.definition], parent: parent)
    }

    /// A use of the symbol of the name.
    static func use(_ name: String, line: Int, column: Int = 1, roles: Roles = .reference) -> Occurrence {
        Occurrence(usr: name, name: name, line: line, column: column, roles: roles)
    }
}

extension FolderGraph {
    /// A graph of folders of one file each, with as many references, one on each line, as are given for each pair.
    init(_ counts: KeyValuePairs<String, Int>) {
        var references: [Reference] = []
        var folders: Set<String> = []
        for (pair, count) in counts {
            let names = pair.split(separator: ">").map { $0.filter { $0 != " " } }
            folders.formUnion(names)
            for line in 0..<count {
                references.append(
                    Reference(
                        origin: Location(path: "S/\(names[0])/F.swift", line: line + 1),
                        target: Location(path: "S/\(names[1])/F.swift", line: 100), symbol: "t\(line)"))
            }
        }
        self.init(
            references: references, files: folders.map { "S/\($0)/F.swift" }, folders: Folders(sources: "S"))
    }
}
