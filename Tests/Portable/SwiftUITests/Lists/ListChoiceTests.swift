import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUINavigation
@testable import SwiftUITestHost

/// Fingers that choose rows by passing over them.
///
/// Numbers: content scrolls by the ways of the fingers less 10 points of recognition; the pace at the edges is by eye.
/// Neither is compared with a device. The limit of lines bounds this implementation: some screens of rows.
@MainActor
@Suite("Lists: choosing several rows by a drag")
struct ListChoiceTests {
    private final class Log: @unchecked Sendable {
        var lines: [String] = []
    }

    private struct Files: View {
        @State var chosen: Set<String> = []
        @State var isEdited = false
        var style = ListStyleKind.insetGrouped
        var count = 4
        let log: Log

        var body: some View {
            NavigationStack {
                styled(
                    List(selection: $chosen) {
                        Section("First") {
                            ForEach(0..<count, id: \.self) { index in
                                Button("a\(index)") { log.lines.append("tap a\(index)") }
                                    .tag("a\(index)").selectionDisabled(index == 1)
                            }
                        }
                        Section("Second") {
                            ForEach(["b0", "b1", "b2"], id: \.self) { name in
                                NavigationLink(name) { Text("Page of \(name)") }.swipeActions { Button("Flag") {} }
                            }
                        }
                        ForEach(0..<20, id: \.self) { Text("c\($0)").tag("c\($0)") }
                    }
                )
                .navigationTitle(chosen.isEmpty ? "none" : chosen.sorted().joined(separator: " "))
                .navigationBarTitleDisplayMode(.inline)
                .toolbar { EditButton() }
            }
        }

        @ViewBuilder private func styled(_ list: some View) -> some View {
            switch style {
            case .plain: list.listStyle(.plain)
            case .grouped: list.listStyle(.grouped)
            case .sidebar: list.listStyle(.sidebar)
            default: list.listStyle(.insetGrouped)
            }
        }
    }

    private func screen(
        _ direction: LayoutDirection = .leftToRight, animates: Bool = false,
        sizeClass: UserInterfaceSizeClass = .compact
    ) -> DisplayConfiguration {
        DisplayConfiguration(
            width: 390, height: 700, horizontalSizeClass: sizeClass, layoutDirection: direction, animates: animates)
    }

    /// The places of two fingers on a row.
    private func places(_ y: CGFloat) -> [CGPoint] { [CGPoint(x: 150, y: y), CGPoint(x: 210, y: y)] }

    private func middle(_ name: String, _ test: ViewTest<some View>) throws -> CGFloat {
        try test.text(name).frame.midY
    }

    /// Puts two fingers down on a row, or moves those that are there on by steps.
    private func move(_ test: ViewTest<some View>, to y: CGFloat, from start: CGFloat? = nil) throws {
        if let start {
            for (finger, place) in places(start).enumerated() { test.touch(at: place, finger: finger) }
        }
        let from = try #require(test.fingers[0]?.y)
        for step in 1...10 {
            test.advance(by: 0.02)
            let now = from + (y - from) * CGFloat(step) / 10
            for (finger, place) in places(now).enumerated() { try test.move(finger: finger, to: place) }
        }
    }

    private func lift(_ test: ViewTest<some View>) throws {
        try test.lift(finger: 0)
        try test.lift(finger: 1)
    }

    @Test func `two fingers turn on editing and choose the rows that they pass`() throws {
        let log = Log()
        let test = ViewTest(Files(log: log), screen())
        try move(test, to: middle("b1", test), from: middle("a0", test))
        #expect(test.has("Done"), "the list is edited")
        #expect(test.has("a0 a2 a3 b0 b1"), "but for what cannot be chosen")
        try move(test, to: middle("a2", test))
        #expect(test.has("a0 a2"), "going back takes them out")
        try move(test, to: middle("a3", test))
        try lift(test)
        #expect(test.has("a0 a2 a3") && test.has("Done"))
        #expect(test.contentOffsets == [.zero], "nothing scrolls")
        #expect(log.lines == [] && !test.has("Page of b1"))
        try test.tap("b2")
        #expect(test.has("a0 a2 a3 b2"))
        try test.tap("Done")
        #expect(test.has("Edit"))
    }

    @Test func `they go over the row where they began to the other side`() throws {
        let test = ViewTest(Files(log: Log()), screen())
        try move(test, to: middle("b2", test), from: middle("b0", test))
        #expect(test.has("b0 b1 b2"))
        try move(test, to: middle("a2", test))
        #expect(test.has("a2 a3 b0"))
        try lift(test)
    }

    @Test func `from a chosen row on they take rows out, and rows of before stay`() throws {
        let test = ViewTest(Files(chosen: ["a2", "a3", "b2"], log: Log()), screen())
        try move(test, to: middle("b1", test), from: middle("a2", test))
        #expect(test.has("b2"))
        try move(test, to: middle("a2", test))
        #expect(test.has("a3 b2"), "what was chosen before is again")
        try lift(test)
        let other = ViewTest(Files(chosen: ["a3"], log: Log()), screen())
        try move(other, to: middle("b0", other), from: middle("a2", other))
        #expect(other.has("a2 a3 b0"))
        try move(other, to: middle("a2", other))
        #expect(other.has("a2 a3"))
        try lift(other)
    }

    @Test(arguments: [ListStyleKind.plain, .grouped, .insetGrouped, .sidebar])
    func `in every style`(_ style: ListStyleKind) throws {
        let test = ViewTest(Files(style: style, log: Log()), screen())
        try move(test, to: middle("b0", test), from: middle("a2", test))
        try lift(test)
        #expect(test.has("a2 a3 b0"))
    }

    @Test func `one finger scrolls, and so do two where one row is chosen at most`() throws {
        let test = ViewTest(Files(log: Log()), screen())
        let y = try middle("b2", test)
        test.drag(from: CGPoint(x: 30, y: y), to: CGPoint(x: 30, y: y - 100), duration: 1)
        #expect(test.contentOffsets[0].y > 80 && test.has("none") && test.has("Edit"))
        struct Single: View {
            @State var chosen: Int?
            var body: some View { List(0..<40, id: \.self, selection: $chosen) { Text("row \($0)") } }
        }
        let single = ViewTest(Single(), screen())
        try move(single, to: middle("row 2", single), from: middle("row 5", single))
        #expect(single.contentOffsets[0].y > 80)
        try lift(single)
        let disabled = ViewTest(Files(log: Log()).disabled(true), screen())
        try move(disabled, to: middle("b1", disabled), from: middle("a0", disabled))
        try lift(disabled)
        #expect(disabled.has("none") && disabled.has("Edit"))
    }

    @Test func `when one of the fingers is lifted the other goes on from there`() throws {
        let test = ViewTest(Files(log: Log()), screen())
        let (first, last) = (try middle("a2", test), try middle("b0", test))
        // One is a row lower than the other.
        let start = [CGPoint(x: 150, y: first - 22), CGPoint(x: 210, y: first + 22)]
        for finger in 0...1 { test.touch(at: start[finger], finger: finger) }
        for step in 1...10 {
            let y = (last - first) * CGFloat(step) / 10
            for finger in 0...1 {
                try test.move(finger: finger, to: CGPoint(x: start[finger].x, y: start[finger].y + y))
            }
        }
        #expect(test.has("a2 a3 b0"))
        try test.lift(finger: 0)
        try test.move(finger: 1, to: CGPoint(x: 210, y: last + 22 + 10))
        #expect(test.has("a2 a3 b0"), "no jump")
        try test.move(finger: 1, to: CGPoint(x: 210, y: last + 22 + 44))
        #expect(test.has("a2 a3 b0 b1"))
        try test.lift(finger: 1)
        test.advance(by: 1)
        test.drag(from: CGPoint(x: 210, y: last), to: CGPoint(x: 210, y: last - 90), duration: 1)
        #expect(test.has("a2 a3 b0 b1") && test.contentOffsets[0].y > 60)
    }

    @Test func `near the edge the list scrolls under them`() throws {
        let test = ViewTest(Files(log: Log()), screen(animates: true))
        let start = try middle("a3", test)
        try move(test, to: 690, from: start)
        for _ in 0..<400 { test.advance(by: 0.02) }
        #expect(test.contentOffsets[0].y > 300)
        try move(test, to: 300)
        for _ in 0..<10 { test.advance(by: 0.02) }
        let rest = test.contentOffsets
        test.advance(by: 0.5)
        #expect(test.contentOffsets == rest, "away from the edge it stays")
        try lift(test)
        test.scroll(at: CGPoint(x: 200, y: 300), y: -10_000)
        test.advance(by: 1)
        let title = try #require(test.elements.first { $0.isHeader && $0.label.hasPrefix("a3") }).label
        #expect(title.hasPrefix("a3 b0 b1 b2 c0 c1 c10"), "\(title)")
        #expect(!title.contains("c19"), "those are given back")
        // From an edge they scroll only once they go towards it.
        let other = ViewTest(Files(log: Log()), screen(animates: true))
        try move(other, to: 640, from: 690)
        for _ in 0..<50 { other.advance(by: 0.02) }
        #expect(other.contentOffsets[0].y == 0)
    }

    @Test func `long lists make only the rows that are passed`() throws {
        let test = ViewTest(Files(count: 100_000, log: Log()), screen())
        try move(test, to: middle("a7", test), from: middle("a2", test))
        #expect(test.has("a2 a3 a4 a5 a6 a7"))
        #expect(test.madeLines < 60)
        try lift(test)
    }

    // MARK: Circles

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `while a list is edited one finger chooses by the circles`(_ direction: LayoutDirection) throws {
        let test = ViewTest(Files(log: Log()), screen(direction))
        try test.tap("Edit")
        let x: CGFloat = direction == .leftToRight ? 40 : 350
        let start = CGPoint(x: x, y: try middle("a2", test))
        test.drag(from: start, to: CGPoint(x: x, y: try middle("b1", test)), duration: 0.5, releases: false)
        #expect(test.has("a2 a3 b0 b1"))
        test.drag(from: CGPoint(x: x, y: try middle("b1", test)), to: CGPoint(x: x, y: try middle("a3", test)))
        #expect(test.has("a2 a3") && test.contentOffsets[0].y == 0)
        test.advance(by: 1)
        // Elsewhere it scrolls, as it does on a row without a circle.
        for place in [CGPoint(x: 200, y: start.y), CGPoint(x: x, y: try middle("a1", test))] {
            test.drag(from: place, to: CGPoint(x: place.x, y: place.y - 60), duration: 1, releases: false)
            #expect(test.has("a2 a3"))
            #expect(test.contentOffsets[0].y > 40)
            test.drag(from: CGPoint(x: place.x, y: place.y - 60), to: place, duration: 1)
            test.advance(by: 2)
        }
        test.tap(at: start)
        #expect(test.has("a3"))
    }

    @Test func `signs that delete are no circles`() throws {
        struct Names: View {
            @State var names = (0..<30).map { "n\($0)" }
            var body: some View {
                List { ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) } }
                    .environment(\.editMode, .constant(.active))
            }
        }
        let test = ViewTest(Names(), screen())
        test.drag(from: CGPoint(x: 40, y: 300), to: CGPoint(x: 40, y: 200), duration: 1)
        #expect(test.contentOffsets[0].y > 80)
    }

    // MARK: Tables

    private struct Person: Identifiable {
        let id: Int
        var name: String { "person \(id)" }
    }

    private struct People: View {
        @State var chosen: Set<Int> = []
        var body: some View {
            VStack {
                Text(verbatim: "chosen \(chosen.sorted())")
                Table((0..<8).map { Person(id: $0) }, selection: $chosen) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Number") { Text(verbatim: "no \($0.id)") }
                }
            }
        }
    }

    @Test(arguments: [UserInterfaceSizeClass.compact, .regular])
    func `tables are chosen from as lists are`(_ sizeClass: UserInterfaceSizeClass) throws {
        let test = ViewTest(People(), screen(sizeClass: sizeClass))
        try move(test, to: middle("person 4", test), from: middle("person 2", test))
        try lift(test)
        #expect(test.has("chosen [2, 3, 4]"))
    }
}
