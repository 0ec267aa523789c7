import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUITestHost

private struct SourceKey: TransactionKey { static let defaultValue = "nobody" }

extension Transaction {
    fileprivate var source: String {
        get { self[SourceKey.self] }
        set { self[SourceKey.self] = newValue }
    }
}

/// The transaction of a change on its way down, and the views that may change it.
///
/// Numbers: linear interpolation of widths from 100 to 200 points, at the part of each animation's duration that has
/// passed, rounded to whole points.
@MainActor
@Suite("Transactions")
struct TransactionTests {
    private let journal = Journal()

    /// A bar whose width changes by different transactions.
    private struct Bar: View {
        let journal: Journal
        @State private var isWide = false
        @State private var other = 0

        private var action: [(String, () -> Void)] {
            [
                ("plain", { isWide.toggle() }),
                ("animated", { withAnimation(.linear(duration: 1)) { isWide.toggle() } }),
                (
                    "disabled",
                    {
                        var transaction = Transaction(animation: .linear(duration: 1))
                        transaction.disablesAnimations = true
                        withTransaction(transaction) { isWide.toggle() }
                    }
                ),
                ("named", { withTransaction(\.source, "button") { isWide.toggle() } }),
                ("binding", { $isWide.animation(.linear(duration: 2)).wrappedValue.toggle() }),
                (
                    "inner",
                    {
                        withAnimation(.linear(duration: 1)) {
                            withAnimation(nil) { isWide.toggle() }
                        }
                    }
                ),
                ("other", { withAnimation(.linear(duration: 1)) { other += 1 } }),
            ]
        }

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(action.indices, id: \.self) { index in
                    Button(action[index].0) { action[index].1() }
                }
                Color.red.frame(width: isWide ? 200 : 100, height: 10).accessibilityIdentifier("bar")
                    .transaction { journal("\($0.source) \($0.animation.map { "\($0)" } ?? "-")") }
                Color.blue.frame(width: isWide ? 200 : 100, height: 10).accessibilityIdentifier("slow")
                    .transaction(value: isWide) { if !$0.disablesAnimations { $0.animation = .linear(duration: 4) } }
                Color.green.frame(width: isWide ? 200 : 100, height: 10).accessibilityIdentifier("never")
                    .transaction { $0.animation = nil }
                Text(verbatim: "\(other)").accessibilityIdentifier("count")
            }
        }
    }

    private func screen() -> ViewTest<Bar> {
        ViewTest(Bar(journal: journal), DisplayConfiguration(animates: true))
    }

    /// The widths on screen of the three bars.
    private func widths(_ test: ViewTest<Bar>) -> [CGFloat] {
        test.displayList.fills.filter { $0.height == 10 }.map { $0.width.rounded() }
    }

    @Test func `a change is shown as its transaction says, as the views above it change that`() throws {
        let test = screen()
        #expect(widths(test) == [100, 100, 100])
        try test.tap("plain")
        test.advance(by: 1)
        #expect(widths(test) == [200, 125, 200])
        test.advance(by: 3)
        #expect(widths(test) == [200, 200, 200])
        try test.tap("animated")
        test.advance(by: 0.5)
        #expect(widths(test) == [150, 188, 100])
    }

    @Test func `who disables animations is heard by those who declare their own`() throws {
        let test = screen()
        try test.tap("disabled")
        test.advance(by: 0.5)
        #expect(widths(test) == [150, 150, 200])
    }

    @Test func `values of one's own go along with a change, and no further`() throws {
        let test = screen()
        journal.lines = []
        try test.tap("named")
        #expect(journal.lines.contains("button -"))
        journal.lines = []
        test.advance(by: 4)
        try test.tap("plain")
        #expect(!journal.lines.contains { $0.hasPrefix("button") })
    }

    @Test func `a binding brings its own animation; the innermost of two counts, and nil is one`() throws {
        let test = screen()
        try test.tap("binding")
        test.advance(by: 1)
        #expect(widths(test) == [150, 125, 200])
        test.advance(by: 3)
        try test.tap("inner")
        test.advance(by: 0.1)
        #expect(widths(test) == [100, 198, 100])
    }

    @Test func `what changes beside others is not moved by their animation`() throws {
        let test = screen()
        try test.tap("other")
        test.advance(by: 0.5)
        #expect(widths(test) == [100, 100, 100])
        #expect(try test.element("count").label == "1")
    }
}
