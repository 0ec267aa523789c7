import Testing

@testable import SwiftUI
@testable import SwiftUIControls
@testable @_spi(Floors) import SwiftUICore
@testable import SwiftUIInteraction
@testable import SwiftUITestHost

/// Gestures whose actions change the views they are on, and touches at unusual moments.
///
/// Numbers: distances of the drags in the tests; content scrolls by that less the 10 points after which a finger
/// scrolls, which is not compared with a device.
@MainActor
@Suite("Gestures on views that change")
struct ChangingGestureTests {
    private let journal = Journal(skippingRepetitions: true)

    private struct Vanishing: View {
        let journal: Journal
        @State private var isShown = true
        @GestureState private var isDown = false

        var body: some View {
            VStack(spacing: 0) {
                if isShown {
                    Color.red.frame(width: 100, height: 100).accessibilityIdentifier("red")
                        .gesture(
                            DragGesture(minimumDistance: 0)
                                .updating($isDown) { _, state, _ in state = true }
                                .onChanged { if $0.translation.width > 20 { isShown = false } }
                                .onEnded { _ in journal("ended") })
                }
                Button("press") { journal("press") }
                Text(isDown ? "down" : "up").onChange(of: isDown) { journal($1 ? "down" : "up") }
            }
        }
    }

    @Test func `a drag that removes its own view is over, and leaves nothing behind`() throws {
        let test = ViewTest(Vanishing(journal: journal))
        try test.drag("red", by: CGSize(width: 60, height: 0))
        #expect(!test.has("red"))
        #expect(test.has("up"))
        #expect(journal.take() == ["down", "up"])
        try test.tap("press")
        #expect(journal.take() == ["press"])
        #expect(test.host.dispatcher.isIdle)
    }

    private struct Buttons: View {
        let journal: Journal
        @State private var names = ["a", "b", "c"]
        var body: some View {
            ForEach(names, id: \.self) { name in
                Button(name) {
                    journal(name)
                    names = []
                }
            }
        }
    }

    @Test func `a button that removes itself and one that another finger is on`() throws {
        let test = ViewTest(VStack { Buttons(journal: journal) })
        try test.touch("a")
        try test.touch("b", finger: 1)
        try test.lift(finger: 0)
        #expect(!test.has("b"))
        try test.lift(finger: 1)
        #expect(journal.take() == ["a"])
        #expect(test.host.dispatcher.isIdle)
    }

    @Test func `a touch that an action sends comes after the one that the action is for`() throws {
        final class Box { weak var test: ViewTest<AnyView>? }
        let box = Box()
        let test = ViewTest(
            AnyView(
                VStack(spacing: 0) {
                    Button("first") {
                        box.test?.tap(at: CGPoint(x: 10, y: 75))
                        journal("first")
                    }
                    .frame(height: 50)
                    Button("second") { journal("second") }.frame(height: 50)
                }))
        box.test = test
        try test.tap("first")
        #expect(journal.take() == ["first", "second"])
        #expect(test.host.dispatcher.isIdle)
    }

    @Test func `touches of fingers that never came down are nobody's`() throws {
        let test = ViewTest { Button("press") { journal("press") } }
        _ = test.size
        #expect(!test.send(.moved, at: CGPoint(x: 10, y: 10), finger: 4))
        #expect(!test.send(.ended, at: CGPoint(x: 10, y: 10), finger: 4))
        #expect(!test.send(.cancelled, at: CGPoint(x: 10, y: 10), finger: 4))
        #expect(test.host.dispatcher.isIdle)
        try test.tap("press")
        #expect(journal.take() == ["press"])
    }

    @Test func `a button that repeats stops when its view goes`() throws {
        struct Page: View {
            let isShown: Bool
            let journal: Journal
            var body: some View {
                if isShown { Button("more") { journal("more") }.buttonRepeatBehavior(.enabled) }
            }
        }
        let journal = Journal()
        let test = ViewTest(Page(isShown: true, journal: journal))
        try test.touch("more")
        test.advance(by: 0.65)
        let count = journal.take().count
        #expect(count > 0)
        test.update(Page(isShown: false, journal: journal))
        test.advance(by: 2)
        #expect(journal.take() == [])
        #expect(test.host.dispatcher.isIdle)
    }

    private struct Masked: View {
        let journal: Journal
        let mask: GestureMask
        var body: some View {
            Color.red.frame(width: 100, height: 100).accessibilityIdentifier("inner")
                .onTapGesture { journal("inner") }
                .gesture(TapGesture().onEnded { journal("outer") }, including: mask)
        }
    }

    @Test(arguments: [
        (GestureMask.all, ["inner"]), (.gesture, ["outer"]), (.subviews, ["inner"]), (GestureMask.none, []),
    ])
    func `a mask decides which gestures take part`(mask: GestureMask, noticed: [String]) throws {
        let test = ViewTest(Masked(journal: journal, mask: mask))
        test.tap(at: CGPoint(x: 50, y: 50))
        #expect(journal.take() == noticed)
        test.update(Masked(journal: journal, mask: .gesture))
        test.tap(at: CGPoint(x: 50, y: 50))
        #expect(journal.take() == ["outer"])
    }

    private struct Circle: View {
        let journal: Journal
        enum State: Equatable {
            case inactive, pressing
            case dragging(CGFloat)
        }
        @GestureState private var state = State.inactive

        var body: some View {
            Color.red.frame(width: 100, height: 100)
                .gesture(
                    LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture())
                        .updating($state) { value, state, _ in
                            switch value {
                            case .first(true): state = .pressing
                            case .second(true, let drag): state = .dragging(drag?.translation.width ?? 0)
                            default: state = .inactive
                            }
                        }
                        .onEnded { value in
                            guard case .second(true, let drag?) = value else { return }
                            journal("ended \(drag.translation.width)")
                        }
                )
                .onChange(of: state) { journal("\($1)") }
        }
    }

    @Test func `a press and then a drag, as one state`() throws {
        let test = ViewTest(Circle(journal: journal))
        let middle = CGPoint(x: 50, y: 50)
        _ = test.size
        test.touch(at: middle)
        test.advance(by: 0.6)
        #expect(journal.take() == ["pressing", "dragging(0.0)"])
        try test.move(to: CGPoint(x: 80, y: 50))
        try test.lift()
        #expect(journal.take() == ["dragging(30.0)", "ended 30.0", "inactive"])
        test.longPress(at: middle, for: 0.3)
        #expect(journal.take() == ["pressing", "inactive"])
        test.longPress(at: middle, for: 0.8)
        #expect(journal.take() == ["pressing", "dragging(0.0)", "inactive"])
        test.drag(from: middle, to: CGPoint(x: 95, y: 50))
        #expect(journal.take() == ["pressing", "inactive"])
    }

    @Test func `gestures of high priority around several views come before all of theirs`() throws {
        let test = ViewTest {
            VStack(spacing: 0) {
                Button("press") { journal("press") }.frame(height: 50)
                Color.blue.frame(height: 50).onTapGesture { journal("tap") }.accessibilityIdentifier("blue")
                Color.green.frame(height: 50).accessibilityIdentifier("green")
                    .highPriorityGesture(TapGesture().onEnded { journal("inner high") })
            }
            .highPriorityGesture(TapGesture(count: 2).onEnded { journal("twice") })
        }
        try test.tap("press")
        #expect(journal.take() == [])
        test.advance(by: 0.5)
        #expect(journal.take() == ["press"])
        try test.doubleTap("blue")
        test.advance(by: 0.5)
        #expect(journal.take() == ["twice"])
        try test.tap("green")
        test.advance(by: 0.5)
        #expect(journal.take() == ["inner high"])
    }

    @Test func `a drag in any direction on a row of a list that scrolls, and simultaneous ones`() throws {
        let test = ViewTest(
            ScrollView {
                Color.red.frame(height: 200).accessibilityIdentifier("red")
                    .simultaneousGesture(
                        DragGesture().onChanged { _ in journal("changed") }.onEnded { _ in journal("ended") })
                Color.blue.frame(height: 1_000)
            }, DisplayConfiguration(height: 400))
        try test.drag("red", by: CGSize(width: 0, height: -60))
        #expect(journal.take() == ["changed", "ended"])
        #expect(test.contentOffsets[0].y >= 50)
    }
}
