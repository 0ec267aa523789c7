import SwiftUI
import Testing

@testable import FioriThemeManager

/// Style sheets that were written for NUI: one unknown thing costs nothing else.
///
/// Numbers: values in each sheet; places are lines and columns counted in each text, from 1. Colours of HSL are those
/// of CSS Color 3, 4.2.4.
struct ExistingStyleSheetTests {
    private func warnings(_ text: String) throws -> [String] {
        try StyleSheet(text).warnings.map { "\($0.line):\($0.column) \($0.message)" }
    }

    private func style(
        _ text: String, of classes: String..., medium: StyleSheetMedium = StyleSheetMedium()
    ) throws -> StyleSheetStyle? {
        let element = StyleSheetElement(classes: classes.map { StyleSheetClass(name: $0) })
        return StyleSheetStyles(element, in: [try StyleSheet(text)])?.style(in: medium)
    }

    private func hex(_ color: StyleSheetColor?, dark: Bool = false) -> String? {
        var environment = EnvironmentValues()
        environment.colorScheme = dark ? .dark : .light
        return color?.color.resolve(in: environment).description
    }

    // MARK: Unknown names

    @Test func `an unknown property leaves its rule and all others`() throws {
        let text = "title { font-color: red; hight: 10; }\nsubtitle { font-color: blue; }"
        let sheet = try StyleSheet(text)
        #expect(try warnings(text) == ["1:26 expected a property, found “hight”; did you mean “height”?"])
        #expect(hex(sheet.style(of: "title", in: "X")?.fontColor) == "#FF0000FF")
        #expect(hex(sheet.style(of: "subtitle", in: "X")?.fontColor) == "#0000FFFF")
    }

    @Test func `an undefined reference leaves its rule and all others`() throws {
        let text = "title { font-color: red; }\nButton { font-size: @primaryFontSize; corner-radius: 3; }"
        #expect(
            try warnings(text) == [
                "2:21 expected the name of a definition or of a colour style, found “@primaryFontSize”"
            ])
        #expect(try style(text, of: "Button")?.cornerRadius == 3)
        #expect(try style(text, of: "Button")?.fontSize == nil)
        #expect(try style(text, of: "title")?.fontColor != nil)
    }

    /// Each text has one fault before a rule that applies.
    @Test(arguments: [
        "@import \"other.nss\";", "@brand #fff;", "} ", "title > b { font-size: 9; }", ".x { a: b; }", "a {{ b: c; }}",
        "@keyframes x { from { a: b; } to { a: c; } }", "a { b c d; }", "a { b: ; }", "a { : 3; }", "a b { c: d; }",
        "@media (color) { Label { font-size: 3; } }", "@media screen { Label { font-size: 3; } }",
        "@media (device: watch) { Label { font-size: 3; } }", "a { font-size: big; }", "<html>{}", "a { b: c }",
        "@media (device: ipad) and (device: iphone) { Label { font-size: 3; } }", "a { b: c\n d: e; }", "* { }", "a:{}",
    ])
    func `a fault does not reach the next rule`(fault: String) throws {
        let text = fault + "\nLabel { font-size: 21; }"
        #expect(try style(text, of: "Label")?.fontSize == 21)
        #expect(!(try warnings(text).isEmpty))
        #expect(throws: StyleSheetError.self) { try StyleSheet(text, strict: true) }
    }

    @Test func `a value without its semicolon counts`() throws {
        let text = "Label {\n font-color: red\n font-size: 20;\n font-name: Avenir }"
        let label = try #require(try style(text, of: "Label"))
        #expect(hex(label.fontColor) == "#FF0000FF" && label.fontSize == 20 && label.fontName == "Avenir")
        #expect(try warnings(text).map { $0.prefix(4) } == ["2:17", "4:20"])
    }

    @Test func `a list of classes may span lines`() throws {
        let text = "Button { exclude-subviews: UITableViewCell,\n    UITextField;\n font-size: 20; }"
        #expect(try style(text, of: "Button")?.fontSize == 20)
        #expect(try warnings(text).count == 1)
    }

    @Test(arguments: [
        "", "\u{0}\u{1}", "{{{{", "}}}}", "@", "@media", "@media (", "a {", "a { b", "a { b:", "\"", "/*",
    ])
    func `fragments load`(text: String) throws {
        _ = try StyleSheet(text)
    }

    @Test func `the list of warnings is bounded`() throws {
        let text = String(repeating: "a { b: c; }\n", count: 20_000) + "Label { font-size: 21; }"
        let sheet = try StyleSheet(text)
        #expect(sheet.warnings.count == 500)
        #expect(sheet.rules.count == 20_001)
    }

    @Test func `chains of references are bounded`() throws {
        let chain = (0..<5000).map { "@a\($0): @a\($0 + 1);" }.joined()
        #expect(try StyleSheet(chain + "@a5000: 3;").warnings.count == 500)
    }

    // MARK: Colours

    @Test(arguments: [
        ("#f46", "#FF4466FF"), ("#f468", "#FF446688"), ("0xFF4466", "#FF4466FF"), ("FF4466", "#FF4466FF"),
        ("0xff446680", "#FF446680"), ("FF446680", "#FF446680"), ("#FF4466", "#FF4466FF"),
        ("hsl(0.5, 1, 0.5)", "#00FFFFFF"), ("hsla(0, 1, 0.5, 0.5)", "#FF000080"), ("hsl(120, 100%, 25%)", "#008000FF"),
        ("hsl(0, 0, 1)", "#FFFFFFFF"), ("rgb(100%, 0, 0)", "#FF0000FF"), ("rgba(255, 68, 102, 0.5)", "#FF446680"),
        ("rgb( 255 , 68,102 )", "#FF4466FF"), ("darkGray", "#555555FF"), ("clear", "#00000000"),
        ("redColor", "#FF0000FF"), ("green", "#00FF00FF"), ("systemRed", "#FF3B30FF"), ("primaryLabel", "#223548FF"),
    ])
    func `spellings of colours`(text: String, expected: String) throws {
        #expect(try warnings("Label { font-color: \(text); }") == [])
        #expect(hex(try style("Label { font-color: \(text); }", of: "Label")?.fontColor) == expected)
        #expect(hex(try style("@x: \(text); Label { font-color: @x; }", of: "Label")?.fontColor) == expected)
    }

    @Test(arguments: [
        "#12345", "#ggg", "rgb(1, 2)", "rgb(1, 2, 300)", "hsl(1, 2, 3, 4, 5)", "what", "0x", "f46", "##123456",
    ])
    func `texts that are no colours`(text: String) throws {
        #expect(try warnings("Label { font-color: \(text); }").count == 1)
    }

    @Test func `colours of the system follow the scheme`() throws {
        let color = try style("Label { font-color: systemRed; }", of: "Label")?.fontColor
        #expect(hex(color) == "#FF3B30FF")
        #expect(hex(color, dark: true) == "#FF453AFF")
    }

    // MARK: Values

    @Test(arguments: [
        ("8", [8, 8, 8, 8]), ("8 4", [8, 4, 8, 4]), ("1 2 3", [1, 2, 3, 2]), ("1 2 3 4", [1, 4, 3, 2]),
        ("1,2,3,4", [1, 4, 3, 2]), ("1px 2pt", [1, 2, 1, 2]),
    ])
    func `boxes are top, right, bottom and left`(text: String, expected: [CGFloat]) throws {
        let room = try #require(try style("Button { padding: \(text); }", of: "Button")?.padding)
        #expect([room.top, room.leading, room.bottom, room.trailing] == expected)
    }

    @Test func `offsets flags and names`() throws {
        let button = try #require(
            try style(
                "Button { text-shadow-offset: 0,-1; shadow-offset: 2 3; text-auto-fit: true; image: pin.png; text-line-clamp: 2; }",
                of: "Button"))
        #expect(button.offset(.textShadowOffset) == CGSize(width: 0, height: -1))
        #expect(button.offset(.shadowOffset) == CGSize(width: 2, height: 3))
        #expect(button.flag(.textAutoFit) == true && button.name(.image) == "pin.png")
        #expect(button.lineLimit == .some(.some(2)))
    }

    @Test(arguments: [
        "font-size: 100000", "width: 1e9", "padding: 1 2 3 4 5", "padding: x", "shadow-offset: 1", "corner-radius: nan",
    ])
    func `values out of range are reported`(declaration: String) throws {
        #expect(try warnings("Button { \(declaration); }").count == 1)
    }

    // MARK: States and classes

    @Test func `names of properties and selectors end in states`() throws {
        let text = """
            Button { font-color: red; font-color-highlighted: blue; background-color-selected-highlighted: lime;
                background-color-normal: white; font-color-disabled: gray; }
            Button:highlighted { corner-radius: 9; }
            Button:selected:highlighted { border-width: 4; }
            """
        #expect(try warnings(text) == [])
        let button = try #require(try style(text, of: "Button"))
        #expect(hex(button.fontColor) == "#FF0000FF" && button.cornerRadius == nil)
        #expect(hex(button.backgroundColor) == "#FFFFFFFF")
        let pressed = button.style(
            in: StyleSheetState.states(isSelected: false, isHighlighted: true, isDisabled: false))
        #expect(hex(pressed.fontColor) == "#0000FFFF" && pressed.cornerRadius == 9 && pressed.borderWidth == nil)
        let both = button.style(in: StyleSheetState.states(isSelected: true, isHighlighted: true, isDisabled: false))
        #expect(hex(both.backgroundColor) == "#00FF00FF" && both.borderWidth == 4)
        let disabled = button.style(
            in: StyleSheetState.states(isSelected: false, isHighlighted: false, isDisabled: true))
        #expect(hex(disabled.fontColor) == "#808080FF")
    }

    @Test func `later classes of a chain win`() throws {
        let text = "LargeLabel { font-size: 28; } Label { font-size: 18; font-color: red; } Label:Odd { opacity: 0.5; }"
        let large = try #require(try style(text, of: "Label", "LargeLabel"))
        #expect(large.fontSize == 28 && hex(large.fontColor) == "#FF0000FF" && large.opacity == nil)
        #expect(try style(text, of: "Label", "Odd")?.opacity == 0.5)
        #expect(StyleSheetElement(chain: "A: B:C").classes.map(\.name) == ["A", "B", "C"])
    }

    @Test func `rules of a part win over those of its component and these over classes`() throws {
        let sheet = try StyleSheet(
            "X.title { opacity: 0.4; } X { font-size: 9; font-color: blue; opacity: 0.1; } Label { font-size: 8; font-weight: bold; }"
        )
        let element = StyleSheetElement(component: "X", part: "title", classes: [StyleSheetClass(name: "Label")])
        let style = try #require(StyleSheetStyles(element, in: [sheet])?.base)
        #expect(style.fontSize == 9 && style.fontWeight == .bold && style.opacity == 0.4)
        #expect(hex(style.fontColor) == "#0000FFFF")
    }

    // MARK: Media

    private static let media = """
        @media (device:ipad) { @size: 30; title { font-size: @size; } }
        @media (orientation:portrait) and (device:iphone) { title { font-size: 20; } }
        @media (orientation: landscape) { @tintColor: #010203; title { opacity: 0.5; } }
        @tintColor: #040506;
        title { font-size: 17; }
        """

    @Test(arguments: [
        (StyleSheetMedium.Device?.none, StyleSheetMedium.Orientation?.none, 17, nil), (.ipad, .portrait, 30, nil),
        (.ipad, .landscape, 30, 0.5), (.iphone, .portrait, 20, nil), (.iphone, .landscape, 17, 0.5),
    ])
    func `rules of media apply while it holds, wherever they stand`(
        device: StyleSheetMedium.Device?, orientation: StyleSheetMedium.Orientation?, size: Double, opacity: Double?
    ) throws {
        let sheet = try StyleSheet(Self.media)
        #expect(sheet.warnings == [])
        let medium = StyleSheetMedium(device: device, orientation: orientation)
        let style = sheet.style(of: "title", in: "X", medium: medium)
        #expect(style?.fontSize == size && style?.opacity == opacity)
        let theme = ThemeManager()
        theme.addStyleSheet(sheet)
        #expect(
            theme.currentHexColor(for: .tintColor, in: .dark, medium: { medium })?.description
                == (orientation == .landscape ? "#010203FF" : "#040506FF"))
    }

    @Test func `later sheets refer to definitions in media`() throws {
        let first = try StyleSheet("@size: 10; @media (device: ipad) { @size: 30; }")
        let second = try StyleSheet("title { font-size: @size; }", after: [first])
        #expect(second.style(of: "title", in: "X")?.fontSize == 10)
        #expect(second.style(of: "title", in: "X", medium: StyleSheetMedium(device: .ipad))?.fontSize == 30)
    }

    @Test func `circumstances are those of the environment`() {
        var environment = EnvironmentValues()
        func medium(
            _ horizontal: UserInterfaceSizeClass, _ vertical: UserInterfaceSizeClass
        ) -> StyleSheetMedium {
            environment.horizontalSizeClass = horizontal
            environment.verticalSizeClass = vertical
            return environment.styleSheetMedium
        }
        #expect(medium(.compact, .regular) == StyleSheetMedium(device: .iphone, orientation: .portrait))
        #expect(medium(.compact, .compact) == StyleSheetMedium(device: .iphone, orientation: .landscape))
        #expect(medium(.regular, .compact) == StyleSheetMedium(device: .iphone, orientation: .landscape))
        #expect(medium(.regular, .regular) == StyleSheetMedium(device: .ipad))
    }
}
