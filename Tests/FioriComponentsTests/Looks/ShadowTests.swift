import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriComponents

/// Shadows and lines.
///
/// Numbers: Docs/Facts/Styleable.md, "Common ground of the components".
struct ShadowTests {
    @Test func `each height has its layers`() {
        let layers = FioriShadowStyle.allCases.map { $0.layers.map { [$0.opacity, $0.radius, $0.y] } }
        #expect(
            layers == [
                [[0.13, 1, 0]], [[0.13, 1, 0], [0.04, 2, 1]], [[0.13, 1, 0], [0.04, 4, 2]],
                [[0.13, 1, 0], [0.04, 8, 8], [0.04, 16, 16]], [[0.04, 1, 0], [0.04, 8, 8], [0.2, 50, 10]],
                [[0.12, 6.5, 6], [0.12, 2, 0.5]], [[0.04, 0.5, 3], [0.12, 4, 3]],
            ])
    }

    @Test func `a shadow changes no size`() {
        let square = Color.red.frame(width: 40, height: 40)
        for style in FioriShadowStyle.allCases {
            #expect(ViewTest(square.shadow(style)).size == ViewTest(square).size)
        }
    }

    @Test func `an app shows and hides the shadows of controls`() {
        #expect(ControlShadow().style(standard: nil) == nil)
        #expect(ControlShadow().style(standard: .smallElement) == .smallElement)
        #expect(ControlShadow(visibility: .hidden).style(standard: .smallElement) == nil)
        #expect(ControlShadow(visibility: .visible).style(standard: nil) == .level1)
        #expect(ControlShadow(visibility: .visible, style: .level3).style(standard: .level1) == .level3)
    }

    @Test func `the lines of pickers have their standard, and what an app sets`() {
        let configuration = DisplayConfiguration(width: 100)
        #expect(abs(ViewTest(PickerSeparator(), configuration).size.height - 0.33) < 0.2)
        #expect(ViewTest(PickerSeparator().pickerSeparator(true, lineWidth: 2), configuration).size.height == 2)
        #expect(ViewTest(PickerSeparator().pickerSeparator(false), configuration).size.height == 0)
    }
}
