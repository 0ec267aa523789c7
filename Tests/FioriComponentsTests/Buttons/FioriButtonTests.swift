import FioriComponents
import SwiftUI
import SwiftUITestHost
import Testing

/// Buttons in their styles and states.
///
/// Numbers: padding of 8 and 16 points, a fill of at least 44 × 38, 8 between picture and content, as the Fiori SDK for iOS
/// has them (Docs/Facts/Styleable.md); targets of 44 points (Human Interface Guidelines, Accessibility).
struct FioriButtonTests {
    private func test(_ view: some View) -> ViewTest<some View> { ViewTest(view, DisplayConfiguration(width: 358)) }

    @Test func `states are an option set`() {
        #expect(ControlState.normal.rawValue == 1)
        #expect(ControlState.readOnly.rawValue == 32)
        #expect([ControlState.disabled, .selected] as ControlState == ControlState(rawValue: 12))
    }

    @Test func `a tap calls the action with the state, and may select the button`() throws {
        var states: [ControlState] = []
        let button = FioriButton(isSelectionPersistent: true) {
            states.append($0)
        } label: {
            Text($0 == .selected ? "Following" : "Follow")
        }
        let test = test(button.fioriButtonStyle(FioriSecondaryButtonStyle()))
        try test.tap("Follow")
        #expect(try test.element("Following").isSelected)
        try test.tap("Following")
        #expect(states == [.selected, .normal])
        #expect(test.has("Follow"))
    }

    @Test(arguments: [FioriButtonImagePosition.leading, .trailing, .top, .bottom])
    func `a picture stands on its side of the content`(_ position: FioriButtonImagePosition) throws {
        let button = FioriButton(
            label: { _ in Text("Start") }, image: { _ in Image(systemName: "star") }, imagePosition: position)
        let test = test(button.fioriButtonStyle(FioriPrimaryButtonStyle()))
        let text = try test.text("Start").frame
        let image = try #require(test.images.first?.frame)
        switch position {
        case .leading: #expect(abs(text.minX - image.maxX - 8) < 2)
        case .trailing: #expect(abs(image.minX - text.maxX - 8) < 2)
        case .top: #expect(image.maxY < text.minY)
        case .bottom: #expect(image.minY > text.maxY)
        }
    }

    @Test func `a button is as wide as its label, or as its place lets it`() throws {
        let button = FioriButton(title: "OK")
        let narrow = test(button.fioriButtonStyle(FioriPrimaryButtonStyle()))
        #expect(try narrow.element("OK").frame.height == 44)
        #expect(try narrow.element("OK").frame.width < 100)
        let wide = test(button.fioriButtonStyle(FioriPrimaryButtonStyle(maxWidth: .infinity)))
        #expect(try wide.element("OK").frame.width == 358)
        let high = test(button.fioriButtonStyle(FioriTertiaryButtonStyle(minHeight: 60)))
        #expect(try high.element("OK").frame.height == 60)
    }

    @Test func `a button says that its operation is running, and that it has succeeded`() {
        for (state, name) in [(FioriButtonLoadingState.processing, "Processing"), (.success, "Succeeded")] {
            let test = test(
                FioriButton(title: "Save").fioriButtonStyle(FioriPrimaryButtonStyle(loadingState: state)))
            #expect(test.has("Save, \(name)"), "\(test.elements.map(\.label))")
            #expect(!test.texts.map(\.string).contains("Save"))
        }
    }

    @Test func `words are translated`() {
        let configuration = DisplayConfiguration(width: 358, locale: Locale(identifier: "de_DE"))
        let button = FioriButton(title: "Sichern").fioriButtonStyle(FioriPrimaryButtonStyle(loadingState: .success))
        #expect(ViewTest(button, configuration).has("Sichern, Abgeschlossen"))
    }

    @Test func `a button that assistive technology activates by name is the one that is seen`() throws {
        var states: [ControlState] = []
        let follow = FioriButton(isSelectionPersistent: true) {
            states.append($0)
        } label: {
            Text($0 == .selected ? "Following" : "Follow")
        }
        let test = test(
            ObjectItem {
                Text("Pump")
            } action: {
                follow
            })
        try test.perform("Follow", on: "Pump")
        #expect(states == [.selected])
        #expect(try test.element("Following").isSelected)
        try test.tap("Following")
        #expect(states == [.selected, .normal])
        try test.perform("Follow", on: "Pump")
        #expect(states == [.selected, .normal, .selected])
    }
}
