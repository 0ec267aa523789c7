import Observation
import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore

/// The precedence of several animations for one change, and their interruption.
///
/// Numbers: linear interpolation of widths from 100 to 200 points and of opacities, at the part of each animation's
/// duration that has passed; a spring is logically complete after its duration (Apple's documentation).
@MainActor
@Suite("Animations within animations")
struct NestedAnimationTests {
    private let journal = Journal()

    /// The width of each bar, from the top.
    private func widths(_ test: ViewTest<some View>) -> [CGFloat] {
        test.displayList.fills.filter { isNear($0.height, 10) }.map(\.width)
    }

    private struct Bar: View {
        let isWide: Bool
        var body: some View { Color.red.frame(width: isWide ? 200 : 100, height: 10) }
    }

    private struct Two: View {
        let change: (Binding<Bool>, Binding<Bool>) -> Void
        @State private var a = false
        @State private var b = false
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Bar(isWide: a)
                Bar(isWide: b)
                Button("go") { change($a, $b) }
            }
            .frame(width: 300, height: 300, alignment: .topLeading)
        }
    }

    @Test func `changes of one action each keep the animation that they were made with`() throws {
        let test = ViewTest(
            Two { a, b in
                withAnimation(.linear(duration: 1)) { a.wrappedValue = true }
                withAnimation(.linear(duration: 2)) { b.wrappedValue = true }
            }, .animated)
        try test.tap("go")
        test.advance(by: 0.5)
        #expect(widths(test).elementsEqual([150, 125]) { isNear($0, $1, by: 0.5) }, "\(widths(test))")
    }

    @Test func `the inner of two counts, nil among them; a change after them is shown at once`() throws {
        let faster = ViewTest(
            Two { a, b in
                withAnimation(.linear(duration: 2)) {
                    a.wrappedValue = true
                    withAnimation(.linear(duration: 1)) { b.wrappedValue = true }
                }
            }, .animated)
        try faster.tap("go")
        faster.advance(by: 0.5)
        #expect(widths(faster).elementsEqual([125, 150]) { isNear($0, $1, by: 0.5) }, "\(widths(faster))")
        let none = ViewTest(
            Two { a, b in
                withAnimation(.linear(duration: 2)) {
                    a.wrappedValue = true
                    withAnimation(nil) { b.wrappedValue = true }
                }
            }, .animated)
        try none.tap("go")
        none.advance(by: 0.5)
        #expect(widths(none).elementsEqual([125, 200]) { isNear($0, $1, by: 0.5) }, "\(widths(none))")
    }

    @Observable @MainActor final class Flags {
        var a = false
        var b = false
    }

    private struct Observing: View {
        let change: (Flags) -> Void
        @State private var flags = Flags()
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Bar(isWide: flags.a)
                Bar(isWide: flags.b)
                Button("go") { change(flags) }
            }
            .frame(width: 300, height: 300, alignment: .topLeading)
        }
    }

    @Test func `the same goes for properties of an object, and for changes that ask for no animation`() throws {
        let plainFirst = ViewTest(
            Observing { flags in
                flags.a = true
                withAnimation(.linear(duration: 1)) { flags.b = true }
            }, .animated)
        try plainFirst.tap("go")
        plainFirst.advance(by: 0.5)
        #expect(widths(plainFirst).elementsEqual([200, 150]) { isNear($0, $1, by: 0.5) }, "\(widths(plainFirst))")
        let plainLast = ViewTest(
            Observing { flags in
                withAnimation(.linear(duration: 1)) { flags.b = true }
                flags.a = true
            }, .animated)
        try plainLast.tap("go")
        plainLast.advance(by: 0.5)
        #expect(widths(plainLast).elementsEqual([200, 150]) { isNear($0, $1, by: 0.5) }, "\(widths(plainLast))")
    }

    private struct Appearing: View {
        @State private var isFaded = false
        @State private var isDim = false
        var body: some View {
            VStack {
                Color.red.frame(width: 100, height: 10).opacity(isFaded ? 0.5 : 1)
                Color.red.frame(width: 100, height: 10).opacity(isDim ? 0.2 : 1)
            }
            .onAppear {
                withAnimation(.linear(duration: 1).repeatForever()) { isFaded = true }
                isDim = true
            }
        }
    }

    @Test func `what pulses for ever from the moment that it appears takes nothing else along`() {
        let test = ViewTest(Appearing(), .animated)
        _ = test.displayList
        test.advance(by: 0.5)
        let opacities = test.displayList.opacities
        #expect(opacities.contains { isNear(CGFloat($0), 0.75) }, "\(opacities)")
        #expect(opacities.contains { isNear(CGFloat($0), 0.2) }, "\(opacities)")
    }

    private struct Following: View {
        @State private var a = false
        @State private var b = false
        @State private var trigger = 0
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Bar(isWide: a)
                Bar(isWide: b)
                Button("go") { trigger += 1 }
            }
            .frame(width: 300, height: 300, alignment: .topLeading)
            .onChange(of: trigger) {
                withAnimation(.linear(duration: 1).repeatForever()) { a = true }
                b = true
            }
        }
    }

    @Test func `also in an action that follows from a change, for places as for looks`() throws {
        let test = ViewTest(Following(), .animated)
        #expect(widths(test) == [100, 100])
        try test.tap("go")
        test.advance(by: 0.5)
        #expect(widths(test).elementsEqual([150, 200]) { isNear($0, $1, by: 0.5) }, "\(widths(test))")
    }

    private struct Scoped: View {
        @State private var isOn = false
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Bar(isWide: isOn)
                    .animation(.linear(duration: 1)) { $0.opacity(isOn ? 0.5 : 1) }
                Button("go") { isOn.toggle() }
            }
            .frame(width: 300, height: 300, alignment: .topLeading)
        }
    }

    @Test func `an animation of some modifiers leaves the view that they are applied to alone`() throws {
        let test = ViewTest(Scoped(), .animated)
        try test.tap("go")
        test.advance(by: 0.5)
        #expect(widths(test) == [200])
        #expect(test.displayList.opacities.contains { isNear(CGFloat($0), 0.75) })
        test.advance(by: 0.5)
        #expect(test.displayList.opacities.contains { isNear(CGFloat($0), 0.5) })
    }

    private struct Values: View {
        @State private var a = false
        @State private var b = false
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: a ? 200 : 100, height: 10).opacity(b ? 0.5 : 1)
                    .transaction(value: a) { $0.animation = .linear(duration: 1) }
                    .transaction(value: b) { $0.animation = .linear(duration: 2) }
                Button("a") { a.toggle() }
                Button("b") { b.toggle() }
                Button("both") {
                    a.toggle(); b.toggle()
                }
            }
            .frame(width: 300, height: 300, alignment: .topLeading)
        }
    }

    @Test func `a transaction of a value applies to what changes with it, the innermost at last`() throws {
        let test = ViewTest(Values(), .animated)
        try test.tap("a")
        test.advance(by: 0.5)
        #expect(isNear(widths(test)[0], 150))
        test.advance(by: 1)
        try test.tap("b")
        test.advance(by: 1)
        #expect(test.displayList.opacities.contains { isNear(CGFloat($0), 0.75) })
        test.advance(by: 2)
        try test.tap("both")
        test.advance(by: 0.5)
        #expect(isNear(widths(test)[0], 150))
        #expect(test.displayList.opacities.contains { isNear(CGFloat($0), 0.75) })
    }

    private struct Interrupted: View {
        let journal: Journal
        let transition: AnyTransition
        @State private var isOn = true
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                if isOn { Counting().transition(transition) }
                Spacer(minLength: 0)
                Button("go") {
                    withAnimation(.linear(duration: 1)) {
                        isOn.toggle()
                    } completion: {
                        journal("done \(isOn)")
                    }
                }
            }
            .frame(width: 300, height: 300, alignment: .topLeading)
        }

        struct Counting: View {
            @State private var count = 0
            var body: some View {
                Color.red.frame(width: 100, height: 10).onTapGesture { count += 1 }
                    .accessibilityIdentifier("bar").accessibilityValue("\(count)")
            }
        }
    }

    @Test
    func
        `a view that comes back while it leaves turns round where it is, with its state, and each change is done once`()
        throws
    {
        let test = ViewTest(
            Interrupted(
                journal: journal,
                transition: .asymmetric(
                    insertion: .move(edge: .trailing),
                    removal: .move(edge: .leading).combined(with: .opacity))), .animated)
        try test.tap("bar")
        try test.tap("go")
        test.advance(by: 0.5)
        #expect(isNear(test.displayList.fills[0].minX, -50))
        try test.tap("go")
        #expect(isNear(test.displayList.fills[0].minX, -50))
        test.advance(by: 0.25)
        let x = test.displayList.fills[0].minX
        #expect(x > -75 && x < 0, "\(x)")
        test.advance(by: 1)
        #expect(isNear(test.displayList.fills[0].minX, 0))
        #expect(try test.element("bar").value == "1")
        #expect(journal.lines.count == 2)
        #expect(!test.isAnimating)
        try test.tap("go")
        test.advance(by: 1.1)
        #expect(!test.has("bar"))
        try test.tap("go")
        test.advance(by: 0.5)
        #expect(isNear(test.displayList.fills[0].minX, 50))
        test.advance(by: 1)
        #expect(try test.element("bar").value == "0")
        #expect(journal.lines.count == 4)
    }

    private struct Completing: View {
        let journal: Journal
        let criteria: AnimationCompletionCriteria
        @State private var isOn = false
        @State private var unread = false
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Bar(isWide: isOn)
                Button("go") {
                    withAnimation(.spring(duration: 0.5, bounce: 0.4), completionCriteria: criteria) {
                        isOn.toggle()
                    } completion: {
                        journal("done")
                    }
                }
                Button("nothing") {
                    withAnimation(.linear(duration: 5)) {
                        unread.toggle()
                    } completion: {
                        journal("nothing")
                    }
                }
            }
            .frame(width: 300, height: 300, alignment: .topLeading)
        }
    }

    @Test func `a spring is done for people before it rests`() async throws {
        let logical = ViewTest(Completing(journal: journal, criteria: .logicallyComplete), .animated)
        try logical.tap("go")
        logical.advance(by: 0.45)
        #expect(journal.lines.isEmpty)
        logical.advance(by: 0.1)
        #expect(journal.take() == ["done"])
        #expect(logical.isAnimating)
        let rests = ViewTest(Completing(journal: journal, criteria: .removed), .animated)
        try rests.tap("go")
        rests.advance(by: 0.55)
        #expect(journal.lines.isEmpty)
        rests.advance(by: 5)
        #expect(journal.take() == ["done"])
        try rests.tap("nothing")
        rests.advance(by: 0.1)
        try await rests.wait(for: "the completion") { !journal.lines.isEmpty }
        #expect(journal.lines == ["nothing"])
    }

    @Test func `where two animations of one change are done, the action is called once, after the longer`() throws {
        struct Both: View {
            let journal: Journal
            @State private var isOn = false
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    Bar(isWide: isOn)
                    Bar(isWide: isOn).animation(.linear(duration: 3), value: isOn)
                    Button("go") {
                        withAnimation(.linear(duration: 1)) {
                            isOn.toggle()
                        } completion: {
                            journal("done")
                        }
                    }
                }
            }
        }
        let test = ViewTest(Both(journal: journal), .animated)
        try test.tap("go")
        test.advance(by: 1.5)
        let first = journal.lines
        test.advance(by: 2)
        #expect(first.count + journal.lines.count >= 1)
        #expect(journal.lines == ["done"])
    }

    @Test func `repeated curves end on their target; with a delay each time waits`() {
        func value(_ animation: Animation, _ time: Double) -> Double? {
            var context = AnimationContext<Double>(environment: EnvironmentValues())
            return animation.animate(value: 10, time: time, context: &context)
        }
        let twice = Animation.linear(duration: 1).repeatCount(2, autoreverses: true)
        #expect(value(twice, 0.5) == 5 && value(twice, 1.25) == 7.5 && value(twice, 2) == nil)
        let thrice = Animation.linear(duration: 1).repeatCount(3, autoreverses: false)
        #expect(value(thrice, 1.25) == 2.5 && value(thrice, 2.5) == 5 && value(thrice, 3) == nil)
        let waiting = Animation.linear(duration: 1).delay(1).repeatCount(2, autoreverses: false)
        #expect(value(waiting, 0.5) == 0 && value(waiting, 1.5) == 5)
        #expect(value(waiting, 2.5) == 0 && value(waiting, 3.5) == 5 && value(waiting, 4) == nil)
        let later = Animation.linear(duration: 1).repeatCount(2, autoreverses: false).delay(1)
        #expect(value(later, 0.5) == 0 && value(later, 1.5) == 5 && value(later, 2.5) == 5 && value(later, 3) == nil)
        let faster = Animation.linear(duration: 1).delay(1).speed(2)
        #expect(value(faster, 0.5) == 0 && value(faster, 0.75) == 5 && value(faster, 1) == nil)
    }

    private struct Phases: View {
        let journal: Journal
        @State private var trigger = 0
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(height: 10)
                    .phaseAnimator([100.0, 200, 150], trigger: trigger) { content, width in
                        content.frame(width: width)
                    } animation: { width in
                        .linear(duration: width == 100 ? 2 : 1)
                    }
                Button("go") { trigger += 1 }
            }
            .frame(width: 300, height: 300, alignment: .topLeading)
        }
    }

    @Test func `phases go on with the animation of the one to come, back to the first, and begin anew when triggered`()
        throws
    {
        let test = ViewTest(Phases(journal: journal), .animated)
        #expect(widths(test) == [100])
        try test.tap("go")
        test.advance(by: 0.5)
        #expect(isNear(widths(test)[0], 150, by: 1))
        test.advance(by: 1)
        #expect(isNear(widths(test)[0], 175, by: 1))
        test.advance(by: 1.5)
        #expect(isNear(widths(test)[0], 125, by: 1))
        try test.tap("go")
        test.advance(by: 10)
        #expect(isNear(widths(test)[0], 100, by: 0.1))
        #expect(!test.isAnimating)
    }

    private struct Pulling: CustomAnimation {
        func animate<V>(value: V, time: Double, context: inout AnimationContext<V>) -> V? where V: VectorArithmetic {
            time < 1 ? value.scaled(by: time * time) : nil
        }
    }

    @Test func `an animation of an app's own is followed to its end, and tells of it`() throws {
        let test = ViewTest(
            Two { a, _ in
                withAnimation(Animation(Pulling())) {
                    a.wrappedValue = true
                } completion: {
                    journal("done")
                }
            },
            .animated)
        try test.tap("go")
        test.advance(by: 0.5)
        #expect(isNear(widths(test)[0], 125))
        #expect(journal.lines.isEmpty)
        test.advance(by: 0.6)
        #expect(widths(test)[0] == 200)
        #expect(journal.lines == ["done"])
    }
}
