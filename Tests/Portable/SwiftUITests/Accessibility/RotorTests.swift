import Testing

@testable import SwiftUI
@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUIInteraction
@testable import SwiftUITestHost

/// Rotors, which lead through places of a view.
///
/// Numbers: the identities and counts of the items that the tests have, and the level of heading that they ask for.
@MainActor
struct RotorTests {
    private struct Mail: Identifiable {
        let id: Int
        let subject: String
        var isNew = false
    }

    private static let mails = [Mail(id: 1, subject: "Hello"), Mail(id: 2, subject: "Order", isNew: true)]

    private struct Inbox: View {
        var mails = RotorTests.mails

        var body: some View {
            VStack {
                ForEach(mails) { mail in
                    Text(verbatim: mail.subject)
                }
            }
            .accessibilityElement(children: .contain)
            .accessibilityIdentifier("inbox")
            .accessibilityRotor("New") {
                ForEach(mails) { mail in
                    if mail.isNew { AccessibilityRotorEntry(mail.subject, id: mail.id) }
                }
            }
            .accessibilityRotor(.headings(level: .h2), entries: mails, entryLabel: \.subject)
            .accessibilityRotor("All", entries: mails, entryID: \.id, entryLabel: \.subject)
        }
    }

    @Test func `rotors have the entries of a builder and of models`() throws {
        let inbox = try ViewTest(Inbox()).element("inbox")
        #expect(inbox.rotors.map(\.name) == ["New", "headings(level: Optional(2))", "All"])
        #expect(inbox.rotors.map(\.entries) == [["Order"], ["Hello", "Order"], ["Hello", "Order"]])
    }

    @Test func `entries lead to the elements of the views with their identities`() throws {
        let test = ViewTest(Inbox())
        let targets = try test.element("inbox").details.rotors[1].entries.map(\.target)
        #expect(try targets == [test.element("Hello").id, test.element("Order").id])
        try test.moveCursor(to: "Order", of: "New", from: "inbox")
        #expect(try test.host.cursor == test.element("Order").id)
        #expect(throws: ViewTestError.self) { try test.moveCursor(to: "Hello", of: "New", from: "inbox") }
    }

    @Test func `rotors follow the state that their entries come from`() throws {
        struct Growing: View {
            @State private var mails = RotorTests.mails

            var body: some View {
                Inbox(mails: mails)
                Button("Add") { mails.append(Mail(id: 3, subject: "Late", isNew: true)) }
            }
        }
        let test = ViewTest(Growing())
        #expect(try test.element("inbox").rotors[0].entries == ["Order"])
        try test.tap("Add")
        #expect(try test.element("inbox").rotors[0].entries == ["Order", "Late"])
        try test.moveCursor(to: "Late", of: "New", from: "inbox")
    }

    private struct Named: View {
        @Namespace private var names

        var body: some View {
            VStack {
                Text("Top").accessibilityIdentifier("top").accessibilityRotor("Parts") {
                    AccessibilityRotorEntry("The end", "end", in: names)
                    Group {
                        AccessibilityRotorEntry(Text("Nowhere"), id: "none", in: names)
                    }
                }
                Text("Bottom").accessibilityRotorEntry(id: "end", in: names)
            }
        }
    }

    @Test func `entries lead to elements that are named in a namespace`() throws {
        let test = ViewTest(Named())
        let entries = try test.element("top").details.rotors[0].entries
        #expect(try entries.map(\.target) == [test.element("Bottom").id, nil])
        try test.moveCursor(to: "The end", of: "Parts", from: "top")
        #expect(throws: ViewTestError.self) { try test.moveCursor(to: "Nowhere", of: "Parts", from: "top") }
    }

    @Test func `entries for parts of a text have the words there`() throws {
        let text = "See apples and pears"
        let ranges = ["apples", "pears"].compactMap { text.range(of: $0) }
        let test = ViewTest(Text(verbatim: text).accessibilityRotor("Fruit", textRanges: ranges))
        let element = try test.element(text)
        #expect(element.rotors[0].entries == ["apples", "pears"])
        #expect(element.details.rotors[0].entries.allSatisfy { $0.target == element.id })
    }

    @Test func `an entry is prepared, and its row of a lazy list is scrolled to`() throws {
        struct Long: View {
            let prepared: () -> Void

            var body: some View {
                ScrollView {
                    LazyVStack {
                        ForEach(0..<200, id: \.self) { Text(verbatim: "Row \($0)").frame(height: 40) }
                    }
                }
                .accessibilityRotor("Marks") { AccessibilityRotorEntry("Last", id: 199) { prepared() } }
            }
        }
        var count = 0
        let test = ViewTest(Long { count += 1 }, DisplayConfiguration(width: 300, height: 400))
        let row = try test.element("Row 0")
        #expect(!test.has("Row 199"))
        try test.moveCursor(to: "Last", of: "Marks", from: row.label)
        #expect(count == 1)
        #expect(try test.host.cursor == test.element("Row 199").id)
    }
}
