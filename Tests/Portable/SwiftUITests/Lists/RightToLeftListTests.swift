import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUIInteraction
@testable import SwiftUITestHost

/// Swipes and keys in lists that run from right to left, against those that run from left to right.
///
/// Numbers: cards from 20 to 370 points of 390, measured on iOS (Docs/Facts/IOSMetrics.md, "Inset grouped list");
/// positions mirror those from left to right. A row that is pulled moves by the finger's way, its label 16 from the
/// edge: not compared with a device.
@MainActor
@Suite("Lists: right to left")
struct RightToLeftListTests {
    private final class Log: @unchecked Sendable {
        var lines: [String] = []
    }

    private struct Mails: View {
        let log: Log
        var body: some View {
            List {
                Text("first")
                    .swipeActions {
                        Button("Drop", role: .destructive) { log.lines.append("drop") }
                        Button("Flag") { log.lines.append("flag") }
                    }
                    .swipeActions(edge: .leading) {
                        Button("Read") { log.lines.append("read") }
                        Button("Pin") { log.lines.append("pin") }
                    }
                Text("second")
            }
        }
    }

    private static let width: CGFloat = 390

    private func display(_ direction: LayoutDirection, animates: Bool = false) -> DisplayConfiguration {
        DisplayConfiguration(width: Self.width, height: 500, layoutDirection: direction, animates: animates)
    }

    /// The x coordinate measured from the leading edge.
    private func mirrored(_ x: CGFloat, _ direction: LayoutDirection) -> CGFloat {
        direction == .leftToRight ? x : Self.width - x
    }

    /// The distances of a frame's start and end from the leading edge.
    private func span(_ name: String, _ test: ViewTest<some View>, _ direction: LayoutDirection) throws -> [CGFloat] {
        let frame = try test.frame(of: name)
        return [mirrored(frame.minX, direction), mirrored(frame.maxX, direction)].sorted()
    }

    private func pull(
        _ test: ViewTest<some View>, from start: CGFloat, to end: CGFloat, _ direction: LayoutDirection,
        releases: Bool = true, duration: Double = 1
    ) throws {
        let y = try test.text("first").frame.midY
        test.drag(
            from: CGPoint(x: mirrored(start, direction), y: y), to: CGPoint(x: mirrored(end, direction), y: y),
            duration: duration, releases: releases)
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `a full swipe gives the first button all of the room, and does what it is for`(
        _ direction: LayoutDirection
    ) throws {
        for (start, end, first, other, word, edges) in [
            (CGFloat(366), CGFloat(86), "Drop", "Flag", "drop", [CGFloat(90), 370]),
            (24, 304, "Read", "Pin", "read", [20, 300]),
        ] {
            let log = Log()
            let test = ViewTest(Mails(log: log), display(direction))
            let middle = (start + end) / 2 + (start > end ? 20 : -20)
            try pull(test, from: start, to: middle, direction, releases: false)
            let both = try [span(first, test, direction), span(other, test, direction)]
            #expect(isNear(both[0][1] - both[0][0], both[1][1] - both[1][0], by: 6), "both are shown: \(both)")
            try pull(test, from: middle, to: end, direction, releases: false)
            #expect(try span(first, test, direction) == edges)
            #expect(log.lines == [], "nothing is done before the finger is lifted")
            try pull(test, from: end, to: middle, direction, releases: false)
            #expect(try [span(first, test, direction), span(other, test, direction)] == both, "it may go back")
            try pull(test, from: middle, to: end, direction)
            #expect(log.lines == [word])
            #expect(!test.has(first) && !test.has(other))
        }
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `on its way the row leaves with its text and comes back`(_ direction: LayoutDirection) throws {
        let log = Log()
        let test = ViewTest(Mails(log: log), display(direction, animates: true))
        let place = try test.text("first").frame
        try pull(test, from: 366, to: 56, direction, releases: false, duration: 0.4)
        test.advance(by: 0.5)
        let moved = try test.text("first").frame
        let way = direction == .leftToRight ? moved.minX - place.minX : place.minX - moved.minX
        #expect(isNear(way, -310, by: 1))
        let label = try test.text("Drop").frame
        let inner = direction == .leftToRight ? label.minX : Self.width - label.maxX
        // The label follows the edge of the row: 16 points from it.
        #expect(inner > 60 && inner < 110, "\(inner)")
        try test.lift()
        test.advance(by: 2)
        #expect(log.lines == ["drop"])
        #expect(try test.text("first").frame == place)
    }

    @Test func `a quick flick opens the buttons at the side that it comes from`() throws {
        for (direction, edge) in [(LayoutDirection.leftToRight, CGFloat(370)), (.rightToLeft, 20)] {
            let test = ViewTest(Mails(log: Log()), display(direction))
            try pull(test, from: 300, to: 262, direction, duration: 0.06)
            let frame = try test.frame(of: "Drop")
            #expect(direction == .leftToRight ? frame.maxX == edge : frame.minX == edge)
        }
    }

    // MARK: Keys

    private struct Sidebar: View {
        @State var chosen: String?
        @State private var isOpen = true
        var body: some View {
            VStack {
                Text(verbatim: "chosen \(chosen ?? "none")")
                List(selection: $chosen) {
                    Section("All", isExpanded: $isOpen) { ForEach(["a", "b", "c"], id: \.self) { Text($0) } }
                    ForEach(0..<30, id: \.self) { Text("row \($0)").tag("row \($0)") }
                }
                .listStyle(.sidebar)
            }
        }
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `up and down keys go from row to row`(_ direction: LayoutDirection) throws {
        let test = ViewTest(Sidebar(), display(direction))
        test.press(.tab)
        for expected in ["a", "b", "c", "row 0", "row 1"] {
            #expect(test.press(.downArrow))
            #expect(test.has("chosen \(expected)"))
        }
        #expect(test.press(.upArrow) && test.has("chosen row 0"))
        test.press(.leftArrow)
        test.press(.rightArrow)
        #expect(test.has("chosen row 0"), "keys to the side choose nothing")
        for _ in 0..<30 { test.press(.downArrow) }
        #expect(test.has("chosen row 29"))
        #expect(try test.text("row 29").frame.maxY <= 500)
    }
}
