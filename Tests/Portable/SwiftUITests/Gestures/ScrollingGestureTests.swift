import Testing

@_spi(Floors) import SwiftUICore
@testable import SwiftUIControls
@testable import SwiftUIInteraction
@testable import SwiftUITestHost

/// Gestures in a scroll view: those that get a finger, and those that leave it to scrolling.
///
/// Numbers: content scrolls by the finger's way of 60 points less 10 points of recognition, not compared with a device.
@MainActor
@Suite("Gestures in scroll views")
struct ScrollingGestureTests {
    private let journal = Journal(skippingRepetitions: true)

    /// A red view of 200 points at the top of content that is longer than the 300 points of its scroll view.
    private func screen<Area: View>(_ make: (AnyView) -> Area) -> ViewTest<some View> {
        let area = make(AnyView(Color.red.frame(width: 200, height: 200).accessibilityIdentifier("area")))
        let view = ScrollView {
            VStack(spacing: 0) {
                area
                Color.blue.frame(width: 200, height: 1_000)
            }
        }
        let test = ViewTest(view, DisplayConfiguration(width: 200, height: 300))
        _ = test.size
        return test
    }

    private func offset<V: View>(_ test: ViewTest<V>) -> CGFloat { test.contentOffsets[0].y }

    /// Moves a finger up by 60 points, of which the first ten tell a drag from a tap.
    private func drag<V: View>(_ test: ViewTest<V>, x: CGFloat = 0, y: CGFloat = -60) {
        test.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100 + x, y: 100 + y))
    }

    private struct Pressing: View {
        let journal: Journal
        let area: AnyView
        @GestureState private var isPressed = false
        var body: some View {
            area.gesture(
                LongPressGesture().updating($isPressed) { value, state, _ in state = value }
                    .onEnded { _ in journal("long") }
            )
            .onChange(of: isPressed) { journal($1 ? "down" : "up") }
        }
    }

    @Test func `a long press lets scroll until its time has come, and not after that`() throws {
        let test = screen { Pressing(journal: journal, area: $0) }
        drag(test)
        #expect(offset(test) == 50)
        #expect(journal.take() == ["down", "up"])
        test.scroll(at: CGPoint(x: 100, y: 100), y: -50)
        // The finger stays for 0.6 seconds and moves then.
        test.drag(
            from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 100), duration: 0.6, releases: false)
        for y in stride(from: CGFloat(95), through: 40, by: -5) { test.send(.moved, at: CGPoint(x: 100, y: y)) }
        test.send(.ended, at: CGPoint(x: 100, y: 40))
        #expect(journal.take() == ["down", "long", "up"])
        #expect(offset(test) == 0)
    }

    @Test func `a drag after a long press takes the finger when it has stayed, and leaves a quick one to scrolling`() {
        let test = screen { area in
            area.gesture(
                LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture(minimumDistance: 0))
                    .onEnded {
                        if case .second(_, let drag?) = $0 { journal("dragged \(drag.translation.height)") }
                    })
        }
        drag(test)
        #expect(offset(test) == 50)
        #expect(journal.take() == [])
        test.scroll(at: CGPoint(x: 100, y: 100), y: -50)
        test.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 100), duration: 0.4, releases: false)
        test.send(.moved, at: CGPoint(x: 100, y: 60))
        test.send(.ended, at: CGPoint(x: 100, y: 40))
        #expect(journal.take() == ["dragged -60.0"])
        #expect(offset(test) == 0)
    }

    @Test(arguments: [0, 10] as [CGFloat])
    func `a drag that needs no longer way than scrolling takes the finger`(minimumDistance: CGFloat) {
        let test = screen { area in
            area.gesture(
                DragGesture(minimumDistance: minimumDistance).onChanged { _ in journal("changed") }
                    .onEnded { _ in journal("ended") })
        }
        drag(test)
        #expect(offset(test) == 0)
        #expect(journal.take() == ["changed", "ended"])
    }

    @Test func `a drag that needs a longer way than scrolling gets what does not scroll`() {
        let test = screen { area in
            area.gesture(
                DragGesture(minimumDistance: 30).onChanged { _ in journal("changed") }.onEnded { _ in journal("ended") }
            )
        }
        drag(test)
        #expect(offset(test) == 50)
        #expect(journal.take() == [])
        test.scroll(at: CGPoint(x: 100, y: 100), y: -50)
        drag(test, x: 60, y: 0)
        #expect(offset(test) == 0)
        #expect(journal.take() == ["changed", "ended"])
    }

    @Test func `a drag beside others follows the finger while it scrolls`() {
        let test = screen { area in
            area.simultaneousGesture(
                DragGesture().onChanged { _ in journal("changed") }.onEnded { journal("\($0.translation.height)") })
        }
        drag(test)
        #expect(offset(test) == 50)
        #expect(journal.take() == ["changed", "-60.0"])
    }

    @Test func `a drag on the scroll view itself gets the finger only where it is of high priority`() {
        for isHigh in [false, true] {
            let gesture = DragGesture().onEnded { _ in journal("ended") }
            let view = ScrollView { Color.blue.frame(width: 200, height: 1_000) }
                .gesture(gesture, including: isHigh ? .none : .all)
                .highPriorityGesture(gesture, including: isHigh ? .all : .subviews)
            let test = ViewTest(view, DisplayConfiguration(width: 200, height: 300))
            drag(test)
            #expect(offset(test) == (isHigh ? 0 : 50))
            #expect(journal.take() == (isHigh ? ["ended"] : []))
        }
    }

    @Test func `two taps in a row do not keep a view from scrolling, nor does a pinch`() throws {
        let test = screen { area in
            area.onTapGesture(count: 2) { journal("twice") }
                .gesture(MagnifyGesture().onEnded { _ in journal("pinched") })
        }
        drag(test)
        #expect(offset(test) == 50)
        test.scroll(at: CGPoint(x: 100, y: 100), y: -50)
        try test.doubleTap("area")
        try test.pinch("area", scale: 1.5)
        #expect(journal.take() == ["twice", "pinched"])
        #expect(offset(test) == 0)
    }

    @Test func `a button that is pressed is let go when its content scrolls`() throws {
        struct Style: ButtonStyle {
            let journal: Journal
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.onChange(of: configuration.isPressed) { journal($1 ? "down" : "up") }
            }
        }
        let test = screen { area in
            Button {
                journal("pressed")
            } label: {
                area
            }
            .buttonStyle(Style(journal: journal))
        }
        drag(test)
        #expect(offset(test) == 50)
        #expect(journal.take() == [], "a finger that scrolls at once is no press")
        test.advance(by: 5)
        test.scroll(at: CGPoint(x: 100, y: 100), y: -300)
        test.touch(at: CGPoint(x: 100, y: 50))
        test.advance(by: 0.2)
        test.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 0))
        #expect(journal.take() == ["down", "up"])
        test.advance(by: 5)
        test.scroll(at: CGPoint(x: 100, y: 100), y: -300)
        test.tap(at: CGPoint(x: 100, y: 50))
        #expect(journal.take() == ["pressed"])
    }
}
