/// A layer over the whole screen, laid out like a root view.
final class PresentationBox: LayoutContainerOf<RootLayout>, @unchecked Sendable {
    /// Whether what is below the layer takes no touches and is not met by assistive technology.
    var isModal: Bool
    /// Whether what is below the layer is not shown.
    var hidesBelow = false

    init(kind: PresentationKind) {
        isModal = kind.isModal
        super.init(layout: RootLayout())
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: super.measure(proposal))
    }

    /// Touches that fall on nothing of a modal layer go no further.
    override func hitTest(_ point: CGPoint) -> LayoutBox? { super.hitTest(point) ?? (isModal ? self : nil) }
}
