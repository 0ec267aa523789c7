import Drawing

/// A layer over the root view, laid out like it.
@_spi(Floors) open class RootLayerBox: LayoutContainerOf<RootLayout> {
    /// True if the content below the layer is out of reach of touches, keys and assistive technology.
    @exclusivity(unchecked) package final var isModal: Bool
    /// True if Escape closes the layer, provided that a tap outside does.
    package final let closesOnEscape: Bool
    /// True if the content below the layer is not drawn once the layer has arrived.
    @exclusivity(unchecked) package final var hidesBelow = false

    public init(isModal: Bool, closesOnEscape: Bool) {
        self.isModal = isModal
        self.closesOnEscape = closesOnEscape
        super.init(layout: RootLayout())
        roles = [.layer, .hasSafeArea]
    }

    /// True while the layer arrives or leaves.
    open var isMoving: Bool { false }

    /// True if the content below is drawn pushed back.
    open var isPushingBack: Bool { false }

    /// The drawing of the content below, pushed back.
    /// - Parameter isStacked: true if the content below has itself a layer on top that pushes it back.
    open func pushedBack(_ drawing: DisplayList, isStacked: Bool) -> DisplayList { drawing }

    /// Called before the root draws the layer.
    open func rootWillDraw() {}

    /// Called when the layer has been removed from its root.
    open func didLeaveRoot() {}
}
