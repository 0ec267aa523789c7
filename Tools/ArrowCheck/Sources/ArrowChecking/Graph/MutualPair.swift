/// Two folders that know each other.
public struct MutualPair: Hashable, Sendable {
    /// The direction with fewer references; the one to cut.
    public let smaller: FolderGraph.Edge

    /// The number of references in the smaller direction.
    public let smallerCount: Int

    /// The number of references in the other direction.
    public let largerCount: Int
}

extension FolderGraph {
    /// All pairs of folders that know each other, those that are easiest to part first.
    public var mutualPairs: [MutualPair] {
        edges.compactMap { edge in
            let back = count(edge.reversed)
            let count = count(edge)
            // Of two equal directions, the first by name is to be cut.
            guard back > count || (back == count && edge.from < edge.to) else { return nil }
            return MutualPair(smaller: edge, smallerCount: count, largerCount: back)
        }
        .sorted { ($0.smallerCount, $0.smaller) < ($1.smallerCount, $1.smaller) }
    }
}
