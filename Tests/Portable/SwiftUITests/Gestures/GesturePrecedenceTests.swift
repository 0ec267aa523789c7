@_spi(Floors) import SwiftUICore
@testable import SwiftUIControls
@testable import SwiftUIInteraction
@testable import SwiftUITestHost
import Testing

/// Taps and presses of one view, and of nested views: the recipient of a finger that is lifted, stays or moves.
///
/// Numbers: nine steps of 30° are 270°; fingers that go from 100 to 150 points apart magnify by 1.5. Content scrolls by
/// the way of 60 less 10 points of recognition, not compared with a device.
@MainActor
@Suite("Precedence of gestures")
struct GesturePrecedenceTests {
    private let journal = Journal()

    private func area() -> some View { Color.red.frame(width: 200, height: 200).accessibilityIdentifier("area") }

    private struct TapAndPress: View {
        let journal: Journal
        let tapIsInside: Bool

        private var area: some View { Color.red.frame(width: 200, height: 200).accessibilityIdentifier("area") }

        var body: some View {
            if tapIsInside {
                area.onTapGesture { journal("tap") }
                    .onLongPressGesture {
                        journal("long")
                    } onPressingChanged: {
                        journal($0 ? "down" : "up")
                    }
            } else {
                area.onLongPressGesture {
                    journal("long")
                } onPressingChanged: {
                    journal($0 ? "down" : "up")
                }
                .onTapGesture { journal("tap") }
            }
        }
    }

    @Test(arguments: [true, false])
    func `a tap and a long press go together in either order`(tapIsInside: Bool) throws {
        let test = ViewTest(TapAndPress(journal: journal, tapIsInside: tapIsInside))
        try test.tap("area")
        #expect(Set(journal.take()) == ["down", "up", "tap"])
        try test.longPress("area", for: 0.6)
        #expect(journal.take() == ["down", "long", "up"])
        test.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 100, y: 50))
        #expect(journal.take() == ["down", "up"])
    }

    @Test func `a button keeps its finger from a long press around it, but not from one of high priority`() throws {
        let around = ViewTest { Button("press") { journal("button") }.onLongPressGesture { journal("long") } }
        try around.longPress("press", for: 1)
        #expect(journal.take() == ["button"])
        let above = ViewTest {
            Button("press") { journal("button") }
                .highPriorityGesture(LongPressGesture().onEnded { _ in journal("long") })
        }
        try above.longPress("press", for: 1)
        try above.tap("press")
        #expect(journal.take() == ["long", "button"])
    }

    @Test func `a finger that stays too long is no tap`() throws {
        let test = ViewTest { area().onTapGesture { journal("tap") } }
        try test.longPress("area", for: 0.7)
        #expect(journal.take() == ["tap"])
        try test.longPress("area", for: 0.8)
        #expect(journal.take() == [])
    }

    @Test(arguments: [true, false])
    func `what waits for a long press scrolls when the finger moves`(tapIsInside: Bool) throws {
        let view = ScrollView {
            TapAndPress(journal: journal, tapIsInside: tapIsInside)
            Color.blue.frame(height: 1_000)
        }
        let test = ViewTest(view, DisplayConfiguration(height: 300))
        let middle = try test.frame(of: "area")
        let start = CGPoint(x: middle.midX, y: middle.midY)
        test.drag(from: start, to: CGPoint(x: start.x, y: start.y - 60))
        // The first ten points tell a drag from a tap.
        #expect(test.contentOffsets == [CGPoint(x: 0, y: 50)])
        #expect(journal.take() == ["down", "up"])
    }

    @Test func `fingers may turn by more than half a turn`() {
        var degrees: [Double] = []
        let test = ViewTest { area().gesture(RotateGesture().onChanged { degrees.append($0.rotation.degrees) }) }
        _ = test.size
        func place(_ angle: Double, _ side: Double) -> CGPoint {
            CGPoint(x: 100 + side * 50 * cos(angle), y: 100 + side * 50 * sin(angle))
        }
        for (finger, side) in [(0, 1.0), (1, -1.0)] { test.send(.began, at: place(0, side), finger: finger) }
        for step in 1...9 {
            test.advance(by: 0.05)
            let angle = Double(step) * .pi / 6
            for (finger, side) in [(0, 1.0), (1, -1.0)] { test.send(.moved, at: place(angle, side), finger: finger) }
        }
        #expect(abs((degrees.last ?? 0) - 270) < 0.001)
    }

    @Test func `a pinch begins where the fingers are when the second one comes`() {
        var last: CGFloat?
        let test = ViewTest { area().gesture(MagnifyGesture().onChanged { last = $0.magnification }) }
        _ = test.size
        test.send(.began, at: CGPoint(x: 20, y: 100), finger: 0)
        test.send(.moved, at: CGPoint(x: 50, y: 100), finger: 0)
        test.send(.began, at: CGPoint(x: 150, y: 100), finger: 1)
        test.send(.moved, at: CGPoint(x: 200, y: 100), finger: 1)
        #expect(last == 1.5)
    }
}
