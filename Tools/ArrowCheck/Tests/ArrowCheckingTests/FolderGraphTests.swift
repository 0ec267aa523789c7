import Testing

@testable import ArrowChecking

struct FolderGraphTests {
    /// A, B and C reach each other; D only uses, E is only used.
    private let graph = FolderGraph([
        "A > B": 5, "B > A": 2, "B > C": 3, "C > A": 1, "D > A": 4, "C > E": 1, "E > E": 9,
    ])

    @Test func `references within a folder are left out`() {
        #expect(graph.folders == ["A", "B", "C", "D", "E"])
        #expect(graph.count == 16)
        #expect(graph.edges.count == 6)
        #expect(graph.count(FolderGraph.Edge("A", "B")) == 5)
        #expect(graph.count(FolderGraph.Edge("A", "C")) == 0)
    }

    @Test func `folders that reach each other are one component`() {
        #expect(graph.cycles == [["A", "B", "C"]])
        #expect(FolderGraph(["A > B": 1, "B > C": 1]).cycles.isEmpty)
        #expect(
            FolderGraph(["A > B": 1, "B > A": 1, "B > C": 1, "C > D": 1, "D > E": 1, "E > C": 1]).cycles == [
                ["C", "D", "E"], ["A", "B"],
            ])
    }

    @Test func `two folders know each other, the smaller direction first`() {
        #expect(
            graph.mutualPairs == [MutualPair(smaller: FolderGraph.Edge("B", "A"), smallerCount: 2, largerCount: 5)])
        #expect(
            FolderGraph(["A > B": 2, "B > A": 2]).mutualPairs == [
                MutualPair(smaller: FolderGraph.Edge("A", "B"), smallerCount: 2, largerCount: 2)
            ])
    }

    @Test func `the reports count what they list`() {
        let reports = FolderReports(graph)
        #expect(reports.edges.first == "     5 A -> B")
        #expect(reports.edges.last == "16 references, 6 pairs of 5 folders")
        #expect(
            reports.pairs == [
                "     2      5 B -> A",
                "1 pair of folders that know each other, 2 references in the smaller directions",
            ])
        #expect(
            reports.cycles == [
                "1 component of folders that reach each other", "", "component 1, 3 folders: A, B, C", "",
                "B -> A: 2, back: 5", "    S/B/F.swift:1 -> S/A/F.swift:100 t0",
                "    S/B/F.swift:2 -> S/A/F.swift:100 t1",
            ])
        #expect(
            reports.symbols(of: "C") == [
                "C -> A: 1", "     1 t0, S/A/F.swift:100", "           S/C/F.swift:1",
                "C -> E: 1", "     1 t0, S/E/F.swift:100", "           S/C/F.swift:1",
            ])
    }
}
