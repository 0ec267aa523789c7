import Drawing
import Foundation
import Testing

@testable import SwiftUICore
@testable import SwiftUIInteraction
@testable import SwiftUITestHost

/// Wheels under a finger: turning, coming to rest and choosing.
///
/// Numbers: rows of 32 points around the middle at 108, not compared with a device; a drag begins after 10 points. A
/// flick of 1,200 points a second goes on by about 600 at the documented normal deceleration rate of 0.998 a
/// millisecond: (110 + 600) / 32 rows are 22.
@MainActor
@Suite("Wheels")
struct WheelTests {
    private struct Numbers: View {
        let written: Written<Int>
        @State var chosen: Int
        var count = 30

        var body: some View {
            Picker(
                "Number",
                selection: Binding {
                    chosen
                } set: {
                    chosen = $0
                    written.writes.append($0)
                }
            ) {
                ForEach(0..<count, id: \.self) { Text("Option \($0)") }
            }
            .pickerStyle(.wheel)
        }
    }

    private let written = Written(0)
    private let middle = CGPoint(x: 195, y: 108)

    private func makeTest(_ chosen: Int, animates: Bool = true) -> ViewTest<some View> {
        let test = ViewTest(
            Numbers(written: written, chosen: chosen), DisplayConfiguration(width: 390, animates: animates))
        _ = test.displayList
        return test
    }

    private func point(_ way: CGFloat) -> CGPoint { CGPoint(x: middle.x, y: middle.y + way) }

    /// The place of a row below the middle.
    private func place(_ title: String, _ test: ViewTest<some View>) throws -> CGFloat {
        try test.text(title).frame.midY - middle.y
    }

    @Test func `rows follow the finger, and nothing is chosen before they are at rest`() throws {
        let test = makeTest(10)
        test.touch(at: middle)
        try test.move(to: point(-10))
        #expect(try abs(place("Option 10", test)) < 0.5, "a finger may yet be a tap")
        try test.move(to: point(-42))
        #expect(try abs(place("Option 11", test)) < 0.5)
        test.advance(by: 1)
        try test.move(to: point(-52))
        try test.move(to: point(-52))
        test.advance(by: 1)
        #expect(written.writes.isEmpty)
        try test.lift()
        #expect(written.writes.isEmpty)
        test.advance(by: 0.1)
        let turning = try place("Option 11", test)
        #expect(turning < -0.5 && turning > -10, "it springs back to the nearer row")
        test.advance(by: 1.5)
        #expect(try abs(place("Option 11", test)) < 0.5)
        #expect(written.writes == [11])
        #expect(!test.isAnimating)
        #expect(try test.element("Number").value == "Option 11")
    }

    @Test func `a flick goes on from the finger's speed, slows down and stops at a row`() throws {
        let test = makeTest(0)
        test.drag(from: point(60), to: point(-60), duration: 0.1)
        // 110 of 120 points; then 1,200 points a second, about 600 more.
        var last = test.texts.map(\.string)
        var positions: [Double] = []
        func front() throws -> Double {
            let nearest = try #require(test.texts.min { abs($0.frame.midY - 108) < abs($1.frame.midY - 108) })
            let number = try #require(Double(nearest.string.dropFirst(7)))
            return number - Double(nearest.frame.midY - 108) / 32
        }
        for _ in 0..<6 {
            positions.append(try front())
            test.advance(by: 0.25)
        }
        let steps = zip(positions.dropFirst(), positions).map { $0 - $1 }
        #expect(zip(steps.dropFirst(), steps).allSatisfy { $0 < $1 }, "slower and slower: \(steps)")
        #expect(steps[0] > 5)
        #expect(written.writes.isEmpty)
        test.advance(by: 3)
        last = test.texts.map(\.string)
        #expect(written.writes == [22])
        #expect(last.contains("Option 22"))
        #expect(try abs(place("Option 22", test)) < 0.5)
    }

    @Test func `it ends without a jump`() throws {
        let test = makeTest(0)
        test.drag(from: point(40), to: point(-40), duration: 0.1)
        var last: CGFloat?
        var largest: CGFloat = 0
        let rest = "Option 15"
        for _ in 0..<400 where test.isAnimating {
            test.advance(by: 1.0 / 60)
            guard let text = test.texts.first(where: { $0.string == rest })?.frame.midY else { continue }
            if let last, abs(text - 108) < 5 { largest = max(largest, abs(text - last)) }
            last = text
        }
        #expect(written.writes == [15])
        #expect(largest > 0 && largest < 1)
    }

    @Test func `beyond the ends rows follow less and less, and come back`() throws {
        let test = makeTest(0)
        test.touch(at: middle)
        try test.move(to: point(50))
        let near = try place("Option 0", test)
        #expect(near > 10 && near < 25, "40 points of the finger")
        try test.move(to: point(90))
        #expect(try place("Option 0", test) < near * 2 - 1)
        try test.lift()
        test.advance(by: 2)
        #expect(try abs(place("Option 0", test)) < 0.5)
        #expect(written.writes.isEmpty)
        // A flick towards the end bounces, and chooses the last one.
        let end = makeTest(27)
        end.drag(from: point(60), to: point(-60), duration: 0.1)
        end.advance(by: 4)
        #expect(written.writes == [29])
    }

    @Test func `a finger catches it, and is no tap`() throws {
        let test = makeTest(0)
        test.drag(from: point(60), to: point(-60), duration: 0.1)
        test.advance(by: 0.3)
        test.touch(at: point(60))
        let caught = test.texts.map(\.frame.midY)
        test.advance(by: 1)
        #expect(test.texts.map(\.frame.midY) == caught)
        #expect(written.writes.isEmpty)
        try test.lift()
        test.advance(by: 1.5)
        #expect(written.writes.count == 1)
        let rest = try #require(written.writes.first)
        #expect(try abs(place("Option \(rest)", test)) < 0.5)
        #expect(rest > 8 && rest < 16)
    }

    @Test func `a tap brings the row there to the front by and by`() throws {
        let test = makeTest(5)
        test.tap(at: point(60))
        #expect(written.writes.isEmpty)
        test.advance(by: 0.1)
        let way = try place("Option 7", test)
        #expect(way > 1 && way < 55)
        test.advance(by: 1)
        #expect(written.writes == [7])
        test.tap(at: middle)
        test.advance(by: 1)
        #expect(written.writes == [7])
    }

    @Test func `a value that is not taken lets the wheel turn back`() throws {
        let test = ViewTest(
            Picker("Number", selection: .constant(3)) { ForEach(0..<9, id: \.self) { Text("Option \($0)") } }
                .pickerStyle(.wheel), DisplayConfiguration(width: 390, animates: true))
        _ = test.displayList
        test.tap(at: point(32))
        test.advance(by: 1)
        test.advance(by: 0.1)
        let way = try place("Option 3", test)
        #expect(way < -1, "on its way back")
        test.advance(by: 1)
        #expect(try abs(place("Option 3", test)) < 0.5)
    }

    @Test func `options that go while it turns are not chosen`() throws {
        let test = ViewTest(
            Numbers(written: written, chosen: 2), DisplayConfiguration(width: 390, animates: true))
        _ = test.displayList
        test.drag(from: point(60), to: point(-60), duration: 0.1)
        test.update(Numbers(written: written, chosen: 2, count: 4))
        test.advance(by: 4)
        #expect(written.writes.isEmpty)
        #expect(try abs(place("Option 2", test)) < 0.5)
    }

    @Test func `only what is over the band is plain`() throws {
        let test = makeTest(10)
        test.touch(at: middle)
        try test.move(to: point(-26))
        // Half a row on: both rows lie over an edge of the band, and are drawn plain within and faded without.
        let drawn = texts(test.displayList)
        #expect(drawn.filter { $0 == "Option 10" }.count == 2)
        #expect(drawn.filter { $0 == "Option 11" }.count == 2)
        #expect(drawn.filter { $0 == "Option 12" }.count == 1)
    }

    private func texts(_ list: DisplayList) -> [String] {
        list.items.flatMap { item -> [String] in
            switch item {
            case .text(let run): [run.text]
            case .group(let group): texts(group.content)
            default: []
            }
        }
    }

    @Test func `a disabled wheel stays`() throws {
        let test = ViewTest(
            Numbers(written: written, chosen: 3).disabled(true), DisplayConfiguration(width: 390, animates: true))
        _ = test.displayList
        test.drag(from: middle, to: point(-60))
        test.tap(at: point(60))
        test.advance(by: 2)
        #expect(written.writes.isEmpty)
        #expect(try abs(place("Option 3", test)) < 0.5)
    }

    @Test func `a page that scrolls leaves a wheel the fingers that turn it`() throws {
        let test = ViewTest(
            ScrollView {
                VStack {
                    Text("above").frame(height: 50)
                    Numbers(written: written, chosen: 3)
                    Color.gray.frame(height: 900)
                }
            }, DisplayConfiguration(width: 390, height: 600, animates: true))
        let place = try test.text("Option 3").frame
        let middle = CGPoint(x: place.midX, y: place.midY)
        test.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 74), duration: 2)
        test.advance(by: 2)
        #expect(written.writes == [5])
        #expect(test.contentOffsets[0] == .zero)
        // At its end, too.
        test.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y + 100), duration: 0.1)
        test.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 1), duration: 0.1)
        test.advance(by: 4)
        #expect(test.contentOffsets[0] == .zero)
    }
}
