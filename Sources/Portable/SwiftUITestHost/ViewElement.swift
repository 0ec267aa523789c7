import SwiftUI

/// An accessibility element.
public struct ViewElement: Sendable {
    package let id: SemanticsID
    /// The role: `text`, `image`, `button`, `link`, `toggle`, `slider`, `textField`, `container`, ….
    public let role: String
    public let label: String
    public let value: String?
    public let hint: String?
    public let identifier: String?
    /// The placeholder of an empty field, which also identifies a filled one.
    public let placeholder: String?
    /// In points from the view's top leading corner.
    public let frame: CGRect
    public let traits: AccessibilityTraits
    public let isEnabled: Bool
    /// True if the element has the keyboard focus, or the cursor of assistive technology.
    public let isFocused: Bool
    /// 1 to 6 for headings with a level.
    public let headingLevel: Int?
    /// The available actions: `activate`, `increment`, `decrement`, `escape`, … or the names of custom actions.
    public let actions: [String]
    /// The names for voice control, apart from the label.
    public let inputLabels: [String]
    /// The additional content that is read on request.
    public let customContent: [(label: String, value: String, isImportant: Bool)]
    /// The location of the simulated touch that activates the element, in points from the view's top leading corner.
    package let activationPoint: CGPoint
    /// The text that is shown large while a finger is held on the element; nil for none.
    public let largeContent: String?
    /// The rotors that are offered at the element: the names of its own ones, or those of the system's, such as
    /// `headings(level: nil)`, with the labels of their entries.
    public let rotors: [(name: String, entries: [String])]
    /// The rarer properties of the element.
    package let details: SemanticsDetails

    public var isHeader: Bool { traits.contains(.isHeader) }
    public var isSelected: Bool { traits.contains(.isSelected) }
    /// True if the elements outside this one are inaccessible.
    public var isModal: Bool { traits.contains(.isModal) }

    init(_ element: SemanticsElement) {
        id = element.id
        role = element.role.rawValue
        label = element.label
        value = element.value
        hint = element.hint
        identifier = element.identifier
        placeholder = element.details.placeholder
        frame = element.frame
        traits = element.traits
        isEnabled = element.isEnabled
        isFocused = element.isFocused
        headingLevel = element.headingLevel
        actions = element.actions.map { String(describing: $0.kind) }
        inputLabels = element.details.inputLabels
        customContent = element.details.customContent.map { ($0.label, $0.value, $0.isImportant) }
        activationPoint = element.activationPoint
        largeContent = element.details.largeContent
        rotors = element.details.rotors.map { ($0.spokenName, $0.entries.map(\.label)) }
        details = element.details
    }

    /// True if a name identifies the element in tests: its label or identifier, or the placeholder of a field without a
    /// label.
    func isNamed(_ name: String) -> Bool {
        identifier == name || label == name || label.isEmpty && placeholder == name
    }

    static func flatten(_ elements: [SemanticsElement]) -> [ViewElement] {
        elements.flatMap { [ViewElement($0)] + flatten($0.children) }
    }
}

extension SemanticsRotor {
    /// The name of the rotor in tests.
    var spokenName: String {
        switch name {
        case .custom(let name): name
        case .system(let rotor): "\(rotor)"
        }
    }
}
