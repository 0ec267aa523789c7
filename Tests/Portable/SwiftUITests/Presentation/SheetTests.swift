import Drawing
import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable @_spi(Portable) import SwiftUICore
@testable import SwiftUIInteraction
@testable import SwiftUINavigation
@testable import SwiftUIPresentation

private struct Person: Identifiable {
    let id: Int
    let name: String
}

private final class Log { var entries: [String] = [] }

private struct Inner: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    @Environment(\.horizontalSizeClass) private var sizeClass
    let title: String

    var body: some View {
        VStack {
            Text(title)
            Text(isPresented ? "presented" : "not presented")
            Text(sizeClass == .compact ? "compact" : "regular")
            Button("Done") { dismiss() }
        }
    }
}

/// Sheets, covers and popovers present content, and are left by fingers, actions and code.
///
/// Numbers: the display of 390 × 844 with insets of 47 and 34; a sheet begins 10 below the status bar, a medium one at
/// 433.5, a popover 13 below its view (its arrow): as laid out today, not compared with a device. Content scrolls by
/// 300 less 10.
@MainActor
@Suite("Sheets, covers and popovers")
struct SheetTests {
    private let phone = ContextMenuTests.phone

    private struct Page: View {
        let log: Log
        @State private var isUp = false
        var form = 0
        var detents: Set<PresentationDetent> = [.large]
        var stays = false

        var body: some View {
            let button = Button("Open") { isUp = true }
            let inner = Inner(title: "Content").presentationDetents(detents).interactiveDismissDisabled(stays)
                .onAppear { log.entries.append("appear") }.onDisappear { log.entries.append("disappear") }
            if form == 0 {
                button.sheet(isPresented: $isUp) {
                    log.entries.append("dismiss")
                } content: {
                    inner
                }
            } else if form == 1 {
                button.fullScreenCover(isPresented: $isUp) {
                    log.entries.append("dismiss")
                } content: {
                    inner
                }
            } else {
                button.popover(isPresented: $isUp) { inner.fixedSize() }
            }
        }
    }

    @Test func `a sheet comes up, is left by dismiss, and says so once`() throws {
        let log = Log()
        let test = ViewTest(Page(log: log), phone)
        try test.tap("Open")
        #expect(test.has("presented"))
        #expect(!test.has("Open"))
        #expect(test.elements.contains { $0.role == "sheet" && $0.isModal })
        try test.tap("Done")
        #expect(!test.has("Content"))
        #expect(log.entries == ["appear", "disappear", "dismiss"])
        try test.tap("Open")
        try test.escape(from: "Content")
        #expect(log.entries.filter { $0 == "dismiss" }.count == 2)
    }

    @Test func `a large sheet leaves ten points below the status bar, its content keeps clear of the home indicator`()
        throws
    {
        let test = ViewTest(Page(log: Log()), phone)
        try test.tap("Open")
        let sheet = try #require(test.elements.first { $0.role == "sheet" })
        #expect(sheet.frame == CGRect(x: 0, y: 57, width: 390, height: 787))
        let top = try test.frame(of: "Content").minY - 57
        let bottom = 844 - 34 - (try test.frame(of: "Done").maxY)
        #expect(abs(top - bottom) <= 1)
    }

    @Test func `detents decide about the height, a drag goes to the nearest`() throws {
        let test = ViewTest(Page(log: Log(), detents: [.medium, .height(200), .large]), phone)
        try test.tap("Open")
        func top() -> CGFloat { test.elements.first { $0.role == "sheet" }?.frame.minY ?? -1 }
        #expect(top() == CGFloat(610))
        test.drag(from: CGPoint(x: 195, y: 620), to: CGPoint(x: 195, y: 480), duration: 2)
        #expect(top() == CGFloat(433.5))
        test.drag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 820), duration: 1)
        #expect(!test.has("Content"))
    }

    @Test(arguments: [PresentationContentInteraction.automatic, .scrolls])
    func `a sheet that can grow does so before its content scrolls`(_ interaction: PresentationContentInteraction)
        throws
    {
        let test = ViewTest(
            Color.clear.sheet(isPresented: .constant(true)) {
                ScrollView { Color.blue.frame(height: 3_000) }
                    .presentationDetents([.medium, .large])
                    .presentationContentInteraction(interaction)
            }, phone)
        func top() -> CGFloat { test.elements.first { $0.role == "sheet" }?.frame.minY ?? -1 }
        func drag(from start: CGFloat, to end: CGFloat) {
            test.drag(from: CGPoint(x: 195, y: start), to: CGPoint(x: 195, y: end), duration: 2)
        }
        #expect(top() == CGFloat(433.5))
        drag(from: 700, to: 400)
        let grew = interaction == .automatic
        #expect(top() == (grew ? CGFloat(57) : CGFloat(433.5)))
        #expect((test.contentOffsets.first?.y ?? -1) == (grew ? 0 : 290))
        guard grew else { return }
        // At its greatest height it scrolls its content, and comes down again from the content's top.
        drag(from: 700, to: 400)
        #expect(top() == CGFloat(57) && test.contentOffsets.first?.y == 290)
        test.scroll(at: CGPoint(x: 195, y: 600), y: -290)
        drag(from: 300, to: 660)
        #expect(top() == CGFloat(433.5))
    }

    @Test func `a tap outside takes a low sheet down, unless it is to stay`() throws {
        for stays in [false, true] {
            let test = ViewTest(Page(log: Log(), detents: [.medium], stays: stays), phone)
            try test.tap("Open")
            test.tap(at: CGPoint(x: 195, y: 100))
            #expect(test.has("Content") == stays)
            test.drag(from: CGPoint(x: 195, y: 450), to: CGPoint(x: 195, y: 840), duration: 0.3)
            #expect(test.has("Content") == stays)
        }
    }

    @Test func `another item makes another sheet`() throws {
        struct Items: View {
            let log: Log
            @State private var person: Person?

            var body: some View {
                Button("First") { person = Person(id: 1, name: "Anna") }
                    .sheet(item: $person) {
                        log.entries.append("dismiss")
                    } content: { shown in
                        Counter(name: shown.name) { person = Person(id: 2, name: "Ben") }
                    }
            }
        }
        struct Counter: View {
            let name: String
            let next: () -> Void
            @State private var count = 0

            var body: some View {
                Text("\(name) \(count)")
                Button("Count") { count += 1 }
                Button("Next") { next() }
            }
        }
        let log = Log()
        let test = ViewTest(Items(log: log), phone)
        try test.tap("First")
        try test.tap("Count")
        #expect(test.has("Anna 1"))
        try test.tap("Next")
        #expect(test.has("Ben 0"))
        #expect(log.entries == ["dismiss"])
    }

    @Test func `a cover hides what is below`() throws {
        let test = ViewTest(Page(log: Log(), form: 1), phone)
        try test.tap("Open")
        #expect(!test.texts.contains { $0.string == "Open" })
        #expect(test.elements.first { $0.role == "sheet" }?.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        try test.tap("Done")
        #expect(test.has("Open"))
    }

    @Test func `a popover is a sheet where it is narrow, and points at its view where it is wide`() throws {
        let narrow = ViewTest(Page(log: Log(), form: 2), phone)
        try narrow.tap("Open")
        #expect(narrow.elements.contains { $0.role == "sheet" })
        let wide = ViewTest(
            Page(log: Log(), form: 2).frame(maxWidth: .infinity, maxHeight: .infinity),
            DisplayConfiguration(width: 1024, height: 768, horizontalSizeClass: .regular))
        let button = try wide.frame(of: "Open")
        try wide.tap("Open")
        let popover = try #require(wide.elements.first { $0.role == "popover" })
        #expect(popover.frame.minY == button.maxY + 13)
        #expect(abs(popover.frame.midX - button.midX) <= 0.5)
        #expect(wide.has("compact"))
        wide.tap(at: CGPoint(x: 20, y: 20))
        #expect(!wide.has("Content"))
    }

    @Test func `sheets lie on each other in the order in which they came`() throws {
        struct Nested: View {
            @State private var first = false
            @State private var second = false

            var body: some View {
                Button("One") { first = true }
                    .sheet(isPresented: $first) {
                        Button("Two") { second = true }.sheet(isPresented: $second) { Text("Last") }
                    }
            }
        }
        let test = ViewTest(Nested(), phone)
        try test.tap("One")
        try test.tap("Two")
        #expect(test.elements.filter { $0.role == "sheet" }.count == 1)
        #expect(test.has("Last") && !test.has("Two"))
        try test.escape(from: "Last")
        #expect(test.has("Two"))
    }
}

extension SheetTests {
    private struct Level: View {
        @Environment(\.isInterfaceElevated) private var isElevated

        var body: some View { Text(isElevated ? "raised" : "base") }
    }

    @Test func `sheets and popovers raise the interface level of their content, covers do not`() {
        let page = Color.clear
        #expect(ViewTest(page.sheet(isPresented: .constant(true)) { Level() }, phone).has("raised"))
        #expect(ViewTest(page.fullScreenCover(isPresented: .constant(true)) { Level() }, phone).has("base"))
        var pad = phone
        pad.horizontalSizeClass = .regular
        #expect(ViewTest(page.popover(isPresented: .constant(true)) { Level() }, pad).has("raised"))
        #expect(ViewTest(Level(), phone).has("base"))
    }

    @Test func `in the dark backgrounds on a sheet are a step lighter`() {
        func background(_ isOnSheet: Bool) -> RGBAColor {
            var values = EnvironmentValues()
            values.colorScheme = .dark
            values.isInterfaceElevated = isOnSheet
            return SystemColor.systemBackground.color(in: values)
        }
        #expect(background(false) == RGBAColor(hex: 0x000000))
        #expect(background(true) == RGBAColor(hex: 0x1C1C1E))
    }

    @Test func `keys and the focus stay on a modal layer`() throws {
        struct Page: View {
            @State var isUp = false
            @State var count = 0
            @State var text = ""

            var body: some View {
                VStack {
                    Button("Count \(count)") { count += 1 }.keyboardShortcut("k")
                    TextField("Below", text: $text)
                    Button("Open") { isUp = true }
                }
                .sheet(isPresented: $isUp) {
                    VStack {
                        TextField("Above", text: $text)
                        Text("Counted \(count)")
                        Button("Close") { isUp = false }
                    }
                }
            }
        }
        let test = ViewTest(Page(), phone)
        test.press("k", modifiers: .command)
        #expect(test.has("Count 1"))
        try test.tap("Below")
        try test.type("a")
        try test.tap("Open")
        #expect(throws: ViewTestError.self) { try test.type("b") }
        #expect(!test.press("k", modifiers: .command))
        #expect(test.has("Counted 1"))
        #expect(test.press(.tab))
        try test.type("c")
        try test.tap("Close")
        test.press("k", modifiers: .command)
        #expect(test.has("Count 2"))
    }
}

/// Layers adapt to wide, low and crowded windows.
///
/// Numbers: worked out from the windows' sizes and insets and the content in each test. Form sheets of 540, dialogs of
/// 304, arrows of 13 and distances of 10 are as laid out today; not compared with a device.
extension SheetTests {
    private struct Nested: View {
        @State private var isSheet = false
        @State private var isPopover = false
        @State private var isDialog = false

        var body: some View {
            Color.clear.sheet(isPresented: .constant(true)) {
                VStack {
                    Button("Sheet") { isSheet = true }.sheet(isPresented: $isSheet) { Text("Inner sheet") }
                    Button("Popover") { isPopover = true }.popover(isPresented: $isPopover) { Text("Inner popover") }
                    Button("Dialog") { isDialog = true }
                        .confirmationDialog("Which?", isPresented: $isDialog) { Button("One") {} }
                }
            }
        }
    }

    @Test func `what a sheet presents where it is wide is as wide places have it`() throws {
        var pad = phone
        (pad.width, pad.height) = (1024, 768)
        pad.horizontalSizeClass = .regular
        for (name, role, width) in [("Sheet", "sheet", CGFloat(540)), ("Dialog", "popover", 304)] {
            let test = ViewTest(Nested(), pad)
            try test.tap(name)
            #expect(test.elements.first { $0.role == role }?.frame.width == width)
        }
        let test = ViewTest(Nested(), pad)
        try test.tap("Popover")
        #expect(test.elements.contains { $0.role == "popover" } && !test.elements.contains { $0.role == "sheet" })
        let narrow = ViewTest(Nested(), phone)
        try narrow.tap("Popover")
        #expect(narrow.elements.first { $0.role == "sheet" }?.frame.minY == 57)
    }

    @Test func `in low windows sheets cover the screen unless they are to stay as they are`() {
        var low = phone
        (low.width, low.height, low.verticalSizeClass) = (844, 390, .compact)
        low.safeAreaInsets = EdgeInsets(top: 0, leading: 47, bottom: 21, trailing: 47)
        func frame(_ page: some View) -> CGRect? {
            ViewTest(page, low).elements.first { $0.role == "sheet" || $0.role == "popover" }?.frame
        }
        let content = Text("Content").frame(width: 100, height: 60)
        let screen = CGRect(x: 0, y: 0, width: 844, height: 390)
        #expect(frame(Color.clear.sheet(isPresented: .constant(true)) { content }) == screen)
        #expect(frame(Color.clear.popover(isPresented: .constant(true)) { content }) == screen)
        let card = content.presentationCompactAdaptation(horizontal: .fullScreenCover, vertical: .none)
        #expect(frame(Color.clear.sheet(isPresented: .constant(true)) { card })?.minY == 10)
        let bubble = content.presentationCompactAdaptation(horizontal: .sheet, vertical: .popover)
        #expect(frame(Text("?").popover(isPresented: .constant(true)) { bubble })?.size.width == 100)
    }

    @Test func `a popover of a view that leaves no room beside it points at its middle`() throws {
        var pad = phone
        (pad.width, pad.height) = (1024, 768)
        pad.horizontalSizeClass = .regular
        let page = Color.clear.popover(isPresented: .constant(true)) { Text("Help").frame(width: 300, height: 200) }
        let popover = try #require(ViewTest(page, pad).elements.first { $0.role == "popover" }).frame
        // The middle between the status bar of 47 points and the bottom inset of 34 points.
        #expect(popover.size == CGSize(width: 300, height: 200))
        #expect(abs(popover.midX - 512) <= 0.5)
        #expect(popover.minY == CGFloat(390.5 + 13))
        // A row that reaches from side to side leaves room above and below.
        let row = VStack(spacing: 0) {
            page.frame(height: 200)
            Color.clear
        }
        let below = try #require(ViewTest(row, pad).elements.first { $0.role == "popover" }).frame
        #expect(below.minY == CGFloat(47 + 200 + 13))
    }

    @Test func `a popover is as wide as its content likes to be, not as there is room`() throws {
        func size<V: View>(@ViewBuilder _ content: @escaping () -> V) -> CGSize? {
            var pad = phone
            (pad.width, pad.height, pad.horizontalSizeClass) = (1024, 768, .regular)
            let page = Color.clear.popover(isPresented: .constant(true), content: content)
            return ViewTest(page, pad).elements.first { $0.role == "popover" }?.frame.size
        }
        let form = size {
            NavigationStack { Form { Toggle("Open", isOn: .constant(true)) } }.frame(minWidth: 300, minHeight: 340)
        }
        #expect(form == CGSize(width: 300, height: 340))
        let bar = size {
            VStack(spacing: 0) {
                Color.red.frame(width: 200, height: 40); Divider(); Slider(value: .constant(0))
            }
        }
        #expect(bar?.width == 200)
    }

    @Test func `a popover keeps clear of the status bar`() throws {
        var pad = phone
        (pad.width, pad.height) = (1024, 768)
        pad.horizontalSizeClass = .regular
        let test = ViewTest(
            Color.clear.overlay(alignment: .topLeading) {
                Button("Anchor") {}.popover(isPresented: .constant(true), arrowEdge: .leading) {
                    Text("Help").padding()
                }
            }, pad)
        #expect(test.elements.first { $0.role == "popover" }?.frame.minY == 47)
    }
}
