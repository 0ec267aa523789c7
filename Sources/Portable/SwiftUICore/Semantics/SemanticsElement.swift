/// The role of an element. A heading is no role of its own: any element can be one, see
/// ``SemanticsElement/headingLevel`` and the trait.
package enum SemanticsRole: String, Sendable, CaseIterable {
    case other, container
    case text, image, link, button, menu, menuItem
    case toggle, slider, stepper, picker, datePicker, colorWell
    case textField, secureTextField, searchField, textEditor
    case progress, gauge
    case list, table, row, cell
    case tabBar, tab, navigationBar, toolbar
    case alert, dialog, sheet, popover
}

/// Identity of an element, valid while the view that describes it stays in the tree.
package struct SemanticsID: Hashable, Sendable {
    /// The identity of the box, which its group in a display list has as well.
    package let box: UInt64
    /// Tells apart the elements of one box.
    let part: Int

    /// An element that has not been added to a tree yet.
    static let none = SemanticsID(box: 0, part: 0)
}

extension SemanticsID: CustomStringConvertible {
    package var description: String { part == 0 ? "\(box)" : "\(box).\(part)" }
}

/// An element as assistive technology meets it.
package struct SemanticsElement: Sendable {
    package var id = SemanticsID.none
    package var role: SemanticsRole
    package var label: String
    package var value: String?
    package var hint: String?
    package var identifier: String?
    /// In points, in the coordinates of the whole picture.
    package var frame: CGRect
    package var traits: AccessibilityTraits = []
    package var isEnabled = true
    /// True if the element has the focus of keys or the cursor of assistive technology.
    package var isFocused = false
    /// 1 to 6 for headings with a level.
    package var headingLevel: Int?
    /// Elements with a higher one come first among their neighbours.
    package var sortPriority = 0.0
    /// The actions of the element.
    package var actions: [SemanticsAction] = []
    /// The rarer properties of the element.
    package var details = SemanticsDetails()
    package var children: [SemanticsElement] = []

    package init(role: SemanticsRole, label: String, frame: CGRect) {
        self.role = role
        self.label = label
        self.frame = frame
    }

    package var isSelected: Bool {
        get { traits.contains(.isSelected) }
        set { setTrait(.isSelected, newValue) }
    }

    package var isHeader: Bool {
        get { traits.contains(.isHeader) }
        set { setTrait(.isHeader, newValue) }
    }

    /// True if elements outside of this one are unreachable while it is present.
    package var isModal: Bool {
        get { traits.contains(.isModal) }
        set { setTrait(.isModal, newValue) }
    }

    private mutating func setTrait(_ trait: AccessibilityTraits, _ isOn: Bool) {
        if isOn { traits.formUnion(trait) } else { _ = traits.remove(trait) }
    }

    /// The spoken label: the own one, or those of the elements within.
    package var spokenLabel: String {
        if !label.isEmpty || children.isEmpty { return label }
        return children.map(\.spokenLabel).filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// The action of a kind.
    package func action(_ kind: SemanticsAction.Kind) -> SemanticsAction? { actions.first { $0.kind == kind } }

    /// Location of the touch that an activation simulates, in the coordinates of the whole picture.
    package var activationPoint: CGPoint { details.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY) }
}

/// The properties of an element other than role, label, value and actions.
package struct SemanticsDetails: Sendable {
    /// The names for voice control, the likeliest first.
    package var inputLabels: [String] = []
    /// In the coordinates of the whole picture; nil for the middle of the frame.
    package var activationPoint: CGPoint?
    /// True if the element responds to user interaction; nil for the default of its role.
    package var respondsToUserInteraction: Bool?
    package var textContentType: AccessibilityTextContentType.Kind?
    /// Additional content, read on demand.
    package internal(set) var customContent: [SemanticsCustomContent] = []
    package var state = SemanticsState()
    /// Makes the description of the chart that the element is; nil for all other elements.
    package internal(set) var chart: (@MainActor @Sendable () -> SemanticsChart)?
    /// The identity of the scroll view that the element moves with.
    package internal(set) var scrollView: UInt64?
    /// True if the value is the label of the element itself, for the label of ``LabeledContent`` to take over.
    package var isValueOfLabel = false
    /// True if the element stands in a column before the detail of a split view, and in no other element there.
    package var isInSideColumn = false
    /// The text that stands in an empty field; nil for all other elements.
    package var placeholder: String?
    /// True if the label is the name of a symbol: an element that combines the picture with texts omits it.
    var isNamedBySymbol = false
    /// True if elements beside this modal one have been removed; those beside its screen have not.
    var isAloneOnScreen = false
    /// The label in stretches that are spoken in different ways; none for a label that is spoken in the usual way.
    package internal(set) var speech: [SpokenStretch] = []
    /// The text that is shown large while a finger is held on the element; nil for none.
    package internal(set) var largeContent: String?
    /// The way in which the element takes touches directly, for those with the trait.
    package internal(set) var directTouchOptions: AccessibilityDirectTouchOptions = []
    /// The elements that are linked with this one, in reading order.
    package internal(set) var linked: [SemanticsID] = []
    /// The rotors that are offered at the element.
    package var rotors: [SemanticsRotor] = []
    /// The relations to elements elsewhere, which label it, link it or lead to it.
    var relations: [SemanticsRelation] = []
    /// Hear when the cursor of assistive technology comes to the element (true) and when it leaves.
    package var cursorObservers: [@MainActor (Bool) -> Void] = []
}

extension [SemanticsElement] {
    /// The reachable ones of neighbours: a modal element hides those beside it (Apple's
    /// documentation of the trait).
    var reachable: [SemanticsElement] {
        func isModal(_ element: SemanticsElement) -> Bool { element.isModal && !element.details.isAloneOnScreen }
        guard contains(where: isModal) else { return self }
        return filter(isModal).map { element in
            var element = element
            element.details.isAloneOnScreen = true
            return element
        }
    }

    /// In reading order: higher priorities first, else as they are.
    package func inReadingOrder() -> [SemanticsElement] {
        guard contains(where: { $0.sortPriority != 0 }) else { return self }
        return enumerated().sorted { left, right in
            let (first, second) = (left.element.sortPriority, right.element.sortPriority)
            return first == second ? left.offset < right.offset : first > second
        }.map(\.element)
    }
}
