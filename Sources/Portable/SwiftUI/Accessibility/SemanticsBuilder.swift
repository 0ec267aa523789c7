import Drawing

/// What an element is, to assistive technology.
package enum SemanticsRole: String, Sendable {
    case text, image, button, link, header, container, toggle, slider, textField, other
}

/// An element as assistive technology meets it.
package struct SemanticsElement: Sendable {
    package var role: SemanticsRole
    package var label: String
    package var value: String?
    package var hint: String?
    package var identifier: String?
    /// In points, in the coordinates of the whole picture.
    package var frame: CGRect
    package var isEnabled = true
    package var isSelected = false
    package var isHeader = false
    package var sortPriority = 0.0
    package var children: [SemanticsElement] = []

    /// What a reader would say of the element and those in it.
    package var spokenLabel: String {
        if !label.isEmpty || children.isEmpty { return label }
        return children.map(\.spokenLabel).filter { !$0.isEmpty }.joined(separator: ", ")
    }
}

/// Gathers the elements of a tree of boxes, from the top, in reading order.
struct SemanticsBuilder {
    private(set) var elements: [SemanticsElement] = []
    /// Maps the coordinates of the box that is being visited to those of the whole picture.
    private var transform = CGAffineTransform.identity

    mutating func visit(_ box: LayoutBox) {
        if DeepStack.isLow {
            var copy = self
            DeepStack.extended { copy.visit(box) }
            self = copy
            return
        }
        let outer = transform
        transform = box.transformToParent.concatenating(outer)
        box.describe(to: &self)
        transform = outer
    }

    /// The smallest upright rectangle around the box, in the coordinates of the whole picture.
    func frame(of box: LayoutBox) -> CGRect { CGRect(origin: .zero, size: box.size).applying(transform) }

    mutating func add(role: SemanticsRole, label: String, box: LayoutBox) {
        elements.append(SemanticsElement(role: role, label: label, frame: frame(of: box)))
    }

    mutating func add(_ element: SemanticsElement) { elements.append(element) }

    /// The elements of some boxes, without adding them.
    func gather(_ body: (inout SemanticsBuilder) -> Void) -> [SemanticsElement] {
        var inner = self
        inner.elements = []
        body(&inner)
        return inner.elements
    }
}
