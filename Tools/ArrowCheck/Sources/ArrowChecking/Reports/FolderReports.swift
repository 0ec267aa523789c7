/// Reports of a folder graph, from which a maintainer designs the floors.
public struct FolderReports {
    private let graph: FolderGraph

    /// Creates the reports of a graph.
    public init(_ graph: FolderGraph) {
        self.graph = graph
    }

    /// One line for each pair of folders with references: `count from -> to`.
    public var edges: [String] {
        graph.edges.map { edge in
            "\(padded(graph.count(edge))) \(edge.from) -> \(edge.to)"
        } + [
            counted(graph.count, "reference") + ", " + counted(graph.edges.count, "pair") + " of "
                + counted(graph.folders.count, "folder")
        ]
    }

    /// One line for each two folders that know each other, those that are easiest to part first:
    /// `smaller count, larger count, from -> to` of the smaller direction.
    public var pairs: [String] {
        let pairs = graph.mutualPairs
        return pairs.map { pair in
            "\(padded(pair.smallerCount)) \(padded(pair.largerCount)) \(pair.smaller.from) -> \(pair.smaller.to)"
        } + [
            counted(pairs.count, "pair") + " of folders that know each other, "
                + counted(pairs.reduce(0) { $0 + $1.smallerCount }, "reference") + " in the smaller directions"
        ]
    }

    /// The components of folders that reach each other, and the smaller direction of each pair within them in full.
    public var cycles: [String] {
        let cycles = graph.cycles
        var lines = [counted(cycles.count, "component") + " of folders that reach each other"]
        for (number, folders) in cycles.enumerated() {
            lines += [
                "", "component \(number + 1), \(counted(folders.count, "folder")): \(folders.joined(separator: ", "))",
            ]
            let members = Set(folders)
            for pair in graph.mutualPairs where members.contains(pair.smaller.from) {
                let edge = pair.smaller
                lines += ["", "\(edge.from) -> \(edge.to): \(pair.smallerCount), back: \(pair.largerCount)"]
                lines += graph.references[edge, default: []].map { reference in
                    "    \(reference.origin) -> \(reference.target) \(reference.symbol)"
                }
            }
        }
        return lines
    }

    /// The references of one folder, by the folder and the symbol that they go to; the most used first.
    public func symbols(of folder: String) -> [String] {
        var lines: [String] = []
        for edge in graph.edges where edge.from == folder {
            lines.append("\(folder) -> \(edge.to): \(graph.count(edge))")
            let symbols = Dictionary(grouping: graph.references[edge, default: []]) { reference in
                "\(reference.symbol), \(reference.target)"
            }
            for (symbol, uses) in symbols.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) }) {
                lines.append("\(padded(uses.count)) \(symbol)")
                lines += uses.map { "           \($0.origin)" }
            }
        }
        return lines
    }

    /// An order of the folders with few upward references, as the floors of a floors file.
    public var proposal: [String] {
        let order = FolderOrder(of: graph)
        var lines = ["# \(counted(order.upwardCount, "upward reference"))"]
        for (number, folders) in order.floors.enumerated() {
            lines += ["", "floor \(number + 1): (purpose)"] + folders.map { "    " + $0 }
        }
        return lines
    }

    private func padded(_ count: Int) -> String {
        let digits = String(count)
        return String(repeating: " ", count: max(0, 6 - digits.count)) + digits
    }
}
