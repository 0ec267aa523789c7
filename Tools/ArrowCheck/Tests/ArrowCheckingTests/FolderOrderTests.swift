import Testing

@testable import ArrowChecking

struct FolderOrderTests {
    @Test func `folders without cycles have no upward reference`() {
        let order = FolderOrder(of: FolderGraph(["View > Layout": 3, "Layout > Values": 2, "Text > Values": 1]))
        #expect(order.upwardCount == 0)
        #expect(order.floors == [["Values"], ["Layout", "Text"], ["View"]])
    }

    @Test func `of two folders that know each other, the more used one is below`() {
        let order = FolderOrder(of: FolderGraph(["A > B": 2, "B > A": 7]))
        #expect(order.folders == ["A", "B"])
        #expect(order.upwardCount == 2)
    }

    @Test func `a cycle is cut where it is thinnest`() {
        let order = FolderOrder(of: FolderGraph(["A > B": 5, "B > C": 4, "C > D": 6, "D > A": 1]))
        #expect(order.folders == ["D", "C", "B", "A"])
        #expect(order.upwardCount == 1)
    }

    @Test func `an order is as good as the best of all orders`() {
        let counts: KeyValuePairs = [
            "A > B": 3, "B > A": 4, "A > C": 2, "C > A": 1, "B > D": 5, "D > B": 2, "C > D": 4, "D > C": 6, "E > A": 3,
            "A > E": 5, "E > D": 1, "D > E": 2, "F > B": 2, "C > F": 7, "F > E": 3, "E > C": 4,
        ]
        let graph = FolderGraph(counts)
        let fewest = permutations(graph.folders).map { order in
            graph.edges.reduce(0) { sum, edge in
                order.firstIndex(of: edge.from)! < order.firstIndex(of: edge.to)! ? sum + graph.count(edge) : sum
            }
        }.min()
        #expect(FolderOrder(of: graph).upwardCount == fewest)
    }

    private func permutations(_ items: [String]) -> [[String]] {
        items.isEmpty
            ? [[]] : items.flatMap { item in permutations(items.filter { $0 != item }).map { [item] + $0 } }
    }
}
