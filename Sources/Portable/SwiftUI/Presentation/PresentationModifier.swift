/// # How views come to lie over the whole screen
///
/// A node in the tree of views *presents*: it keeps a layer, a full screen of views of its own, on top of everything that
/// the host shows. Sheets, covers, popovers, alerts, dialogs, menus and pickers are all made with it.
///
/// ```swift
/// label.anchoredPresentation(isPresented: $isOpen) { panel }          // beside the label; a tap outside closes it
/// view.presentation(isPresented: $isOpen) { presented in wholeScreen }  // anything at all
/// ```
///
/// - The layer's views have the environment of the presenting view, with `dismiss` and `isPresented` for them.
/// - Layers lie in the order in which they were presented, and go when the presenting view goes.
/// - While a modal layer (the default) is up, nothing below it takes touches or is met by assistive technology.
/// - A layer is offered the whole screen and is laid out like a root view: within the safe area, unless it ignores it.
///   Dimming and taps outside are views of the layer's own, see ``Scrim``.
/// - `presented.anchor` is the presenting view's box.
nonisolated struct PresentationModifier<Layer: View>: ViewModifier {
    typealias Body = Never

    /// What is presented, told apart from what else might be; nil for nothing.
    let identity: () -> AnyHashable?
    /// Sets the state by which the layer is presented back.
    let dismiss: () -> Void
    var onDismiss: (() -> Void)?
    var kind = PresentationKind()
    let layer: (Presentation) -> Layer?

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .node { PresentationNode(modifier: modifier.value, inputs: inputs, content: body) }
    }
}

/// How a layer lies over what is below.
struct PresentationKind {
    /// Whether what is below is out of reach.
    var isModal = true
    /// Whether the text style and colours of the presenting view end here, as for menus and alerts, which are the system's.
    var resetsTextStyle = false
}

/// One layer that is up, as its views see it.
final class Presentation: @unchecked Sendable {
    private weak var node: ViewNode?
    private let close: () -> Void
    /// Keeps the environment of its views, which keeps this.
    private weak var box: PresentationBox?

    fileprivate init(node: ViewNode, box: PresentationBox, close: @escaping () -> Void) {
        self.node = node
        self.box = box
        self.close = close
    }

    /// Takes the layer down, as a tap outside does.
    func dismiss() { close() }

    /// Whether what is below the layer is out of reach.
    var isModal: Bool {
        get { box?.isModal ?? false }
        set { box?.isModal = newValue }
    }

    /// Whether what is below the layer is not shown.
    var hidesBelow: Bool {
        get { box?.hidesBelow ?? false }
        set {
            guard let box, box.hidesBelow != newValue else { return }
            box.hidesBelow = newValue
            box.parent?.invalidateDrawing()
        }
    }

    /// The box of the presenting view; nil when it shows nothing.
    @MainActor var anchor: LayoutBox? { node?.boxes.first }
}

/// Keeps a layer on the screen while the modifier says so.
private final class PresentationNode<Layer: View>: TransparentModifierNode<PresentationModifier<Layer>>, ContainerNode {
    private struct Shown {
        let identity: AnyHashable
        let presentation: Presentation
        let node: TypedNode<Layer>
        let box: PresentationBox
        var outer: EnvironmentValues
    }

    private var shown: Shown?
    private var isStale = false

    override init(
        modifier: PresentationModifier<Layer>, inputs: _ViewInputs, content: (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        super.init(modifier: modifier, inputs: inputs, content: content)
        follow()
    }

    override var passesBoxesOn: Bool { true }

    override var children: [ViewNode] { super.children + (shown.map { [$0.node] } ?? []) }

    /// What is on the layer hands up nothing to the views around the presenting one.
    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { content.preference(key) }

    override func apply(_ change: NodeChange) {
        super.apply(change)
        follow()
    }

    /// Puts up, updates or takes down the layer; runs again when state that decides about it changes.
    private func follow() {
        let identity = evaluated { modifier.identity() }
        if let shown, shown.identity != identity { takeDown(shown) }
        guard let identity else { return }
        if let shown { update(shown) } else { putUp(identity) }
    }

    private func putUp(_ identity: AnyHashable) {
        let box = PresentationBox(kind: modifier.kind)
        let presentation = Presentation(node: self, box: box) { [weak self] in self?.modifier.dismiss() }
        guard let view = evaluated({ modifier.layer(presentation) }) else { return }
        let inputs = inputs(environment: layerEnvironment(presentation))
        let node = Layer._makeView(view: _GraphValue(view), inputs: inputs).typed(Layer.self)
        box.layoutDirection = environment.layoutDirection
        box.contents = node.boxes
        shown = Shown(identity: identity, presentation: presentation, node: node, box: box, outer: environment)
        graph.screen?.layers.append(box)
    }

    private func update(_ shown: Shown) {
        guard let view = evaluated({ modifier.layer(shown.presentation) }) else { return }
        var layerEnvironment = shown.node.environment
        if !environment.isIdentical(to: shown.outer) {
            layerEnvironment = self.layerEnvironment(shown.presentation)
            shown.box.layoutDirection = environment.layoutDirection
            self.shown?.outer = environment
        }
        shown.node.update(view, environment: layerEnvironment)
    }

    private func takeDown(_ shown: Shown) {
        self.shown = nil
        shown.node.remove()
        graph.screen?.layers.removeAll { $0 === shown.box }
        if let action = modifier.onDismiss { graph.afterUpdate(from: self, action) }
    }

    private func layerEnvironment(_ presentation: Presentation) -> EnvironmentValues {
        var values = environment
        values.presentation = presentation
        values.stackOrientation = nil
        values.isInListRow = false
        if modifier.kind.resetsTextStyle { values.resetTextStyle() }
        return values
    }

    override func willRemove() {
        guard let shown else { return }
        graph.screen?.layers.removeAll { $0 === shown.box }
    }

    override func childBoxesDidChange(_ child: ViewNode) {
        guard child === shown?.node else { return super.childBoxesDidChange(child) }
        guard !isStale else { return }
        isStale = true
        graph.markStale(self)
    }

    func syncContainer() {
        isStale = false
        if let shown { shown.box.contents = shown.node.boxes }
    }
}

extension EnvironmentValues {
    /// Back to what the system's own views start from.
    fileprivate mutating func resetTextStyle() {
        font = nil
        foregroundStyles = nil
        lineLimit = nil
        multilineTextAlignment = .leading
        minimumScaleFactor = 1
        textCase = nil
        buttonStyle = EnvironmentValues().buttonStyle
        isEnabled = true
    }
}

extension View {
    /// Puts a layer over the whole screen while a condition holds.
    nonisolated func presentation<Layer: View>(
        isPresented: Binding<Bool>, kind: PresentationKind = PresentationKind(), onDismiss: (() -> Void)? = nil,
        @ViewBuilder layer: @escaping (Presentation) -> Layer
    ) -> some View {
        modifier(
            PresentationModifier(
                identity: { isPresented.wrappedValue ? true : nil }, dismiss: { isPresented.wrappedValue = false },
                onDismiss: onDismiss, kind: kind, layer: layer))
    }

    /// Puts a layer made of an item over the whole screen while there is one; another item makes another layer.
    nonisolated func presentation<Item: Identifiable, Layer: View>(
        item: Binding<Item?>, kind: PresentationKind = PresentationKind(), onDismiss: (() -> Void)? = nil,
        @ViewBuilder layer: @escaping (Item, Presentation) -> Layer
    ) -> some View {
        modifier(
            PresentationModifier(
                identity: { item.wrappedValue.map { AnyHashable($0.id) } }, dismiss: { item.wrappedValue = nil },
                onDismiss: onDismiss, kind: kind,
                layer: { presentation in item.wrappedValue.map { layer($0, presentation) } }))
    }
}
