import SwiftUITestHost
import Testing

/// The failure messages of a test: the expectation, the actual elements, and the reason.
///
/// Numbers: frames of texts in Inter on the display of 390 with lines of 20.5, as laid out today, not compared with a
/// device: widths follow from the fonts that are installed. A drag of 40 scrolls by 30 after 10 points of recognition.
@MainActor
@Suite("Failures of the test host")
struct TestHostFailureTests {
    private struct Page: View {
        @State private var name = "Ann"
        var body: some View {
            VStack {
                Button("Delete item") {}
                HStack {
                    Text("Anna")
                    Text("Owner")
                }
                .accessibilityElement(children: .combine)
                Button("Save") {}
                Button("Save") {}.disabled(true)
                TextField("Name", text: $name)
                Text("plain")
            }
        }
    }

    /// The first line of a failure, and the rest.
    private func failure(_ action: () throws -> Void) throws -> (problem: String, rest: String) {
        let error = try #require(throws: ViewTestError.self, performing: action)
        let lines = error.description.split(separator: "\n", maxSplits: 1)
        return (String(lines[0]), lines.count > 1 ? String(lines[1]) : "")
    }

    @Test func `elements are told with what they are and where, and so is the tree`() throws {
        let rest = try failure { try ViewTest(Page()).tap("nothing of the kind") }.rest
        #expect(rest.contains("button “Delete item” (151.5, 0.0, 87.0, 20.5)\n"))
        #expect(rest.contains("textField “Name” = “Ann” (0.0, "))
        #expect(rest.contains("button “Save” (176.5, 67.5, 37.5, 20.5), disabled\n"))
        #expect(rest.contains("tree:\nRootBox (0.0, 0.0, 390.0, "))
        #expect(!rest.contains("CGPoint"))
    }

    @Test func `a name that is nearly there, or a text within an element, is pointed out`() throws {
        let test = ViewTest(Page())
        #expect(try failure { try test.tap("Delete") }.problem == "no element “Delete”; near it are “Delete item”")
        #expect(
            try failure { try test.tap("delete itm") }.problem == "no element “delete itm”; near it are “Delete item”")
        let part = try failure { try test.tap("Owner") }.problem
        #expect(part.hasPrefix("no element “Owner”; the text is part of text “Anna, Owner” ("))
        #expect(try failure { try test.tap("Zzzzzz") }.problem == "no element “Zzzzzz”")
        #expect(try failure { _ = try test.text("Nobody") }.problem.hasSuffix("“Save”, “Save”, “Ann”, “plain”"))
    }

    private struct Loading: View {
        @State private var name = "Nothing yet"
        var body: some View {
            Text(name).task {
                try? await Task.sleep(for: .milliseconds(20))
                name = "Ann"
            }
        }
    }

    @Test func `what a task brings is waited for, and what does not come is told with what is there instead`()
        async throws
    {
        let test = ViewTest(Loading())
        #expect(test.has("Nothing yet"))
        await #expect(throws: ViewTestError.self) { try await test.wait(for: "Ann", atMost: .nan) }
        #expect(try await test.wait(for: "Ann", atMost: .infinity).role == "text")
        let missing = await #expect(throws: ViewTestError.self) { try await test.wait(for: "Anna", atMost: 0.01) }
        #expect(missing?.description.hasPrefix("waited 0.01 s for the element “Anna”; near it are “Ann”\n") == true)
        let never = await #expect(throws: ViewTestError.self) {
            try await test.wait(for: "the impossible", atMost: 0.01) { false }
        }
        #expect(never?.description.hasPrefix("waited 0.01 s for the impossible\nelements:\n  text “Ann”") == true)
    }

    @Test func `several of one name are told apart`() throws {
        let problem = try failure { try ViewTest(Page()).tap("Save") }.problem
        #expect(problem.hasPrefix("2 elements “Save”: button “Save” (176.5, 45.0, 37.5, 20.5); button “Save” (176.5, "))
    }

    @Test func `who taps what is disabled hears of it, a finger at its place does not`() throws {
        var taps = 0
        let test = ViewTest(
            VStack {
                Button("Save") { taps += 1 }
                Toggle("Wi-Fi", isOn: .constant(true))
                Text("Area").onTapGesture { taps += 1 }.accessibilityAddTraits(.isButton)
            }
            .disabled(true))
        for name in ["Save", "Wi-Fi"] {
            #expect(
                try failure { try test.tap(name) }.problem.hasPrefix("nothing takes a tap at “\(name)”: it is disabled")
            )
            #expect(try failure { try test.longPress(name) }.problem.hasSuffix("it is disabled"))
            #expect(try failure { try test.activate(name) }.problem.hasSuffix("it is disabled"))
        }
        #expect(throws: ViewTestError.self) { try test.tap("Area") }
        let frame = try test.frame(of: "Save")
        test.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        #expect(taps == 0)
    }

    @Test func `a touch that nothing notices says what stands in its way`() throws {
        let plain = try failure { try ViewTest(Page()).tap("plain") }.problem
        #expect(plain.contains("nothing takes a tap at “plain”: no gesture is on TextBox ("))
        let covered = ViewTest {
            ZStack {
                Button("below") {}
                Color.red.frame(width: 100, height: 100)
            }
        }
        let cover = try failure { try covered.longPress("below") }.problem
        #expect(cover.contains("no gesture is on ShapeBox (0.0, 0.0, 100.0, 100.0), which is in front there"))
        let long = ViewTest(
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<20) { Button("row \($0)") {}.frame(width: 100, height: 44) } }
            }, DisplayConfiguration(height: 200))
        let far = try failure { try long.tap("row 10") }.problem
        #expect(far.contains(") is out of view, which is 100.0 by 200.0; scroll there first"))
        let disabled = ViewTest(Text("Send").onTapGesture {}.disabled(true))
        #expect(
            try failure { try disabled.tap("Send") }.problem.hasSuffix("“Send”: what would take it there is disabled"))
        #expect(try failure { try disabled.longPress("Send") }.problem.hasSuffix("take it there is disabled"))
        #expect(try failure { try disabled.doubleTap("Send") }.problem.hasSuffix("take it there is disabled"))
    }

    @Test func `what is behind another element is not touched in its place`() throws {
        var lines: [String] = []
        let test = ViewTest {
            ZStack {
                Button("below") { lines.append("below") }
                Button("above") { lines.append("above") }.overlay { Text("badge") }
            }
        }
        let problem = try failure { try test.tap("below") }.problem
        #expect(problem.hasPrefix("nothing takes a tap at “below”: it is behind text “badge” ("))
        #expect(try failure { try test.longPress("below") }.problem.contains("it is behind"))
        #expect(lines.isEmpty)
    }

    @Test func `a touch on what is scrolled away within the view says in what`() throws {
        let test = ViewTest {
            VStack(spacing: 0) {
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<20) { Button("row \($0)") {}.frame(width: 100, height: 44) } }
                }
                .frame(height: 100)
                Color.red.frame(height: 400)
            }
        }
        let problem = try failure { try test.tap("row 5") }.problem
        #expect(
            problem.contains("“row 5”: it is scrolled out of ScrollBox (145.0, 0.0, 100.0, 100.0); scroll there first"))
    }

    @Test func `drags, pinches and scrolling that nothing follows are failures; what follows is none`() throws {
        let test = ViewTest {
            VStack {
                Text("still").frame(width: 390, height: 40)
                ScrollView { Text("moving").frame(width: 390, height: 1_000) }.frame(height: 100)
            }
        }
        #expect(
            try failure { try test.drag("still", by: CGSize(width: 30, height: 0)) }.problem.contains(
                "nothing takes a drag at “still”: no gesture is on TextBox ("))
        #expect(try failure { try test.drag(from: "still", to: "moving") }.problem.contains("a drag at “still”"))
        #expect(try failure { try test.pinch("still", scale: 2) }.problem.contains("nothing takes a pinch at “still”"))
        #expect(try failure { try test.scroll("still", y: 10) }.problem == "nothing scrolls at “still”")
        #expect(!test.drag(from: CGPoint(x: 195, y: 20), to: CGPoint(x: 195, y: 30)))
        #expect(test.drag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 60)))
        #expect(test.contentOffsets == [CGPoint(x: 0, y: 30)])
    }
}
