import SwiftUI

/// An element as assistive technology meets it.
public struct ViewElement: Sendable {
    package let id: SemanticsID
    /// What it is: `text`, `image`, `button`, `link`, `toggle`, `slider`, `textField`, `container`, ….
    public let role: String
    public let label: String
    public let value: String?
    public let hint: String?
    public let identifier: String?
    /// The text that stands in a field while it is empty, by which a filled one is found as well.
    public let placeholder: String?
    /// In points from the view's top leading corner.
    public let frame: CGRect
    public let traits: AccessibilityTraits
    public let isEnabled: Bool
    /// Whether keys, or the cursor of assistive technology, go to the element.
    public let isFocused: Bool
    /// 1 to 6 for headings with a level.
    public let headingLevel: Int?
    /// What can be done with it: `activate`, `increment`, `decrement`, `escape`, … or the name of a custom action.
    public let actions: [String]
    /// What it answers to when it is called by voice, apart from its label.
    public let inputLabels: [String]
    /// What is read when somebody asks for more.
    public let customContent: [(label: String, value: String, isImportant: Bool)]
    /// Where a finger is simulated when the element is activated, in points from the view's top leading corner.
    package let activationPoint: CGPoint

    public var isHeader: Bool { traits.contains(.isHeader) }
    public var isSelected: Bool { traits.contains(.isSelected) }
    /// Whether the elements outside of this one are out of reach.
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
    }

    /// Whether tests mean the element by a name: its label or identifier, or the placeholder of a field without a label.
    func isNamed(_ name: String) -> Bool {
        identifier == name || label == name || label.isEmpty && placeholder == name
    }

    static func flatten(_ elements: [SemanticsElement]) -> [ViewElement] {
        elements.flatMap { [ViewElement($0)] + flatten($0.children) }
    }
}
