import SwiftUIControls
@_spi(Floors) import SwiftUICore
import SwiftUIInteraction

/// A presented layer, as its views access it. Unchecked, because the environment makes a dismissal of it wherever it is set; it
/// is used on the main actor.
package final class Presentation: @unchecked Sendable {
    let editMode = EditModeScope()
    private weak var node: ViewNode?
    private let close: () -> Void
    /// Keeps the environment of its views, which keeps this.
    private weak var box: PresentationBox?

    init(node: ViewNode, box: PresentationBox, close: @escaping () -> Void) {
        self.node = node
        self.box = box
        self.close = close
    }

    /// Takes the layer down, as a tap outside does.
    package func dismiss() {
        if box?.isLeaving == false { close() }
    }

    /// True if the views below the layer take no input.
    var isModal: Bool {
        get { box?.isModal ?? false }
        set {
            guard let box, box.isModal != newValue else { return }
            box.isModal = newValue
            box.parent?.invalidateDrawing()
        }
    }

    /// True if the views below the layer are not drawn.
    var hidesBelow: Bool {
        get { box?.hidesBelow ?? false }
        set {
            guard let box, box.hidesBelow != newValue else { return }
            box.hidesBelow = newValue
            box.parent?.invalidateDrawing()
        }
    }

    /// True if the first item of a menu is the nearest to the presenting view, which is below the menu.
    var showsFirstItemLast = false

    /// The box of the presenting view; nil when it shows nothing.
    @MainActor var anchor: LayoutBox? { node?.boxes.first }

    /// Gives the focus to the text field after the one that has it, on the same layer.
    /// - Returns: whether there is one.
    @MainActor package func focusNextField() -> Bool { node?.graph.focus.moveToNextField() ?? false }

    /// Pushes back what is below, from 0 to 1.
    @MainActor func pushBack(_ fraction: Double, gradually: Bool, environment: EnvironmentValues) {
        guard let node, let box else { return }
        box.pushBack(
            fraction, gradually: gradually, color: SystemColor.systemBackground.color(in: environment), in: node.graph)
    }

    // MARK: Movement

    /// Progress of the layer's transition, from 0 to 1.
    var progress: Double { box?.motion?.value ?? 1 }

    /// Height of the whole layer, in points.
    var screenHeight: CGFloat { box?.size.height ?? 0 }

    /// True while the layer is being removed.
    package var isLeaving: Bool { box?.isLeaving ?? true }

    /// The view of a page below that the layer previews.
    var preview: (any LayerPreview)? {
        get { box?.preview }
        set { box?.preview = newValue }
    }

    /// Registers a part of the layer, which is drawn again while the layer comes and goes.
    func register(_ part: LayoutBox) { box?.register(part) }
}
