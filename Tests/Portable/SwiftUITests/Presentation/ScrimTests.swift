import SwiftUITestHost
import Testing

/// Taps beside what lies over a page, under the status bar too.
@MainActor
@Suite("Scrims")
struct ScrimTests {
    private let journal = Journal()

    private struct Page: View {
        let journal: Journal
        @State private var isAsking = false
        @State private var isSheetShown = false
        @State private var isPopoverShown = false
        var body: some View {
            VStack {
                Menu("Menu") {
                    Button("Item") {}
                    Menu("Inner") { Button("Innermost") {} }
                }
                Button("Ask") { isAsking = true }
                    .confirmationDialog("Sure?", isPresented: $isAsking) {
                        Button("Yes") {}
                        Button("Cancel", role: .cancel) { journal("cancelled") }
                    }
                Button("Sheet") { isSheetShown = true }
                    .sheet(isPresented: $isSheetShown) { Text("page").presentationDetents([.medium]) }
                Button("Popover") { isPopoverShown = true }
                    .popover(isPresented: $isPopoverShown) { Text("bubble").presentationCompactAdaptation(.popover) }
                Text("Context").contextMenu { Button("Copy") {} }
            }
        }
    }

    private func page() -> ViewTest<Page> {
        ViewTest(
            Page(journal: journal),
            DisplayConfiguration(
                width: 390, height: 800, safeAreaInsets: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)))
    }

    @Test(
        "A tap under the status bar or beside the home indicator closes what a tap elsewhere does",
        arguments: [20, 795])
    func status(y: CGFloat) throws {
        let test = page()
        for (name, content) in [("Menu", "Item"), ("Ask", "Yes"), ("Popover", "bubble")] {
            try test.tap(name)
            #expect(test.has(content))
            test.tap(at: CGPoint(x: 5, y: y))
            #expect(!test.has(content), "\(name)")
        }
        #expect(journal.take() == ["cancelled"])
        try test.longPress("Context")
        #expect(test.has("Copy"))
        test.tap(at: CGPoint(x: 5, y: y))
        #expect(!test.has("Copy"))
        try test.tap("Menu")
        try test.tap("Inner")
        #expect(test.has("Innermost"))
        test.tap(at: CGPoint(x: 5, y: y))
        #expect(!test.has("Innermost") && !test.has("Item"))
    }

    @Test("A tap under the status bar closes a sheet")
    func sheet() throws {
        let test = page()
        try test.tap("Sheet")
        #expect(test.has("page"))
        test.tap(at: CGPoint(x: 5, y: 20))
        #expect(!test.has("page"))
    }
}
