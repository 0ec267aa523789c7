import StyleableComponents
import SwiftUI
import SwiftUITestHost
import Testing

/// The bodies that components evaluate.
///
/// Numbers: a row of four parts whose looks are modifiers evaluates one body for the row and one for each part, which is
/// five; twelve are allowed.
struct StyleCostTests {
    private func bodies(_ count: Int, _ row: @escaping (Int) -> some View) -> Int {
        ViewTest(VStack { ForEach(0..<count, id: \.self) { row($0) } }).evaluatedBodies
    }

    /// The bodies of one row among others.
    private func bodiesOfRow(_ row: @escaping (Int) -> some View) -> Int {
        (bodies(11, row) - bodies(1, row)) / 10
    }

    @Test func `a row of four parts evaluates few bodies`() {
        let bodies = bodiesOfRow { index in
            Quad(
                head: { Text("Head \(index)") }, tail: { Text("Tail") }, note: { Text("Note") }, mark: { Text("Mark") })
        }
        #expect(bodies == 5)
    }

    @Test func `texts of data cost no bodies of their own`() {
        let bodies = bodiesOfRow { index in
            Quad(head: AttributedString("Head \(index)"), tail: "Tail", note: "Note", mark: "Mark")
        }
        #expect(bodies == 5)
    }

    @Test func `a text that has a colour and a font keeps them in a look of others`() throws {
        let test = ViewTest(
            Quad(
                head: { Text("Large").font(.largeTitle).foregroundStyle(Color.red) }, tail: { Text("Small") },
                mark: { Text("Caption").font(.caption) }))
        #expect(try test.frame(of: "Large").height == ViewTest(Text("Large").font(.largeTitle)).size.height)
        #expect(try test.frame(of: "Small").height == test.frame(of: "Caption").height)
    }

    @Test func `a change of a part evaluates its row alone`() throws {
        let test = ViewTest(Rows())
        let all = test.evaluatedBodies
        try test.tap("Change 3")
        let changed = test.evaluatedBodies - all
        #expect(test.has("Done"))
        // The row with its button, which is pressed and released, and texts.
        #expect(changed > 0 && changed <= 2 * all / 100, "\(changed) of \(all)")
    }

    @Test func `a look of the app is applied with those of the package, and others cost a body each`() {
        struct Red: HeadStyle, LookStyle {
            func look(of head: LookContent, for configuration: HeadConfiguration) -> some View {
                head.view.foregroundStyle(.red)
            }
            func makeBody(_ configuration: HeadConfiguration) -> some View {
                look(of: LookContent(Head(configuration)), for: configuration)
            }
        }
        let row = { (index: Int) in Quad(head: { Text("Head \(index)") }) }
        let plain = bodiesOfRow(row)
        #expect(bodiesOfRow { row($0).headStyle(Red()) } == plain)
        #expect(bodiesOfRow { row($0).headStyle { Head($0).foregroundStyle(.red) } } == plain + 1)
    }
}

/// A list of rows, one of which changes.
private struct Rows: View {
    struct Row: View {
        let index: Int
        @State private var isDone = false

        var body: some View {
            HStack {
                Quad(
                    head: AttributedString("Head \(index)"), tail: isDone ? "Done" : "Open", note: "Note", mark: "Mark")
                Button("Change \(index)") { isDone.toggle() }
            }
        }
    }

    var body: some View {
        VStack { ForEach(0..<100, id: \.self) { Row(index: $0) } }
    }
}

extension ViewTest {
    /// The bodies that were evaluated to lay the view out.
    fileprivate var evaluatedBodies: Int {
        _ = size
        return bodyEvaluations
    }
}
