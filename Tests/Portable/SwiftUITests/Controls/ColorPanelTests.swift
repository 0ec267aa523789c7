import SwiftUITestHost
import Testing

@testable import SwiftUICore
@testable import SwiftUIInteraction

/// The ways to choose a colour in the panel that a colour well opens.
///
/// Numbers: worked out from the window less margins of 16: 12 × 10 squares on 358 points. sRGB components from the
/// formulas of hue and brightness; the panel's width of 320 as a popover and sliders of 36 are not compared with a
/// device.
@MainActor
struct ColorPanelTests {
    @MainActor
    private final class Chosen {
        var color: Color

        init(_ color: Color) { self.color = color }

        var binding: Binding<Color> {
            Binding {
                self.color
            } set: {
                self.color = $0
            }
        }
        var resolved: Color.Resolved { color.resolve(in: EnvironmentValues()) }
    }

    private struct Well: View {
        @State var color: Color
        let chosen: Chosen
        var supportsOpacity = true

        var body: some View {
            ColorPicker("Tint", selection: $color, supportsOpacity: supportsOpacity)
                .onChange(of: color) { chosen.color = color }
        }
    }

    private func open(
        _ color: Color, opacity: Bool = true, _ configuration: DisplayConfiguration = .init(width: 390, height: 844)
    ) throws -> (ViewTest<Well>, Chosen) {
        let chosen = Chosen(color)
        let test = ViewTest(Well(color: color, chosen: chosen, supportsOpacity: opacity), configuration)
        try test.tap("Tint")
        return (test, chosen)
    }

    @Test func `colors of the table keep the opacity`() throws {
        let (test, chosen) = try open(.white.opacity(0.5))
        try test.tap("row 1, column 12")
        #expect(isNear(CGFloat(chosen.resolved.opacity), 0.5))
        #expect(chosen.resolved.red == 0)
        #expect(try test.element("row 1, column 12").isSelected)
    }

    @Test func `the spectrum goes from hue to hue and from white to black`() throws {
        let (test, chosen) = try open(.white)
        try test.tap("Spectrum")
        let frame = try test.frame(of: "Color spectrum")
        #expect(frame.width == 358 && isNear(frame.height, 358 / 1.2, by: 0.5), "as large as the table of colours")
        func choose(_ x: CGFloat, _ y: CGFloat) -> Color.Resolved {
            test.tap(at: CGPoint(x: frame.minX + x * frame.width, y: frame.minY + y * frame.height))
            return chosen.resolved
        }
        let green = choose(1.0 / 3, 0.5)
        #expect(green.red < 0.02 && green.green > 0.98 && green.blue < 0.02)
        let white = choose(1.0 / 3, 0)
        #expect(white.red > 0.98 && white.blue > 0.98)
        let dark = choose(2.0 / 3, 0.75)
        #expect(abs(dark.blue - 0.5) < 0.02 && dark.red < 0.02)
        try test.increment("Color spectrum")
        #expect(chosen.resolved.red > 0.2, "towards magenta")
    }

    @Test func `sliders and fields set the parts`() throws {
        let (test, chosen) = try open(.black)
        try test.tap("Sliders")
        let red = try #require(test.elements.first { $0.role == "slider" && $0.label == "Red" })
        #expect(red.value == "0")
        test.tap(at: CGPoint(x: red.frame.maxX - 18, y: red.frame.midY))
        #expect(chosen.resolved.red == 1)
        test.tap(at: CGPoint(x: red.frame.midX, y: red.frame.midY))
        #expect(abs(chosen.resolved.red - 0.5) < 0.01)
        let field = try #require(test.elements.first { $0.role == "textField" && $0.label == "Green" })
        test.tap(at: field.activationPoint)
        test.press("a", modifiers: .command)
        try test.type("255")
        test.press(.return)
        #expect(chosen.resolved.green == 1)
    }

    @Test func `hexadecimal digits are a color`() throws {
        let (test, chosen) = try open(.black)
        try test.tap("Sliders")
        let field = try #require(test.elements.first { $0.role == "textField" && $0.label == "sRGB Hex Color #" })
        #expect(field.value == "000000")
        test.tap(at: field.activationPoint)
        test.press("a", modifiers: .command)
        try test.type("ff8000")
        test.press(.return)
        #expect(chosen.resolved.description.hasPrefix("#FF8000"))
        #expect(test.elements.first { $0.role == "textField" && $0.label == "sRGB Hex Color #" }?.value == "FF8000")
    }

    @Test(arguments: [DynamicTypeSize.large, .xxxLarge, .accessibility5])
    func `fields show all of their digits`(_ size: DynamicTypeSize) throws {
        let (test, _) = try open(.white, .init(width: 390, height: 844, dynamicTypeSize: size))
        try test.tap("Sliders")
        let texts = test.texts.map(\.string)
        #expect(texts.filter { $0 == "255" }.count == 3)
        #expect(texts.contains("FFFFFF") && texts.contains("100%") && texts.contains("sRGB Hex Color #"))
    }

    @Test func `opacity is chosen where it is wanted`() throws {
        let (test, chosen) = try open(.red)
        let opacity = try #require(test.elements.first { $0.role == "slider" && $0.label == "Opacity" })
        #expect(opacity.value == "100%")
        test.tap(at: CGPoint(x: opacity.frame.midX, y: opacity.frame.midY))
        #expect(abs(chosen.resolved.opacity - 0.5) < 0.01)
        let (plain, _) = try open(.red, opacity: false)
        #expect(!plain.elements.contains { $0.label == "Opacity" })
    }

    @Test func `the cross closes the panel`() throws {
        let (test, _) = try open(.red)
        try test.tap("Close")
        #expect(!test.has("Colors"))
    }

    @Test func `where it is narrow the panel is a sheet as high as its content`() throws {
        let (test, _) = try open(.red)
        let sheet = try #require(test.elements.first { $0.role == "sheet" }).frame
        #expect(sheet.width == 390 && sheet.maxY == 844)
        #expect(try test.frame(of: "Close").maxX == 390 - 16)
        #expect(try isNear(test.text("Colors").frame.midX, 195, by: 1))
        #expect(try isNear(#require(test.elements.first { $0.role == "slider" }).frame.maxY, 844 - 16, by: 1))
        for way in ["Spectrum", "Sliders"] {
            try test.tap(way)
            #expect(test.elements.first { $0.role == "sheet" }?.frame == sheet, "it keeps its height")
        }
        test.drag(from: CGPoint(x: 195, y: sheet.minY + 20), to: CGPoint(x: 195, y: 840), duration: 0.3)
        #expect(!test.has("Colors"), "a finger takes it down")
    }

    @Test func `where it is wide the panel is a popover`() throws {
        let wide = DisplayConfiguration(width: 1024, height: 768, horizontalSizeClass: .regular)
        let (test, chosen) = try open(.red, wide)
        let panel = try #require(test.elements.first { $0.role == "popover" }).frame
        #expect(panel.width == 320)
        let well = try test.frame(of: "row 10, column 12")
        #expect(well.width == 24 && well.height == 24)
        try test.tap("row 1, column 12")
        #expect(chosen.resolved.red == 0)
        test.tap(at: CGPoint(x: 30, y: 700))
        #expect(!test.has("Colors"))
    }
}
