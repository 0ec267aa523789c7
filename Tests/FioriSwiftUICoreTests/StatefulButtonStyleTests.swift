import FioriSwiftUICore
import SwiftUITestHost
import Testing

/// Looks of an ordinary button in its states.
///
/// Numbers: 44 is the least size of a touch target (Docs/Facts/IOSMetrics.md); 300 is the width of the display and
/// 120 a bound for a button as wide as its label. Three states have three looks.
@MainActor
struct StatefulButtonStyleTests {
    private let configuration = DisplayConfiguration(width: 200, height: 100)

    private func button(_ style: StatefulButtonStyle) -> some View {
        Button("Start") {}.buttonStyle(style)
    }

    private func pressed(_ style: StatefulButtonStyle) throws -> String {
        let test = ViewTest(button(style), configuration)
        let frame = try test.frame(of: "Start")
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        test.drag(from: middle, to: middle, releases: false)
        return test.svg()
    }

    @Test func `a button is tapped`() throws {
        var count = 0
        let test = ViewTest(Button("Start") { count += 1 }.buttonStyle(StatefulButtonStyle()), configuration)
        try test.tap("Start")
        #expect(count == 1)
        #expect(try test.element("Start").traits.contains(.isButton))
    }

    @Test func `states look different`() throws {
        let style = StatefulButtonStyle()
        let states = [
            ViewTest(button(style), configuration).svg(), try pressed(style),
            ViewTest(button(style).disabled(true), configuration).svg(),
        ]
        #expect(Set(states).count == 3)
        // The primary style of FioriButton has the same look.
        let primary = FioriButton(title: "Start").fioriButtonStyle(FioriPrimaryButtonStyle())
        #expect(states[0] == ViewTest(primary, configuration).svg())
        #expect(states[2] == ViewTest(primary.disabled(true), configuration).svg())
    }

    @Test func `colours are those of the app`() throws {
        let style = StatefulButtonStyle(
            color: Color(red: 1, green: 0, blue: 0), depressedColor: Color(red: 0, green: 1, blue: 0),
            disabledColor: Color(red: 0, green: 0, blue: 1))
        #expect(ViewTest(button(style), configuration).svg().contains("\"#f00\""))
        #expect(try pressed(style).contains("\"#0f0\""))
        #expect(ViewTest(button(style).disabled(true), configuration).svg().contains("\"#00f\""))
    }

    @Test(arguments: [DynamicTypeSize.large, .accessibility3])
    func `a button is large enough to hit`(size: DynamicTypeSize) {
        let test = ViewTest(
            Button("OK") {}.buttonStyle(StatefulButtonStyle()), DisplayConfiguration(width: 300, dynamicTypeSize: size))
        #expect(test.size.width >= 44 && test.size.height >= 44)
        let wide = ViewTest(button(StatefulButtonStyle(maxWidth: .infinity)), DisplayConfiguration(width: 300))
        #expect(wide.size.width == 300)
        #expect(ViewTest(button(StatefulButtonStyle(maxWidth: nil)), DisplayConfiguration(width: 300)).size.width < 120)
    }
}
