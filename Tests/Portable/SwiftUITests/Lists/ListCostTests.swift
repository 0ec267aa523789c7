import SwiftUITestHost
import Testing

/// The cost of an update or a step of scrolling in a long list, counted in bodies and rows.
///
/// Numbers: 600 points less the first gap show 13 rows of 44. The limits of made rows and evaluated bodies bound this
/// implementation.
@MainActor
@Suite("Lists: what updates and scrolling make")
struct ListCostTests {
    private let screen = DisplayConfiguration(width: 390, height: 600)

    private struct Row: View {
        let index: Int
        @State private var count = 0

        var body: some View {
            Button {
                count += 1
            } label: {
                Text(verbatim: "row \(index): \(count)")
            }
        }
    }

    private struct Screen: View {
        let count: Int
        var note = ""

        var body: some View { List { ForEach(0..<count, id: \.self) { Row(index: $0) } } }
    }

    @Test(arguments: [100, 10_000, 100_000])
    func `only what is in view is made`(count: Int) throws {
        let test = ViewTest(Screen(count: count), screen)
        // 565 points under the first gap show 13 rows; two gaps are lines of their own.
        #expect(test.madeLines <= 17)
    }

    @Test(arguments: [100, 10_000, 100_000])
    func `a change in one row evaluates the bodies of that row alone`(count: Int) throws {
        let test = ViewTest(Screen(count: count), screen)
        _ = test.displayList
        let before = test.bodyEvaluations
        try test.tap("row 3: 0")
        #expect(test.has("row 3: 1"))
        // Pressing and letting go change the look of the button, the action its row.
        #expect(test.bodyEvaluations - before <= 12)
    }

    @Test func `scrolling makes what comes into view and lets go of what is far away`() throws {
        let test = ViewTest(Screen(count: 100_000), screen)
        for _ in 0..<200 { test.scroll(at: CGPoint(x: 100, y: 300), y: 300) }
        #expect(test.madeLines <= 3 * 17)
        for step in 0..<50 {
            let before = test.bodyEvaluations
            test.scroll(at: CGPoint(x: 100, y: 300), y: 44)
            _ = test.displayList
            // One row a step, each of a few bodies: the row, its button, and what this is made of.
            #expect(test.bodyEvaluations - before <= 16, "step \(step)")
        }
    }

    @Test func `a row keeps what was written to its state however far it is scrolled away`() throws {
        let test = ViewTest(Screen(count: 10_000), screen)
        try test.tap("row 3: 0")
        test.scroll(at: CGPoint(x: 100, y: 300), y: 100_000)
        #expect(!test.has("row 3: 1"))
        test.scroll(at: CGPoint(x: 100, y: 300), y: -100_000)
        #expect(test.has("row 3: 1"))
    }

    @Test func `a parent that is evaluated again keeps the place`() throws {
        let test = ViewTest(Screen(count: 10_000), screen)
        test.scroll(at: CGPoint(x: 100, y: 300), y: 44 * 500)
        let offsets = test.contentOffsets
        let texts = test.texts.map(\.frame)
        test.update(Screen(count: 10_000, note: "new"))
        #expect(test.contentOffsets == offsets)
        #expect(test.texts.map(\.frame) == texts)
    }

    @Test func `rows that come and go keep order and identity`() throws {
        struct Numbers: View {
            let ids: [Int]
            var body: some View { List { ForEach(ids, id: \.self) { Row(index: $0) } } }
        }
        let test = ViewTest(Numbers(ids: Array(0..<1_000)), screen)
        try test.tap("row 2: 0")
        test.update(Numbers(ids: [5_000] + Array(1..<1_000)))
        #expect(test.texts.prefix(3).map(\.string) == ["row 5000: 0", "row 1: 0", "row 2: 1"])
        test.update(Numbers(ids: Array((0..<1_000).reversed())))
        test.scroll(at: CGPoint(x: 100, y: 300), y: 1e9)
        #expect(test.has("row 2: 1"))
    }
}
