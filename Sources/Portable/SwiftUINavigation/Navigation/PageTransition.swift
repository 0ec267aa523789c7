@_spi(Floors) import SwiftUICore

/// Slides one page of a stack over another, by itself or under a finger, or fades between them.
@MainActor
final class PageTransition {
    private struct Pages {
        let lower: ViewNode
        let upper: ViewNode
        /// The one of both that has left the stack.
        var leaving: ViewNode?
        /// True if the pages cross-fade in place.
        var fades = false
    }

    private let box: NavigationStackBox
    private let graph: ViewGraph
    /// Called when other pages are to be shown than before.
    private let didChange: () -> Void
    /// Called when a movement is over.
    var didEnd: () -> Void = {}
    private var pages: Pages?
    private lazy var motion: ProgressMotion = ProgressMotion(1, frames: graph.frames) { [weak self] in
        if let self { self.box.covered = self.motion.value }
    }

    init(box: NavigationStackBox, graph: ViewGraph, didChange: @escaping () -> Void) {
        self.box = box
        self.graph = graph
        self.didChange = didChange
    }

    /// The page that has left the stack, but not the screen.
    var leaving: ViewNode? { pages?.leaving }

    /// Shows the page on top, or two of which one slides.
    func show(_ top: ViewNode) {
        let lower = pages?.lower.boxes ?? []
        let boxes = pages.map { lower + $0.upper.boxes } ?? top.boxes
        if !boxes.elementsEqual(box.contents, by: ===) { box.contents = boxes }
        let way = pages.flatMap { zoom(of: $0) }
        if let old = box.crossing?.zoom, !old.isSame(as: way) { old.take(false) }
        way?.take(true)
        box.crossing = pages.map { pages in
            .init(lowerCount: lower.count, goesBack: pages.lower === top, fades: pages.fades, zoom: way)
        }
    }

    /// The way of a page that grows out of a view; nil for one that slides or fades.
    private func zoom(of pages: Pages) -> ZoomCrossing? {
        guard !pages.fades, let key = pages.upper.preference(ZoomSourceKey.self) ?? nil else { return nil }
        return ZoomCrossing(key, in: box.root)
    }

    /// Slides the page that is on top now in, or the one that was out. A movement under a finger goes on from there.
    /// - Parameters:
    ///   - leaving: the page that has left the stack, which goes when it cannot be seen any more.
    ///   - fades: whether the pages go over into each other instead, for readers who want less motion. A movement that
    ///     a finger has begun goes on.
    func cross(from old: ViewNode, to top: ViewNode, leaving: ViewNode?, goesBack: Bool, fades: Bool) {
        var next =
            goesBack
            ? Pages(lower: top, upper: old, leaving: leaving) : Pages(lower: old, upper: top, leaving: leaving)
        next.fades = fades
        if let pages, pages.leaving == nil, pages.lower === next.lower, pages.upper === next.upper {
            next.fades = pages.fades
            self.pages = next
        } else {
            end()
            pages = next
            motion.jump(to: goesBack ? 1 : 0)
        }
        motion.go(to: goesBack ? 0 : 1, with: next.fades ? .easeInOut(duration: 0.3) : .layerSlide(duration: 0.4)) {
            [weak self] in self?.end()
        }
    }

    func end() {
        guard let pages else { return }
        self.pages = nil
        pages.leaving?.remove()
        didChange()
        didEnd()
    }

    // MARK: Under a finger

    /// Follows a finger that draws the page on top aside.
    func drag(_ value: DragGesture.Value, from top: ViewNode, to below: ViewNode) {
        guard startsAtEdge(value) else { return }
        if pages?.upper !== top || pages?.leaving != nil {
            end()
            pages = Pages(lower: below, upper: top)
            didChange()
        }
        motion.jump(to: 1 - Double(min(max(0, towardsTrailing(value.translation.width)) / box.placedSize.width, 1)))
    }

    /// Goes back, or not, where the finger has let go.
    func endDrag(_ value: DragGesture.Value, goBack: () -> Void) {
        guard startsAtEdge(value), pages?.leaving == nil else { return }
        if towardsTrailing(value.predictedEndTranslation.width) > box.placedSize.width / 2 {
            goBack()
        } else if graph.movesPages {
            motion.go(to: 1, with: .layerSlide(duration: 0.3)) { [weak self] in self?.end() }
        } else {
            end()
        }
    }

    private func towardsTrailing(_ distance: CGFloat) -> CGFloat {
        box.layoutDirection == .rightToLeft ? -distance : distance
    }

    private func startsAtEdge(_ value: DragGesture.Value) -> Bool {
        let x = value.startLocation.x
        let distance = box.layoutDirection == .rightToLeft ? box.placedSize.width - x : x
        return distance <= NavigationPage.edgeWidth
    }
}
