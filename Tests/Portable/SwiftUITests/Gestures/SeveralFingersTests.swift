import Testing

@testable import SwiftUI
@testable import SwiftUIControls
@testable @_spi(Floors) import SwiftUICore
@testable import SwiftUIInteraction
@testable import SwiftUIPresentation
@testable import SwiftUITestHost

/// Fingers that are down at the same time: each has its own view, unless a gesture around both takes them.
///
/// Numbers: distances of the drags in the tests, less the 10 points after which a finger scrolls (not compared with a
/// device); a pinch magnifies by the ratio of the fingers' distances.
@MainActor
@Suite("Several fingers")
struct SeveralFingersTests {
    private let journal = Journal(skippingRepetitions: true)

    private struct Pressed: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label
                .frame(width: 80, height: 44)
                .accessibilityValue(configuration.isPressed ? "pressed" : "")
        }
    }

    private func button(_ name: String) -> some View { Button(name) { journal(name) }.buttonStyle(Pressed()) }

    private func pressed<V: View>(_ test: ViewTest<V>) -> [String] {
        test.elements.filter { $0.value == "pressed" }.map(\.label)
    }

    @Test(arguments: [false, true])
    func `two fingers press two buttons, each of which acts when its own finger is lifted`(scrolls: Bool) throws {
        let row = HStack {
            button("left")
            button("right")
        }
        let test = ViewTest(
            Group { if scrolls { ScrollView { row } } else { row } }, DisplayConfiguration(height: 300))
        try test.touch("left")
        try test.touch("right", finger: 1)
        // In scrolling content presses are shown after the fingers have stayed.
        test.advance(by: 0.2)
        #expect(pressed(test) == ["left", "right"])
        try test.lift(finger: 0)
        #expect(journal.take() == ["left"])
        #expect(pressed(test) == ["right"])
        try test.touch("left")
        test.advance(by: 0.2)
        #expect(pressed(test) == ["left", "right"])
        try test.lift(finger: 1)
        try test.lift()
        #expect(journal.take() == ["right", "left"])
        #expect(test.host.dispatcher.isIdle)
    }

    @Test func `a second finger on a button has no part in its press`() throws {
        let test = ViewTest { button("press") }
        try test.touch("press")
        try test.touch("press", finger: 1)
        try test.lift(finger: 1)
        #expect(pressed(test) == ["press"])
        #expect(journal.take() == [])
        try test.lift()
        #expect(journal.take() == ["press"])
        #expect(test.host.dispatcher.isIdle)
    }

    private struct Controls: View {
        let journal: Journal
        @State private var first = 0.0
        @State private var second = 0.0

        var body: some View {
            Form {
                Slider(value: $first) { Text("first") }
                Slider(value: $second) { Text("second") }
                Button("press") { journal("press") }
            }
            Text(verbatim: "\(Int((first * 100).rounded())) \(Int((second * 100).rounded()))").accessibilityIdentifier(
                "values")
        }
    }

    private func values<V: View>(_ test: ViewTest<V>) throws -> String { try test.element("values").label }

    @Test func `a slider follows its finger while another one presses a button of the same form`() throws {
        let test = ViewTest(VStack { Controls(journal: journal) }, DisplayConfiguration(height: 500))
        let slider = try test.frame(of: "first")
        let start = CGPoint(x: slider.minX + 14, y: slider.midY)
        test.drag(from: start, to: CGPoint(x: slider.midX, y: slider.midY), releases: false)
        #expect(try values(test) == "50 0")
        try test.tap("press")
        #expect(journal.take() == ["press"])
        try test.move(to: CGPoint(x: slider.maxX, y: slider.midY))
        #expect(try values(test) == "100 0")
        try test.lift()
        #expect(test.contentOffsets.allSatisfy { $0.y == 0 })
    }

    @Test func `two sliders follow two fingers`() throws {
        let test = ViewTest(VStack { Controls(journal: journal) }, DisplayConfiguration(height: 500))
        let first = try test.frame(of: "first")
        let second = try test.frame(of: "second")
        func place(_ frame: CGRect, _ part: CGFloat) -> CGPoint {
            CGPoint(x: frame.minX + 14 + (frame.width - 28) * part, y: frame.midY)
        }
        test.touch(at: place(first, 0))
        test.touch(at: place(second, 0), finger: 1)
        for step in 1...5 {
            try test.move(finger: 0, to: place(first, CGFloat(step) / 10))
            try test.move(finger: 1, to: place(second, CGFloat(step) / 5))
        }
        #expect(try values(test) == "50 100")
        try test.lift(finger: 0)
        try test.move(finger: 1, to: place(second, 0))
        try test.lift(finger: 1)
        #expect(try values(test) == "50 0")
    }

    @Test func `a list scrolls while another finger taps a button beside it`() throws {
        let test = ViewTest(
            VStack(spacing: 0) {
                ScrollView { Color.blue.frame(height: 2_000) }
                button("bar")
            }, DisplayConfiguration(height: 500))
        test.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), releases: false)
        try test.touch("bar", finger: 1)
        try test.move(to: CGPoint(x: 100, y: 190))
        try test.lift(finger: 1)
        #expect(journal.take() == ["bar"])
        #expect(test.contentOffsets == [CGPoint(x: 0, y: 100)])
        try test.move(to: CGPoint(x: 100, y: 150))
        #expect(test.contentOffsets == [CGPoint(x: 0, y: 140)])
        try test.lift()
    }

    @Test func `what scrolls takes the fingers that come to it, and lets go of the buttons in it`() throws {
        let test = ViewTest(
            ScrollView {
                button("top")
                Color.blue.frame(height: 2_000)
            }, DisplayConfiguration(height: 500))
        try test.touch("top")
        test.advance(by: 0.2)
        #expect(pressed(test) == ["top"])
        test.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 280), releases: false, finger: 1)
        #expect(test.contentOffsets == [CGPoint(x: 0, y: 10)])
        #expect(pressed(test) == [])
        try test.lift()
        test.tap(at: CGPoint(x: 195, y: 15))
        #expect(journal.take() == [])
        test.advance(by: 0.5)
        try test.lift(finger: 1)
        test.advance(by: 2)
        test.tap(at: CGPoint(x: 195, y: 15))
        #expect(journal.take() == ["top"])
    }

    @Test func `a finger that rests on a scroll view leaves it and its buttons to others`() throws {
        let test = ViewTest(
            ScrollView {
                button("top")
                Color.blue.frame(height: 2_000)
            }, DisplayConfiguration(height: 500))
        test.touch(at: CGPoint(x: 300, y: 400))
        try test.tap("top")
        #expect(journal.take() == ["top"])
        test.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 240), finger: 1)
        #expect(test.contentOffsets[0].y >= 50)
        try test.lift()
        #expect(test.host.dispatcher.isIdle)
    }

    @Test(arguments: [false, true])
    func `a pinch over two buttons is no press, also when one of the fingers rests`(oneRests: Bool) throws {
        var scale: CGFloat?
        let test = ViewTest {
            HStack(spacing: 100) {
                button("left")
                button("right")
            }
            .gesture(MagnifyGesture().onChanged { scale = $0.magnification }.onEnded { _ in journal("pinched") })
        }
        let left = try test.frame(of: "left")
        let right = try test.frame(of: "right")
        let distance = right.midX - left.midX
        try test.touch("left")
        try test.touch("right", finger: 1)
        #expect(pressed(test) == ["left", "right"])
        for step in 1...4 {
            let way = CGFloat(step) * 5
            if !oneRests { try test.move(finger: 0, to: CGPoint(x: left.midX - way, y: left.midY)) }
            try test.move(finger: 1, to: CGPoint(x: right.midX + way, y: right.midY))
        }
        #expect(pressed(test) == [])
        #expect(abs((scale ?? 0) - (distance + (oneRests ? 20 : 40)) / distance) < 0.001)
        try test.lift(finger: 0)
        try test.lift(finger: 1)
        #expect(journal.take() == ["pinched"])
        try test.tap("left")
        #expect(journal.take() == ["left"])
    }

    @Test func `two fingers tap two views at once, but are no tap on one`() throws {
        let test = ViewTest {
            HStack(spacing: 0) {
                Color.red.frame(width: 100, height: 100).accessibilityIdentifier("red").onTapGesture { journal("red") }
                Color.blue.frame(width: 100, height: 100).accessibilityIdentifier("blue")
                    .onTapGesture(count: 2) { journal("blue twice") }
                    .onTapGesture { journal("blue") }
            }
        }
        try test.touch("red")
        try test.touch("blue", finger: 1)
        try test.lift(finger: 1)
        try test.lift(finger: 0)
        #expect(journal.take() == ["red"])
        test.advance(by: 1)
        #expect(journal.take() == ["blue"])
        try test.touch("red")
        try test.touch("red", finger: 1)
        try test.lift(finger: 0)
        try test.lift(finger: 1)
        #expect(journal.take() == [])
        #expect(test.host.dispatcher.isIdle)
    }

    @Test func `a tap elsewhere does not keep a view waiting for its second tap from what is there`() throws {
        let test = ViewTest {
            VStack(spacing: 0) {
                Color.blue.frame(width: 100, height: 100).accessibilityIdentifier("blue")
                    .onTapGesture(count: 2) { journal("blue twice") }
                button("press")
            }
        }
        try test.tap("blue")
        try test.tap("press")
        #expect(journal.take() == ["press"])
        try test.tap("blue")
        #expect(journal.take() == ["blue twice"])
    }

    @Test func `drags of two views go on by themselves`() throws {
        let test = ViewTest {
            HStack(spacing: 0) {
                ForEach(["red", "blue"], id: \.self) { name in
                    Color.red.frame(width: 100, height: 100).accessibilityIdentifier(name)
                        .gesture(
                            DragGesture().onChanged { journal("\(name) \($0.translation.height)") }
                                .onEnded { _ in journal("\(name) ended") })
                }
            }
        }
        try test.touch("red")
        try test.touch("blue", finger: 1)
        try test.move(finger: 0, to: CGPoint(x: 50, y: 70))
        try test.move(finger: 1, to: CGPoint(x: 150, y: 20))
        try test.move(finger: 0, to: CGPoint(x: 50, y: 80))
        try test.lift(finger: 1)
        try test.lift(finger: 0)
        #expect(journal.take() == ["red 20.0", "blue -30.0", "red 30.0", "blue ended", "red ended"])
    }

    @Test func `a touch that is cancelled leaves the other fingers alone`() throws {
        let test = ViewTest {
            HStack {
                button("left")
                button("right")
            }
        }
        try test.touch("left")
        try test.touch("right", finger: 1)
        test.send(.cancelled, at: .zero, finger: 0)
        #expect(pressed(test) == ["right"])
        try test.lift(finger: 1)
        #expect(journal.take() == ["right"])
    }

    @Test func `a view that goes while a finger is on it leaves the other fingers alone`() throws {
        struct Page: View {
            let journal: Journal
            @State private var isShown = true
            var body: some View {
                VStack {
                    if isShown { Button("goes") { journal("goes") }.buttonStyle(Pressed()) }
                    Button("stays") { journal("stays") }.buttonStyle(Pressed())
                    Button("remove") { isShown = false }
                }
            }
        }
        let test = ViewTest(Page(journal: journal))
        try test.touch("goes")
        try test.touch("stays", finger: 1)
        try test.tap("remove")
        try test.lift(finger: 0)
        try test.lift(finger: 1)
        #expect(journal.take() == ["stays"])
        #expect(test.host.dispatcher.isIdle)
    }

    @Test func `a finger that waits for a context menu does not keep others from buttons`() throws {
        let test = ViewTest(
            VStack(spacing: 0) {
                Text("held").frame(width: 200, height: 50).contextMenu { Button("Copy") { journal("copy") } }
                button("other")
            }, DisplayConfiguration(height: 500))
        try test.touch("held")
        try test.touch("other", finger: 1)
        try test.lift(finger: 1)
        #expect(journal.take() == ["other"])
        test.advance(by: 0.6)
        try test.lift()
        try test.tap("Copy")
        #expect(journal.take() == ["copy"])
    }

    private struct Rows: View {
        let journal: Journal
        var body: some View {
            List {
                ForEach(["one", "two"], id: \.self) { item in
                    Text(item).swipeActions { Button("Flag") { journal("flag \(item)") } }
                }
                Button("tap") { journal("tap") }
            }
        }
    }

    @Test func `a row is swiped open while another finger taps another row`() throws {
        let test = ViewTest(Rows(journal: journal), DisplayConfiguration(height: 500))
        try test.drag("one", by: CGSize(width: -60, height: 0), releases: false)
        try test.touch("tap", finger: 1)
        try test.lift(finger: 1)
        #expect(journal.take() == ["tap"])
        try test.lift()
        try test.tap("Flag")
        #expect(journal.take() == ["flag one"])
        #expect(test.host.dispatcher.isIdle)
    }

    @Test func `a tap on what another finger scrolls says so`() throws {
        let test = ViewTest(
            ScrollView {
                button("top")
                Color.blue.frame(height: 2_000)
            }, DisplayConfiguration(height: 500))
        test.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 280), releases: false)
        let error = #expect(throws: ViewTestError.self) { try test.tap("top") }
        #expect(error.map { "\($0)".contains("follows another finger") } == true)
        try test.lift()
    }

    @Test func `a finger that is not down cannot be lifted`() {
        let test = ViewTest { button("press") }
        #expect(throws: ViewTestError.self) { try test.lift(finger: 2) }
    }
}
