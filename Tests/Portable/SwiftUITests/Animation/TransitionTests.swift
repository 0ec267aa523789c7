import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUIInteraction

/// Transitions of views that appear and disappear.
///
/// Numbers: linear interpolation between the states before and after, at the part of the second that has passed; a move
/// or slide has the width of its view as its distance. Limits of running animations bound this implementation.
@MainActor
struct TransitionTests {
    private final class Record {
        var entries: [String] = []
    }

    private struct Sample<Content: View>: View {
        var animation: Animation? = .linear(duration: 1)
        var startsOn = false
        @ViewBuilder var content: () -> Content
        @State private var isOn: Bool

        init(
            animation: Animation? = .linear(duration: 1), startsOn: Bool = false,
            @ViewBuilder content: @escaping () -> Content
        ) {
            self.animation = animation
            self.content = content
            _isOn = State(initialValue: startsOn)
        }

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Button("switch") { withAnimation(animation) { isOn.toggle() } }
                if isOn { content() }
                Text("below")
                Spacer(minLength: 0)
            }
            .frame(width: 300, height: 300, alignment: .topLeading)
        }
    }

    private struct Counter: View {
        @State private var count = 0

        var body: some View { Button("count \(count)") { count += 1 } }
    }

    @Test func `views fade in by default`() throws {
        let test = ViewTest(Sample { Text("a").frame(height: 40) }, .animated)
        let start = try test.frame(of: "below")
        try test.tap("switch")
        #expect(test.displayList.opacities.isEmpty, "nothing of it is drawn at first")
        test.advance(by: 0.25)
        #expect(test.displayList.opacities.elementsEqual([0.25]) { isNear(CGFloat($0), $1) })
        #expect(try isNear(test.frame(of: "below"), start.offsetBy(dx: 0, dy: 10)))
        test.advance(by: 0.75)
        #expect(test.displayList.opacities.isEmpty)
        #expect(test.has("a"))
        #expect(!test.isAnimating)
    }

    @Test func `views fade out where they stood`() throws {
        let test = ViewTest(Sample(startsOn: true) { Color.red.frame(width: 10, height: 40) }, .animated)
        let start = try test.frame(of: "below")
        let place = test.displayList.fills.last!
        try test.tap("switch")
        test.advance(by: 0.25)
        #expect(test.displayList.opacities.elementsEqual([0.75]) { isNear(CGFloat($0), $1) })
        #expect(isNear(test.displayList.fills.last!, place))
        #expect(try isNear(test.frame(of: "below"), start.offsetBy(dx: 0, dy: -10)))
        test.advance(by: 0.8)
        #expect(test.displayList.fills.isEmpty)
        #expect(!test.isAnimating)
    }

    @Test func `a view that leaves stays where it is on screen while those around it go elsewhere`() throws {
        struct Composer: View {
            @State private var isTall = true
            var body: some View {
                VStack(spacing: 0) {
                    Spacer(minLength: 0)
                    HStack(alignment: .bottom, spacing: 0) {
                        Color.gray.frame(width: 20, height: isTall ? 200 : 40)
                        if isTall { Color.red.frame(width: 10, height: 20) }
                    }
                    .padding(10)
                    Button("close") { withAnimation(.linear(duration: 1)) { isTall = false } }.frame(height: 40)
                }
            }
        }
        let test = ViewTest(Composer(), .animated)
        func leaving() -> CGRect? { test.displayList.fills.first { isNear($0.width, 10) } }
        let start = try #require(leaving())
        #expect(isNear(start.maxY, 250))
        try test.tap("close")
        for _ in 0..<3 {
            test.advance(by: 0.25)
            #expect(try isNear(#require(leaving()).maxY, 250))
        }
    }

    @Test func `a view that leaves goes along with what scrolls`() throws {
        struct Page: View {
            @State private var isOn = true
            var body: some View {
                ScrollView {
                    VStack(alignment: .leading, spacing: 0) {
                        Button("switch") { withAnimation(.linear(duration: 1)) { isOn = false } }.frame(height: 40)
                        if isOn { Color.red.frame(width: 10, height: 20) }
                        Color.gray.frame(width: 300, height: 900)
                    }
                }
            }
        }
        let test = ViewTest(Page(), .animated)
        func leaving() -> CGRect? { test.displayList.fills.first { isNear($0.width, 10) } }
        try test.tap("switch")
        test.advance(by: 0.25)
        #expect(try isNear(#require(leaving()).minY, 40))
        test.scroll(at: CGPoint(x: 150, y: 200), y: 30)
        test.advance(by: 0.25)
        #expect(try isNear(#require(leaving()).minY, 10))
    }

    @Test func `without an animation nothing stays`() throws {
        let test = ViewTest(Sample(animation: nil, startsOn: true) { Text("a").transition(.slide) }, .animated)
        try test.tap("switch")
        #expect(test.texts.map(\.string).contains("a") == false)
        #expect(!test.isAnimating)
    }

    @Test func `moves come from their edge`() throws {
        let test = ViewTest(
            Sample { Color.red.frame(width: 40, height: 20).transition(.move(edge: .leading)) }, .animated)
        try test.tap("switch")
        #expect(isNear(test.displayList.fills.last!.minX, -40))
        test.advance(by: 0.25)
        #expect(isNear(test.displayList.fills.last!.minX, -30))
        test.advance(by: 0.75)
        #expect(isNear(test.displayList.fills.last!.minX, 0))
        try test.tap("switch")
        test.advance(by: 0.5)
        #expect(isNear(test.displayList.fills.last!.minX, -20))
        test.advance(by: 0.5)
        #expect(test.displayList.fills.isEmpty)
    }

    @Test func `slides leave on the other side`() throws {
        let test = ViewTest(Sample { Color.red.frame(width: 40, height: 20).transition(.slide) }, .animated)
        try test.tap("switch")
        test.advance(by: 0.5)
        #expect(isNear(test.displayList.fills.last!.minX, -20))
        test.advance(by: 0.5)
        try test.tap("switch")
        test.advance(by: 0.5)
        #expect(isNear(test.displayList.fills.last!.minX, 20))
    }

    @Test func `edges follow the reading direction`() throws {
        var display = DisplayConfiguration.animated
        display.layoutDirection = .rightToLeft
        let test = ViewTest(
            Sample { Color.red.frame(width: 40, height: 20).transition(.move(edge: .leading)) }, display)
        try test.tap("switch")
        #expect(isNear(test.displayList.fills.last!.minX, 300))
    }

    @Test func `scales offsets and combinations`() throws {
        let test = ViewTest(
            Sample {
                Color.red.frame(width: 40, height: 20)
                    .transition(AnyTransition.scale(scale: 0.5).combined(with: .offset(x: 10)).combined(with: .opacity))
            }, .animated)
        try test.tap("switch")
        test.advance(by: 0.5)
        let fill = test.displayList.fills.last!
        #expect(isNear(fill.width, 30))
        #expect(isNear(fill.midX, 25))
        #expect(test.displayList.opacities.elementsEqual([0.5]) { isNear(CGFloat($0), $1) })
    }

    @Test func `asymmetric transitions`() throws {
        let transition = AnyTransition.asymmetric(insertion: .opacity, removal: .offset(x: 100))
        let test = ViewTest(Sample { Color.red.frame(width: 40, height: 20).transition(transition) }, .animated)
        try test.tap("switch")
        test.advance(by: 0.5)
        #expect(test.displayList.opacities.elementsEqual([0.5]) { isNear(CGFloat($0), $1) })
        #expect(isNear(test.displayList.fills.last!.minX, 0))
        test.advance(by: 0.5)
        try test.tap("switch")
        test.advance(by: 0.5)
        #expect(test.displayList.opacities.isEmpty)
        #expect(isNear(test.displayList.fills.last!.minX, 50))
    }

    @Test func `transitions may have their own animation`() throws {
        let transition = AnyTransition.offset(x: 100).animation(.linear(duration: 2))
        let test = ViewTest(Sample { Color.red.frame(width: 40, height: 20).transition(transition) }, .animated)
        try test.tap("switch")
        test.advance(by: 1)
        #expect(isNear(test.displayList.fills.last!.minX, 50))
    }

    private struct Tilt: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.offset(x: CGFloat(phase.value) * 100)
        }
    }

    @Test func `custom transitions`() throws {
        let test = ViewTest(Sample { Color.red.frame(width: 40, height: 20).transition(Tilt()) }, .animated)
        try test.tap("switch")
        test.advance(by: 0.5)
        #expect(isNear(test.displayList.fills.last!.minX, -50))
    }

    @Test func `state lives until the view is gone`() throws {
        let record = Record()
        let test = ViewTest(
            Sample(startsOn: true) { Counter().onDisappear { record.entries.append("gone") } }, .animated)
        try test.tap("count 0")
        try test.tap("switch")
        test.advance(by: 0.5)
        #expect(record.entries.isEmpty)
        #expect(!test.has("count 1"), "what leaves is not read")
        #expect(test.texts.contains { $0.string == "count 1" }, "but shown")
        try test.tap("switch")
        test.advance(by: 5)
        #expect(test.has("count 1"), "what comes back in time goes on")
        #expect(record.entries.isEmpty)
        try test.tap("switch")
        test.advance(by: 1.01)
        #expect(record.entries == ["gone"])
        try test.tap("switch")
        test.advance(by: 5)
        #expect(test.has("count 0"))
        #expect(!test.isAnimating)
    }

    @Test func `what leaves takes no touches`() throws {
        let test = ViewTest(
            Sample(startsOn: true) { Color.red.frame(width: 100, height: 100).onTapGesture { Issue.record() } },
            .animated)
        let place = test.displayList.fills.last!
        try test.tap("switch")
        test.tap(at: CGPoint(x: place.midX, y: place.midY))
    }

    private struct Rows: View {
        @State private var names = ["a", "b", "c"]

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Button("drop") { _ = withAnimation(.linear(duration: 1)) { names.remove(at: 1) } }
                Button("add") { withAnimation(.linear(duration: 1)) { names.insert("new", at: 0) } }
                ForEach(names, id: \.self) { Text($0).frame(height: 20).transition(.opacity) }
                Spacer(minLength: 0)
            }
            .frame(width: 300, height: 300, alignment: .topLeading)
        }
    }

    @Test func `elements come and go`() throws {
        let test = ViewTest(Rows(), .animated)
        let (b, c) = try (test.text("b").frame, test.text("c").frame)
        try test.tap("drop")
        test.advance(by: 0.5)
        #expect(try isNear(test.text("b").frame, b))
        #expect(try isNear(test.text("c").frame, c.offsetBy(dx: 0, dy: -10)))
        #expect(test.displayList.opacities.elementsEqual([0.5]) { isNear(CGFloat($0), $1) })
        test.advance(by: 0.5)
        #expect(test.texts.map(\.string) == ["drop", "add", "a", "c"])
        try test.tap("add")
        test.advance(by: 0.5)
        #expect(try isNear(test.text("c").frame, c.offsetBy(dx: 0, dy: -10)))
        #expect(test.displayList.opacities.elementsEqual([0.5]) { isNear(CGFloat($0), $1) })
        test.advance(by: 0.5)
        #expect(!test.isAnimating)
    }

    @Test func `a thousand interrupted transitions leave nothing`() throws {
        let test = ViewTest(Sample { Text("a").transition(.slide) }, .animated)
        for _ in 0..<1_000 {
            try test.tap("switch")
            test.advance(by: 0.05)
        }
        #expect(test.animationCount < 10)
        test.advance(by: 10)
        #expect(test.animationCount == 0)
        #expect(test.texts.map(\.string) == ["switch", "below"])
    }

    private struct Named: View {
        @State private var number = 1

        var body: some View {
            ZStack {
                Button("next") { withAnimation(.linear(duration: 1)) { number += 1 } }
                Text("page \(number)").id(number).offset(y: 100)
            }
        }
    }

    @Test func `another identity fades in over the old one`() throws {
        let test = ViewTest(Named(), .animated)
        try test.tap("next")
        test.advance(by: 0.25)
        #expect(test.texts.map(\.string) == ["next", "page 1", "page 2"])
        #expect(test.displayList.opacities.elementsEqual([0.75, 0.25]) { isNear(CGFloat($0), $1) })
        test.advance(by: 1)
        #expect(test.texts.map(\.string) == ["next", "page 2"])
    }
}
