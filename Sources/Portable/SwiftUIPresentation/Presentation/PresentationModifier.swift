import SwiftUICore

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
///   Dimming and taps outside are views of the layer's own, see ``DimmingView``.
/// - Where changes are shown gradually, layers come and go with a movement of their own, which `layerEffect(_:of:)` gives to
///   their parts. A layer that goes takes no touches any more and is not met by assistive technology.
/// - `presented.anchor` is the presenting view's box.
nonisolated package struct PresentationModifier<Layer: View>: ViewModifier {
    package typealias Body = Never

    /// Identity of the presented item; nil if nothing is presented.
    let identity: () -> AnyHashable?
    /// Sets the state by which the layer is presented back.
    let dismiss: () -> Void
    var onDismiss: (() -> Void)?
    var kind = PresentationKind()
    let layer: (Presentation) -> Layer?

    package init(
        identity: @escaping () -> AnyHashable?, dismiss: @escaping () -> Void, onDismiss: (() -> Void)? = nil,
        kind: PresentationKind = PresentationKind(), layer: @escaping (Presentation) -> Layer?
    ) {
        self.identity = identity
        self.dismiss = dismiss
        self.onDismiss = onDismiss
        self.kind = kind
        self.layer = layer
    }

    @MainActor package static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .node { PresentationNode(modifier: modifier, inputs: inputs, content: body) }
    }
}

/// The way a layer covers the views below.
package struct PresentationKind {
    /// True if the views below take no input.
    var isModal = true
    /// True if the layer does not inherit text style and colours of the presenting view, as menus and alerts, which are
    /// the system's.
    var resetsTextStyle = false
    /// True if the focused view below stays focused, though it receives no keys meanwhile.
    var keepsFocus = false
    /// True if the first text field on the layer becomes focused, as in alerts.
    var takesFocus = false
    /// True if Escape dismisses the layer, where a tap outside does (as on iPadOS).
    var closesOnEscape = false
    /// True if an item of a menu can present the layer. Other layers are presented by a view that remains when the menu
    /// has closed: items of menus are no views on iOS.
    var belongsInMenus = false
    /// True if the removal of a layer is animated after its view has gone.
    var outlivesView = false
    /// The transition of the layer where changes are animated.
    var movement = LayerMovement.slide
    /// Likewise in narrow places, when that is something else.
    var narrowMovement: LayerMovement?

    package static let alert = PresentationKind(resetsTextStyle: true, takesFocus: true, movement: .alert)
    package static let dialog = PresentationKind(
        resetsTextStyle: true, closesOnEscape: true, movement: .popover, narrowMovement: .dialog)
    static let menu = PresentationKind(
        resetsTextStyle: true, keepsFocus: true, closesOnEscape: true, belongsInMenus: true, outlivesView: true,
        movement: .menu)
    package static let editMenu = PresentationKind(
        isModal: false, resetsTextStyle: true, keepsFocus: true, movement: .popover)
    package static let keyboardBar = PresentationKind(
        isModal: false, resetsTextStyle: true, keepsFocus: true, movement: .dialog)
    /// Covers, which are left by their own controls alone, are of no kind.
    static let sheet = PresentationKind(closesOnEscape: true)
    static let popover = PresentationKind(closesOnEscape: true, movement: .popover, narrowMovement: .slide)
}

extension View {
    /// Puts a layer over the whole screen while a condition holds.
    nonisolated package func presentation<Layer: View>(
        isPresented: Binding<Bool>, kind: PresentationKind = PresentationKind(), onDismiss: (() -> Void)? = nil,
        @ViewBuilder layer: @escaping (Presentation) -> Layer
    ) -> some View {
        modifier(
            PresentationModifier(
                identity: { isPresented.wrappedValue ? true : nil }, dismiss: { isPresented.wrappedValue = false },
                onDismiss: onDismiss, kind: kind, layer: layer))
    }

    /// Puts a layer made of an item over the whole screen while there is one; another item makes another layer.
    nonisolated package func presentation<Item: Identifiable, Layer: View>(
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
