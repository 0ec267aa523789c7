import Drawing
import Foundation
import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore

/// Rows slide, come and go over several frames.
///
/// Numbers: rows of 44 points in cards with margin and inset of 20, measured on iOS (Docs/Facts/IOSMetrics.md). The
/// widths of swipe buttons (74 at least), and what fades with which background, are as drawn today; not compared with a
/// device.
@MainActor
@Suite("Lists: rows that slide, come and go by and by")
struct ListMotionTests {
    private let screen = DisplayConfiguration(width: 390, height: 600, displayScale: 100, animates: true)

    private struct Names: View {
        @State var names = ["A", "B", "C"]
        @State var count = 0

        var body: some View {
            List {
                Section("first") {
                    ForEach(names, id: \.self) { name in
                        Text(name).swipeActions(edge: .leading) { Button("Count") { count += 1 } }
                    }
                    .onDelete { names.remove(atOffsets: $0) }
                }
                Section("second") { Text("count \(count)") }
            }
            .listStyle(.insetGrouped)
        }
    }

    private func open<V: View>(_ name: String, of test: ViewTest<V>, by distance: CGFloat) throws {
        let row = try test.text(name).frame.midY
        test.drag(from: CGPoint(x: 200, y: row), to: CGPoint(x: 200 + distance, y: row), duration: 1)
    }

    @Test func `a row that is let go slides on to the width of its buttons`() throws {
        let test = ViewTest(Names(), screen)
        let start = try test.text("B").frame.minX
        try open("B", of: test, by: -60)
        let released = try test.text("B").frame.minX
        #expect(released < start && released > start - 74)
        test.advance(by: 0.1)
        let later = try test.text("B").frame.minX
        #expect(later < released)
        test.advance(by: 2)
        #expect(try isNear(test.text("B").frame.minX, start - test.frame(of: "Delete").width))
        #expect(!test.isAnimating)
    }

    private struct Follow: View {
        @State private var isGift = false
        @State private var isWrapped = false

        var body: some View {
            List {
                Text("first")
                Button("Gift") { withAnimation { isGift = true } }
                    .swipeActions { Button("Flag") {} }
                if isGift { Text("note") }
                if isWrapped { Text("paper") }
                Button("Wrap") { isGift = true }
                Text("last")
            }
            .onChange(of: isGift) { isWrapped = isGift }
        }
    }

    @Test func `rows that other rows follow in the same update make room for them all, and nothing else fades`() throws
    {
        let test = ViewTest(Follow(), screen)
        let before = try test.text("last").frame.minY
        try test.tap("Gift")
        test.advance(by: 0.1)
        let during = try test.text("last").frame.minY
        #expect(during > before + 1 && during < before + 60)
        #expect(Drawn.groups(test.displayList).filter { $0.opacity > 0 && $0.opacity < 1 }.count <= 2)
        test.advance(by: 1)
        #expect(try isNear(test.text("last").frame.minY, before + 88))
    }

    @Test func `a row stays open when rows come and are followed by others`() throws {
        let test = ViewTest(Follow(), screen)
        try open("Gift", of: test, by: -120)
        test.advance(by: 1)
        let left = try test.text("Gift").frame.minX
        #expect(test.has("Flag") && left < 0)
        try test.activate("Wrap")
        test.advance(by: 1)
        #expect(test.has("note") && test.has("paper") && test.has("Flag"))
        #expect(try isNear(test.text("Gift").frame.minX, left))
    }

    @Test func `a row that is deleted while it is open leaves within its card`() throws {
        let test = ViewTest(Names(), screen)
        let row = try test.text("B").frame.midY
        try open("B", of: test, by: -60)
        test.advance(by: 2)
        try test.tap("Delete")
        test.advance(by: 0.1)
        #expect(try test.color(at: CGPoint(x: 8, y: row)).hex == "F2F2F7")
        #expect(try test.color(at: CGPoint(x: 100, y: row)).hex == "FFFFFF")
    }

    @Test func `a button closes its row again`() throws {
        let test = ViewTest(Names(), screen)
        let start = try test.text("B").frame.minX
        try open("B", of: test, by: 60)
        test.advance(by: 2)
        try test.tap("Count")
        #expect(test.has("count 1"))
        #expect(try test.text("B").frame.minX > start + 10)
        test.advance(by: 2)
        #expect(try isNear(test.text("B").frame.minX, start))
        #expect(!test.has("Count"))
    }

    @Test func `a deleted row leaves as it is, what is below comes after it`() throws {
        let test = ViewTest(Names(), screen)
        let (c, second) = try (test.text("C").frame.minY, test.text("SECOND").frame.minY)
        let b = try test.text("B").frame.minY
        try open("B", of: test, by: -60)
        test.advance(by: 2)
        let x = try test.text("B").frame.minX
        try test.tap("Delete")
        test.advance(by: 0.1)
        #expect(try isNear(test.text("B").frame.minX, x))
        #expect(test.displayList.opacities.count == 1)
        let (halfC, halfSecond) = try (test.text("C").frame.minY, test.text("SECOND").frame.minY)
        #expect(halfC < c && halfC > b)
        #expect(isNear(second - halfSecond, c - halfC), "headers go along with the rows")
        test.advance(by: 2)
        #expect(try isNear(test.text("C").frame.minY, b))
        #expect(!test.isAnimating)
        #expect(!test.has("B"))
    }

    @Test func `a row that a full swipe deletes goes on to the side while it leaves`() throws {
        let test = ViewTest(Names(), screen)
        try open("B", of: test, by: -230)
        let released = try test.text("B").frame.minX
        test.advance(by: 0.1)
        let later = try test.text("B").frame.minX
        #expect(later < released - 20)
        let white = RGBAColor(hex: 0xFFFFFF)
        func fills(_ items: [DisplayItem], _ transform: CGAffineTransform) -> [CGRect] {
            items.flatMap { item -> [CGRect] in
                switch item {
                case .fill(let shape, .color(white), _, _): [shape.bounds.applying(transform)]
                case .group(let group): fills(group.content.items, group.transform.concatenating(transform))
                default: []
                }
            }
        }
        // Its background goes with its text, 20 points before it.
        #expect(fills(test.displayList.items, .identity).contains { isNear($0.minX, later - 20, by: 0.5) })
    }

    @Test func `the picture of the first button follows the row in a full swipe`() throws {
        let test = ViewTest(Names(), screen)
        let row = try test.text("B").frame.midY
        func pull(to x: CGFloat) {
            test.drag(from: CGPoint(x: 350, y: row), to: CGPoint(x: x, y: row), duration: 1, releases: false)
        }
        pull(to: 200)
        #expect(try isNear(test.text("Delete").frame.midX, 370 - 75), "in the middle of its button")
        let far = ViewTest(Names(), screen)
        far.drag(from: CGPoint(x: 350, y: row), to: CGPoint(x: 120, y: row), duration: 1, releases: false)
        far.advance(by: 1)
        let label = try far.text("Delete").frame
        #expect((16..<20).contains(label.minX - (370 - 230)), "beside the edge of the row, not in the middle")
    }

    @Test func `the end of a card stays round while rows come in below it`() throws {
        struct Screen: View {
            @State private var names = ["A"]
            var body: some View {
                List {
                    ForEach(names, id: \.self) { Text($0) }
                    Section { Button("Add") { withAnimation { names.append("B") } } }
                }
            }
        }
        /// True if the bottom of the first card, at a height, is one white shape with rounded corners.
        func isRound(_ test: ViewTest<Screen>, _ y: CGFloat) -> Bool {
            func shapes(_ items: [DisplayItem], _ transform: CGAffineTransform) -> [Bool] {
                items.flatMap { item -> [Bool] in
                    switch item {
                    case .fill(let shape, .color(RGBAColor(hex: 0xFFFFFF)), _, _):
                        let bounds = shape.bounds.applying(transform)
                        guard isNear(bounds.maxY, y, by: 0.5) else { return [] }
                        if case .rect = shape { return [false] }
                        return [true]
                    case .group(let group):
                        return shapes(group.content.items, group.transform.concatenating(transform))
                    default: return []
                    }
                }
            }
            return shapes(test.displayList.items, .identity) == [true]
        }
        let test = ViewTest(Screen(), screen)
        let end = try test.text("A").frame.midY + 22
        #expect(isRound(test, end))
        try test.tap("Add")
        test.advance(by: 0.1)
        #expect(isRound(test, end), "it becomes a corner between rows by and by")
        #expect(isRound(test, end + 44))
        test.advance(by: 2)
        #expect(isRound(test, end + 44))
    }

    @Test func `all rows that come in at the end of a card fade with their backgrounds`() throws {
        struct Screen: View {
            var body: some View {
                List {
                    DisclosureGroup("group") {
                        Text("first")
                        Text("second")
                    }
                }
            }
        }
        func opaque(_ items: [DisplayItem]) -> Int {
            items.reduce(0) { count, item in
                switch item {
                case .fill(_, .color(RGBAColor(hex: 0xFFFFFF)), _, _): return count + 1
                case .group(let group) where group.opacity == 1: return count + opaque(group.content.items)
                default: return count
                }
            }
        }
        let test = ViewTest(Screen(), screen)
        #expect(opaque(test.displayList.items) == 1)
        try test.tap("group")
        test.advance(by: 0.1)
        #expect(opaque(test.displayList.items) == 1)
        test.advance(by: 2)
        #expect(opaque(test.displayList.items) == 3)
        try test.tap("group")
        test.advance(by: 0.1)
        #expect(opaque(test.displayList.items) == 1)
    }

    @Test func `a row between others fades over its background, the end of a card fades with it`() throws {
        let white = RGBAColor(hex: 0xFFFFFF)
        func backgrounds(_ items: [DisplayItem]) -> Int {
            items.reduce(0) { count, item in
                switch item {
                case .fill(_, .color(white), _, _): return count + 1
                case .group(let group) where group.opacity == 1: return count + backgrounds(group.content.items)
                default: return count
                }
            }
        }
        func opaque(after name: String) throws -> (before: Int, after: Int) {
            let test = ViewTest(Names(), screen)
            try open(name, of: test, by: -60)
            test.advance(by: 2)
            let before = backgrounds(test.displayList.items)
            try test.tap("Delete")
            test.advance(by: 0.1)
            return (before, backgrounds(test.displayList.items))
        }
        // Three rows and one in the other section.
        #expect(try opaque(after: "B") == (4, 4))
        #expect(try opaque(after: "A") == (4, 4))
        #expect(try opaque(after: "C") == (4, 3))
    }

    @Test func `groups open and close by and by`() throws {
        struct Screen: View {
            var body: some View {
                List {
                    DisclosureGroup("group") { Text("inside") }
                    Text("below")
                }
            }
        }
        let test = ViewTest(Screen(), screen)
        let below = try test.text("below").frame.minY
        try test.tap("group")
        #expect(try isNear(test.text("below").frame.minY, below))
        test.advance(by: 0.1)
        #expect(test.displayList.opacities.contains { $0 > 0 && $0 < 1 })
        test.advance(by: 2)
        #expect(try test.text("below").frame.minY > below + 40)
        try test.tap("group")
        test.advance(by: 2)
        #expect(try isNear(test.text("below").frame.minY, below))
        #expect(!test.texts.contains { $0.string == "inside" })
    }

    @Test func `many changes leave nothing behind`() throws {
        struct Screen: View {
            @State private var rows = Array(0..<20)
            var body: some View {
                Button("shuffle") {
                    withAnimation {
                        rows = rows.filter { $0 % 3 != 0 } + rows.filter { $0 % 3 == 0 }.map { $0 + 100 }
                    }
                }
                List { ForEach(rows, id: \.self) { Text("row \($0)") } }
            }
        }
        let test = ViewTest(VStack { Screen() }, screen)
        for _ in 0..<20 {
            try test.tap("shuffle")
            test.advance(by: 0.1)
        }
        test.advance(by: 3)
        #expect(!test.isAnimating)
        #expect(test.displayList.opacities.isEmpty)
        #expect(Set(test.texts.map(\.string)).count == test.texts.count, "no row is drawn twice")
    }
}
