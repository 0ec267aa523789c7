import Testing

@testable import SwiftUIControls
@testable @_spi(Floors) import SwiftUICore
@testable import SwiftUIPresentation
@testable import SwiftUITestHost

/// Rows that a finger takes with it after it has stayed on them, in lists that are not edited.
///
/// Numbers: the distances that fingers scroll in the tests, less the 10 points of recognition. The press that lifts a
/// row and the 10 points are not compared with a device.
@MainActor
@Suite("Lists: rows that are lifted")
struct ListLiftTests {
    private final class Log: @unchecked Sendable {
        var lines: [String] = []
    }

    private struct Names: View {
        @State var names = ["A", "B", "C", "D"]
        @State var note = "note"
        let log: Log
        var hasMenu = false

        var body: some View {
            List {
                ForEach(names, id: \.self) { name in
                    row(name).moveDisabled(name == "D")
                }
                .onMove { names.move(fromOffsets: $0, toOffset: $1) }
                ForEach(0..<20, id: \.self) { Text("row \($0)") }
            }
            .listStyle(.plain)
        }

        @ViewBuilder private func row(_ name: String) -> some View {
            if hasMenu {
                Text(name).contextMenu { Button("Open") {} }
            } else if name == "B" {
                Button(name) { log.lines.append("tap \(name)") }
            } else {
                Text(name).swipeActions { Button("Flag") { log.lines.append("flag") } }
            }
        }
    }

    private func screen(_ direction: LayoutDirection = .leftToRight) -> DisplayConfiguration {
        DisplayConfiguration(width: 390, height: 600, layoutDirection: direction)
    }

    private func order(_ test: ViewTest<some View>) -> [String] {
        test.texts.filter { $0.string.count == 1 }.sorted { $0.frame.minY < $1.frame.minY }.map(\.string)
    }

    /// Puts a finger on a row, waits, and takes it down by a distance.
    private func lift(_ name: String, _ test: ViewTest<some View>, after delay: Double, by distance: CGFloat) throws {
        let start = CGPoint(x: 200, y: try test.text(name).frame.midY)
        test.touch(at: start)
        test.advance(by: delay)
        for step in 1...10 {
            test.advance(by: 0.02)
            try test.move(to: CGPoint(x: start.x, y: start.y + distance * CGFloat(step) / 10))
        }
        try test.lift()
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `a finger that stays takes the row with it`(_ direction: LayoutDirection) throws {
        let log = Log()
        let test = ViewTest(Names(log: log), screen(direction))
        try lift("A", test, after: 0.6, by: 60)
        #expect(order(test) == ["B", "A", "C", "D"])
        try lift("B", test, after: 0.6, by: 100)
        #expect(order(test) == ["A", "C", "B", "D"])
        #expect(log.lines == [] && test.contentOffsets[0].y == 0, "the button is not pressed, nothing scrolls")
    }

    @Test func `one that moves sooner scrolls or swipes, and a short press is a tap`() throws {
        let log = Log()
        let test = ViewTest(Names(log: log), screen())
        try lift("C", test, after: 0.2, by: -60)
        #expect(test.contentOffsets[0].y > 40)
        test.scroll(at: CGPoint(x: 200, y: 300), y: -1000)
        test.advance(by: 1)
        #expect(order(test) == ["A", "B", "C", "D"])
        let y = try test.text("A").frame.midY
        test.drag(from: CGPoint(x: 350, y: y), to: CGPoint(x: 260, y: y), duration: 0.4)
        #expect(test.has("Flag"))
        test.advance(by: 1)
        test.tap(at: CGPoint(x: 60, y: y))
        try test.longPress("B", for: 0.4)
        #expect(log.lines == ["tap B"])
    }

    @Test func `what must not be moved stays, and other rows leave the finger alone`() throws {
        let test = ViewTest(Names(log: Log()), screen())
        try lift("D", test, after: 0.6, by: -100)
        #expect(test.contentOffsets[0].y > 60, "the list scrolls")
        test.scroll(at: CGPoint(x: 200, y: 300), y: -1000)
        test.advance(by: 1)
        #expect(order(test) == ["A", "B", "C", "D"])
        let other = ViewTest(Names(log: Log()), screen())
        try lift("row 3", other, after: 0.6, by: -100)
        #expect(other.contentOffsets[0].y > 60)
    }

    @Test func `a menu of the row comes first`() throws {
        let test = ViewTest(Names(log: Log(), hasMenu: true), screen())
        try test.longPress("A", for: 0.6)
        #expect(test.has("Open"))
        #expect(order(test) == ["A", "B", "C", "D"])
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `a finger that goes on from the menu takes the row and closes the menu`(_ direction: LayoutDirection) throws {
        let test = ViewTest(Names(log: Log(), hasMenu: true), screen(direction))
        let frame = try test.text("A").frame
        let start = CGPoint(x: frame.midX, y: frame.midY)
        test.touch(at: start)
        test.advance(by: 0.6)
        #expect(test.has("Open"))
        try test.move(to: CGPoint(x: start.x, y: start.y + 8))
        #expect(test.has("Open"), "the finger stays")
        try test.move(to: CGPoint(x: start.x, y: start.y + 30))
        #expect(!test.has("Open"))
        #expect(isNear(try test.text("A").frame.midY, start.y + 30, by: 0.5), "the row is with the finger")
        try test.move(to: CGPoint(x: start.x, y: start.y + 60))
        try test.lift()
        #expect(order(test) == ["B", "A", "C", "D"])
        #expect(!test.has("Open") && test.contentOffsets[0].y == 0)
        try test.longPress("B", for: 0.6)
        #expect(test.has("Open"), "the next press opens the menu again")
    }

    @Test func `a touch that is taken away puts the row back`() throws {
        let test = ViewTest(Names(log: Log(), hasMenu: true), screen())
        let frame = try test.text("A").frame
        let start = CGPoint(x: frame.midX, y: frame.midY)
        test.touch(at: start)
        test.advance(by: 0.6)
        try test.move(to: CGPoint(x: start.x, y: start.y + 60))
        test.send(.cancelled, at: CGPoint(x: start.x, y: start.y + 60))
        test.advance(by: 1)
        #expect(order(test) == ["A", "B", "C", "D"])
        #expect(isNear(try test.text("A").frame.midY, start.y, by: 0.5))
    }

    @Test func `a row that must not be moved leaves the finger to its menu`() throws {
        let test = ViewTest(Names(log: Log(), hasMenu: true), screen())
        let frame = try test.text("D").frame
        let start = CGPoint(x: frame.midX, y: frame.midY)
        test.touch(at: start)
        test.advance(by: 0.6)
        try test.move(to: CGPoint(x: start.x, y: start.y + 60))
        #expect(test.has("Open"))
        try test.lift()
        #expect(order(test) == ["A", "B", "C", "D"])
    }
}
