import Drawing
import Foundation
@testable import SwiftUIControls
@testable import SwiftUINavigation
@testable import SwiftUITestHost
import Testing

@testable @_spi(Floors) import SwiftUICore

/// Controls of rows move in and out across the edges when the editing of a list begins and ends.
///
/// Numbers: cards have margins of 20 points measured on iOS (Docs/Facts/IOSMetrics.md), so 370 is the far edge. The
/// 30 points that controls take at least, and the durations, are by eye; not compared with a device.
@MainActor
@Suite("Lists: entering and leaving edit mode by and by")
struct EditModeMotionTests {
    private func screen(_ direction: LayoutDirection = .leftToRight) -> DisplayConfiguration {
        var result = DisplayConfiguration(width: 390, height: 600, displayScale: 100, animates: true)
        result.layoutDirection = direction
        return result
    }

    private struct Names: View {
        @State var names = ["A", "B", "C"]
        @State var isPlain = false

        var body: some View {
            NavigationStack {
                List {
                    ForEach(names, id: \.self) { Text($0).badge(3) }
                        .onDelete { names.remove(atOffsets: $0) }
                        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
                }
                .toolbar { EditButton() }
            }
        }
    }

    private func sign(_ test: ViewTest<some View>) throws -> CGRect {
        try #require(test.elements.first { $0.label == "Remove" }).frame
    }

    @Test func `signs and content slide in together, and out again`() throws {
        let test = ViewTest(Names(), screen())
        let start = try test.text("A").frame.minX
        try test.tap("Edit")
        #expect(try isNear(test.text("A").frame.minX, start), "nothing jumps")
        #expect(try sign(test).maxX <= 20.01, "from outside of the card")
        test.advance(by: 0.1)
        let half = try test.text("A").frame.minX
        let halfSign = try sign(test).minX
        #expect(half > start + 1 && half < start + 33)
        #expect(test.displayList.opacities.contains { $0 > 0 && $0 < 1 })
        test.advance(by: 2)
        let end = try test.text("A").frame.minX
        #expect(half < end && end > start + 30)
        #expect(try halfSign < sign(test).minX)
        #expect(!test.isAnimating && test.displayList.opacities.isEmpty)
        try test.tap("Done")
        #expect(try isNear(test.text("A").frame.minX, end))
        #expect(!test.has("Remove"), "what goes is not read any more")
        test.advance(by: 0.1)
        #expect(try test.text("A").frame.minX < end && test.text("A").frame.minX > start)
        #expect(test.displayList.opacities.contains { $0 > 0 && $0 < 1 }, "it is still seen")
        test.advance(by: 2)
        #expect(try isNear(test.text("A").frame.minX, start))
        #expect(!test.isAnimating && test.displayList.opacities.isEmpty)
    }

    @Test func `handles push the badge aside`() throws {
        let test = ViewTest(Names(), screen())
        func badge() throws -> CGFloat { try #require(test.texts.first { $0.string == "3" }).frame.minX }
        let start = try badge()
        try test.tap("Edit")
        test.advance(by: 0.1)
        let half = try badge()
        test.advance(by: 2)
        let end = try badge()
        #expect(end < half && half < start)
    }

    @Test func `from the other side in right-to-left`() throws {
        let test = ViewTest(Names(), screen(.rightToLeft))
        let start = try test.text("A").frame.maxX
        try test.tap("Edit")
        #expect(try sign(test).minX >= 369.99)
        test.advance(by: 0.1)
        #expect(try test.text("A").frame.maxX < start)
        test.advance(by: 2)
        #expect(try sign(test).maxX < 360)
    }

    @Test func `at once without an animation`() throws {
        struct Screen: View {
            @State var mode = EditMode.inactive
            var body: some View {
                VStack {
                    Button("Now") { mode = .active }
                    List { ForEach(["A"], id: \.self) { Text($0) }.onDelete { _ in } }
                        .environment(\.editMode, $mode)
                }
            }
        }
        let test = ViewTest(Screen(), screen())
        let start = try test.text("A").frame.minX
        try test.tap("Now")
        #expect(try test.text("A").frame.minX > start + 30)
        #expect(try sign(test).minX > 20)
    }

    @Test func `lines go along with the content`() throws {
        let test = ViewTest(Names(), screen())
        func lines() -> [CGFloat] {
            test.displayList.fills.filter { $0.height < 0.02 && $0.minY > 110 }.map(\.minX)
        }
        let start = try #require(lines().first)
        try test.tap("Edit")
        #expect(try isNear(#require(lines().first), start))
        test.advance(by: 0.1)
        #expect(try isNear(#require(lines().first), test.text("A").frame.minX))
    }

    @Test func `a row follows its handle, and the others make room`() throws {
        let test = ViewTest(Names(), screen())
        try test.tap("Edit")
        test.advance(by: 2)
        let places = try ["A", "B", "C"].map { try test.text($0).frame.minY }
        let handle = try #require(test.elements.first { $0.label == "Reorder" }).frame
        let start = CGPoint(x: handle.midX, y: handle.midY)
        test.drag(from: start, to: CGPoint(x: start.x, y: start.y + 60), duration: 0.5, releases: false)
        #expect(try isNear(test.text("A").frame.minY, places[0] + 60), "it is at the finger")
        #expect(try test.text("B").frame.minY < places[1])
        test.advance(by: 2)
        #expect(try isNear(test.text("B").frame.minY, places[0]))
        #expect(try isNear(test.text("C").frame.minY, places[2]))
        test.send(.ended, at: CGPoint(x: start.x, y: start.y + 60))
        #expect(try isNear(test.text("A").frame.minY, places[0] + 60), "it goes on from there")
        #expect(try isNear(test.text("B").frame.minY, places[0], by: 0.1))
        test.advance(by: 0.1)
        #expect(try test.text("A").frame.minY < places[0] + 60)
        #expect(try isNear(test.text("B").frame.minY, places[0], by: 0.1))
        test.advance(by: 2)
        #expect(try isNear(test.text("A").frame.minY, places[1]))
        #expect(try isNear(test.text("C").frame.minY, places[2]))
        #expect(!test.isAnimating)
    }

    @Test func `a row that is let go at its place goes back to it`() throws {
        let test = ViewTest(Names(), screen())
        try test.tap("Edit")
        test.advance(by: 2)
        let place = try test.text("A").frame.minY
        let handle = try #require(test.elements.first { $0.label == "Reorder" }).frame
        test.drag(
            from: CGPoint(x: handle.midX, y: handle.midY), to: CGPoint(x: handle.midX, y: handle.midY + 15),
            duration: 0.5)
        #expect(try test.text("A").frame.minY > place + 10)
        test.advance(by: 2)
        #expect(try isNear(test.text("A").frame.minY, place))
    }
}
