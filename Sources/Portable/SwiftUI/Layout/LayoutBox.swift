import Drawing

/// What is laid out and drawn: the geometry behind one view on screen.
///
/// Measuring and placing are not bound to the main actor, because Apple's `Layout` is not; a tree of boxes is used by
/// one thread at a time all the same.
class LayoutBox: @unchecked Sendable {
    unowned(unsafe) final var parent: LayoutBox?

    /// The top leading corner in the parent's coordinates, in points.
    final var origin = CGPoint.zero
    /// In points.
    final var size = CGSize.zero
    /// What the parent offered when it placed the box.
    final var proposal = ProposedViewSize.unspecified

    /// Which way "leading" is, from the environment of the node that made the box.
    final var layoutDirection = LayoutDirection.leftToRight

    private final var measured = MeasuredSizes()
    /// Whether the box or one below it must be placed again.
    private final var needsLayout = true
    private final var drawn: DisplayList?

    // MARK: For subclasses

    /// The boxes below, in the order of the view values.
    var children: [LayoutBox] { [] }

    /// The size that the box takes for a proposal.
    func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

    /// Where the box sets a guide by itself, in its own coordinates.
    func explicitAlignment(_ guide: AlignmentGuide, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

    /// How far the box wants its neighbours.
    var spacing: ViewSpacing { ViewSpacing() }

    /// Positions the boxes below within ``size``.
    func placeChildren() {}

    /// What the box draws, in its own coordinates.
    func draw() -> DisplayList { .init() }

    /// What the parent's layout wants to know of the view.
    var traits: LayoutTraits { .default }

    /// Says what the box means to assistive technology; see ``SemanticsBuilder``.
    func describe(to builder: inout SemanticsBuilder) {
        for child in children { builder.visit(child) }
    }

    /// The topmost box below this one, itself included, that takes a touch at a point in its coordinates.
    func hitTest(_ point: CGPoint) -> LayoutBox? {
        for child in children.reversed() {
            if let hit = child.hitTest(child.convertFromParent(point)) { return hit }
        }
        return nil
    }

    /// A point of the parent's coordinates in those of the box.
    func convertFromParent(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x - origin.x, y: point.y - origin.y) }

    /// A point of the box's coordinates in those of the parent.
    func convertToParent(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + origin.x, y: point.y + origin.y) }

    /// Maps the box's coordinates to those of the parent; effects that move what they show change it.
    var transformToParent: CGAffineTransform { CGAffineTransform(translationX: origin.x, y: origin.y) }

    // MARK: Measuring and placing

    final func size(for proposal: ProposedViewSize) -> CGSize {
        if let known = measured[proposal] { return known }
        let size = measure(proposal)
        let sane = CGSize(width: size.width.sanitized, height: size.height.sanitized)
        measured[proposal] = sane
        return sane
    }

    final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(box: self, size: size(for: proposal), proposal: proposal)
    }

    /// Gives the box its place; lays it out anew only when something about it changed.
    final func place(at origin: CGPoint, proposal: ProposedViewSize) {
        let size = size(for: proposal)
        if origin != self.origin {
            self.origin = origin
            parent?.invalidateDrawing()
        }
        guard needsLayout || size != self.size || proposal != self.proposal else { return }
        if size != self.size { invalidateDrawing() }
        self.size = size
        self.proposal = proposal
        needsLayout = false
        placeChildren()
    }

    /// The box's size or the place of what is in it may have changed.
    final func invalidateLayout() {
        var box: LayoutBox? = self
        while let current = box {
            current.measured.removeAll()
            current.needsLayout = true
            current.didInvalidateLayout()
            current.drawn = nil
            box = current.parent
        }
    }

    /// Forgets what a subclass derived from the boxes below.
    func didInvalidateLayout() {}

    // MARK: Drawing

    /// What the box draws; kept until something in it changes.
    final var displayList: DisplayList {
        if let drawn { return drawn }
        let list = draw()
        drawn = list
        return list
    }

    final func invalidateDrawing() {
        var box: LayoutBox? = self
        while let current = box, current.drawn != nil {
            current.drawn = nil
            box = current.parent
        }
    }

    /// What the boxes below draw, moved to their places.
    final func drawChildren(_ children: [LayoutBox]) -> DisplayList {
        var list = DisplayList()
        for child in children { list.append(child.displayList, movedBy: child.origin) }
        return list
    }
}

/// The last few sizes of a box by proposal. A container asks for the smallest, the largest and a size between, so a
/// handful covers a layout pass; more would only cost memory.
private struct MeasuredSizes {
    private var entries: [(proposal: ProposedViewSize, size: CGSize)] = []
    private var next = 0
    private static let capacity = 8

    subscript(proposal: ProposedViewSize) -> CGSize? {
        get { entries.first { $0.proposal == proposal }?.size }
        set {
            guard let newValue else { return }
            if entries.count < Self.capacity {
                entries.append((proposal, newValue))
            } else {
                entries[next] = (proposal, newValue)
                next = (next + 1) % Self.capacity
            }
        }
    }

    mutating func removeAll() {
        guard !entries.isEmpty else { return }
        entries.removeAll(keepingCapacity: true)
        next = 0
    }
}

/// What a view tells the layout above it.
struct LayoutTraits: @unchecked Sendable {
    var priority = 0.0
    var zIndex = 0.0
    private var values: [ObjectIdentifier: Any] = [:]

    static let `default` = LayoutTraits()

    subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}
