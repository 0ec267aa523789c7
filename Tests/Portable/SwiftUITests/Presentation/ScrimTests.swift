import Drawing
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUIPresentation
@testable import SwiftUITestHost

/// Taps beside what lies over a page, under the status bar too.
///
/// Numbers: a blur of 10 points at the end of the transition, as drawn today by eye; not compared with a device.
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

    @Test(arguments: [20, 795])
    func `a tap under the status bar or beside the home indicator closes what a tap elsewhere does`(y: CGFloat) throws {
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

    @Test func `a tap under the status bar closes a sheet`() throws {
        let test = page()
        try test.tap("Sheet")
        #expect(test.has("page"))
        test.tap(at: CGPoint(x: 5, y: 20))
        #expect(!test.has("page"))
    }

    /// The blurs of all that lies below, across the screen.
    private func blurs(of list: DisplayList) -> [CGFloat] {
        list.items.flatMap { item -> [CGFloat] in
            guard case .group(let group) = item else { return [] }
            let isWhole = group.backdrop?.shape.geometry.bounds.width == 390
            return (isWhole ? [group.backdrop?.radius ?? 0] : []) + blurs(of: group.content)
        }
    }

    @Test func `a context menu blurs what is below it more and more, unless people want less transparency`() throws {
        let page = Text("Context").frame(width: 390, height: 800).contextMenu { Button("Copy") {} }
        var phone = DisplayConfiguration(width: 390, height: 800, animates: true)
        let test = ViewTest(page, phone)
        #expect(blurs(of: test.displayList) == [])
        try test.longPress("Context")
        test.advance(by: 0.05)
        let radius = try #require(blurs(of: test.displayList).first)
        #expect(radius > 0 && radius < 10)
        test.advance(by: 2)
        #expect(blurs(of: test.displayList) == [10])
        phone.accessibility = .reduceTransparency
        let plain = ViewTest(page, phone)
        try plain.longPress("Context")
        plain.advance(by: 2)
        #expect(plain.has("Copy") && blurs(of: plain.displayList) == [])
    }
}
