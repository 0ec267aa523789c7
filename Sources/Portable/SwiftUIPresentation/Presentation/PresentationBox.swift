import Drawing
@_spi(Floors) import SwiftUICore

/// A layer over the whole screen, laid out like a root view.
final class PresentationBox: RootLayerBox {
    /// Progress of the layer's transition, where it is animated.
    private(set) var motion: ProgressMotion?
    /// The preview of a view of a page below, which may have changed.
    weak var preview: (any LayerPreview)? {
        didSet { if oldValue !== preview { oldValue?.giveBack() } }
    }
    /// The parts that are drawn with an effect during the transition.
    private var parts: [WeakPart] = []

    /// Progress of pushing back the page below, from 0 to 1.
    private var push: ProgressMotion?
    /// Background colour of a page that is pushed back.
    private var pageColor = RGBAColor(red: 1, green: 1, blue: 1, alpha: 1)

    private struct WeakPart {
        weak var box: LayoutBox?
    }

    init(kind: PresentationKind) {
        super.init(isModal: kind.isModal, closesOnEscape: kind.closesOnEscape)
    }

    override var isMoving: Bool { motion?.isMoving ?? false }

    func register(_ part: LayoutBox) {
        parts.removeAll { $0.box == nil }
        parts.append(WeakPart(box: part))
    }

    /// Shows how the layer comes.
    @MainActor func arrive(with animation: Animation, in graph: ViewGraph) {
        motion(from: 0, in: graph).go(to: 1, with: animation)
    }

    /// Pushes back what is below, as a sheet over a whole page does.
    /// - Parameter gradually: whether to show that, unless it follows a finger.
    @MainActor func pushBack(_ fraction: Double, gradually: Bool, color: RGBAColor, in graph: ViewGraph) {
        pageColor = color
        guard fraction != push?.target ?? 0, !isLeaving else { return }
        let push =
            push ?? ProgressMotion(0, frames: graph.frames) { [weak self] in self?.parent?.invalidateDrawing() }
        self.push = push
        if gradually, graph.movesPages {
            push.go(to: fraction, with: .layerSlide(duration: 0.5))
        } else {
            push.jump(to: fraction)
        }
    }

    /// Draws the page below the layer: while a large sheet comes up, the page shrinks by 16 points at each side, and
    /// its top edge stays visible behind the sheet, with the sheet's corner radius (by eye from iOS).
    /// - Parameter isStacked: true if what is below has a sheet on top itself.
    override func pushedBack(_ list: DisplayList, isStacked: Bool) -> DisplayList {
        guard let progress = push?.value, progress > 0 else { return list }
        let progressed = CGFloat(progress)
        let screen = CGRect(origin: .zero, size: size)
        let black = RGBAColor(red: 0, green: 0, blue: 0, alpha: 1)
        let scale = 1 - progressed * min(32 / max(size.width, 1), 1)
        let top = layout.safeAreaInsets.top
        // The visible part of a page is its upper edge; of a sheet on it, that sheet's.
        let edge = isStacked ? top + 10 : 0
        var page = DisplayList([.fill(.rect(screen), .color(isStacked ? black : pageColor))])
        page.append(contentsOf: list)
        let radius = 10 * progressed / scale
        let group = DisplayGroup(
            page,
            transform: CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: size.width * (1 - scale) / 2,
                ty: progressed * (top - edge * scale)),
            clip: ClipShape(
                .roundedRect(screen, cornerSize: CGSize(width: radius, height: radius), style: .continuous)))
        return DisplayList([.fill(.rect(screen), .color(black)), .group(group)])
    }

    override var isPushingBack: Bool { push.map { $0.value > 0 } ?? false }

    override func rootWillDraw() { preview?.invalidateDrawing() }

    override func didLeaveRoot() { preview?.giveBack() }

    /// Shows how the layer goes.
    @MainActor func leave(with animation: Animation, in graph: ViewGraph, then finish: @escaping () -> Void) {
        makePresentation().isLeaving = true
        push?.go(to: 0, with: animation)
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
        // Coverage of the layers below may have changed.
        parent?.invalidateDrawing()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: super.measure(proposal))
    }

    /// Touches that fall on nothing of a modal layer go no further.
    override func hitTest(_ point: CGPoint) -> LayoutBox? { super.hitTest(point) ?? (isModal ? self : nil) }
}
