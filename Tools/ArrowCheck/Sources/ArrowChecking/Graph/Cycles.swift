extension FolderGraph {
    /// The strongly connected components of more than one folder: in each, every folder reaches every other one.
    /// Sorted by size, the largest first.
    public var cycles: [[String]] {
        var search = ComponentSearch(successors: Dictionary(grouping: edges, by: \.from).mapValues { $0.map(\.to) })
        for folder in folders {
            search.visit(folder)
        }
        return search.components.filter { $0.count > 1 }.map { $0.sorted() }
            .sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }
    }
}

/// Tarjan's search for strongly connected components.
private struct ComponentSearch {
    let successors: [String: [String]]
    var components: [[String]] = []
    private var index: [String: Int] = [:]
    private var lowest: [String: Int] = [:]
    private var path: [String] = []
    private var onPath: Set<String> = []

    init(successors: [String: [String]]) {
        self.successors = successors
    }

    mutating func visit(_ folder: String) {
        guard index[folder] == nil else { return }
        let own = index.count
        index[folder] = own
        var low = own
        path.append(folder)
        onPath.insert(folder)
        for successor in successors[folder] ?? [] {
            if index[successor] == nil {
                visit(successor)
                low = min(low, lowest[successor]!)
            } else if onPath.contains(successor) {
                low = min(low, index[successor]!)
            }
        }
        lowest[folder] = low
        guard low == own else { return }
        let start = path.lastIndex(of: folder)!
        components.append(Array(path[start...]))
        onPath.subtract(path[start...])
        path.removeSubrange(start...)
    }
}
