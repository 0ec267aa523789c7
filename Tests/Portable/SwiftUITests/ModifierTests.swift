import SwiftUITestHost
import Testing

/// Modifiers as values: composed, concatenated, applied to one view or to several.
///
/// Numbers: worked out in each test from the lengths of its modifiers; 49 is two lines of body with 20.5 (project
/// facts, iOS metrics) and the spacing of 8.
@MainActor
struct ModifierTests {
    private struct Framed: ViewModifier {
        let label: String
        @State private var taps = 0

        func body(content: Content) -> some View {
            VStack(spacing: 0) {
                Button("\(label) \(taps)") { taps += 1 }
                content
            }
        }
    }

    private struct Twice: ViewModifier {
        func body(content: Content) -> some View {
            HStack(spacing: 0) {
                content
                content
            }
        }
    }

    private struct Counter: View {
        @State private var count = 0
        let name: String
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    @Test func `modifiers have state of their own`() throws {
        let test = ViewTest { Text("content").modifier(Framed(label: "outer")) }
        try test.tap("outer 0")
        #expect(test.texts.map(\.string) == ["outer 1", "content"])
    }

    @Test func `content used twice is two places`() throws {
        let test = ViewTest { Counter(name: "a").modifier(Twice()) }
        #expect(test.texts.map(\.string) == ["a 0", "a 0"])
        #expect(test.tap(at: CGPoint(x: test.size.width / 2 - 5, y: 5)))
        #expect(test.texts.map(\.string) == ["a 1", "a 0"])
    }

    private struct Renamed: View {
        @State private var name = "a"
        var body: some View {
            VStack {
                Button("rename") { name = "b" }
                Text(name).modifier(Twice())
            }
        }
    }

    @Test func `content follows its new value through a modifier that did not change`() throws {
        let test = ViewTest(Renamed())
        try test.tap("rename")
        #expect(test.texts.map(\.string) == ["rename", "b", "b"])
    }

    @Test func `concat applies the first modifier first`() throws {
        struct Pad: ViewModifier {
            let length: CGFloat
            func body(content: Content) -> some View { content.padding(.leading, length) }
        }
        struct Fixed: ViewModifier {
            func body(content: Content) -> some View { content.frame(width: 100, alignment: .leading) }
        }
        let padThenFrame = ViewTest { Text("x").modifier(Pad(length: 10).concat(Fixed())) }
        #expect(padThenFrame.sizeThatFits(.unspecified).width == 100)
        #expect(try padThenFrame.text("x").frame.minX == 10)
        let frameThenPad = ViewTest { Text("x").modifier(Fixed().concat(Pad(length: 10))) }
        #expect(frameThenPad.sizeThatFits(.unspecified).width == 110)
    }

    @Test func `conditional content made by hand behaves as in a builder`() {
        typealias Either = _ConditionalContent<Text, EmptyView>
        let shown: Either = ViewBuilder.buildEither(first: Text("shown"))
        let empty: Either = ViewBuilder.buildEither(second: EmptyView())
        let test = ViewTest {
            VStack(spacing: 8) {
                shown; empty; Text("after")
            }
        }
        #expect(test.texts.map(\.string) == ["shown", "after"])
        // The empty branch takes no place: two lines of 20.5 and one gap.
        #expect(test.sizeThatFits(.unspecified).height == 49)
    }

    @Test func `modifier of a group applies to each member`() {
        let test = ViewTest {
            VStack(spacing: 0) {
                Group {
                    Color.red.frame(height: 10)
                    Color.blue.frame(height: 10)
                }
                .padding(.top, 5)
            }
        }
        #expect(test.sizeThatFits(.unspecified).height == 30)
    }

    @Test func `environment is overridden deeper and transformed`() {
        struct Shown: View {
            @Environment(\.lineLimit) private var limit
            var body: some View { Text("limit \(limit ?? 0)") }
        }
        let test = ViewTest {
            VStack {
                Shown()
                Shown().lineLimit(2)
                Shown().transformEnvironment(\.lineLimit) { $0 = ($0 ?? 0) + 5 }
            }
            .lineLimit(1)
        }
        #expect(test.texts.map(\.string) == ["limit 1", "limit 2", "limit 6"])
    }

    @Test func `equal environments evaluate nothing`() {
        struct Outer: View {
            let tick: Int
            var body: some View { VStack { Inner().font(.caption) } }
        }
        struct Inner: View {
            var body: some View { Text("inner") }
        }
        let test = ViewTest(Outer(tick: 0))
        _ = test.texts
        let before = test.bodyEvaluations
        test.update(Outer(tick: 1))
        // The outer body alone: the font is the same, and so is all below it.
        #expect(test.bodyEvaluations == before + 1)
    }

    @Test func `any view keeps state as long as the type stays`() throws {
        let test = ViewTest(AnyView(Counter(name: "a")))
        try test.tap("a 0")
        test.update(AnyView(Counter(name: "b")))
        #expect(test.has("b 1"))
        test.update(AnyView(Text("text")))
        #expect(test.has("text"))
        test.update(AnyView(Counter(name: "c")))
        #expect(test.has("c 0"))
    }
}
