import CoreGraphics
import Drawing
import Foundation
import Testing

@testable import SwiftUIControls
@testable @_spi(Portable) import SwiftUICore
@testable import SwiftUINavigation
@testable import SwiftUITestHost

/// The reader's settings for the whole device, and their effects on the system's drawing.
///
/// Numbers: system colours at increased contrast are those of the Human Interface Guidelines (iOS 13 to 18). Opacities
/// of bars and materials (0.82, 0.64) are by eye, and bold text adds two weights of 100: both not compared with a
/// device. Times and positions follow from the drags and durations in the tests.
@MainActor
@Suite("The reader's settings")
struct ReaderSettingsTests {
    // MARK: Contrast

    private func hex(_ color: SystemColor, _ scheme: ColorScheme, elevated: Bool = false) -> RGBAColor {
        var values = EnvironmentValues()
        values.colorScheme = scheme
        values._colorSchemeContrast = .increased
        values.isInterfaceElevated = elevated
        return color.color(in: values)
    }

    @Test func `colours of the system are stronger for who wants more contrast`() {
        #expect(hex(.blue, .light) == RGBAColor(hex: 0x0040DD))
        #expect(hex(.blue, .dark) == RGBAColor(hex: 0x409CFF))
        #expect(hex(.gray4, .light) == RGBAColor(hex: 0xBCBCC0))
        #expect(hex(.secondaryLabel, .light) == RGBAColor(hex: 0x3C3C43, alpha: 0.8))
        #expect(hex(.systemGroupedBackground, .light) == RGBAColor(hex: 0xEBEBF0))
        #expect(hex(.systemBackground, .dark, elevated: true) == RGBAColor(hex: 0x242426))
    }

    @Test func `no label, line or fill is weaker with more contrast`() {
        let veils: [SystemColor] = [
            .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .separator, .systemFill,
            .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
        ]
        for scheme in ColorScheme.allCases {
            var values = EnvironmentValues()
            values.colorScheme = scheme
            for veil in veils { #expect(hex(veil, scheme).alpha > veil.color(in: values).alpha, "\(veil)") }
        }
    }

    @Test func `more contrast reaches what a view draws`() throws {
        var phone = DisplayConfiguration(width: 100, height: 100)
        phone.colorSchemeContrast = .increased
        let list = ViewTest(Rectangle().fill(.tint), phone).displayList
        #expect(list.fillColors == [RGBAColor(hex: 0x0040DD)])
    }

    @Test func `a colour of an asset catalogue has a form for more contrast, and one for that in the dark`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("colors-\(UUID().uuidString)")
        let set = folder.appendingPathComponent("Assets.xcassets/Brand.colorset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func entry(_ red: String, _ appearances: [String: String]) -> String {
            let list = appearances.map { #"{"appearance": "\#($0.key)", "value": "\#($0.value)"}"# }
            let found = list.isEmpty ? "" : #", "appearances": [\#(list.joined(separator: ", "))]"#
            let components = #"{"red": "\#(red)", "green": "0x00", "blue": "0x00", "alpha": "1.000"}"#
            return #"{"idiom": "universal", "color": {"color-space": "srgb", "components": \#(components)}\#(found)}"#
        }
        let entries = [
            entry("0x44", ["luminosity": "dark", "contrast": "high"]), entry("0x33", ["contrast": "high"]),
            entry("0x22", ["luminosity": "dark"]), entry("0x11", [:]),
        ]
        let json = #"{"colors": [\#(entries.joined(separator: ", "))]}"#
        try Data(json.utf8).write(to: set.appendingPathComponent("Contents.json"))
        let bundle = try #require(Bundle(path: folder.path))
        func red(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast) -> String? {
            var values = EnvironmentValues()
            values.colorScheme = scheme
            values._colorSchemeContrast = contrast
            return Paint.color(Color("Brand", bundle: bundle).rgba(in: values)).hex
        }
        #expect(red(.light, .standard) == "110000")
        #expect(red(.dark, .standard) == "220000")
        #expect(red(.light, .increased) == "330000")
        #expect(red(.dark, .increased) == "440000")
    }

    // MARK: Transparency

    @Test func `materials and bars are opaque for who wants less transparency`() throws {
        let page = NavigationStack {
            List(0..<40, id: \.self) { Text("Row \($0)") }
                .navigationTitle("Rows").navigationBarTitleDisplayMode(.inline)
                .safeAreaInset(edge: .bottom) { Text("Below").frame(maxWidth: .infinity).background(.thinMaterial) }
        }
        var phone = DisplayConfiguration(width: 390, height: 800)
        func backdrops() throws -> (count: Int, alphas: Set<Double>) {
            let test = ViewTest(page, phone)
            try test.scroll("Row 3", y: 100)
            let bars = [RGBAColor(hex: 0xF9F9F9), RGBAColor(hex: 0xF2F2F2)]
            let colors = test.displayList.fillColors.filter { color in
                bars.contains { $0.opacity(color.alpha) == color }
            }
            return (Drawn.groups(test.displayList).filter { $0.backdrop != nil }.count, Set(colors.map(\.alpha)))
        }
        let usual = try backdrops()
        #expect(usual.count >= 2 && usual.alphas == [0.82, 0.64])
        phone.accessibility = .reduceTransparency
        let opaque = try backdrops()
        #expect(opaque.count == 0 && opaque.alphas == [1])
    }

    // MARK: Motion

    @Test func `pages fade into each other for who wants less motion, and follow a finger all the same`() throws {
        var phone = DisplayConfiguration.animated
        phone.accessibility = .reduceMotion
        let test = ViewTest(
            NavigationStack {
                NavigationLink("Go") { Color.green.navigationTitle("Second") }.navigationTitle("First")
            }, phone)
        _ = test.elements
        try test.tap("Go")
        test.advance(by: 0.1)
        let green = SystemColor.green.color(in: EnvironmentValues())
        func left() -> CGFloat? {
            zip(test.displayList.fills, test.displayList.colors(ofFills: ())).first { $0.1 == green }?.0.minX
        }
        #expect(left() == 0)
        let opacity = try #require(test.displayList.opacities.first)
        #expect(opacity > 0 && opacity < 1)
        #expect(test.has("Second") && !test.has("Go"))
        test.advance(by: 0.5)
        #expect(test.displayList.opacities.isEmpty)
        try test.tap("First")
        test.advance(by: 0.15)
        #expect(left() == 0 && test.has("Go"))
        test.advance(by: 0.5)
        #expect(left() == nil)
        try test.tap("Go")
        test.advance(by: 0.5)
        test.drag(from: CGPoint(x: 5, y: 200), to: CGPoint(x: 105, y: 200), duration: 2, releases: false)
        #expect(try isNear(#require(left()), 100, by: 1))
    }

    // MARK: Buttons

    @Test func `words of buttons without a shape are underlined for who wants to see shapes`() throws {
        let page = NavigationStack {
            VStack {
                Button("Plain text") {}
                Button("Bordered") {}.buttonStyle(.bordered)
                Text("Words")
            }
            .navigationTitle("Page").navigationBarTitleDisplayMode(.inline)
            .toolbar { Button("Edit") {} }
        }
        var phone = DisplayConfiguration(width: 390, height: 800)
        func underlined() -> Set<String> {
            let test = ViewTest(page, phone)
            let lines = test.displayList.fills.filter { $0.height < 3 && $0.width > 10 && $0.width < 200 }
            return Set(test.texts.filter { text in lines.contains { text.frame.contains($0) } }.map(\.string))
        }
        #expect(underlined() == [])
        phone.accessibility = .showButtonShapes
        #expect(underlined() == ["Plain text", "Edit"])
    }

    // MARK: Bold text

    @Test func `bold text makes all text of the system's faces heavier, and keeps apart what stands out`() throws {
        let page = VStack {
            Text("Regular")
            Text("Light").fontWeight(.light)
            Text("Headline").font(.headline)
            Text("Bold").bold()
            Text("Of the app").font(.custom("DejaVu Serif", size: 17))
        }
        var phone = DisplayConfiguration()
        phone.legibilityWeight = .bold
        let test = ViewTest(page, phone)
        #expect(try test.text("Regular").fontWeight == 600)
        #expect(try test.text("Light").fontWeight == 500)
        #expect(try test.text("Headline").fontWeight == 800)
        #expect(try test.text("Bold").fontWeight == 900)
        #expect(try test.text("Of the app").fontWeight == 400)
    }

    @Test func `bold text makes symbols heavier as well`() {
        var phone = DisplayConfiguration(width: 100, height: 100)
        func strokes() -> [CGFloat] {
            ViewTest(Image(systemName: "heart"), phone).displayList.strokeWidths
        }
        let usual = strokes()
        phone.legibilityWeight = .bold
        #expect((strokes().first ?? 0) > (usual.first ?? 0))
    }
}

extension DisplayList {
    /// The colours of ``fills``, one for each.
    fileprivate func colors(ofFills: Void) -> [RGBAColor?] {
        items.flatMap { item -> [RGBAColor?] in
            switch item {
            case .group(let group): group.content.colors(ofFills: ())
            case .fill(_, .color(let color), _, _): [color]
            case .fill: [nil]
            default: []
            }
        }
    }

    fileprivate var strokeWidths: [CGFloat] {
        items.flatMap { item -> [CGFloat] in
            switch item {
            case .stroke(_, _, let attributes): [attributes.width]
            case .group(let group): group.content.strokeWidths
            default: []
            }
        }
    }
}
