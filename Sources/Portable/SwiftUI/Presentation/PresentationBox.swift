/// A layer over the whole screen, laid out like a root view.
final class PresentationBox: LayoutContainerOf<RootLayout>, @unchecked Sendable {
    /// Whether what is below the layer takes no touches and is not met by assistive technology.
    var isModal: Bool
    /// Whether what is below the layer is not shown once the layer has come.
    var hidesBelow = false
    /// How far the layer has come, where it comes and goes gradually.
    private(set) var motion: ProgressMotion?
    /// What is drawn otherwise meanwhile.
    private var parts: [WeakPart] = []

    private struct WeakPart {
        weak var box: LayerEffectBox?
    }

    init(kind: PresentationKind) {
        isModal = kind.isModal
        super.init(layout: RootLayout())
    }

    /// Whether the layer is on its way.
    var isMoving: Bool { motion?.isMoving ?? false }

    func register(_ part: LayerEffectBox) {
        parts.removeAll { $0.box == nil }
        parts.append(WeakPart(box: part))
    }

    /// Shows how the layer comes.
    @MainActor func arrive(with animation: Animation, in graph: ViewGraph) {
        motion(from: 0, in: graph).go(to: 1, with: animation)
    }

    /// Shows how the layer goes.
    @MainActor func leave(with animation: Animation, in graph: ViewGraph, then finish: @escaping () -> Void) {
        makePresentation().isLeaving = true
        motion(from: 1, in: graph).go(to: 0, with: animation, then: finish)
    }

    @MainActor private func motion(from start: Double, in graph: ViewGraph) -> ProgressMotion {
        if let motion { return motion }
        let made = ProgressMotion(start, frames: graph.frames) { [weak self] in self?.showMovement() }
        motion = made
        return made
    }

    private func showMovement() {
        for part in parts { part.box?.invalidateDrawing() }
        // What lies below may be seen, or no longer.
        parent?.invalidateDrawing()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: super.measure(proposal))
    }

    /// Touches that fall on nothing of a modal layer go no further.
    override func hitTest(_ point: CGPoint) -> LayoutBox? { super.hitTest(point) ?? (isModal ? self : nil) }
}
