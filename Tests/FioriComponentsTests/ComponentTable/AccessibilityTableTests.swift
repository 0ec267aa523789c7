import CoreGraphics
import Drawing
import FioriComponents
import SwiftUI
import SwiftUITestHost
import Testing

/// Every component and part of the module, asked what assistive technology, large text and a keyboard need.
///
/// Numbers: 44 points is the side of the smallest target (Human Interface Guidelines, Accessibility). 4.5 is the contrast of
/// text (WCAG 2.1, success criterion 1.4.3, which exempts disabled controls). 288 is the narrowest screen of 320 points less two margins of 16, 768 that of a
/// tablet; half a pixel is allowed, which is a quarter of a point.
struct AccessibilityTableTests {
    private static let controls: Set = [
        "button", "textField", "secureTextField", "searchField", "textEditor", "toggle", "slider", "stepper", "picker",
        "link",
    ]
    private static let fields: Set = ["textField", "secureTextField", "searchField", "textEditor"]
    /// Controls that have a value besides their names.
    private static let valued: Set = ["toggle", "slider", "stepper", "picker"]
    private static let states: [ControlState] = [.normal, .disabled, .readOnly]

    /// The components that draw nothing without a content of the app.
    private static let empty: Set = ["FormView"]

    private func isDrawn(_ test: ViewTest<some View>) -> Bool { !test.displayList.items.isEmpty }

    private func test(
        _ sample: ComponentSample, in state: ControlState = .normal, width: CGFloat = 358,
        _ size: DynamicTypeSize = .large,
        _ scheme: ColorScheme = .light, contrast: ColorSchemeContrast = .standard, isDisabled: Bool = false
    ) -> ViewTest<some View> {
        var configuration = DisplayConfiguration(width: width, colorScheme: scheme, dynamicTypeSize: size)
        configuration.horizontalSizeClass = width > 500 ? .regular : .compact
        configuration.colorSchemeContrast = contrast
        return ViewTest(sample.view(state).disabled(isDisabled), configuration)
    }

    private func controls(_ test: ViewTest<some View>) -> [ViewElement] {
        test.elements.filter { Self.controls.contains($0.role) }
    }

    @Test func `every component is in the table once`() {
        let names = ComponentSample.all.map(\.name)
        #expect(Set(names).count == names.count)
        for name in ["LabelItem", "SectionHeader", "SectionFooter", "Title", "Action"] { #expect(names.contains(name)) }
    }

    @Test(arguments: ComponentSample.all)
    func `each control has a name, a role and a value`(_ sample: ComponentSample) {
        let test = test(sample)
        #expect(isDrawn(test) != Self.empty.contains(sample.name))
        for control in controls(test) {
            #expect(!control.label.isEmpty, "a \(control.role) without a name")
            if Self.valued.contains(control.role) { #expect(control.value?.isEmpty == false, "\(control.label)") }
        }
    }

    @Test(arguments: ComponentSample.all)
    func `all that is shown is read`(_ sample: ComponentSample) {
        let test = test(sample)
        let read = test.elements.map { "\($0.label) \($0.value ?? "") \($0.placeholder ?? "")" }.joined(separator: "\n")
        #expect(isDrawn(test) != Self.empty.contains(sample.name))
        // Other pages are beside the one that is shown.
        for text in test.texts where text.frame.minX < 358 {
            #expect(read.contains(text.string), "“\(text.string)” in “\(read)”")
        }
    }

    @Test(arguments: ComponentSample.all)
    func `the order of reading is that of the layout`(_ sample: ComponentSample) {
        for width in [288.0, 358, 768] {
            let test = test(sample, width: width)
            #expect(isDrawn(test) != Self.empty.contains(sample.name))
            let elements = test.elements.filter { $0.frame.height > 0 }
            for (first, second) in zip(elements, elements.dropFirst()) {
                let isAbove = second.frame.maxY <= first.frame.minY
                let isBefore =
                    second.frame.maxX <= first.frame.minX && second.frame.minY < first.frame.maxY
                    && first.frame.minY < second.frame.maxY
                #expect(!isAbove && !isBefore, "“\(second.label)” is read after “\(first.label)”, at \(width) points")
            }
        }
    }

    @Test(arguments: ComponentSample.all)
    func `every target is large enough for a finger`(_ sample: ComponentSample) {
        for size in [DynamicTypeSize.xSmall, .large] {
            let test = test(sample, size)
            #expect(isDrawn(test) != Self.empty.contains(sample.name))
            for control in controls(test) where ["button", "link", "toggle"].contains(control.role) {
                #expect(
                    control.frame.width >= 44 && control.frame.height >= 44,
                    "“\(control.label)” is \(control.frame.size), at \(size)")
            }
        }
    }

    @Test(arguments: ComponentSample.all)
    func `nothing is cut in the largest text`(_ sample: ComponentSample) {
        for more in ["", " and a few more words than fit"] {
            let test = SampleWords.$more.withValue(more) { self.test(sample, width: 288, .accessibility5) }
            #expect(isDrawn(test) != Self.empty.contains(sample.name))
            for text in test.texts {
                #expect(!text.isTruncated, "\(text.string)")
                #expect(text.frame.minX >= -0.25 && text.frame.maxX <= 288.25, "\(text.string): \(text.frame)")
            }
        }
    }

    @Test(arguments: ComponentSample.all)
    func `disabled controls say so, and do not change their size`(_ sample: ComponentSample) {
        let (enabled, disabled) = (test(sample), test(sample, isDisabled: true))
        #expect(controls(enabled).count == controls(disabled).count)
        #expect(controls(disabled).allSatisfy { !$0.isEnabled })
        #expect(enabled.size == disabled.size)
    }

    @Test(arguments: ComponentSample.all)
    func `each state is drawn and read`(_ sample: ComponentSample) {
        var drawn = 0
        for state in Self.states {
            let test = ViewTest(sample.view(state), DisplayConfiguration(width: 358))
            if isDrawn(test) != Self.empty.contains(sample.name) { drawn += 1 }
            let labels = test.elements.map { "\($0.label) \($0.value ?? "") \($0.hint ?? "")" }.joined()
            for text in test.texts where text.frame.minX < 358 {
                #expect(labels.contains(text.string), "“\(text.string)” in \(state)")
            }
        }
        #expect(drawn == 3)
    }

    @Test(arguments: ComponentSample.all)
    func `the states of fields are spoken`(_ sample: ComponentSample) {
        func elements(_ state: ControlState) -> [ViewElement] {
            ViewTest(sample.view(state), DisplayConfiguration(width: 358)).elements
        }
        func spoken(_ state: ControlState) -> String {
            elements(state).map { "\($0.label) \($0.value ?? "") \($0.hint ?? "")" }.joined(separator: "\n")
        }
        let isSeen = !elements(.normal).isEmpty
        if sample.values.contains("isRequired") { #expect(spoken(.normal).contains("Required Field")) }
        if sample.values.contains("errorMessage"), isSeen { #expect(spoken(.normal).contains("The errorMessage")) }
        guard sample.values.contains("controlState"), isSeen else { return }
        #expect(spoken(.readOnly).contains("Read-only field"))
        #expect(!spoken(.normal).contains("Read-only field"))
        #expect(elements(.selected).contains { $0.isSelected })
        #expect(!elements(.normal).contains { $0.isSelected })
        #expect(elements(.disabled).allSatisfy { !$0.isEnabled || $0.value == "Disabled field" })
        #expect(elements(.normal).allSatisfy { $0.isEnabled && $0.value != "Disabled field" })
    }

    @Test(arguments: ComponentSample.all)
    func `the texts of a row offer its buttons by name, which act as a tap does`(_ sample: ComponentSample) throws {
        let owned = Set(sample.parts).intersection(["action", "objectItemButton", "activityItems"])
        guard sample.kind == .composite, !owned.isEmpty else { return }
        for (width, size) in [(358.0, DynamicTypeSize.large), (768, .large), (288, .accessibility3)] {
            let test = test(sample, width: width, size)
            let buttons = controls(test).filter { $0.role == "button" }
            #expect(!buttons.isEmpty)
            let row = try #require(test.elements.first { $0.role != "button" && !$0.actions.isEmpty })
            #expect(row.actions.count == buttons.count)
            for button in buttons {
                #expect(row.actions.contains { $0.contains(button.label) }, "“\(button.label)” in \(row.actions)")
            }
            let disabled = self.test(sample, width: width, size, isDisabled: true)
            #expect(disabled.elements.allSatisfy { $0.role == "button" || $0.actions.isEmpty })
        }
    }

    @Test(arguments: ComponentSample.all)
    func `every text stands out, in each state`(_ sample: ComponentSample) throws {
        let states: [ControlState] =
            sample.values.contains("controlState") ? [.normal, .selected, .readOnly] : [.normal]
        var drawn = 0
        for scheme in [ColorScheme.light, .dark] {
            for contrast in [ColorSchemeContrast.standard, .increased] {
                let page = RGBAColor(white: scheme == .light ? 1 : 0)
                for (state, width) in states.flatMap({ state in [358.0, 768].map { (state, $0) } }) {
                    let test = test(sample, in: state, width: width, .large, scheme, contrast: contrast)
                    if isDrawn(test) != Self.empty.contains(sample.name) { drawn += 1 }
                    for text in try TextContrast.all(in: test.displayList, on: page) {
                        #expect(
                            text.ratio >= 4.5,
                            "“\(text.text)”: \(text.color.hex) on \(text.background.hex), \(scheme), \(contrast)")
                    }
                }
            }
        }
        #expect(drawn == 8 * states.count)
    }

    @Test(arguments: ComponentSample.all)
    func `the keyboard reaches each field and leaves it, and every other control can be activated`(
        _ sample: ComponentSample
    ) throws {
        let test = ViewTest(
            VStack {
                TextField("Before", text: .constant(""))
                sample.view()
                TextField("After", text: .constant(""))
            }, DisplayConfiguration(width: 358))
        var reached: [String] = []
        for _ in 0..<(controls(test).count + 2) {
            test.press(.tab)
            guard let focused = test.focusedElement else { continue }
            reached.append(focused.label)
        }
        #expect(reached.contains("After"))
        // Fields are in the chain of the tab key; buttons and the like are reached as elements, by keys that systems define.
        for control in controls(test) {
            if Self.fields.contains(control.role) {
                #expect(reached.contains(control.label), "“\(control.label)”")
            } else {
                #expect(throws: Never.self, "“\(control.label)”") { try test.activate(control.label) }
            }
        }
    }

    @Test(arguments: ComponentSample.all)
    func `from right to left the layout is mirrored`(_ sample: ComponentSample) {
        let test = test(sample)
        var configuration = DisplayConfiguration(width: 358)
        configuration.layoutDirection = .rightToLeft
        let mirrored = ViewTest(sample.view(), configuration)
        #expect(mirrored.size == test.size)
        #expect(mirrored.elements.map(\.label) == test.elements.map(\.label))
        for (text, mirror) in zip(test.texts, mirrored.texts) {
            #expect(abs(test.size.width - text.frame.maxX - mirror.frame.minX) <= 1, "\(text.string)")
        }
    }

    @Test(arguments: ComponentSample.all)
    func `what the least component leaves out takes no room`(_ sample: ComponentSample) {
        let least = ViewTest(sample.smallest, DisplayConfiguration(width: 358))
        #expect(least.size.height <= test(sample).size.height)
        for control in controls(least) { #expect(!control.label.isEmpty, "a \(control.role) without a name") }
    }
}
