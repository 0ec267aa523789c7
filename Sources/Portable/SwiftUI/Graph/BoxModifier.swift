import Drawing

/// A modifier that puts a box around each box of its content: the form of all built-in modifiers that lay out, draw or
/// describe.
protocol BoxModifier: ViewModifier where Body == Never {
    associatedtype Box: WrapperBox

    /// Makes the box around one box of the content.
    @MainActor func makeBox(environment: EnvironmentValues) -> Box

    /// Brings a box in line with the modifier's value and environment.
    @MainActor func update(_ box: Box, environment: EnvironmentValues)

    /// The environment for the content.
    @MainActor func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues
}

extension BoxModifier {
    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .node { BoxModifierNode(modifier: modifier.value, inputs: inputs, content: body) }
    }

    func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues { environment }
}

/// A box around one other.
protocol WrapperBox: LayoutBox {
    var wrapped: LayoutBox? { get set }
}

extension LayoutBox {
    /// What modifiers are around.
    final var unwrapped: LayoutBox {
        var box = self
        while let wrapped = (box as? any WrapperBox)?.wrapped { box = wrapped }
        return box
    }
}

extension LayoutModifierBox: WrapperBox {
    var wrapped: LayoutBox? {
        get { contents.first }
        set { contents = newValue.map { [$0] } ?? [] }
    }
}

/// One wrapper for each box of a content, kept as long as that box is there.
struct Wrappers<Box: WrapperBox> {
    private var entries: [(content: LayoutBox, wrapper: Box)] = []
    /// Where in the entries a box stands that was asked for by itself: lazy contents come one by one, in any order.
    private var places: [ObjectIdentifier: Int] = [:]

    /// The wrappers that there are, in the order of the entries.
    private(set) var boxes: [Box] = []

    /// Brings the wrappers in line with the content's boxes; makes those that are missing.
    mutating func wrap(_ boxes: [LayoutBox], make: () -> Box) -> [Box] {
        if boxes.count == entries.count, zip(boxes, entries).allSatisfy({ $0 === $1.content }) { return self.boxes }
        var known: [ObjectIdentifier: Box] = [:]
        for (content, wrapper) in entries { known[ObjectIdentifier(content)] = wrapper }
        entries = boxes.map { box in
            if let wrapper = known[ObjectIdentifier(box)] { return (box, wrapper) }
            let wrapper = make()
            wrapper.wrapped = box
            return (box, wrapper)
        }
        places = [:]
        self.boxes = entries.map { $0.wrapper }
        return self.boxes
    }

    /// The wrapper of one box, made when it is missing.
    mutating func wrapper(for box: LayoutBox, make: () -> Box) -> Box {
        if places.count != entries.count {
            places = Dictionary(
                entries.enumerated().map { (ObjectIdentifier($1.content), $0) }, uniquingKeysWith: { first, _ in first }
            )
        }
        if let place = places[ObjectIdentifier(box)] { return entries[place].wrapper }
        let wrapper = make()
        wrapper.wrapped = box
        places[ObjectIdentifier(box)] = entries.count
        entries.append((box, wrapper))
        boxes.append(wrapper)
        return wrapper
    }

    /// Forgets the wrapper of a box that leaves; there are no more than a few screens of them.
    @discardableResult
    mutating func release(_ box: LayoutBox) -> Box? {
        guard let index = entries.firstIndex(where: { $0.content === box }) else { return nil }
        entries.remove(at: index)
        return boxes.remove(at: index)
    }
}

/// The node of a ``BoxModifier``: one wrapper for each box of the content, kept as long as that box is there.
@MainActor
class BoxModifierNode<Modifier: BoxModifier>: TransparentModifierNode<Modifier> {
    private(set) final var wrappers = Wrappers<Modifier.Box>()
    private final var motion: ValueMotion<Modifier>?

    /// The modifier as it is shown: on the way to its value while that animates.
    private final var presented: Modifier { motion?.present(modifier) ?? modifier }

    override func didReplace(_ old: Modifier) {
        retarget(&motion, from: old, to: modifier) { [unowned self] in showValue() }
    }

    private func showValue() {
        let presented = presented
        for wrapper in wrappers.boxes { presented.update(wrapper, environment: environment) }
    }

    override func contentEnvironment() -> EnvironmentValues { modifier.contentEnvironment(environment) }

    override func makeBoxes() -> [LayoutBox] {
        wrappers.wrap(content.boxes, make: makeWrapper)
    }

    private func makeWrapper() -> Modifier.Box {
        let wrapper = presented.makeBox(environment: environment)
        wrapper.layoutDirection = environment.layoutDirection
        return wrapper
    }

    override func makeLazyRuns() -> [LazyRun] {
        content.lazyRuns.wrapped { [weak self] box in
            self.map { $0.wrappers.wrapper(for: box, make: $0.makeWrapper) }
        } release: { [weak self] box in
            self?.wrappers.release(box)
        }
    }

    override func apply(_ change: NodeChange) {
        for wrapper in wrappers.boxes {
            if wrapper.layoutDirection != environment.layoutDirection {
                wrapper.layoutDirection = environment.layoutDirection
                wrapper.invalidateLayout()
            }
        }
        showValue()
        super.apply(change)
    }
}

/// A modifier that lays out its content with a layout of one view.
protocol LayoutModifier: BoxModifier where Box == LayoutModifierBox<L> {
    associatedtype L: Layout

    @MainActor func layout(in environment: EnvironmentValues) -> L
}

extension LayoutModifier {
    func makeBox(environment: EnvironmentValues) -> LayoutModifierBox<L> {
        LayoutModifierBox(layout: layout(in: environment))
    }

    func update(_ box: LayoutModifierBox<L>, environment: EnvironmentValues) {
        box.update(layout(in: environment))
    }
}

/// A box that measures, places and draws like what it wraps; subclasses change one of these.
class TransparentBox: LayoutBox, WrapperBox, @unchecked Sendable {
    final var wrapped: LayoutBox? {
        didSet {
            if let oldValue, oldValue.parent === self { oldValue.parent = nil }
            wrapped?.parent = self
            invalidateLayout()
        }
    }

    deinit { if let wrapped, wrapped.parent === self { wrapped.parent = nil } }

    override var children: [LayoutBox] { wrapped.map { [$0] } ?? [] }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { wrapped?.size(for: proposal) ?? .zero }

    override func explicitAlignment(_ guide: AlignmentGuide, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        wrapped?.explicitAlignment(guide, size: size, proposal: proposal)
    }

    override var spacing: ViewSpacing { wrapped?.spacing ?? ViewSpacing() }

    override var traits: LayoutTraits { wrapped?.traits ?? .default }

    override var isLeaving: Bool { super.isLeaving || wrapped?.isLeaving == true }

    override func placeChildren() { wrapped?.place(at: .zero, proposal: proposal) }

    override func draw() -> DisplayList { drawChildren(children) }
}
