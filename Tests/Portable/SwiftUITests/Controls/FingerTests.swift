@testable import SwiftUIControls
@testable import SwiftUIInteraction
@testable import SwiftUITestHost
import Testing

@testable @_spi(Floors) import SwiftUICore

/// Switches and segments that follow a finger, and their movement.
///
/// Numbers: three segments of 130 points on the 390 of the display, each plate 2 points from the edge; switches of 51 ×
/// 31 with a knob of 27 (Human Interface Guidelines). The margin of the plate, its shrinking by 5 %, and durations are
/// not compared with a device.
@MainActor
@Suite("Fingers on controls")
struct FingerTests {
    private struct Choice: View {
        let written: Written<Int>
        @State private var choice = 1

        var body: some View {
            Picker(
                "Size",
                selection: Binding {
                    choice
                } set: {
                    choice = $0
                    written.writes.append($0)
                }
            ) {
                ForEach(0..<3) { Text("Option \($0)").selectionDisabled($0 == 2 && written.value == 2) }
            }
            .pickerStyle(.segmented)
        }
    }

    private struct Row: View {
        let written: Written<Bool>
        @State var isOn = false

        var body: some View {
            Toggle(
                "Wi-Fi",
                isOn: Binding {
                    isOn
                } set: {
                    isOn = $0
                    written.writes.append($0)
                })
        }
    }

    private let written = Written(0)
    private let switched = Written(false)

    /// The frame of the plate: the white fill as high as the segments without a margin of 2.
    private func plate(_ test: ViewTest<some View>) -> CGRect? {
        test.displayList.fills.last { $0.height > 26 && $0.height < 28.1 && $0.width < 200 }
    }

    @Test func `the chosen segment follows the finger and is let down where it is lifted`() throws {
        let test = ViewTest(Choice(written: written))
        test.drag(from: CGPoint(x: 195, y: 16), to: CGPoint(x: 330, y: 16))
        #expect(written.writes == [2])
        #expect(test.elements.filter(\.isSelected).map(\.label) == ["Option 2"])
        test.drag(from: CGPoint(x: 330, y: 16), to: CGPoint(x: 20, y: 16))
        #expect(written.writes == [2, 0])
        #expect(test.elements.map(\.label) == ["Size", "Option 0", "Option 1", "Option 2"])
    }

    @Test func `while it is held the chosen segment is over the others, and nothing is written`() throws {
        let test = ViewTest(Choice(written: written))
        let before = try #require(plate(test))
        #expect(isNear(before, CGRect(x: 132, y: 2, width: 126, height: 28)))
        test.send(.began, at: CGPoint(x: 195, y: 16))
        test.send(.moved, at: CGPoint(x: 300, y: 16))
        test.layout()
        let held = try #require(plate(test))
        #expect(isNear(held.midX, 325) && isNear(held.width, 126 * 0.95, by: 0.5), "\(held)")
        #expect(written.writes.isEmpty)
        test.send(.cancelled, at: CGPoint(x: 300, y: 16))
        test.layout()
        #expect(try #require(plate(test)) == before)
        #expect(written.writes.isEmpty)
    }

    @Test func `a finger that comes down beside the chosen segment chooses where it is lifted`() throws {
        let test = ViewTest(Choice(written: written))
        test.drag(from: CGPoint(x: 20, y: 16), to: CGPoint(x: 300, y: 16))
        #expect(written.writes == [2])
        test.drag(from: CGPoint(x: 20, y: 16), to: CGPoint(x: 20, y: 200))
        #expect(written.writes == [2], "it was lifted far away")
    }

    @Test func `right to left the segment at the left is the last one`() throws {
        let test = ViewTest(Choice(written: written), DisplayConfiguration(layoutDirection: .rightToLeft))
        test.drag(from: CGPoint(x: 195, y: 16), to: CGPoint(x: 20, y: 16))
        #expect(written.writes == [2])
        #expect(isNear(try #require(plate(test)), CGRect(x: 2, y: 2, width: 126, height: 28)))
    }

    @Test func `an option that may not be selected can neither be tapped nor reached`() throws {
        written.value = 2
        let test = ViewTest(Choice(written: written))
        try test.tap("Option 2")
        test.drag(from: CGPoint(x: 195, y: 16), to: CGPoint(x: 330, y: 16))
        #expect(written.writes.isEmpty)
        #expect(try !test.element("Option 2").isEnabled)
    }

    @Test func `across the segments a finger scrolls what they are in; along them it chooses`() throws {
        let test = ViewTest(
            ScrollView {
                Choice(written: written)
                Toggle("Wi-Fi", isOn: switched.binding)
                Color.red.frame(height: 2000)
            }, DisplayConfiguration(width: 390, height: 600))
        let top = try test.frame(of: "Option 0").minY
        test.drag(from: CGPoint(x: 20, y: top + 16), to: CGPoint(x: 120, y: top + 16))
        #expect(written.writes == [0])
        test.drag(from: CGPoint(x: 300, y: top + 16), to: CGPoint(x: 300, y: top - 84))
        #expect(try test.frame(of: "Option 0").minY < top - 50)
        #expect(written.writes == [0])
    }

    @Test func `the plate slides to the segment that is chosen`() throws {
        let test = ViewTest(Choice(written: written).frame(width: 300), .animated)
        try test.tap("Option 2")
        let start = try #require(plate(test)).minX
        test.advance(by: 0.1)
        let middle = try #require(plate(test)).minX
        test.advance(by: 1)
        let end = try #require(plate(test)).minX
        #expect(isNear(start, 102) && isNear(end, 202), "\(start) to \(end)")
        #expect(middle > 110 && middle < 200, "\(middle)")
        #expect(!test.isAnimating)
    }

    @Test func `a switch follows a finger that pulls at its knob, and is tapped anywhere`() throws {
        let test = ViewTest(Row(written: switched))
        func pull(from: CGFloat, to: CGFloat) {
            test.drag(from: CGPoint(x: 339 + from, y: 15), to: CGPoint(x: 339 + to, y: 15))
        }
        pull(from: 15, to: 45)
        #expect(switched.writes == [true])
        pull(from: 15, to: 60)
        #expect(switched.writes == [true], "it is on already")
        pull(from: 40, to: 5)
        #expect(switched.writes == [true, false])
        test.tap(at: CGPoint(x: 380, y: 15))
        #expect(switched.writes == [true, false, true])
    }

    @Test func `the knob moves over in a quarter of a second, whoever changes the value`() throws {
        let test = ViewTest(Row(written: switched).frame(width: 300), .animated)
        func knob() -> CGRect { test.displayList.fills.last { abs($0.height - 27) < 0.1 } ?? .null }
        let off = knob()
        #expect(isNear(off.minX, 251) && isNear(off.width, 27), "\(off)")
        try test.activate("Wi-Fi")
        test.advance(by: 0.08)
        let middle = knob().minX
        test.advance(by: 1)
        #expect(isNear(knob().minX, 271), "\(knob())")
        #expect(middle > 252 && middle < 270, "\(middle)")
    }
}

/// The sources of a picker's options, when a view around it changes by itself.
///
/// Numbers: the number of options in the test.
@MainActor
@Suite("Options")
struct OptionsReaderTests {
    private struct Changing<Content: View>: View {
        let content: Content
        let log: Written<[Int]>
        @State private var count = 0

        var body: some View {
            OptionsReader(content) { options in
                let _ = log.writes.append([options.count])
                HStack { ForEach(0..<options.count, id: \.self) { BoxView(box: options[$0].box) } }
            }
            .overlay { Text("\(count)") }
            .gesture(DragGesture(minimumDistance: 0).onChanged { _ in count += 1 })
        }
    }

    @Test func `the options stay when the view around them changes by itself`() throws {
        let log = Written([0])
        let test = ViewTest(
            Changing(content: ForEach(0..<3) { Text("Option \($0)") }, log: log).frame(width: 300, height: 100))
        test.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 200, y: 50))
        #expect(log.writes.allSatisfy { $0 == [3] }, "\(log.writes)")
        #expect(test.texts.map(\.string).contains("Option 2"))
    }
}
