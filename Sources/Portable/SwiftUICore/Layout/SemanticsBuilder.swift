import Drawing

/// The description of a box by the last reading of the semantics, which the next one takes over if nothing in the box
/// has changed since.
///
/// Boxes keep descriptions like display lists: ``LayoutBox/invalidateSemantics()`` discards those of a box and of the
/// boxes around it, and whatever invalidates a drawing does so as well. A box that moves in its parent is described
/// again, because elements have frames in the coordinates of the whole picture.
final class KeptSemantics {
    /// Maps the box's coordinates to those of the whole picture.
    fileprivate let transform: CGAffineTransform
    /// The frame that one element stands for; see ``SemanticsBuilder/areaFrame``.
    fileprivate let areaFrame: CGRect?
    fileprivate let elements: [SemanticsElement]
    fileprivate let hasFocus: Bool
    fileprivate let synthetic: SyntheticSemantics
    fileprivate let hasRelations: Bool

    @MainActor fileprivate init(_ builder: SemanticsBuilder) {
        transform = builder.transform
        areaFrame = builder.areaFrame
        elements = builder.elements
        hasFocus = builder.hasFocus
        synthetic = builder.synthetic
        hasRelations = builder.hasRelations
    }
}

/// Gathers the elements of a tree of boxes, from the top, in reading order.
@_spi(Floors) @MainActor public struct SemanticsBuilder {
    package fileprivate(set) var elements: [SemanticsElement] = []
    /// Maps the coordinates of the box that is being visited to those of the whole picture.
    package private(set) var transform = CGAffineTransform.identity
    /// The box that is being visited, and how many elements it has described.
    private var box: LayoutBox?
    private var parts = 0
    /// True if a box without an element has the focus; the element of an enclosing box takes it over.
    package var hasFocus = false
    /// The frame of the area around that a single element stands for, in the coordinates of the whole picture; nil where
    /// there is none.
    package var areaFrame: CGRect?
    /// The properties that visited boxes pass to an enclosing one.
    var synthetic = SyntheticSemantics()
    /// True if the description depends on something whose changes are not announced, such as the pasteboard or the
    /// time, so that neither the box that is being visited nor the boxes around it keep theirs.
    package var isVolatile = false
    /// True if elements have relations to others elsewhere, which are followed once all are known.
    package var hasRelations = false
    /// True if boxes keep their descriptions for the next reading.
    private let keeps: Bool
    /// The number of boxes that have been described rather than taken over.
    package private(set) var describedBoxes = 0

    /// - Parameter keeps: true to take over what boxes have kept, and to have them keep the rest. Only the host of a tree
    ///   does, because what is kept has a place in the whole picture.
    package init(keeps: Bool = false) { self.keeps = keeps }

    package mutating func visit(_ box: LayoutBox) {
        let transform = box.elementTransform.concatenating(transform)
        if keeps, let kept = box.keptSemantics, kept.transform == transform, kept.areaFrame == areaFrame {
            hasRelations = hasRelations || kept.hasRelations
            return take(kept.elements, hasFocus: kept.hasFocus, kept.synthetic)
        }
        var inner = SemanticsBuilder(keeps: keeps)
        inner.transform = transform
        inner.areaFrame = areaFrame
        inner.box = box
        inner.describedBoxes = 1
        if DeepStack.isLow { DeepStack.extended { box.describe(to: &inner) } } else { box.describe(to: &inner) }
        // The area of a box is that of the boxes in it alone.
        inner.areaFrame = areaFrame
        if keeps { box.keptSemantics = inner.isVolatile ? nil : KeptSemantics(inner) }
        isVolatile = isVolatile || inner.isVolatile
        hasRelations = hasRelations || inner.hasRelations
        describedBoxes += inner.describedBoxes
        take(inner.elements, hasFocus: inner.hasFocus, inner.synthetic)
    }

    /// Visits a box and changes each of its outermost elements.
    package mutating func visit(_ box: LayoutBox, change: (inout SemanticsElement) -> Void) {
        let start = elements.count
        visit(box)
        for index in elements[start...].indices { change(&elements[index]) }
    }

    private mutating func take(_ new: [SemanticsElement], hasFocus: Bool, _ synthetic: SyntheticSemantics) {
        // Boxes around a single one share its elements.
        if elements.isEmpty { elements = new } else { elements += new }
        self.hasFocus = self.hasFocus || hasFocus
        self.synthetic.take(synthetic)
    }

    /// The smallest upright rectangle around the box, in the coordinates of the whole picture.
    package func frame(of box: LayoutBox) -> CGRect { CGRect(origin: .zero, size: box.size).applying(transform) }

    mutating func add(role: SemanticsRole, label: String, box: LayoutBox) {
        add(SemanticsElement(role: role, label: label, frame: frame(of: box)))
    }

    /// Adds an element; one that is new is known by the box that is being visited from now on.
    package mutating func add(_ element: SemanticsElement) {
        var element = element
        if element.id == .none { element.children = element.children.reachable }
        identify(&element)
        for index in element.children.indices where element.children[index].id == .none {
            identify(&element.children[index])
        }
        elements.append(element)
    }

    private mutating func identify(_ element: inout SemanticsElement) {
        guard element.id == .none, let box else { return }
        element.id = SemanticsID(box: box.identity, part: parts)
        parts += 1
    }

    /// Visits what a screen shows, of which only the elements that are modal in it remain if there are any.
    package mutating func visitScreen(_ boxes: [LayoutBox]) {
        for element in gather({ inner in for box in boxes { inner.visit(box) } }).reachable { add(element) }
    }

    /// The elements of some boxes, without adding them.
    package mutating func gather(_ body: (inout SemanticsBuilder) -> Void) -> [SemanticsElement] {
        var inner = self
        inner.elements = []
        body(&inner)
        let gathered = inner.elements
        inner.elements = elements
        self = inner
        return gathered
    }
}
