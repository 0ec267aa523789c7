import Drawing
import Testing

@testable import SwiftUIControls
@testable @_spi(Floors) import SwiftUICore
@testable import SwiftUINavigation
@testable import SwiftUIPresentation
@testable import SwiftUITestHost

/// The look of layers on the page below, and of the page below them.
///
/// Numbers: a form sheet of 540 × 620 points in the middle of the safe area, a page 16 narrower at each side below a
/// sheet, dialogs of 304 with buttons of 57: as laid out today, in part by eye; not compared with a device.
@MainActor
@Suite("Look of layers")
struct SheetLookTests {
    private let phone = ContextMenuTests.phone
    /// 16 points less at each side.
    private let pushedBack: CGFloat = 358.0 / 390

    private struct Scheme: View {
        let name: String
        @Environment(\.colorScheme) private var scheme

        var body: some View { Text("\(name) \(scheme == .dark ? "dark" : "light")") }
    }

    @Test func `the colour scheme that a sheet wants is its own, that of the page is that of both`() throws {
        let inSheet = ViewTest(
            Scheme(name: "page").sheet(isPresented: .constant(true)) {
                Scheme(name: "sheet").preferredColorScheme(.dark)
            }, phone)
        #expect(inSheet.texts.map(\.string) == ["page light", "sheet dark"])
        let inPage = ViewTest(
            Scheme(name: "page").preferredColorScheme(.dark).sheet(isPresented: .constant(true)) {
                Scheme(name: "sheet")
            }, phone)
        #expect(inPage.texts.map(\.string) == ["page dark", "sheet dark"])
    }

    /// The scale of the page below the layers.
    private func pageScale(_ test: ViewTest<some View>) -> CGFloat {
        for case .group(let group) in test.displayList.items where group.transform.a != 1 { return group.transform.a }
        return 1
    }

    private struct Page: View {
        var detents: Set<PresentationDetent> = [.large]
        @State private var isUp = false

        var body: some View {
            Button("Open") { isUp = true }.sheet(isPresented: $isUp) {
                Button("Done") { isUp = false }.presentationDetents(detents)
            }
        }
    }

    @Test func `a large sheet pushes the page back, others do not`() throws {
        let test = ViewTest(Page(), phone)
        #expect(pageScale(test) == 1)
        try test.tap("Open")
        #expect(pageScale(test) == pushedBack)
        try test.tap("Done")
        #expect(pageScale(test) == 1)
        let medium = ViewTest(Page(detents: [.medium, .large]), phone)
        try medium.tap("Open")
        #expect(pageScale(medium) == 1)
        medium.drag(from: CGPoint(x: 195, y: 440), to: CGPoint(x: 195, y: 80))
        #expect(pageScale(medium) == pushedBack)
    }

    @Test func `where there is room a sheet stands in the middle and leaves the page as it is`() throws {
        var pad = phone
        (pad.width, pad.height) = (1024, 768)
        pad.horizontalSizeClass = .regular
        let test = ViewTest(Page(), pad)
        try test.tap("Open")
        #expect(pageScale(test) == 1)
        let sheet = try #require(test.elements.first { $0.role == "sheet" }).frame
        #expect(sheet == CGRect(x: 242, y: 74, width: 540, height: 620))
    }

    @Test func `a popover that stays one where it is narrow leaves the page as it is`() {
        let test = ViewTest(
            Text("Page").popover(isPresented: .constant(true)) {
                Text("Help").presentationCompactAdaptation(.popover)
            }, phone)
        #expect(pageScale(test) == 1)
    }

    @Test func `the page goes back and comes again gradually, and with the finger that draws the sheet`() throws {
        var configuration = phone
        configuration.animates = true
        let test = ViewTest(Page(), configuration)
        _ = test.size
        try test.tap("Open")
        test.advance(by: 0.1)
        let early = pageScale(test)
        #expect(early < 1 && early > pushedBack)
        test.advance(by: 1)
        #expect(pageScale(test) == pushedBack)
        test.drag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 300), duration: 1, releases: false)
        let drawn = pageScale(test)
        #expect(drawn < 1 && drawn > pushedBack)
        test.send(.ended, at: CGPoint(x: 195, y: 800))
        test.advance(by: 2)
        #expect(pageScale(test) == 1)
    }

    @Test func `where there is room a confirmation dialog is a popover without a button that cancels`() throws {
        struct Screen: View {
            @State private var isUp = false
            @State private var log = "nothing"

            var body: some View {
                VStack {
                    Text(log)
                    Button("Delete…") { isUp = true }
                        .confirmationDialog("Sure?", isPresented: $isUp, titleVisibility: .visible) {
                            Button("Delete", role: .destructive) { log = "deleted" }
                            Button("Keep", role: .cancel) { log = "kept" }
                        }
                }
            }
        }
        let pad = DisplayConfiguration(
            width: 1024, height: 768, horizontalSizeClass: .regular,
            safeAreaInsets: EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0))
        let test = ViewTest(Screen(), pad)
        let source = try test.frame(of: "Delete…")
        try test.tap("Delete…")
        #expect(!test.has("Keep") && !test.has("Cancel"))
        let button = try test.frame(of: "Delete")
        #expect(button.width == 304 && button.height == 57 && abs(button.midX - source.midX) < 1)
        test.tap(at: CGPoint(x: 20, y: 20))
        #expect(!test.has("Delete") && test.has("kept"))
        try test.tap("Delete…")
        try test.tap("Delete")
        #expect(test.has("deleted") && !test.has("Delete"))
    }
}

/// Layers keep clear of the bar above the keyboard.
///
/// Numbers: a bar of 44 points on the safe area's inset of 34 (Docs/Facts/IOSMetrics.md), in a window of 620.
extension SheetLookTests {
    private struct Typing: View {
        var isPopover = false

        private var form: some View {
            NavigationStack {
                VStack {
                    TextField("Name", text: .constant(""))
                    Spacer(minLength: 100)
                    Text("Last")
                }
                .toolbar { ToolbarItem(placement: .keyboard) { Button("Done") {} } }
            }
        }

        var body: some View {
            if isPopover {
                Color.clear.popover(isPresented: .constant(true)) { form }
            } else {
                Color.clear.sheet(isPresented: .constant(true)) { form }
            }
        }
    }

    @Test func `panels keep clear of the keyboard's bar only as far as it lies over them`() throws {
        var pad = phone
        (pad.width, pad.height) = (1024, 900)
        pad.horizontalSizeClass = .regular
        let test = ViewTest(Typing(), pad)
        let sheet = try #require(test.elements.first { $0.role == "sheet" }).frame
        let before = try test.frame(of: "Last").maxY
        #expect(before == sheet.maxY)
        try test.tap("Name")
        let bar = try test.frame(of: "Done")
        #expect(bar.minY > sheet.maxY)
        #expect(try test.frame(of: "Last").maxY == before)
        // The sheet ends where the screen does.
        pad.height = 620
        let low = ViewTest(Typing(), pad)
        try low.tap("Name")
        #expect(try low.frame(of: "Last").maxY == CGFloat(620 - 34 - 44))
    }
}
