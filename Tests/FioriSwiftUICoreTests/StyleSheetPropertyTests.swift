import Foundation
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriSwiftUICore
@testable import FioriThemeManager
@testable import SwiftUINavigation

/// Effects of the properties of style sheets on pictures.
///
/// No test here changes the shared theme.
///
/// Numbers: colours, sizes and offsets that each sheet sets; 44 is the least height of buttons and fields without a sheet
/// (Human Interface Guidelines, Accessibility).
@MainActor
struct StyleSheetPropertyTests {
    private func test(
        _ sheet: String, _ configuration: DisplayConfiguration = DisplayConfiguration(width: 390),
        @ViewBuilder _ content: () -> some View
    ) throws -> ViewTest<AnyView> {
        let view = content().fioriTheme(try ThemeManager.reading(sheet))
        return ViewTest(configuration) { AnyView(view) }
    }

    private func svg(_ sheet: String, @ViewBuilder _ content: () -> some View) throws -> String {
        try test(sheet, content).svg().lowercased()
    }

    private func test(_ sheet: String, @ViewBuilder _ content: () -> some View) throws -> ViewTest<AnyView> {
        try test(sheet, DisplayConfiguration(width: 390), content)
    }

    // MARK: Text

    @Test func `texts of items follow labels and cells`() throws {
        let sheet = """
            Label { font-size: 31; font-color: #010203; }
            TableCell { font-size: 32; font-color: #040506; background-color: #a1b2c3; }
            TableCellDetail { font-size: 33; }
            """
        let item = try test(sheet) { ObjectItem(title: "Title", subtitle: "Subtitle", status: .text("Status")) }
        #expect(try item.text("Title").fontSize == 32)
        #expect(try item.text("Subtitle").fontSize == 33)
        #expect(try item.text("Status").fontSize == 33)
        #expect(item.svg().contains("#040506") && item.svg().contains("#010203"))
        #expect(item.svg().lowercased().contains("#a1b2c3"))
        #expect(try test(sheet) { SectionHeader(title: "Title") }.text("Title").fontSize == 31)
        #expect(try test(sheet) { Text("Plain") }.text("Plain").fontSize == 31)
    }

    @Test func `the size of a part stays where a sheet names a face only`() throws {
        let plain = try test("@x: 1;") { InfoView(title: "Title") }.text("Title").fontSize
        #expect(
            try test("Label { font-name: boldSystem; }") { InfoView(title: "Title") }.text("Title").fontSize == plain)
        #expect(try test("Label { font-name: Avenir; }") { InfoView(title: "Title") }.text("Title").fontSize == plain)
    }

    @Test(arguments: ["lightSystem", "boldSystem", "italicSystem", "blackSystem", "thinSystem", "mediumSystem"])
    func `faces of the system`(name: String) throws {
        let plain = try svg("Label { font-name: system; }") { Text("Plain") }
        #expect(try svg("Label { font-name: \(name); }") { Text("Plain") } != plain)
    }

    @Test func `transform alignment alpha and shadow of texts`() throws {
        func label(_ declarations: String) throws -> String {
            try svg("SectionHeader.title { \(declarations) }") { SectionHeader(title: "Title") }
        }
        #expect(
            try test("Label { text-transform: uppercase; }") { SectionHeader(title: "Title") }.texts[0].string
                == "TITLE")
        #expect(try label("text-alpha: 0.25;").contains(".25"))
        #expect(try label("text-shadow-color: #010203; text-shadow-offset: 2,3;").contains("dx=\"2\" dy=\"3\""))
        #expect(try label("text-shadow-color: #010203;") != label("font-color: @primaryLabel;"))
    }

    @Test func `a text that fits has one line`() throws {
        let text = String(repeating: "A title that is much too long for one line of this width ", count: 3)
        let plain = try test("@x: 1;") { SectionHeader(title: text) }.size.height
        #expect(try test("Label { text-auto-fit: true; }") { SectionHeader(title: text) }.size.height < plain)
        #expect(try test("Label { text-line-clamp: 1; }") { SectionHeader(title: text) }.size.height < plain)
    }

    // MARK: Box

    @Test(arguments: [
        ("background-color: #010203", ["#010203"]), ("background-tint-color: #010203", ["#010203"]),
        ("bar-tint-color: #010203", ["#010203"]),
        ("background-color-top: #010203; background-color-bottom: #040506", ["#010203", "#040506", "gradient"]),
        ("border-color: #010203", ["#010203"]), ("border-style: bezel; border-color: #010203", ["#010203"]),
        ("shadow-color: #010203; shadow-radius: 5", [".004 0 0 0 0 .008", "stddeviation=\"2.5\""]),
        ("opacity: 0.25", [".25"]),
        ("shadow-opacity: 0.25; shadow-offset: 1,1", [".25", "dx=\"1\" dy=\"1\""]),
        ("background-color: #010203; corner-radius: 7", ["#010203"]), ("font-color: #010203", ["#010203"]),
    ])
    func `boxes of every kind of element`(declarations: String, expected: [String]) throws {
        let views: [(String, AnyView)] = [
            ("Label", AnyView(Text("Text").styleClass("Label"))),
            ("Title", AnyView(Text("Text").styleClass("Title"))),
            ("Button", AnyView(FioriButton(title: "Text"))),
            ("Button", AnyView(Button("Text") {})),
            ("Button", AnyView(InfoView(title: "Title", action: Action(actionText: "Text")))),
            ("TextField", AnyView(TextInput(textInputValue: .constant("Text")))),
            ("SegmentedControl", AnyView(DimensionSelector(segmentTitles: ["Text", "B"], selectedIndex: 1))),
        ]
        for (name, view) in views {
            let picture = try svg("\(name) { \(declarations); }") { view }
            for text in expected { #expect(picture.contains(text), "\(name): \(text)") }
        }
    }

    @Test func `sizes and room`() throws {
        func frame(_ declarations: String) throws -> CGSize {
            try test("Button { \(declarations) }") { FioriButton(title: "OK") }.element("OK").frame.size
        }
        #expect(try frame("font-color: red;").height == 44)
        #expect(try frame("height: 60;").height == 60)
        #expect(try frame("height: 30;").height >= 30)
        #expect(try frame("height: 30;").height < 44)
        #expect(try frame("width: 123;").width == 123)
        #expect(try frame("padding: 40 50;").height > 80 + 15)
        #expect(try frame("content-insets: 40 50;").width > 100)
        #expect(try frame("title-insets: 20;").height > 44)
        let field = try test("TextField { height: 70; width: 200; }") { TextInput(textInputValue: .constant("Text")) }
        #expect(field.size.height == 70)
        let label = try test("Label { height: 90; padding: 1; }") { SectionHeader(title: "Title") }
        #expect(label.size.height >= 90)
    }

    @Test func `fields have kinds of borders and places for their text`() throws {
        func field(_ declarations: String) throws -> ViewTest<AnyView> {
            try test("TextField { \(declarations) }") { TextInput(textInputValue: .constant("Text")) }
        }
        let line = try field("border-style: line; border-color: #010203;").svg()
        #expect(line.contains("#010203"))
        #expect(try field("border-style: none; font-color: #010203;").svg() != field("font-color: #010203;").svg())
        let top = try field("height: 200; vertical-align: top;").text("Text").frame.minY
        let bottom = try field("height: 200; vertical-align: bottom;").text("Text").frame.minY
        #expect(bottom > top + 100)
        let right = try test("Label { width: 300; horizontal-align: right; }") { Text("Text").styleClass("Label") }
        let left = try test("Label { width: 300; text-align: left; }") { Text("Text").styleClass("Label") }
        #expect(try right.text("Text").frame.minX > left.text("Text").frame.minX + 200)
    }

    @Test func `pictures of the app are drawn where the app has them`() throws {
        let image = try test("Button { image: NoSuchImage.png; image-insets: 3; background-image: NoSuchImage; }") {
            FioriButton(title: "OK")
        }
        #expect(image.images.count == 2)
    }

    // MARK: States

    @Test func `states of buttons`() throws {
        let sheet = """
            Button { font-color: #010101; font-color-highlighted: #020202; background-color-highlighted: #030303;
                font-color-selected: #040404; font-color-disabled: #050505; background-color-selected-highlighted: #060606; }
            """
        let button = try test(sheet) { FioriButton(title: "OK", isSelectionPersistent: true) }
        #expect(button.svg().contains("#010101"))
        try button.touch("OK")
        #expect(button.svg().contains("#020202") && button.svg().contains("#030303"))
        try button.lift()
        #expect(button.svg().contains("#040404"))
        try button.touch("OK")
        #expect(button.svg().contains("#060606"))
        #expect(try svg(sheet) { FioriButton(title: "OK").disabled(true) }.contains("#050505"))
        let page = try test(sheet) { InfoView(title: "Title", action: Action(actionText: "Go")) }
        try page.touch("Go")
        #expect(page.svg().contains("#020202") && page.svg().contains("#030303"))
        let segments =
            "SegmentedControl { font-color-selected: #040404; background-color-selected: #050505; divider-color: #060606; }"
        let picture = try svg(segments) { DimensionSelector(segmentTitles: ["A", "B"], selectedIndex: 0) }
        #expect(picture.contains("#040404") && picture.contains("#050505") && picture.contains("#060606"))
    }

    // MARK: Controls

    @Test func `switches progress and sliders have their colours`() throws {
        let on = try svg("Switch { on-tint-color: #010203; }") { Toggle("On", isOn: .constant(true)) }
        #expect(on.contains("#010203"))
        let off = try svg("Switch { thumb-tint-color: #010203; tint-color: #040506; background-color: #070809; }") {
            Toggle("Off", isOn: .constant(false))
        }
        for color in ["#010203", "#040506", "#070809"] { #expect(off.contains(color), "\(color)") }
        let progress = try svg("Progress { progress-tint-color: #010203; track-tint-color: #040506; width: 77; }") {
            ProgressView(value: 0.5)
        }
        #expect(progress.contains("#010203") && progress.contains("#040506"))
        let slider = try svg("Slider { minimum-track-tint-color: #010203; }") {
            Slider(value: .constant(0.5)).styleClass("Slider")
        }
        #expect(slider.contains("#010203"))
    }

    @Test func `a drawn switch is one for assistive technology, and turns`() throws {
        struct Screen: View {
            @State var isOn = false
            var body: some View { Toggle(isOn ? "Is on" : "Is off", isOn: $isOn) }
        }
        let screen = try test("Switch { thumb-tint-color: #010203; }") { Screen() }
        try screen.activate("Is off")
        #expect(screen.texts.contains { $0.string == "Is on" })
    }

    // MARK: Lists, bars and pages

    @Test func `lists and rows`() throws {
        let sheet = """
            Table { background-color-top: #010203; background-color-bottom: #010204; separator-color: #040506; row-height: 90; }
            TableCell { background-color: #070809; font-color: #0a0b0c; font-size: 31; }
            """
        let list = try test(sheet, DisplayConfiguration(width: 390, height: 600)) {
            List {
                Text("First").styleClass("TableCell")
                Text("Second").styleClass("TableCell")
            }
            .listStyle(.plain)
            .styleClass("Table")
        }
        let picture = list.svg()
        for color in ["#010203", "#040506", "#070809", "#0a0b0c"] { #expect(picture.contains(color), "\(color)") }
        #expect(try list.text("Second").frame.minY - list.text("First").frame.minY >= 90)
        #expect(try list.text("First").fontSize == 31)
        let bare = try test(sheet + "Table { separator-style: none; }", DisplayConfiguration(width: 390, height: 600)) {
            List { Text("First").styleClass("TableCell") }.listStyle(.plain)
        }
        #expect(!bare.svg().contains("#040506"))
    }

    @Test func `bars`() throws {
        let stack = try test(
            "NavigationBar { background-color: #010203; font-color: white; }",
            DisplayConfiguration(width: 390, height: 600)
        ) {
            NavigationStack {
                Text("Page").navigationTitle("Title").navigationBarTitleDisplayMode(.inline).styleClass("NavigationBar")
            }
        }
        #expect(stack.svg().contains("#010203"))
        let tabs = try test("TabBar { bar-tint-color: #010203; }", DisplayConfiguration(width: 390, height: 600)) {
            TabView { Text("Page").tabItem { Text("Tab") }.styleClass("TabBar") }
        }
        #expect(tabs.svg().contains("#010203"))
        let page = try svg("NavigationBar { background-color: #010203; } BarButton { font-color: #040506; }") {
            EULAView(title: "Title", cancelAction: Action(actionText: "Cancel"))
        }
        #expect(page.contains("#010203") && page.contains("#040506"))
    }

    @Test func `pages and views`() throws {
        #expect(try svg("View { background-color: #010203; }") { InfoView(title: "Title") }.contains("#010203"))
        #expect(try svg("Window { background-color: #010203; }") { Text("Title") }.contains("#010203"))
        #expect(
            try svg("TextView { font-color: #010203; }") { EULAView(title: "T", bodyAttributedText: "Body") }.contains(
                "#010203"))
        #expect(
            try svg("Control { background-color: #010203; }") { ActivityItems(actionItems: [.init(type: .phone)]) }
                .contains("#010203"))
    }

    @Test func `views without a class of the sheet are evaluated as before`() throws {
        let item = ContactItem(title: "Name", subtitle: "Subtitle")
        let plain = ViewTest(AnyView(item.fioriTheme(ThemeManager())))
        let themed = ViewTest(AnyView(item.fioriTheme(try ThemeManager.reading("PageControl2 { font-size: 3; }"))))
        #expect(themed.svg() == plain.svg())
        #expect(themed.bodyEvaluations == plain.bodyEvaluations)
    }

    // MARK: Media

    @Test func `views follow the window as it turns`() throws {
        struct Screen: View {
            let vertical: UserInterfaceSizeClass
            let theme: ThemeManager
            var body: some View {
                SectionHeader(title: "Title").environment(\.verticalSizeClass, vertical).fioriTheme(theme)
            }
        }
        let sheet = try ThemeManager.reading(
            "@media (orientation: landscape) { title { font-size: 31; } } title { font-size: 21; }")
        let test = ViewTest(Screen(vertical: .regular, theme: sheet))
        #expect(try test.text("Title").fontSize == 21)
        test.update(Screen(vertical: .compact, theme: sheet))
        #expect(try test.text("Title").fontSize == 31)
        test.update(Screen(vertical: .regular, theme: sheet))
        #expect(try test.text("Title").fontSize == 21)
    }

    @Test(arguments: [true, false])
    func `the orientation of an iPad is measured`(isFollowed: Bool) throws {
        let sheet = """
            @media (device: ipad) and (orientation: landscape) { Label { font-size: 31; } }
            @media (device: ipad) and (orientation: portrait) { Label { font-size: 33; } }
            @media (device: iphone) { Label { font-size: 35; } }
            """
        func size(_ width: CGFloat, _ height: CGFloat, _ size: UserInterfaceSizeClass) throws -> CGFloat {
            let configuration = DisplayConfiguration(
                width: width, height: height, horizontalSizeClass: size, verticalSizeClass: .regular)
            let theme = try ThemeManager.reading(sheet)
            let view = SectionHeader(title: "Title")
            let themed =
                isFollowed
                ? AnyView(view.fioriTheme(theme))
                : AnyView(view.environment(\.versionedTheme, VersionedTheme(theme: theme, version: 0)))
            return try ViewTest(configuration) { themed }.text("Title").fontSize
        }
        #expect(try size(1024, 768, .regular) == 31)
        #expect(try size(768, 1024, .regular) == 33)
        #expect(try size(390, 844, .compact) == 35)
    }
}
