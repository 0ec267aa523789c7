@testable import SwiftUITestHost
import Testing

@testable import SwiftUI

/// Rows of lists that lead to another page.
@MainActor
@Suite("Rows with links")
struct LinkRowTests {
    /// Two links and a plain row, with their texts at the end.
    private struct Rows: View {
        var body: some View {
            List {
                NavigationLink(value: 1) { line("Value") }
                NavigationLink {
                    Text("Page")
                } label: {
                    line("Link")
                }
                line("Plain")
            }
            .navigationTitle("Rows")
        }

        private func line(_ name: String) -> some View {
            HStack {
                Spacer()
                Text(verbatim: name)
            }
        }
    }

    private let phone = DisplayConfiguration(width: 390, height: 700)
    private let pad = DisplayConfiguration(width: 1024, height: 768, horizontalSizeClass: .regular)

    /// Whether the rows with links end before the plain one does, which is where their chevrons are.
    private func haveChevrons<V: View>(_ view: V, _ device: DisplayConfiguration) throws -> [Bool] {
        let test = ViewTest(view, device)
        let end = try test.text("Plain").frame.maxX
        return try ["Value", "Link"].map { try test.text($0).frame.maxX < end - 8 }
    }

    @Test func `links to the column beside have no chevrons, links of a stack do`() throws {
        let split = NavigationSplitView {
            Rows()
        } detail: {
            Text("Detail").navigationDestination(for: Int.self) { Text("Number \($0)") }
        }
        #expect(try haveChevrons(split, pad) == [false, false])
        #expect(try haveChevrons(split, phone) == [true, true])
        #expect(try haveChevrons(NavigationStack { Rows() }, pad) == [true, true])
        let stack = NavigationSplitView {
            NavigationStack { Rows() }
        } detail: {
            Text("Detail")
        }
        #expect(try haveChevrons(stack, pad) == [true, true])
    }

    @Test func `links in the detail have chevrons, those in the side bar have none`() throws {
        let view = NavigationSplitView {
            Rows()
        } detail: {
            NavigationStack { Rows().navigationTitle("Detail") }
        }
        let test = ViewTest(view, pad)
        let ends = test.texts.filter { $0.string == "Value" }.map(\.frame.maxX).sorted()
        let plain = test.texts.filter { $0.string == "Plain" }.map(\.frame.maxX).sorted()
        #expect(ends.count == 2 && plain.count == 2)
        #expect(ends[0] > plain[0] - 8, "The side bar's lead beside.")
        #expect(ends[1] < plain[1] - 8, "Those of the detail lead on.")
    }

    @Test func `a list that is edited has no chevrons; they fade where they were while handles come`() throws {
        struct Names: View {
            @State private var mode = EditMode.inactive

            var body: some View {
                NavigationStack {
                    List {
                        ForEach(["A", "B"], id: \.self) { name in NavigationLink(name) { Text("Page") } }
                            .onMove { _, _ in }
                        NavigationLink("C") { Text("Page") }
                        Button("Edit") { withAnimation { mode = .active } }
                    }
                    .environment(\.editMode, $mode)
                }
            }
        }
        var phone = phone
        phone.animates = true
        let test = ViewTest(Names(), phone)
        let chevrons = test.images.filter { $0.name == "chevron forward" }.map(\.frame)
        #expect(chevrons.count == 3)
        try test.tap("Edit")
        test.advance(by: 0.1)
        let leaving = test.images.filter { $0.name == "chevron forward" }.map(\.frame)
        #expect(leaving.map(\.midY) == chevrons.map(\.midY))
        test.advance(by: 2)
        #expect(!test.images.contains { $0.name == "chevron forward" })
        #expect(test.elements.filter { $0.label == "Reorder" }.count == 2)
    }
}
