@testable import SwiftUIControls
@testable import SwiftUINavigation
@testable import SwiftUITestHost
import Testing

@testable @_spi(Floors) import SwiftUICore

/// Touches on a list of cards with sections.
///
/// Numbers: cards from 20 to 370 points of 390, with rows of 44: measured on iOS (Docs/Facts/IOSMetrics.md, "Inset
/// grouped list"). 690 is where the test holds its finger.
@MainActor
@Suite("Lists: sections of cards under the finger")
struct ListFingerTests {
    private final class Log: @unchecked Sendable {
        var lines: [String] = []
    }

    private struct Tasks: View {
        @State var open = ["O1", "O2", "O3"]
        @State var done = ["D1", "D2", "D3"]
        @State var chosen: Set<String> = []
        let log: Log

        var body: some View {
            NavigationStack {
                List(selection: $chosen) {
                    Section("Open") {
                        ForEach(open, id: \.self) { task in
                            NavigationLink(task) { Text("Page of \(task)") }
                                .deleteDisabled(task == "O1").moveDisabled(task == "O3")
                        }
                        .onDelete { open.remove(atOffsets: $0) }
                        .onMove { open.move(fromOffsets: $0, toOffset: $1) }
                    }
                    Section("Done") {
                        ForEach(done, id: \.self) { task in
                            Button(task) { log.lines.append("tap \(task)") }
                                .swipeActions(edge: .leading) { Button("Undo") { log.lines.append("undo \(task)") } }
                                .swipeActions(allowsFullSwipe: task != "D3") {
                                    Button("Drop", role: .destructive) { done.removeAll { $0 == task } }
                                    Button("Flag") { log.lines.append("flag \(task)") }.tint(.orange)
                                }
                        }
                        .onDelete { done.remove(atOffsets: $0) }
                    }
                }
                .listStyle(.insetGrouped)
                .navigationTitle(chosen.isEmpty ? "Tasks" : chosen.sorted().joined(separator: " "))
                .navigationBarTitleDisplayMode(.inline)
                .toolbar { EditButton() }
            }
        }
    }

    private func screen(_ direction: LayoutDirection = .leftToRight) -> DisplayConfiguration {
        var result = DisplayConfiguration(width: 390, height: 700)
        result.layoutDirection = direction
        return result
    }

    private func pull<V: View>(_ name: String, of test: ViewTest<V>, by distance: CGFloat) throws {
        let frame = try test.text(name).frame
        let start = CGPoint(x: distance < 0 ? 350 : 40, y: frame.midY)
        test.drag(from: start, to: CGPoint(x: start.x + distance, y: frame.midY), duration: 1)
    }

    private func order(_ test: ViewTest<some View>) -> [String] {
        test.texts.filter { $0.string.count == 2 }.sorted { $0.frame.minY < $1.frame.minY }.map(\.string)
    }

    @Test func `a swipe opens its row alone, and neither pushes nor presses`() throws {
        let log = Log()
        let test = ViewTest(Tasks(log: log), screen())
        try pull("O2", of: test, by: -90)
        #expect(test.has("Delete"))
        #expect(try test.frame(of: "Delete").maxX == 370)
        try pull("D2", of: test, by: -170)
        #expect(!test.has("Delete") && test.has("Drop") && test.has("Flag"))
        try pull("D2", of: test, by: 300)
        #expect(!test.has("Page of O2") && log.lines == [])
    }

    @Test func `rows that must not be deleted do not open`() throws {
        let test = ViewTest(Tasks(log: Log()), screen())
        let place = try test.text("O1").frame
        try pull("O1", of: test, by: -120)
        #expect(!test.has("Delete"))
        #expect(try test.text("O1").frame == place)
    }

    @Test func `a full swipe does what the first button is for, if it may`() throws {
        let log = Log()
        let test = ViewTest(Tasks(log: log), screen())
        try pull("D2", of: test, by: -320)
        #expect(order(test) == ["O1", "O2", "O3", "D1", "D3"])
        try pull("D3", of: test, by: -320)
        #expect(order(test) == ["O1", "O2", "O3", "D1", "D3"])
        #expect(test.has("Drop"))
        try test.tap("Flag")
        #expect(log.lines == ["flag D3"] && !test.has("Flag"))
        try pull("D1", of: test, by: 320)
        #expect(log.lines == ["flag D3", "undo D1"])
        try pull("O3", of: test, by: -330)
        #expect(order(test) == ["O1", "O2", "D1", "D3"])
    }

    @Test func `from the other side in right-to-left`() throws {
        let log = Log()
        let test = ViewTest(Tasks(log: log), screen(.rightToLeft))
        try pull("D1", of: test, by: 170)
        #expect(try test.frame(of: "Drop").minX == 20)
        #expect(try test.frame(of: "Flag").minX == test.frame(of: "Drop").maxX)
        try pull("D2", of: test, by: -320)
        #expect(log.lines == ["undo D2"])
        try pull("O2", of: test, by: 320)
        #expect(order(test) == ["O1", "O3", "D1", "D2", "D3"])
    }

    @Test func `while several are chosen taps choose, and neither push nor press nor open`() throws {
        let log = Log()
        let test = ViewTest(Tasks(log: log), screen())
        try test.tap("Edit")
        #expect(!test.has("Remove"), "circles choose in place of signs that delete")
        try test.tap("O2")
        try test.tap("D3")
        #expect(test.has("D3 O2"))
        #expect(!test.has("Page of O2") && log.lines == [])
        try pull("D1", of: test, by: -170)
        #expect(!test.has("Drop"))
        try test.tap("O2")
        #expect(test.has("D3"))
        try test.tap("Done")
        try test.tap("D1")
        #expect(log.lines == ["tap D1"])
        try test.tap("O2")
        #expect(test.has("Page of O2"))
    }

    @Test func `rows move within their own data only`() throws {
        let test = ViewTest(Tasks(log: Log()), screen())
        try test.tap("Edit")
        let handles = test.elements.filter { $0.label == "Reorder" }.map(\.frame)
        #expect(handles.count == 2, "one row must not be moved, three have no other place")
        let first = CGPoint(x: handles[0].midX, y: handles[0].midY)
        test.drag(from: first, to: CGPoint(x: first.x, y: first.y + 400), duration: 1)
        #expect(order(test) == ["O2", "O3", "O1", "D1", "D2", "D3"])
    }

    @Test func `a row that a button stands for is read as a whole`() throws {
        let test = ViewTest(
            List {
                Button("Short") {}
                NavigationLink("Link") { Text("Page") }
                HStack {
                    Button("One") {}
                    Button("Two") {}
                }
                Button("Bordered") {}.buttonStyle(.bordered)
                Button("Swiped") {}.swipeActions { Button("Flag") {} }
            }, screen())
        for name in ["Short", "Link"] {
            let frame = try test.frame(of: name)
            #expect(frame.minX == 20 && frame.maxX == 370 && frame.height == 44)
        }
        #expect(try test.frame(of: "Two").minX >= test.frame(of: "One").maxX)
        #expect(try test.frame(of: "Bordered").width < 200)
        try pull("Swiped", of: test, by: -90)
        #expect(try test.frame(of: "Swiped").maxX <= test.frame(of: "Flag").minX)
    }

    @Test func `scrolling closes a row`() throws {
        let test = ViewTest(
            List {
                ForEach(0..<40, id: \.self) { Text("Row \($0)") }.onDelete { _ in }
            }, screen())
        try pull("Row 2", of: test, by: -90)
        #expect(test.has("Delete"))
        test.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 420), duration: 0.5)
        #expect(!test.has("Delete"))
    }

    @Test func `a row may go while a finger is on it`() throws {
        struct Screen: View {
            var rows: [Int]
            var body: some View {
                List { ForEach(rows, id: \.self) { Text("Row \($0)") }.onDelete { _ in }.onMove { _, _ in } }
                    .environment(\.editMode, .constant(.active))
            }
        }
        for x in [CGFloat(100), 350] {
            let test = ViewTest(Screen(rows: [0, 1, 2]), screen())
            let place = CGPoint(x: x, y: try test.text("Row 1").frame.midY)
            test.send(.began, at: place)
            test.send(.moved, at: CGPoint(x: x, y: place.y + 30))
            test.update(Screen(rows: [0, 2]))
            test.send(.moved, at: CGPoint(x: x - 40, y: place.y))
            test.update(Screen(rows: []))
            test.send(.ended, at: CGPoint(x: x - 60, y: place.y))
            #expect(test.texts.isEmpty)
        }
    }

    private struct Long: View {
        @State var rows = Array(0..<60)
        var body: some View {
            List { ForEach(rows, id: \.self) { Text("Row \($0)") }.onMove { rows.move(fromOffsets: $0, toOffset: $1) } }
                .listStyle(.plain)
                .environment(\.editMode, .constant(.active))
        }
    }

    @Test func `a row that is carried to the edge scrolls the list`() throws {
        let test = ViewTest(Long(), screen())
        let start = CGPoint(x: 360, y: try test.text("Row 1").frame.midY)
        test.drag(from: start, to: CGPoint(x: 360, y: 690), duration: 0.5, releases: false)
        for _ in 0..<200 { test.advance(by: 0.02) }
        #expect(try abs(test.text("Row 1").frame.midY - 690) < 1, "it stays at the finger")
        #expect(!test.texts.contains { $0.string == "Row 2" })
        let passed = test.texts.filter { $0.string != "Row 1" && $0.frame.midY < 640 }
        let last = try #require(passed.max { $0.frame.midY < $1.frame.midY }).string
        test.send(.ended, at: CGPoint(x: 360, y: 690))
        test.advance(by: 2)
        let order = test.texts.sorted { $0.frame.minY < $1.frame.minY }.map(\.string)
        let place = try #require(order.firstIndex(of: "Row 1"))
        #expect(place > 0 && order[..<place].contains(last))
        test.scroll(at: CGPoint(x: 100, y: 300), y: -10_000)
        #expect(test.texts.prefix(3).map(\.string) == ["Row 0", "Row 2", "Row 3"])
    }

    @Test func `a finger on a row presses all of its buttons, but for those with a style of their own`() throws {
        var log: [String] = []
        let test = ViewTest(
            List {
                HStack {
                    Button("One") { log.append("one") }
                    Button("Two") { log.append("two") }
                    Button("Off") { log.append("off") }.disabled(true)
                    Button("Own") { log.append("own") }.buttonStyle(.borderless)
                }
            }, DisplayConfiguration(width: 390, height: 300))
        let row = try test.frame(of: "Two")
        try test.tap("Two")
        #expect(log == ["one", "two"])
        test.tap(at: CGPoint(x: 360, y: row.midY))
        #expect(log == ["one", "two", "one", "two"])
        log = []
        try test.tap("Own")
        #expect(log == ["own"])
        log = []
        try test.activate("Two")
        #expect(log == ["two"], "assistive technology meets each by itself")
    }
}
