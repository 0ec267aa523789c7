@testable import SwiftUIControls
@testable import SwiftUINavigation
@testable import SwiftUITestHost
import Testing

@testable import SwiftUICore

/// Rows of lists that lead to another page.
///
/// Numbers: a chevron takes more than 8 points from a row's text; #D1D1D6 is the system's gray4 (Human Interface
/// Guidelines, Color). The highlight that stays and fades is not compared with a device.
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

    /// True for each row with a link whose text ends before the plain row's, which leaves room for a chevron.
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

    @Test(arguments: [true, false])
    func `a row stays highlighted while its page is shown, and fades as people come back`(_ hasValue: Bool) throws {
        struct Names: View {
            let hasValue: Bool

            var body: some View {
                NavigationStack {
                    List {
                        if hasValue {
                            NavigationLink("A", value: 1)
                        } else {
                            NavigationLink("A") { Color.green.navigationTitle("Page") }
                        }
                        Button("B") {}
                    }
                    .navigationDestination(for: Int.self) { _ in Color.green.navigationTitle("Page") }
                }
            }
        }
        var phone = phone
        phone.animates = true
        let test = ViewTest(Names(hasValue: hasValue), phone)
        let row = try test.text("A").frame.midY
        func color(_ y: CGFloat) throws -> String { try test.color(at: CGPoint(x: 250, y: y)).hex }
        let (plain, pressed) = (try color(row), "D1D1D6")
        try test.tap("A")
        test.advance(by: 1)
        test.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 385, y: 300), duration: 1, releases: false)
        #expect(try test.color(at: CGPoint(x: 250, y: row)).red < 0.85, "it is seen under the page")
        try test.lift()
        test.advance(by: 0.2)
        let fading = try color(row)
        #expect(fading != plain && fading != pressed)
        test.advance(by: 1)
        #expect(try color(row) == plain)
        try test.tap("B")
        test.advance(by: 1)
        #expect(try color(row + 44) == plain, "nothing stays of a button that leads nowhere")
    }
}
