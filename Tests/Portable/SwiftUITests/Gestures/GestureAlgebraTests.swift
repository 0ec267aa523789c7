import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore

/// Gestures that are made of others, and those of views around others.
///
/// Numbers: distances and angles between the fingers of each test. A drag's predicted end adds 0.25 s of its velocity,
/// as computed today; not compared with a device.
@MainActor
@Suite("Gestures made of others")
struct GestureAlgebraTests {
    private let journal = Journal()

    private func area(_ name: String = "area", _ side: CGFloat = 200) -> some View {
        Color.red.frame(width: side, height: side).accessibilityIdentifier(name)
    }

    @Test func `two taps count as one only near each other`() {
        let test = ViewTest { area().onTapGesture(count: 2) { journal("double") } }
        test.tap(at: CGPoint(x: 20, y: 100))
        test.advance(by: 0.1)
        test.tap(at: CGPoint(x: 180, y: 100))
        #expect(journal.lines.isEmpty)
        test.advance(by: 1)
        test.tap(at: CGPoint(x: 100, y: 100))
        test.advance(by: 0.1)
        test.tap(at: CGPoint(x: 120, y: 110))
        #expect(journal.lines == ["double"])
    }

    @Test func `single, double and triple taps on one view wait for each other`() {
        let test = ViewTest {
            area()
                .onTapGesture(count: 3) { journal("triple") }
                .onTapGesture(count: 2) { journal("double") }
                .onTapGesture { journal("single") }
        }
        func taps(_ count: Int) -> [String] {
            for _ in 0..<count {
                test.tap(at: CGPoint(x: 100, y: 100))
                test.advance(by: 0.1)
            }
            test.advance(by: 2)
            return journal.take()
        }
        #expect(taps(1) == ["single"])
        #expect(taps(2) == ["double"])
        #expect(taps(3) == ["triple"])
    }

    @Test func `fingers that pinch and turn at once do both; each part tells of its own`() {
        var last: (CGFloat?, Double?)
        let test = ViewTest {
            area().gesture(
                MagnifyGesture().onChanged { _ in journal("pinch") }
                    .simultaneously(with: RotateGesture().onChanged { _ in journal("turn") })
                    .onChanged { last = ($0.first?.magnification, $0.second?.rotation.degrees) }
                    .onEnded { _ in journal("ended") })
        }
        test.touch(at: CGPoint(x: 80, y: 100), finger: 1)
        test.touch(at: CGPoint(x: 120, y: 100), finger: 2)
        try? test.move(finger: 1, to: CGPoint(x: 60, y: 100))
        try? test.move(finger: 2, to: CGPoint(x: 140, y: 100))
        #expect(last.0 == 2)
        #expect(journal.lines.contains("pinch") && !journal.lines.contains("turn"))
        try? test.move(finger: 2, to: CGPoint(x: 60, y: 180))
        #expect(isNear(CGFloat(last.1 ?? 0), 90))
        #expect(journal.lines.contains("turn"))
        try? test.lift(finger: 1)
        try? test.lift(finger: 2)
        #expect(journal.lines.last == "ended")
        #expect(journal.lines.filter { $0 == "ended" }.count == 1)
    }

    private struct Pressing: View {
        enum Phase: Equatable { case idle, pressing, dragging(CGFloat) }

        let journal: Journal
        @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1)))
        private var phase: Phase = .idle
        @State private var place: CGFloat = 0

        var body: some View {
            let press = LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture(minimumDistance: 0))
                .updating($phase) { value, state, _ in
                    switch value {
                    case .first(true): state = .pressing
                    case .second(true, let drag): state = .dragging(drag?.translation.width ?? 0)
                    default: state = .idle
                    }
                }
                .onEnded { value in
                    guard case .second(true, let drag?) = value else { return }
                    place += drag.translation.width
                }
            return Color.red.frame(width: 200, height: 200).gesture(press)
                .accessibilityIdentifier("area").accessibilityValue("\(phase) \(place)")
        }
    }

    @Test func `a press and then a drag, as Apple's documentation has it, goes through its phases and back`() throws {
        let test = ViewTest(Pressing(journal: journal))
        func value() throws -> String? { try test.element("area").value }
        #expect(try value() == "idle 0.0")
        test.touch(at: CGPoint(x: 100, y: 100), finger: 1)
        #expect(try value() == "pressing 0.0")
        test.advance(by: 0.6)
        #expect(try value() == "dragging(0.0) 0.0")
        try test.move(finger: 1, to: CGPoint(x: 130, y: 100))
        #expect(try value() == "dragging(30.0) 0.0")
        try test.lift(finger: 1)
        #expect(try value() == "idle 30.0")
        test.touch(at: CGPoint(x: 100, y: 100), finger: 1)
        try test.move(finger: 1, to: CGPoint(x: 160, y: 100))
        #expect(try value() == "idle 30.0", "a finger that strays is no press")
        try test.lift(finger: 1)
        #expect(try value() == "idle 30.0")
    }

    @Test(arguments: [("normal", ["button"]), ("high", ["around"]), ("simultaneous", ["around", "button"])])
    func `which of a button's tap and one around it counts`(priority: String, heard: [String]) throws {
        @ViewBuilder func content() -> some View {
            let button = VStack { Button("Button") { journal("button") } }
            let tap = TapGesture().onEnded { journal("around") }
            switch priority {
            case "high": button.highPriorityGesture(tap)
            case "simultaneous": button.simultaneousGesture(tap)
            default: button.gesture(tap)
            }
        }
        let test = ViewTest { content() }
        try test.tap("Button")
        test.advance(by: 1)
        #expect(journal.lines.sorted() == heard)
    }

    @Test(arguments: ["overlay", "background"])
    func `a button in a row of gestures is itself in each of them`(place: String) throws {
        let test = ViewTest {
            if place == "overlay" {
                area().onTapGesture { journal("area") }.overlay { Button("Button") { journal("button") } }
            } else {
                Button("Button") { journal("button") }.background { area().onTapGesture { journal("area") } }
                    .padding(80)
            }
        }
        try test.tap("Button")
        test.tap(at: CGPoint(x: test.size.width / 2 - 60, y: test.size.height / 2))
        #expect(journal.lines == ["button", "area"])
    }

    @Test
    func `layers that take no touches leave them to those below, and shapes for other purposes say nothing of touches`()
        throws
    {
        let test = ViewTest {
            area().onTapGesture { journal("below") }
                .overlay { Color.blue.opacity(0.1).onTapGesture { journal("above") }.allowsHitTesting(false) }
        }
        try test.tap("area")
        #expect(journal.take() == ["below"])
        let preview = ViewTest { area().contentShape(.contextMenuPreview, Circle()).onTapGesture { journal("corner") } }
        preview.tap(at: CGPoint(x: 3, y: 3))
        #expect(journal.take() == ["corner"])
        let circle = ViewTest { area().contentShape(Circle()).onTapGesture { journal("corner") } }
        circle.tap(at: CGPoint(x: 3, y: 3))
        circle.tap(at: CGPoint(x: 100, y: 3))
        #expect(journal.take() == ["corner"])
        let spacer = ViewTest {
            HStack {
                Text("a"); Spacer(); Text("b")
            }.frame(width: 200).onTapGesture { journal("gap") }
        }
        spacer.tap(at: CGPoint(x: 100, y: 10))
        #expect(journal.take().isEmpty, "what is not drawn takes no touches")
        let filled = ViewTest {
            HStack {
                Text("a"); Spacer(); Text("b")
            }.frame(width: 200).contentShape(Rectangle())
                .onTapGesture { journal("gap") }
        }
        filled.tap(at: CGPoint(x: 100, y: 10))
        #expect(journal.take() == ["gap"])
    }

    @Test func `a drag tells its places in the space that it is given, also when the view moves with it`() throws {
        struct Mover: View {
            let space: CoordinateSpace
            let journal: Journal
            @State private var x: CGFloat = 0
            var body: some View {
                Color.red.frame(width: 40, height: 40)
                    .offset(x: x)
                    .gesture(
                        DragGesture(minimumDistance: 0, coordinateSpace: space)
                            .onChanged {
                                x = $0.translation.width
                                journal("\(Int($0.startLocation.x)) \(Int($0.location.x)) \(Int($0.translation.width))")
                            }
                    )
                    .frame(width: 300, alignment: .leading)
                    .padding(.leading, 20)
                    .coordinateSpace(.named("lane"))
                    .padding(.leading, 10)
            }
        }
        func drag(_ space: CoordinateSpace) throws -> [String] {
            let test = ViewTest(Mover(space: space, journal: journal))
            test.touch(at: CGPoint(x: 50, y: 20), finger: 1)
            try test.move(finger: 1, to: CGPoint(x: 80, y: 20))
            try test.move(finger: 1, to: CGPoint(x: 110, y: 20))
            try test.lift(finger: 1)
            return journal.take()
        }
        #expect(try drag(.global) == ["50 50 0", "50 80 30", "50 110 60"])
        #expect(try drag(.named("lane")) == ["40 40 0", "40 70 30", "40 100 60"])
    }

    @Test func `a gesture is taken away with its view, and its state goes back`() throws {
        struct Screen: View {
            let journal: Journal
            @State private var isShown = true
            @GestureState private var isDown = false
            var body: some View {
                VStack {
                    if isShown {
                        Color.red.frame(width: 100, height: 100)
                            .gesture(
                                DragGesture(minimumDistance: 0).updating($isDown) { _, state, _ in state = true }
                                    .onEnded { _ in journal("ended") })
                    }
                    Button("Drop") { isShown = false }
                    Text(verbatim: "down \(isDown)")
                }
            }
        }
        let test = ViewTest(Screen(journal: journal))
        let center = CGPoint(x: test.size.width / 2, y: 50)
        test.touch(at: center, finger: 1)
        #expect(test.has("down true"))
        try test.activate("Drop")
        #expect(test.has("down false"))
        try? test.lift(finger: 1)
        #expect(journal.lines.isEmpty)
    }

    @Test func `a finger that is lifted on the way keeps its speed, one that has rested before has none`() throws {
        var speed: CGFloat?
        var end: CGFloat?
        let test = ViewTest {
            area().gesture(
                DragGesture().onEnded {
                    speed = $0.velocity.width
                    end = $0.predictedEndTranslation.width
                })
        }
        func drag(rest: Double) throws {
            test.touch(at: CGPoint(x: 20, y: 100), finger: 1)
            for step in 1...10 {
                test.advance(by: 0.01)
                try test.move(finger: 1, to: CGPoint(x: 20 + CGFloat(step) * 10, y: 100))
            }
            test.advance(by: rest)
            try test.lift(finger: 1)
        }
        try drag(rest: 0.008)
        #expect(try #require(speed) > 800)
        #expect(try #require(end) > 250)
        try drag(rest: 0.3)
        #expect(speed == 0 && end == 100)
    }

    @Test func `fingers that are lifted from a pinch leave its speed behind, though they move one after the other`()
        throws
    {
        var speeds: [CGFloat] = []
        let test = ViewTest {
            area().gesture(
                MagnifyGesture().onChanged { speeds.append($0.velocity) }.onEnded { speeds.append($0.velocity) })
        }
        test.touch(at: CGPoint(x: 80, y: 100), finger: 1)
        test.touch(at: CGPoint(x: 120, y: 100), finger: 2)
        for step in 1...10 {
            test.advance(by: 0.01)
            try test.move(finger: 1, to: CGPoint(x: 80 - CGFloat(step) * 2, y: 100))
            try test.move(finger: 2, to: CGPoint(x: 120 + CGFloat(step) * 2, y: 100))
        }
        test.advance(by: 0.008)
        try test.lift(finger: 1)
        // From 40 to 80 points in a tenth of a second.
        #expect(speeds.suffix(5).allSatisfy { $0 > 7 && $0 < 13 }, "\(speeds)")
    }
}
