import Testing

@testable import SwiftUI
@testable import SwiftUIControls
@testable @_spi(Floors) import SwiftUICore
@testable import SwiftUIInteraction
@testable import SwiftUITestHost

/// Gestures as apps combine them.
///
/// Numbers: worked out in each test from the ways of its fingers: 40 of 200 points, half of a spread. Content scrolls
/// by the finger's way less 10 points of recognition, not compared with a device.
@MainActor
@Suite("Gestures in use")
struct GestureInUseTests {
    private let journal = Journal(skippingRepetitions: true)

    private func area() -> some View {
        Color.red.frame(width: 200, height: 200).accessibilityIdentifier("area")
    }

    private func drag<V: View>(
        _ test: ViewTest<V>, x: CGFloat = 0, y: CGFloat = 0, duration: Double = 0.2
    ) {
        test.drag(
            from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100 + x, y: 100 + y), duration: duration)
    }

    @Test func `a view tells a tap, two taps, a press and a drag apart`() throws {
        let test = ViewTest {
            area()
                .onTapGesture(count: 2) { journal("twice") }
                .onTapGesture { journal("once") }
                .onLongPressGesture { journal("held") }
                .gesture(
                    DragGesture().onChanged { _ in journal("dragging") }.onEnded { _ in journal("dragged") })
        }
        try test.tap("area")
        #expect(journal.take() == [])
        test.advance(by: 0.4)
        #expect(journal.take() == ["once"])
        try test.doubleTap("area")
        test.advance(by: 1)
        #expect(journal.take() == ["twice"])
        try test.longPress("area")
        #expect(journal.take() == ["held"])
        drag(test, x: 50)
        #expect(journal.take() == ["dragging", "dragged"])
    }

    private struct Deck: View {
        @State private var cards = ["a", "b", "c"]
        @State private var offset = CGSize.zero
        @State private var kept: [String] = []
        var body: some View {
            ZStack {
                ForEach(cards, id: \.self) { card in
                    Text(card).frame(width: 200, height: 200).background(.yellow)
                        .offset(card == cards.last ? offset : .zero)
                        .gesture(
                            DragGesture()
                                .onChanged { offset = $0.translation }
                                .onEnded { value in
                                    withAnimation(.spring) {
                                        if abs(value.predictedEndTranslation.width) > 120 {
                                            if value.translation.width > 0 { kept.append(card) }
                                            cards.removeLast()
                                        }
                                        offset = .zero
                                    }
                                })
                }
            }
            Text(verbatim: "kept \(kept)").accessibilityIdentifier("kept")
        }
    }

    @Test func `cards are swiped from a stack: far, quickly, or not at all`() throws {
        let test = ViewTest(
            VStack { Deck() }, DisplayConfiguration(width: 200, height: 400, animates: true))
        let start = try test.frame(of: "c")
        test.drag(
            from: CGPoint(x: 100, y: 100), to: CGPoint(x: 140, y: 100), duration: 1, releases: false)
        #expect(try test.frame(of: "c").minX == start.minX + 40)
        test.send(.ended, at: CGPoint(x: 140, y: 100))
        test.advance(by: 2)
        #expect(try test.frame(of: "c") == start)
        drag(test, x: 90, duration: 0.1)
        test.advance(by: 2)
        #expect(try test.element("kept").label == "kept [\"c\"]")
        #expect(!test.has("c"))
        drag(test, x: -150, duration: 1)
        test.advance(by: 2)
        #expect(!test.has("b") && test.has("a"))
        #expect(try test.element("kept").label == "kept [\"c\"]")
    }

    private struct Zoom: View {
        @State private var scale: CGFloat = 1
        @State private var angle = Angle.zero
        @State private var place = CGSize.zero
        @GestureState private var pinch: CGFloat = 1
        @GestureState private var turn = Angle.zero
        @GestureState private var move = CGSize.zero
        var body: some View {
            let change = MagnifyGesture().updating($pinch) {
                $1 = $0.magnification
                _ = $2
            }
            .onEnded { scale *= $0.magnification }
            .simultaneously(
                with: RotateGesture().updating($turn) {
                    $1 = $0.rotation
                    _ = $2
                }.onEnded { angle = .degrees(angle.degrees + $0.rotation.degrees) })
            Color.red.frame(width: 200, height: 200)
                .gesture(change)
                .simultaneousGesture(
                    DragGesture().updating($move) {
                        $1 = $0.translation
                        _ = $2
                    }
                    .onEnded {
                        place.width += $0.translation.width
                        place.height += $0.translation.height
                    })
            Text(
                verbatim:
                    "\((scale * pinch * 100).rounded()) \((angle.degrees + turn.degrees).rounded()) \((place.width + move.width).rounded())"
            )
            .accessibilityIdentifier("state")
        }
    }

    @Test func `a picture is zoomed, turned and moved, one after another and in parts`() throws {
        let test = ViewTest(VStack { Zoom() })
        test.pinch(at: CGPoint(x: 100, y: 100), scale: 1.5)
        #expect(try test.element("state").label.hasPrefix("150.0 0.0"))
        test.pinch(at: CGPoint(x: 100, y: 100), scale: 2)
        #expect(try test.element("state").label.hasPrefix("300.0 0.0"))
        let before = try test.element("state").label
        drag(test, x: 40)
        #expect(try test.element("state").label != before)
        #expect(try test.element("state").label.hasPrefix("300.0 0.0"))
    }

    private struct Knob: View {
        @State private var value: CGFloat = 0
        var body: some View {
            ScrollView {
                GeometryReader { proxy in
                    Capsule().fill(.gray)
                        .gesture(
                            DragGesture(minimumDistance: 0).onChanged {
                                value = min(max($0.location.x / proxy.size.width, 0), 1)
                            })
                }
                .frame(height: 40)
                Text(verbatim: "\((value * 100).rounded())").accessibilityIdentifier("value")
                Color.blue.frame(height: 1_000)
            }
        }
    }

    @Test func `a slider of one's own in a scroll view follows the finger from where it comes down`() throws {
        let test = ViewTest(Knob(), DisplayConfiguration(width: 200, height: 300))
        _ = test.size
        test.tap(at: CGPoint(x: 50, y: 20))
        #expect(try test.element("value").label == "25.0")
        test.drag(from: CGPoint(x: 50, y: 20), to: CGPoint(x: 150, y: 60))
        #expect(try test.element("value").label == "75.0")
        #expect(test.contentOffsets == [.zero])
        test.drag(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 50, y: 140))
        #expect(test.contentOffsets == [CGPoint(x: 0, y: 50)])
    }

    @Test func `places of taps and drags are told in the space that is asked for`() throws {
        var places: [CGPoint] = []
        let test = ViewTest {
            VStack(spacing: 0) {
                Color.blue.frame(width: 200, height: 30)
                VStack(spacing: 0) {
                    Color.green.frame(width: 200, height: 20)
                    Color.red.frame(width: 200, height: 100)
                        .onTapGesture(coordinateSpace: .local) { places.append($0) }
                        .simultaneousGesture(
                            SpatialTapGesture(coordinateSpace: .named("box")).onEnded {
                                places.append($0.location)
                            }
                        )
                        .simultaneousGesture(
                            SpatialTapGesture(coordinateSpace: .global).onEnded { places.append($0.location) })
                }
                .coordinateSpace(.named("box"))
            }
        }
        _ = test.size
        test.tap(at: CGPoint(x: 60, y: 100))
        #expect(Set(places.map(\.y)) == [50, 70, 100])
    }

    private struct Hold: View {
        let journal: Journal
        @State private var isPressed = false
        var body: some View {
            Color.red.frame(width: 200, height: 200).accessibilityIdentifier("area")
                .scaleEffect(isPressed ? 0.9 : 1)
                .onLongPressGesture(minimumDuration: .infinity, maximumDistance: .infinity) {
                } onPressingChanged: {
                    isPressed = $0
                    journal($0 ? "down" : "up")
                }
        }
    }

    @Test func `a press without end tells of the finger for as long as it stays`() throws {
        let test = ViewTest(Hold(journal: journal))
        _ = test.size
        test.send(.began, at: CGPoint(x: 100, y: 100))
        #expect(test.host.nextFrame == nil)
        test.advance(by: 100)
        test.send(.moved, at: CGPoint(x: 190, y: 100))
        #expect(journal.take() == ["down"])
        test.send(.ended, at: CGPoint(x: 190, y: 100))
        #expect(journal.take() == ["up"])
    }

    @Test func `a finger whose end has got lost is let go when it comes again`() throws {
        let test = ViewTest {
            VStack(spacing: 0) {
                area().gesture(
                    DragGesture(minimumDistance: 0).onChanged { _ in journal("drag") }.onEnded { _ in
                        journal("end")
                    })
                Button("press") { journal("press") }.frame(width: 200, height: 50)
            }
        }
        _ = test.size
        test.send(.began, at: CGPoint(x: 100, y: 100))
        let press = try test.frame(of: "press")
        test.send(.began, at: CGPoint(x: press.midX, y: press.midY))
        test.send(.ended, at: CGPoint(x: press.midX, y: press.midY))
        #expect(journal.take() == ["drag", "press"])
        #expect(test.host.dispatcher.isIdle)
    }

    @Test func `what a test presses on nothing leaves no finger behind`() throws {
        let test = ViewTest {
            VStack(spacing: 0) {
                Text("nothing").frame(width: 200, height: 50)
                Button("press") { journal("press") }.frame(width: 200, height: 50)
            }
        }
        #expect(!test.longPress(at: CGPoint(x: 100, y: 25)))
        try test.tap("press")
        #expect(journal.take() == ["press"])
    }

    @Test func `a gesture that is disabled while a finger is down is taken away`() throws {
        struct Page: View {
            let journal: Journal
            let isDisabled: Bool
            @GestureState private var isDown = false
            var body: some View {
                Color.red.frame(width: 200, height: 200)
                    .gesture(
                        DragGesture(minimumDistance: 0).updating($isDown) {
                            $1 = true
                            _ = $2
                            _ = $0
                        }
                        .onEnded { _ in journal("end") }
                    )
                    .onChange(of: isDown) { journal($1 ? "down" : "up") }
                    .disabled(isDisabled)
            }
        }
        let test = ViewTest(Page(journal: journal, isDisabled: false))
        _ = test.size
        test.send(.began, at: CGPoint(x: 100, y: 100))
        test.update(Page(journal: journal, isDisabled: true))
        test.send(.moved, at: CGPoint(x: 120, y: 100))
        test.send(.ended, at: CGPoint(x: 120, y: 100))
        #expect(journal.take() == ["down", "up"])
    }
}
