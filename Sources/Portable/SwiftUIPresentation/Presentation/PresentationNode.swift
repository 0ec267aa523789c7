import SwiftUIControls
@_spi(Floors) import SwiftUICore
import SwiftUIInteraction

/// Keeps a layer on the screen while its modifier says so, and until it has been shown how it goes.
final class PresentationNode<Layer: View>: TransparentModifierNode<PresentationModifier<Layer>>, ContainerNode,
    LayerOwner
{
    private struct Shown {
        let identity: AnyHashable
        let presentation: Presentation
        let node: ChildNode<Layer>
        let box: PresentationBox
        var outer: EnvironmentValues
        /// The item that was focused when the layer was presented.
        weak var focusOrigin: FocusItem?
    }

    private var shown: Shown?
    private var layerReads: ObservedReads?
    /// Layers that are being removed, the oldest first.
    private var leaving: [Shown] = []

    override init(
        modifier: _GraphValue<PresentationModifier<Layer>>, inputs: _ViewInputs,
        content: (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        super.init(modifier: modifier, inputs: inputs, content: content)
        follow()
    }

    override var passesBoxesOn: Bool { true }

    private var layers: [Shown] { leaving + (shown.map { [$0] } ?? []) }

    func isLayer(_ node: ViewNode) -> Bool { layers.contains { $0.node.node === node } }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        super.forEachChild(body)
        for item in layers { body(item.node.node) }
    }

    /// Preferences of views on the layer do not reach the views around the presenting one.
    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { content.preference(key) }

    override func apply(_ change: NodeChange) {
        super.apply(change)
        follow()
    }

    /// Puts up, updates or takes down the layer; runs again when state that decides about it changes.
    private func follow() {
        let mayPresent = modifier.kind.belongsInMenus || !environment.isInMenu
        let identity = mayPresent ? evaluated { modifier.identity() } : nil
        // A layer that takes the place of another one gives the focus back for both.
        let origin = shown?.focusOrigin ?? graph.focus.focused
        if let shown, shown.identity != identity { takeDown(shown) }
        guard let identity else { return }
        if let shown { update(shown) } else { putUp(identity, focusOrigin: origin) }
    }

    private var movement: LayerMovement {
        let sizeClass = environment.layerSizeClass ?? environment.horizontalSizeClass
        let narrow = sizeClass == .compact ? modifier.kind.narrowMovement : nil
        return narrow ?? modifier.kind.movement
    }

    private func putUp(_ identity: AnyHashable, focusOrigin: FocusItem?) {
        let box = PresentationBox(kind: modifier.kind)
        let presentation = Presentation(node: self, box: box) { [weak self] in self?.modifier.dismiss() }
        guard let view = layer(presentation) else { return }
        let inputs = inputs(environment: layerEnvironment(presentation))
        let node = ChildNode(view, inputs: inputs)
        box.layoutDirection = environment.layoutDirection
        box.contents = node.boxes
        shown = Shown(
            identity: identity, presentation: presentation, node: node, box: box, outer: environment,
            focusOrigin: modifier.kind.keepsFocus ? nil : focusOrigin)
        graph.screen?.layers.append(box)
        if !modifier.kind.keepsFocus {
            graph.afterUpdate(from: self) { [weak self] in
                guard let self else { return }
                self.graph.focus.layerDidCome(node.node)
                if self.modifier.kind.takesFocus { self.graph.focus.moveToFirstField(in: node.node) }
            }
        }
        if graph.movesPages { box.arrive(with: movement.arrival, in: graph) }
    }

    private func layer(_ presentation: Presentation) -> Layer? {
        let (layer, reads) = observed { modifier.layer(presentation) }
        layerReads = reads
        return layer
    }

    private func update(_ shown: Shown) {
        guard let view = layer(shown.presentation) else { return }
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
        if let origin = shown.focusOrigin {
            graph.afterUpdate(from: self) { [weak self, weak origin] in
                if let origin { self?.graph.focus.giveBack(to: origin) }
            }
        }
        guard graph.movesPages, shown.box.wasShown else { return remove(shown) }
        leaving.append(shown)
        graph.focus.leave(shown.node.node)
        shown.box.leave(with: movement.departure, in: graph) { [weak self] in
            guard let self, self.isAlive else { return }
            self.leaving.removeAll { $0.box === shown.box }
            self.remove(shown)
        }
    }

    private func remove(_ shown: Shown) {
        shown.node.remove()
        graph.screen?.layers.removeAll { $0 === shown.box }
        if let action = modifier.onDismiss { graph.afterArrivals(action) }
    }

    private func layerEnvironment(_ presentation: Presentation) -> EnvironmentValues {
        var values = environment
        values.presentation = presentation
        // A layer has the whole screen, wherever on it the presenting view is.
        if let sizeClass = values.layerSizeClass {
            values.horizontalSizeClass = sizeClass
            values.layerSizeClass = nil
        }
        values.stackOrientation = nil
        values.resetScreenLocals()
        // The layer stays on screen whatever becomes of the page below.
        values.branchVisibility = nil
        if let size = values.readersTypeSize {
            values.dynamicTypeSize = size
            values.readersTypeSize = nil
        }
        // Menus and alerts belong to the page that they are opened from.
        if modifier.kind.resetsTextStyle {
            values.resetTextStyle()
        } else {
            values.editMode = presentation.editMode.binding
        }
        return values
    }

    /// Layers go with the view; a menu that has deleted it is shown going, as it is.
    override func willRemove() {
        let screen = graph.screen
        for layer in layers {
            guard modifier.kind.outlivesView, graph.movesPages, layer.box.wasShown else {
                screen?.layers.removeAll { $0 === layer.box }
                continue
            }
            let presentation = layer.presentation
            layer.box.leave(with: movement.departure, in: graph) { [weak screen, weak box = layer.box] in
                screen?.layers.removeAll { $0 === box }
                // Until now the parts of the layer have asked it how far that has gone.
                withExtendedLifetime(presentation) {}
            }
        }
    }

    override func childBoxesDidChange(_ child: ViewNode) {
        guard isLayer(child) else { return super.childBoxesDidChange(child) }
        graph.markStale(self)
    }

    func syncContainer() {
        for layer in layers { layer.box.contents = layer.node.boxes }
    }
}

extension EnvironmentValues {
    /// Back to what the system's own views start from.
    fileprivate mutating func resetTextStyle() {
        let standard = EnvironmentValues()
        font = nil
        fontTraits = standard.fontTraits
        imageScale = standard.imageScale
        foregroundStyles = nil
        lineLimit = nil
        multilineTextAlignment = .leading
        minimumScaleFactor = 1
        textCase = nil
        buttonStyle = standard.buttonStyle
        isEnabled = true
    }
}

private struct LayerSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }

extension EnvironmentValues {
    /// Size class of the screen around a sheet or popover with narrow content; nil elsewhere.
    package var layerSizeClass: UserInterfaceSizeClass? {
        get { self[LayerSizeClassKey.self] }
        set { self[LayerSizeClassKey.self] = newValue }
    }
}
