import Drawing

/// The role of a layer beside its content.
enum LayerRole {
    case background, overlay
    /// The content shows as far as the layer is opaque; the layer itself is neither seen, read nor touched.
    case mask
}

/// A modifier that lays views over or under each box of the content.
protocol LayeringModifying: ViewModifier where Body == Never {
    associatedtype Layer: View

    var alignment: Alignment { get }
    var role: LayerRole { get }

    /// The views, for a content.
    @MainActor func layer(over content: ViewNode) -> Layer

    /// True if the views depend on what the content hands up.
    static var readsPreferences: Bool { get }
}

extension LayeringModifying {
    @MainActor package static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .node { LayeringNode(modifier: modifier, inputs: inputs, content: body) }
    }
}

/// Lays views that are known beforehand over or under the content.
nonisolated package struct LayeringModifier<Layer: View>: LayeringModifying {
    package typealias Body = Never

    let layer: Layer
    let alignment: Alignment
    let role: LayerRole

    @MainActor func layer(over content: ViewNode) -> Layer { layer }

    static var readsPreferences: Bool { false }
}

/// Keeps one set of layers for each box of the content.
private final class LayeringNode<Modifier: LayeringModifying>:
    TransparentModifierNode<Modifier>, ContainerNode, PreferenceObserver
{
    private var wrappers = Wrappers<LayeringBox<Modifier.Layer>>()

    override init(modifier: _GraphValue<Modifier>, inputs: _ViewInputs, content: (_Graph, _ViewInputs) -> _ViewOutputs)
    {
        super.init(modifier: modifier, inputs: inputs, content: content)
        if Modifier.readsPreferences { graph.observePreferences(self) }
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        body(content)
        for box in wrappers.boxes { body(box.layer.node) }
    }

    override func makeBoxes() -> [LayoutBox] {
        let old = wrappers.boxes
        let boxes = wrappers.wrap(content.boxes, make: makeWrapper)
        guard !old.isEmpty else { return boxes }
        let kept = Set(boxes.map { ObjectIdentifier($0) })
        for box in old where !kept.contains(ObjectIdentifier(box)) { box.layer.remove() }
        return boxes
    }

    override func makeLazyRuns() -> [LazyRun] {
        content.lazyRuns.wrapped { [weak self] box in
            self.map { $0.wrappers.wrapper(for: box, make: $0.makeWrapper) }
        } release: { [weak self] box in
            self?.wrappers.release(box)?.layer.remove()
        }
    }

    /// State that the views read counts as read by this node.
    private func layer() -> (view: Modifier.Layer, reads: ObservedReads?) {
        Modifier.readsPreferences ? observed { modifier.layer(over: content) } : (modifier.layer(over: content), nil)
    }

    private func update(_ layer: ChildNode<Modifier.Layer>) {
        let (view, reads) = self.layer()
        layer.node.makerReads = reads
        layer.update(view, environment: environment)
    }

    private func makeWrapper() -> LayeringBox<Modifier.Layer> {
        let (view, reads) = layer()
        let layer = ChildNode(view, inputs: inputs())
        layer.node.makerReads = reads
        let box = LayeringBox(layer, alignment: modifier.alignment, role: modifier.role)
        box.layoutDirection = environment.layoutDirection
        box.stack.layoutDirection = environment.layoutDirection
        box.stack.contents = layer.boxes
        return box
    }

    override func apply(_ change: NodeChange) {
        super.apply(change)
        for box in wrappers.boxes {
            if box.layoutDirection != environment.layoutDirection {
                box.stack.layoutDirection = environment.layoutDirection
                box.layoutDirection = environment.layoutDirection
                box.stack.invalidateLayout()
            }
            box.stack.update(ZStackLayout(alignment: modifier.alignment))
            box.update(LayeringLayout(alignment: modifier.alignment))
            update(box.layer)
        }
    }

    func preferencesMayHaveChanged() {
        for box in wrappers.boxes { update(box.layer) }
    }

    override func childBoxesDidChange(_ child: ViewNode) {
        if child === content {
            boxesDidChange()
        } else {
            graph.markStale(self)
        }
    }

    func syncContainer() {
        for box in wrappers.boxes { box.stack.contents = box.layer.boxes }
    }
}

/// The content with its layers: the content decides size, guides and traits.
private final class LayeringBox<Layer: View>: LayoutContainerOf<LayeringLayout>, WrapperBox {
    let role: LayerRole
    let layer: ChildNode<Layer>
    /// Lies over or under the content, in its size.
    let stack = LayoutContainerOf(layout: ZStackLayout())

    init(_ layer: ChildNode<Layer>, alignment: Alignment, role: LayerRole) {
        self.layer = layer
        self.role = role
        super.init(layout: LayeringLayout(alignment: alignment))
        stack.update(ZStackLayout(alignment: alignment))
    }

    var wrapped: LayoutBox? {
        get { contents.first }
        set { contents = newValue.map { [$0, stack] } ?? [] }
    }

    override var wrappedBox: LayoutBox? { contents.first }

    override var keepsLeavingBoxes: Bool { false }

    override var traits: LayoutTraits { contents.first?.traits ?? .default }

    override var spacing: ViewSpacing { contents.first?.spacing ?? ViewSpacing() }

    override func draw(in pass: DrawingPass) -> DisplayList {
        guard role == .mask else { return drawChildren(role == .background ? contents.reversed() : contents, in: pass) }
        let mask = drawChildren(Array(contents.dropFirst()), in: pass)
        var list = DisplayList()
        if !mask.isEmpty { list.append(DisplayGroup(drawChildren(Array(contents.prefix(1)), in: pass), mask: mask)) }
        return list
    }

    override func describe(to builder: inout SemanticsBuilder) {
        for child in role == .mask ? Array(contents.prefix(1)) : contents { builder.visit(child) }
    }

    override func hitTest(_ point: CGPoint) -> LayoutBox? {
        let candidates: [LayoutBox] =
            switch role {
            case .background: contents
            case .overlay: contents.reversed()
            case .mask: Array(contents.prefix(1))
            }
        for child in candidates {
            if let hit = child.hit(atParentPoint: point) { return hit }
        }
        return nil
    }
}

extension View {
    /// Puts views behind this one, in its size.
    nonisolated public func background<V>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View where V: View {
        modifier(LayeringModifier(layer: content(), alignment: alignment, role: .background))
    }

    @available(iOS, deprecated: 100000.0, message: "Use `background(alignment:content:)` instead.")
    @_disfavoredOverload
    nonisolated public func background<Background>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View where Background: View {
        modifier(LayeringModifier(layer: background, alignment: alignment, role: .background))
    }

    /// Puts views before this one, in its size.
    nonisolated public func overlay<V>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View where V: View {
        modifier(LayeringModifier(layer: content(), alignment: alignment, role: .overlay))
    }

    @available(iOS, deprecated: 100000.0, message: "Use `overlay(alignment:content:)` instead.")
    @_disfavoredOverload
    nonisolated public func overlay<Overlay>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View where Overlay: View {
        modifier(LayeringModifier(layer: overlay, alignment: alignment, role: .overlay))
    }
}
