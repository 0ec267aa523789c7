import Drawing

/// Gathers the elements of a tree of boxes, from the top, in reading order.
struct SemanticsBuilder {
    private(set) var elements: [SemanticsElement] = []
    /// Maps the coordinates of the box that is being visited to those of the whole picture.
    private(set) var transform = CGAffineTransform.identity
    /// The box that is being visited, and how many elements it has described.
    private var box: LayoutBox?
    private var parts = 0
    /// True if a box without an element has the focus; the element of an enclosing box takes it over.
    var hasFocus = false
    /// The row of a list that is visited, in the coordinates of the whole picture, where one button stands for all of it.
    var rowFrame: CGRect?
    /// The identity of the scroll view whose content is visited, the innermost of several.
    var scrollView: UInt64?
    /// The properties that visited boxes pass to an enclosing one.
    var synthetic = SyntheticSemantics()

    mutating func visit(_ box: LayoutBox) {
        if DeepStack.isLow {
            var copy = self
            DeepStack.extended { copy.visit(box) }
            self = copy
            return
        }
        let outer = (transform, self.box, parts)
        transform = box.transformToParent.concatenating(outer.0)
        self.box = box
        parts = 0
        box.describe(to: &self)
        (transform, self.box, parts) = outer
    }

    /// The smallest upright rectangle around the box, in the coordinates of the whole picture.
    func frame(of box: LayoutBox) -> CGRect { CGRect(origin: .zero, size: box.size).applying(transform) }

    mutating func add(role: SemanticsRole, label: String, box: LayoutBox) {
        add(SemanticsElement(role: role, label: label, frame: frame(of: box)))
    }

    /// Adds an element; one that is new is known by the box that is being visited from now on.
    mutating func add(_ element: SemanticsElement) {
        var element = element
        if element.id == .none {
            element.children = element.children.reachable
            element.details.scrollView = scrollView
        }
        identify(&element)
        for index in element.children.indices { identify(&element.children[index]) }
        elements.append(element)
    }

    private mutating func identify(_ element: inout SemanticsElement) {
        guard element.id == .none, let box else { return }
        element.id = SemanticsID(box: box.identity, part: parts)
        parts += 1
    }

    /// Visits what a screen shows: a window, or a page between its bars, which elements that are modal in it leave alone.
    mutating func visitScreen(_ boxes: [LayoutBox]) {
        for element in gather({ inner in for box in boxes { inner.visit(box) } }).reachable { add(element) }
    }

    /// The elements of some boxes, without adding them.
    mutating func gather(_ body: (inout SemanticsBuilder) -> Void) -> [SemanticsElement] {
        var inner = self
        inner.elements = []
        body(&inner)
        parts = inner.parts
        hasFocus = inner.hasFocus
        synthetic = inner.synthetic
        return inner.elements
    }
}
