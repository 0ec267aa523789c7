import Expectations
import Foundation
import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore

/// The screen between the state before a change and the state after it, on the test's clock.
///
/// Numbers: linear interpolation between the values of each test, at the part of the second that has passed; springs by
/// the formula that `AnimationCurveTests` checks. Limits of running animations bound this implementation.
@MainActor
struct AnimationTests {
    /// Changes a number by a button, in one transaction or another.
    private struct Switch<Content: View>: View {
        var animation: Animation? = .linear(duration: 1)
        @ViewBuilder var content: (Bool) -> Content
        @State private var isOn = false

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Button("switch") { withAnimation(animation) { isOn.toggle() } }
                Button("at once") { isOn.toggle() }
                content(isOn)
                Spacer(minLength: 0)
            }
            .frame(width: 300, height: 300, alignment: .topLeading)
        }
    }

    private func opacities(_ test: ViewTest<some View>, _ times: [Double]) -> [CGFloat] {
        times.map { step in
            test.advance(by: step)
            return CGFloat(test.displayList.opacities.first ?? 1)
        }
    }

    @Test func `opacity goes from one value to the other`() throws {
        let test = ViewTest(Switch { Text("a").opacity($0 ? 0.2 : 1) }, .animated)
        try test.tap("switch")
        let values = opacities(test, [0, 0.25, 0.25, 0.25, 0.25])
        #expect(zip(values, [1, 0.8, 0.6, 0.4, 0.2]).allSatisfy { isNear($0, $1) })
        #expect(!test.isAnimating)
    }

    @Test func `without an animation the new value is there at once`() throws {
        let test = ViewTest(Switch { Text("a").opacity($0 ? 0.2 : 1) }, .animated)
        try test.tap("at once")
        #expect(opacities(test, [0]) == [0.2])
        #expect(!test.isAnimating)
    }

    @Test func `a static picture shows the settled state`() throws {
        let test = ViewTest(Switch { Text("a").opacity($0 ? 0.2 : 1) })
        try test.tap("switch")
        #expect(opacities(test, [0]) == [0.2])
    }

    /// Curves add up: half of the first way is left and the whole second one.
    @Test func `curves that meet add up`() throws {
        let test = ViewTest(Switch { Text("a").opacity($0 ? 0.2 : 1) }, .animated)
        try test.tap("switch")
        test.advance(by: 0.5)
        try test.tap("switch")
        let values = opacities(test, [0, 0.25, 0.25, 0.25, 0.25])
        // 1 − (0.2 − 1)(1 − t) of the first way − 0.8 (1 − t′) of the second.
        expectAll(zip(values, [0.6, 0.6, 0.6, 0.8, 1]), count: 5) { #expect(isNear($0, $1)) }
    }

    @Test func `springs keep their velocity`() throws {
        let spring = Spring(duration: 0.5, bounce: 0)
        let test = ViewTest(
            Switch(animation: .spring(spring)) { Color.red.frame(width: $0 ? 200 : 100, height: 10) }, .animated)
        func width() -> CGFloat { test.displayList.fills.last!.width }
        try test.tap("switch")
        test.advance(by: 0.1)
        let before = 100 + spring.value(target: 100.0, time: 0.1)
        #expect(isNear(width(), before))
        let velocity = spring.velocity(target: 100.0, time: 0.1)
        try test.tap("switch")
        #expect(isNear(width(), before))
        test.advance(by: 0.1)
        let after = before + spring.value(target: 100 - before, initialVelocity: velocity, time: 0.1)
        #expect(isNear(width(), after))
        test.advance(by: 5)
        #expect(isNear(width(), 100))
        #expect(!test.isAnimating)
    }

    @Test func `frames and places animate`() throws {
        let test = ViewTest(
            Switch { isOn in
                Color.red.frame(width: 100, height: isOn ? 60 : 20)
                Text("below").padding(.leading, isOn ? 40 : 0)
            }, .animated)
        let start = try test.frame(of: "below")
        try test.tap("switch")
        #expect(try isNear(test.frame(of: "below"), start))
        test.advance(by: 0.25)
        #expect(try isNear(test.frame(of: "below"), start.offsetBy(dx: 10, dy: 10)))
        #expect(isNear(test.displayList.fills.last!.height, 30))
        test.advance(by: 0.75)
        #expect(try isNear(test.frame(of: "below"), start.offsetBy(dx: 40, dy: 40)))
        #expect(!test.isAnimating)
    }

    @Test func `offsets scales and rotations`() throws {
        let test = ViewTest(
            Switch { isOn in
                Color.red.frame(width: 100, height: 20).offset(x: isOn ? 40 : 0).scaleEffect(isOn ? 2 : 1)
            }, .animated)
        let start = test.displayList.fills.last!
        try test.tap("switch")
        test.advance(by: 0.5)
        let middle = test.displayList.fills.last!
        #expect(isNear(middle.width, 150))
        // Moved by 20 within a view that is scaled by 1.5 around its centre.
        #expect(isNear(middle.midX, start.midX + 30))
    }

    @Test func `colours mix`() throws {
        let test = ViewTest(
            Switch { Color(white: $0 ? 1 : 0).frame(width: 10, height: 10) }, .animated)
        try test.tap("switch")
        test.advance(by: 0.25)
        #expect(isNear(CGFloat(test.displayList.colors.last!.red), 0.25))
        test.advance(by: 0.75)
        #expect(test.displayList.colors.last!.red == 1)
        #expect(!test.isAnimating)
    }

    @Test func `text changes its colour`() throws {
        let test = ViewTest(
            Switch { Text("a").foregroundStyle(Color(red: $0 ? 1 : 0, green: 0, blue: 0)) }, .animated)
        try test.tap("switch")
        test.advance(by: 0.5)
        #expect(isNear(CGFloat(test.displayList.colors.last!.red), 0.5))
    }

    @Test func `shapes animate their data`() throws {
        let test = ViewTest(Switch { Rectangle().trim(to: $0 ? 0.25 : 0).frame(width: 40, height: 40) }, .animated)
        try test.tap("switch")
        test.advance(by: 0.5)
        #expect(isNear(test.displayList.fills.last?.width ?? 0, 20))
    }

    private struct Number: View, Animatable {
        var value: Double

        nonisolated var animatableData: Double {
            get { value }
            set { value = newValue }
        }

        var body: some View { Text("\(Int(value))") }
    }

    @Test func `animatable views are evaluated on their way`() throws {
        let test = ViewTest(Switch { Number(value: $0 ? 100 : 0) }, .animated)
        try test.tap("switch")
        #expect(test.has("0"))
        test.advance(by: 0.5)
        #expect(test.has("50"))
        test.advance(by: 0.5)
        #expect(test.has("100"))
    }

    /// The outer body writes the value; on the way only boxes change.
    @Test func `frames evaluate no bodies`() throws {
        let test = ViewTest(
            Switch { isOn in
                Text("a").opacity(isOn ? 0.5 : 1).offset(x: isOn ? 10 : 0)
                Color.red.frame(width: isOn ? 20 : 10, height: 10)
            }, .animated)
        try test.tap("switch")
        _ = test.displayList
        let before = test.bodyEvaluations
        for _ in 0..<10 {
            test.advance(by: 0.05)
            _ = test.displayList
        }
        #expect(test.bodyEvaluations == before)
    }

    private struct Valued: View {
        @State private var a = false
        @State private var b = false

        var body: some View {
            VStack(spacing: 0) {
                Button("a") { a.toggle() }
                Button("b") { b.toggle() }
                Color.red.frame(width: a ? 100 : 50, height: b ? 40 : 20)
                    .animation(.linear(duration: 1), value: a)
                Color.blue.frame(width: 10, height: 10).opacity(a ? 0.5 : 1)
            }
            .frame(width: 300)
        }
    }

    @Test func `animations belong to a value`() throws {
        let test = ViewTest(Valued(), .animated)
        try test.tap("a")
        test.advance(by: 0.5)
        let fills = test.displayList.fills
        #expect(isNear(fills[0].width, 75))
        // It grows around its middle though it stands elsewhere in the stack at once.
        #expect(isNear(fills[0].midX, fills[1].midX))
        #expect(test.displayList.opacities == [0.5])
        test.advance(by: 1)
        try test.tap("b")
        #expect(isNear(test.displayList.fills[0].height, 40))
    }

    @Test func `an animation of nil shows a view at once`() throws {
        let test = ViewTest(
            Switch { isOn in
                Color.red.frame(width: isOn ? 100 : 50, height: 10).animation(nil, value: isOn)
                Color.blue.frame(width: isOn ? 100 : 50, height: 10)
                Color.green.frame(width: 10, height: 10).opacity(isOn ? 0 : 1).transaction { $0.animation = nil }
            }, .animated)
        try test.tap("switch")
        test.advance(by: 0.5)
        #expect(test.displayList.fills.map(\.width).prefix(2).elementsEqual([100, 75], by: { isNear($0, $1) }))
        #expect(test.displayList.fills.count == 2)
    }

    @Test func `delays and repeats`() throws {
        let test = ViewTest(
            Switch(animation: .linear(duration: 1).repeatCount(2).delay(1)) { Text("a").opacity($0 ? 0 : 1) }, .animated
        )
        try test.tap("switch")
        let values = opacities(test, [0.5, 0.75, 0.5, 0.5, 0.5, 0.3])
        expectAll(zip(values, [1, 0.75, 0.25, 0.25, 0.75, 1]), count: 6) { #expect(isNear($0, $1)) }
    }

    @Test func `what repeats for ever ends with the next change`() throws {
        let test = ViewTest(
            Switch(animation: .linear(duration: 1).repeatForever()) { Text("a").opacity($0 ? 0 : 1) }, .animated)
        try test.tap("switch")
        test.advance(by: 1_000.25)
        #expect(isNear(CGFloat(test.displayList.opacities.first ?? 1), 0.75))
        #expect(test.isAnimating)
        try test.tap("at once")
        #expect(!test.isAnimating)
    }

    private struct Bound: View {
        @State private var value = 1.0

        var body: some View {
            VStack {
                Setter(value: $value.animation(.linear(duration: 1)))
                Text("a").opacity(value)
            }
        }
    }

    private struct Setter: View {
        @Binding var value: Double

        var body: some View { Button("set") { value = 0 } }
    }

    @Test func `bindings carry animations`() throws {
        let test = ViewTest(Bound(), .animated)
        try test.tap("set")
        test.advance(by: 0.25)
        #expect(test.displayList.opacities.contains { isNear(CGFloat($0), 0.75) })
    }

    private final class Model: ObservableObject {
        @Published var value = 1.0
    }

    private struct Observing: View {
        @StateObject private var model = Model()

        var body: some View {
            VStack {
                Button("set") { withAnimation(.linear(duration: 1)) { model.value = 0 } }
                Text("a").opacity(model.value)
            }
        }
    }

    @Test func `objects carry animations`() throws {
        let test = ViewTest(Observing(), .animated)
        try test.tap("set")
        test.advance(by: 0.25)
        #expect(test.displayList.opacities.contains { isNear(CGFloat($0), 0.75) })
    }

    private struct Jumping: View {
        @State private var x = 100.0

        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.clear
                Button("go") {
                    x = 0
                    withAnimation(.linear(duration: 1)) { x = 200 }
                }
                Color.red.frame(width: 10, height: 10).opacity(x / 200)
            }
        }
    }

    @Test func `a write before is shown at once`() throws {
        let test = ViewTest(Jumping(), .animated)
        try test.tap("go")
        test.advance(by: 0.25)
        #expect(test.displayList.opacities.contains { isNear(CGFloat($0), 0.25) })
    }

    @Test func `a thousand interrupted animations leave nothing`() throws {
        let test = ViewTest(
            Switch(animation: .spring) { isOn in
                Color(white: isOn ? 1 : 0).frame(width: isOn ? 100 : 50, height: 10).opacity(isOn ? 0.5 : 1)
            }, .animated)
        for _ in 0..<1_000 {
            try test.tap("switch")
            test.advance(by: 0.01)
        }
        #expect(test.animationCount < 20)
        test.advance(by: 10)
        #expect(test.animationCount == 0)
        #expect(
            isNear(
                test.displayList.fills.last!, CGRect(x: 0, y: test.displayList.fills.last!.minY, width: 50, height: 10))
        )
    }
}
