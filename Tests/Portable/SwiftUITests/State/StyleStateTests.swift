import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore

/// State of styles: what a style declares and what its body makes lives as long as the view that it styles, as a view's
/// own state does.
@MainActor
@Suite("State of styles")
struct StyleStateTests {
    final class Counter: ObservableObject {
        @Published var count = 0
    }

    /// A view in the body of a style, with state of its own.
    struct Inner: View {
        let name: String
        @State private var count = 0

        var body: some View { Text("\(name) inner \(count)").onTapGesture { count += 1 } }
    }

    struct CountingButtonStyle: ButtonStyle {
        let suffix: String
        @State private var taps = 0
        @StateObject private var counter = Counter()

        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                Text("state \(taps)\(suffix)").onTapGesture { taps += 1 }
                Text("object \(counter.count)\(suffix)").onTapGesture { counter.count += 1 }
                Inner(name: "button")
            }
        }
    }

    struct CountingLabelStyle: LabelStyle {
        let suffix: String
        @State private var taps = 0
        @StateObject private var counter = Counter()

        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.title
                Text("state \(taps)\(suffix)").onTapGesture { taps += 1 }
                Text("object \(counter.count)\(suffix)").onTapGesture { counter.count += 1 }
                Inner(name: "label")
            }
        }
    }

    struct CountingToggleStyle: ToggleStyle {
        let suffix: String
        @State private var taps = 0
        @StateObject private var counter = Counter()

        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                Text("state \(taps)\(suffix)").onTapGesture { taps += 1 }
                Text("object \(counter.count)\(suffix)").onTapGesture { counter.count += 1 }
                Inner(name: "toggle")
            }
        }
    }

    struct CountingGroupBoxStyle: GroupBoxStyle {
        let suffix: String
        @State private var taps = 0
        @StateObject private var counter = Counter()

        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                Text("state \(taps)\(suffix)").onTapGesture { taps += 1 }
                Text("object \(counter.count)\(suffix)").onTapGesture { counter.count += 1 }
                Inner(name: "box")
            }
        }
    }

    /// Taps a text, wherever it is.
    private func tap<V: View>(_ string: String, in test: ViewTest<V>) throws {
        let frame = try test.text(string).frame
        #expect(test.tap(at: CGPoint(x: frame.midX, y: frame.midY)))
    }

    /// Counts in all places of a style, changes the styled view, the style's value and the environment, and expects the
    /// counts to be there.
    private func check<V: View>(_ inner: String, _ view: (_ title: String, _ suffix: String) -> V) throws {
        let test = ViewTest(view("one", ""), DisplayConfiguration(width: 320, height: 400))
        try tap("state 0", in: test)
        try tap("state 1", in: test)
        try tap("object 0", in: test)
        try tap("\(inner) inner 0", in: test)
        #expect(test.texts.map(\.string) == ["one", "state 2", "object 1", "\(inner) inner 1"])
        test.update(view("two", ""))
        #expect(test.texts.map(\.string) == ["two", "state 2", "object 1", "\(inner) inner 1"])
        test.update(view("two", "!"))
        #expect(test.texts.map(\.string) == ["two", "state 2!", "object 1!", "\(inner) inner 1"])
        try tap("state 2!", in: test)
        #expect(try test.text("state 3!").isTruncated == false)
    }

    @Test func `state of a button style survives updates`() throws {
        try check("button") { title, suffix in Button(title) {}.buttonStyle(CountingButtonStyle(suffix: suffix)) }
    }

    @Test func `state of a label style survives updates`() throws {
        try check("label") { title, suffix in
            Label(title, systemImage: "star").labelStyle(CountingLabelStyle(suffix: suffix))
        }
    }

    @Test func `state of a toggle style survives updates`() throws {
        try check("toggle") { title, suffix in
            Toggle(title, isOn: .constant(true)).toggleStyle(CountingToggleStyle(suffix: suffix))
        }
    }

    @Test func `state of a group box style survives updates`() throws {
        try check("box") { title, suffix in
            GroupBox(title) { EmptyView() }.groupBoxStyle(CountingGroupBoxStyle(suffix: suffix))
        }
    }

    @Test func `two views with one style value have states of their own`() throws {
        let style = CountingLabelStyle(suffix: "")
        let test = ViewTest(
            VStack {
                Label("first", systemImage: "star")
                Label("second", systemImage: "star")
            }
            .labelStyle(style), DisplayConfiguration(width: 320, height: 400))
        let frame = try #require(test.texts.first { $0.string == "state 0" }).frame
        test.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        #expect(test.texts.map(\.string).filter { $0.hasPrefix("state") } == ["state 1", "state 0"])
    }

    @Test func `state of a style ends with the view that it styles`() throws {
        struct Page: View {
            let isShown: Bool
            var body: some View {
                if isShown { Label("one", systemImage: "star").labelStyle(CountingLabelStyle(suffix: "")) }
            }
        }
        let test = ViewTest(Page(isShown: true), DisplayConfiguration(width: 320, height: 400))
        try tap("state 0", in: test)
        test.update(Page(isShown: false))
        #expect(test.texts.isEmpty)
        test.update(Page(isShown: true))
        #expect(test.texts.map(\.string) == ["one", "state 0", "object 0", "label inner 0"])
    }
}
