import SwiftUITestHost
import Testing

/// Recognition of gestures from touches, their values, and their precedence.
///
/// Numbers: distances, speeds and angles of the touches in each test: 100 points in 0.5 s are 200 a second. 10 points
/// before a drag begins are the documented default of `DragGesture`.
@MainActor
struct GestureTests {
    private let journal = Journal()

    private func area() -> some View {
        Color.red.frame(width: 200, height: 200).accessibilityIdentifier("area")
    }

    @Test func `taps count and tell their place`() throws {
        let test = ViewTest {
            area()
                .onTapGesture(count: 2) { journal("double") }
        }
        try test.tap("area")
        #expect(journal.lines.isEmpty)
        test.advance(by: 1)
        try test.doubleTap("area")
        #expect(journal.lines == ["double"])
        let spatial = ViewTest {
            area().padding(10).onTapGesture { (point: CGPoint) in journal("\(point.x),\(point.y)") }
        }
        spatial.tap(at: CGPoint(x: 30, y: 40))
        #expect(journal.lines.last == "30.0,40.0")
    }

    @Test func `disabled views do not follow touches`() throws {
        struct Row: View {
            let journal: Journal
            @State private var isDisabled = true
            var body: some View {
                VStack {
                    Color.red.frame(width: 100, height: 100).accessibilityIdentifier("area")
                        .onTapGesture { journal("inner") }
                        .gesture(DragGesture().onEnded { _ in journal("drag") })
                        .disabled(isDisabled)
                        .onTapGesture { journal("outer") }
                    Button("Enable") { isDisabled = false }
                }
            }
        }
        let test = ViewTest(Row(journal: journal))
        try test.tap("area")
        test.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 80, y: 20))
        #expect(journal.lines == ["outer"])
        try test.tap("Enable")
        try test.tap("area")
        test.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 80, y: 20))
        #expect(journal.lines == ["outer", "inner", "drag"])
    }

    @Test func `finger that strays is no tap`() {
        let test = ViewTest { area().onTapGesture { journal("tap") } }
        test.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 150, y: 100))
        #expect(journal.lines.isEmpty)
        test.tap(at: CGPoint(x: 100, y: 100))
        #expect(journal.lines == ["tap"])
    }

    @Test func `long press needs its time`() throws {
        let test = ViewTest {
            area().onLongPressGesture(minimumDuration: 1) {
                journal("long")
            } onPressingChanged: {
                journal("pressing \($0)")
            }
        }
        try test.longPress("area", for: 0.5)
        #expect(journal.lines == ["pressing true", "pressing false"])
        try test.longPress("area", for: 1.1)
        #expect(journal.lines.suffix(3) == ["pressing true", "long", "pressing false"])
    }

    @Test func `drag tells translation and speed`() {
        var last: DragGesture.Value?
        let test = ViewTest {
            area().gesture(
                DragGesture().onChanged {
                    last = $0; journal("changed")
                }.onEnded { _ in journal("ended") })
        }
        test.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 55, y: 50))
        #expect(journal.lines.isEmpty)
        test.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 90), duration: 0.5)
        #expect(last?.translation == CGSize(width: 100, height: 40))
        #expect(last?.startLocation == CGPoint(x: 50, y: 50))
        #expect(abs((last?.velocity.width ?? 0) - 200) < 1)
        #expect(journal.lines.last == "ended")
    }

    private struct Draggable: View {
        @GestureState private var offset = CGSize.zero

        var body: some View {
            VStack(spacing: 0) {
                Text("\(Int(offset.width))")
                Color.red.frame(width: 200, height: 200)
                    .gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation })
            }
        }
    }

    @Test func `gesture state lasts as long as the gesture`() {
        let test = ViewTest(Draggable())
        test.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 110, y: 100), releases: false)
        #expect(test.texts.map(\.string) == ["60"])
        test.drag(from: CGPoint(x: 110, y: 100), to: CGPoint(x: 110, y: 100))
        #expect(test.texts.map(\.string) == ["0"])
    }

    @Test func `inner gestures come first unless the outer is of high priority`() throws {
        let normal = ViewTest { area().onTapGesture { journal("inner") }.onTapGesture { journal("outer") } }
        try normal.tap("area")
        #expect(journal.lines == ["inner"])
        let high = ViewTest {
            area().onTapGesture { journal("inner") }
                .highPriorityGesture(TapGesture().onEnded { journal("outer") })
        }
        try high.tap("area")
        #expect(journal.lines == ["inner", "outer"])
        let both = ViewTest {
            area().onTapGesture { journal("inner") }
                .simultaneousGesture(TapGesture().onEnded { journal("beside") })
        }
        try both.tap("area")
        #expect(Set(journal.lines.suffix(2)) == ["inner", "beside"])
    }

    @Test func `button in a draggable view taps and lets go when the finger moves`() throws {
        let test = ViewTest {
            Button("press") { journal("pressed") }
                .padding(50)
                .contentShape(Rectangle())
                .gesture(DragGesture().onChanged { _ in journal("dragged") })
        }
        try test.tap("press")
        #expect(journal.lines == ["pressed"])
        let middle = try test.frame(of: "press")
        test.drag(from: CGPoint(x: middle.midX, y: middle.midY), to: CGPoint(x: middle.midX + 60, y: middle.midY))
        #expect(journal.lines.dropFirst().allSatisfy { $0 == "dragged" } && journal.lines.count > 1)
    }

    @Test func `exclusive gesture waits for the first to fail`() throws {
        let gesture = TapGesture(count: 2).onEnded { journal("double") }
            .exclusively(before: TapGesture().onEnded { journal("single") })
        let test = ViewTest { area().gesture(gesture) }
        try test.tap("area")
        #expect(journal.lines.isEmpty)
        test.advance(by: 0.5)
        #expect(journal.lines == ["single"])
        try test.doubleTap("area")
        test.advance(by: 0.5)
        #expect(journal.lines == ["single", "double"])
    }

    @Test func `sequence drags only after a long press`() {
        var moved: CGFloat = 0
        let gesture = LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture(minimumDistance: 0))
            .onEnded { value in
                if case .second(_, let drag?) = value { moved = drag.translation.width }
            }
        let test = ViewTest { area().gesture(gesture) }
        test.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50), duration: 0.2)
        #expect(moved == 0)
        test.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 50), duration: 1, releases: false)
        test.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 120, y: 50))
        #expect(moved == 70)
    }

    @Test func `pinch tells magnification`() {
        var last: CGFloat = 0
        let test = ViewTest { area().gesture(MagnifyGesture().onChanged { last = $0.magnification }) }
        test.pinch(at: CGPoint(x: 100, y: 100), scale: 1.5)
        #expect(abs(last - 1.5) < 0.001)
    }

    @Test(arguments: [30.0, -75])
    func `turned fingers tell the angle`(degrees: Double) throws {
        var last = Angle.zero
        var magnification: CGFloat = 1
        let test = ViewTest {
            area().gesture(
                RotateGesture().onChanged { last = $0.rotation }
                    .simultaneously(with: MagnifyGesture().onChanged { magnification = $0.magnification }))
        }
        try test.rotate("area", by: .degrees(degrees))
        #expect(abs(last.degrees - degrees) < 0.001)
        #expect(abs(magnification - 1) < 0.001)
        test.rotate(at: CGPoint(x: 100, y: 100), by: .degrees(-degrees))
        #expect(abs(last.degrees + degrees) < 0.001)
        let plain = ViewTest { Text("area") }
        let failure = #expect(throws: ViewTestError.self) { try plain.rotate("area", by: .degrees(degrees)) }
        #expect(failure.map { "\($0)".contains("rotation") } == true)
    }

    @Test func `views that allow no touches let them through`() {
        let test = ViewTest {
            ZStack {
                area().onTapGesture { journal("below") }
                Color.blue.frame(width: 200, height: 200).onTapGesture { journal("above") }.allowsHitTesting(false)
            }
        }
        test.tap(at: CGPoint(x: 100, y: 100))
        #expect(journal.lines == ["below"])
    }

    @Test func `shapes decide where touches count`() {
        let test = ViewTest {
            Color.clear.frame(width: 200, height: 200).contentShape(Circle()).onTapGesture { journal("circle") }
        }
        test.tap(at: CGPoint(x: 5, y: 5))
        #expect(journal.lines.isEmpty)
        test.tap(at: CGPoint(x: 100, y: 5))
        #expect(journal.lines == ["circle"])
    }

    private struct Named: View {
        let name: String
        let isErased: Bool
        let journal: Journal

        var body: some View {
            let tap = TapGesture().onEnded { journal(name) }
            Color.red.frame(width: 100, height: 100).gesture(isErased ? AnyGesture(tap) : AnyGesture(AnyGesture(tap)))
        }
    }

    @Test func `newer values of a gesture bring their actions`() {
        for isErased in [true, false] {
            let test = ViewTest(Named(name: "old", isErased: isErased, journal: journal))
            test.update(Named(name: "new", isErased: isErased, journal: journal))
            test.tap(at: CGPoint(x: 50, y: 50))
            #expect(journal.lines == ["new"])
            journal.lines.removeAll()
        }
    }

    @Test func `newer values of a gesture bring their measures`() throws {
        func taps(_ count: Int) -> some View { area().onTapGesture(count: count) { journal("\(count) taps") } }
        let tap = ViewTest(taps(2))
        tap.update(taps(1))
        try tap.tap("area")
        #expect(journal.lines == ["1 taps"])
        journal.lines.removeAll()

        func pinch(_ least: CGFloat) -> some View {
            area().gesture(MagnifyGesture(minimumScaleDelta: least).onChanged { _ in journal("pinch") })
        }
        let test = ViewTest(pinch(0.01))
        test.update(pinch(5))
        test.pinch(at: CGPoint(x: 100, y: 100), scale: 1.5)
        #expect(journal.lines.isEmpty)
        test.update(pinch(0.1))
        test.pinch(at: CGPoint(x: 100, y: 100), scale: 1.5)
        #expect(!journal.lines.isEmpty)
    }

    @Test func `simultaneous gestures both count`() throws {
        let both = TapGesture().onEnded { journal("one") }.simultaneously(with: TapGesture().onEnded { journal("two") })
        let test = ViewTest { area().gesture(both).simultaneousGesture(TapGesture().onEnded { journal("three") }) }
        try test.tap("area")
        #expect(Set(journal.lines) == ["one", "two", "three"])
    }

    @Test func `touches go to the front and not beside the content shape`() {
        let test = ViewTest {
            ZStack(alignment: .topLeading) {
                Color.red.frame(width: 100, height: 100).onTapGesture { journal("front") }.zIndex(1)
                Color.blue.frame(width: 200, height: 100).onTapGesture { journal("back") }
            }
            .contentShape(Rectangle().size(width: 150, height: 100))
        }
        test.tap(at: CGPoint(x: 50, y: 50))
        test.tap(at: CGPoint(x: 120, y: 50))
        #expect(!test.tap(at: CGPoint(x: 180, y: 50)))
        #expect(journal.lines == ["front", "back"])
    }

    @Test func `a pinch is a magnification though a drag comes first`() throws {
        let test = ViewTest {
            area()
                .gesture(
                    DragGesture().onChanged { _ in journal("drag") }.onEnded { _ in journal("dragged") }
                )
                .gesture(MagnifyGesture().onEnded { journal("\(($0.magnification * 100).rounded())") })
        }
        try test.pinch("area", scale: 1.5)
        #expect(journal.take() == ["150.0"])
        test.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 90, y: 50))
        #expect(journal.take().last == "dragged")
    }

    @Test func `a second finger does not end a drag that has begun`() throws {
        var moved: CGFloat = 0
        let test = ViewTest {
            area().gesture(DragGesture().onChanged { moved = $0.translation.width }.onEnded { _ in journal("dragged") })
        }
        try test.touch("area", finger: 1)
        try test.move(finger: 1, to: CGPoint(x: 130, y: 100))
        try test.touch("area", finger: 2)
        try test.move(finger: 1, to: CGPoint(x: 150, y: 100))
        #expect(moved == 50)
        try test.lift(finger: 2)
        try test.lift(finger: 1)
        #expect(journal.take() == ["dragged"])
    }
}
