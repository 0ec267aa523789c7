import SwiftUI
import SwiftUITestHost
import Testing

extension EnvironmentValues {
    /// A variable (its comment and attributes stay apart from the entry).
    @Entry fileprivate var gap: CGFloat = 8
    @Entry var marks = ["a", "b"]
    @Entry fileprivate var `default`: (@Sendable (Int) -> Bool)? = nil  // var, not a key
    @available(*, deprecated, message: "var (x")
    @Entry fileprivate var table: [String: [Int]] = ["one": [1], "two": [1, 2]]
    @Entry fileprivate var late: Int?
}

extension Transaction {
    @Entry fileprivate var step: Int = 3
}

extension FocusedValues {
    @Entry fileprivate var document: String?
    @Entry fileprivate var pages: Optional<[Int]>
}

/// Entries have their default until they are set, and reach the views below.
///
/// Numbers: the values that the entries declare and the tests set.
@MainActor
@Suite("Entries of values that are handed down")
struct EntryMacroTests {
    @Test func `environment values have their default until they are set`() {
        var values = EnvironmentValues()
        #expect(values.gap == 8)
        #expect(values.marks == ["a", "b"])
        #expect(values.default == nil)
        #expect(values.late == nil)
        values.gap = 4
        values.marks.append("c")
        values.default = { $0 > 1 }
        values.late = 7
        #expect(values.gap == 4)
        #expect(values.marks == ["a", "b", "c"])
        #expect(values.default?(2) == true)
        #expect(values.late == 7)
        #expect(EnvironmentValues().gap == 8)
    }

    @Test func `an entry reaches the views below`() throws {
        struct Reader: View {
            @Environment(\.gap) private var gap

            var body: some View { Text(verbatim: "\(gap)") }
        }
        let test = ViewTest(
            VStack {
                Reader().environment(\.gap, 12)
                Reader()
            })
        #expect(test.has("12.0"))
        #expect(test.has("8.0"))
    }

    @Test func `a transaction carries its entry`() {
        #expect(Transaction().step == 3)
        var transaction = Transaction()
        transaction.step = 5
        #expect(transaction.step == 5)
    }

    @Test func `focused values are absent until a view publishes them`() throws {
        struct Page: View {
            @FocusedValue(\.document) private var document
            @FocusedValue(\.pages) private var pages

            var body: some View {
                VStack {
                    Text(document ?? "none").accessibilityIdentifier("document")
                    Text(verbatim: "\(pages?.count ?? -1)").accessibilityIdentifier("pages")
                    TextField("field", text: .constant(""))
                        .focusedValue(\.document, "Letter").focusedValue(\.pages, [1, 2])
                }
            }
        }
        let test = ViewTest(Page())
        #expect(try test.element("document").label == "none")
        try test.tap("field")
        #expect(try test.element("document").label == "Letter")
        #expect(try test.element("pages").label == "2")
    }
}
