import Testing

@testable import ArrowChecking

struct FloorCheckTests {
    private func floors(_ floors: [[String]], open: Int? = nil) -> Floors {
        Floors(
            module: "M", sources: "S",
            floors: floors.enumerated().map { index, folders in
                Floors.Floor(name: "F\(index + 1)", purpose: "P.", folders: folders, isOpen: index == open)
            })
    }

    @Test func `references down pass`() {
        let check = FloorCheck(floors([["Values"], ["Views"]]), graph: FolderGraph(["Views > Values": 3]))
        #expect(check.passes)
        #expect(check.lines(path: "M.floors") == ["M: 0 upward references, 0 pairs of folders"])
    }

    @Test func `references upwards are listed with both places`() {
        let graph = FolderGraph(["Views > Values": 3, "Values > Views": 2])
        let check = FloorCheck(floors([["Values"], ["Views"]]), graph: graph)
        #expect(!check.passes)
        #expect(
            check.lines(path: "M.floors") == [
                "S/Values/F.swift:1: error: Values (floor 1, F1) uses `t0` of Views (floor 2, F2), S/Views/F.swift:100",
                "S/Values/F.swift:2: error: Values (floor 1, F1) uses `t1` of Views (floor 2, F2), S/Views/F.swift:100",
                "M: 2 upward references, 1 pair of folders",
            ])
    }

    @Test func `folders on one floor may refer to each other only if it is open`() {
        let graph = FolderGraph(["A > B": 1, "B > A": 2])
        #expect(FloorCheck(floors([["A", "B"]]), graph: graph).upwardReferences.count == 3)
        #expect(FloorCheck(floors([["A", "B"]]), graph: graph).pairs == 2)
        #expect(FloorCheck(floors([["A", "B"]], open: 0), graph: graph).passes)
    }

    @Test func `known upward references pass, more and fewer fail`() {
        let floors = Floors(
            module: "M", sources: "S",
            floors: ["Values", "Views"].map { Floors.Floor(name: $0, purpose: "P.", folders: [$0]) }, knownUpward: 2)
        func check(_ count: Int) -> FloorCheck {
            FloorCheck(floors, graph: FolderGraph(["Views > Values": 3, "Values > Views": count]))
        }
        #expect(check(2).passes)
        #expect(check(2).lines(path: "M.floors") == ["M: 2 upward references (2 known), 1 pair of folders"])
        #expect(!check(3).passes)
        #expect(check(3).lines(path: "M.floors").count == 4)
        #expect(!check(1).passes)
        #expect(
            check(1).lines(path: "M.floors").first
                == "M.floors:1: error: only 1 upward reference of 2 are left; write `known 1`, or no such line for 0")
    }

    @Test func `folders without a floor and floors without files are errors`() {
        let check = FloorCheck(floors([["A", "Gone"]]), graph: FolderGraph(["A > New": 1]))
        #expect(!check.passes)
        #expect(
            check.lines(path: "M.floors") == [
                "M.floors:1: error: no floor has folder New", "M.floors:1: error: folder Gone has no source file",
                "M: 0 upward references, 0 pairs of folders",
            ])
    }
}
