import ScrollMechanics
import SwiftUIControls
@_spi(Floors) import SwiftUICore

/// Pages side by side, of which one is in front: they follow a finger, and come to rest with one of them in front.
///
/// Only those that can be seen are made, so there may be any number of them.
struct NumberedPages<Page: View>: View {
    typealias Body = Never

    /// The page in front.
    let current: Int
    let range: ClosedRange<Int>
    let finger: PageFinger
    /// Called when a finger has brought another page to the front.
    let turn: (Int) -> Void
    /// Makes the view of a page; always one.
    let page: (Int) -> Page

    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { NumberedPagesNode(value: view, inputs: inputs) }
    }
}

/// Hands a finger on to the pages.
@MainActor
final class PageFinger {
    fileprivate(set) var follow: (FingerEvent, CGSize) -> Void = { _, _ in }

    nonisolated init() {}
}

/// The pages that are in sight; only the one in front is met by assistive technology.
final class NumberedPagesBox: LayoutContainerOf<SideBySideLayout>, PartlyReachableBox {
    fileprivate(set) weak var current: LayoutBox? { didSet { if current !== oldValue { invalidateSemantics() } } }
    /// A finger catches pages that move, and is no tap on what is on them.
    fileprivate var isMoving = false

    init() {
        super.init(layout: SideBySideLayout())
        roles = .isPartlyReachable
    }

    var reachedChildren: [LayoutBox] { contents.filter { $0 === current } }

    override func describe(to builder: inout SemanticsBuilder) {
        for child in reachedChildren { builder.visit(child) }
    }

    override func hitTest(_ point: CGPoint) -> LayoutBox? { isMoving ? nil : super.hitTest(point) }
}

private final class NumberedPagesNode<Page: View>: ValueNode<NumberedPages<Page>>, ContainerNode {
    private struct Drag {
        /// Start of the drag in points, and the page position at that time.
        var start: CGFloat
        let origin: Double
        var isUnderWay: Bool
        var trail = TouchVelocityTracker()
    }

    private let box = NumberedPagesBox()
    private var pages: [(number: Int, node: ChildNode<Page>)] = []
    private var drag: Drag?
    /// True if people have turned to another page themselves, which is always shown gradually.
    private var isTurnedByHand = false
    /// Index of the front page; fractional during a transition.
    private lazy var position = ProgressMotion(Double(view.current), frames: graph.frames) { [weak self] in
        guard let self else { return }
        self.graph.markStale(self)
    }

    /// The movement from which a finger drags, in points.
    private static var slop: CGFloat { 10 }

    override init(value view: _GraphValue<NumberedPages<Page>>, inputs: _ViewInputs) {
        super.init(value: view, inputs: inputs)
        view.value.finger.follow = { [weak self] in self?.follow($0, width: max($1.width, 1)) }
        direct()
        makePages()
        syncContainer()
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        for item in pages { body(item.node.node) }
    }

    override func makeBoxes() -> [LayoutBox] { [box] }

    override func apply(_ change: NodeChange) {
        view.finger.follow = { [weak self] in self?.follow($0, width: max($1.width, 1)) }
        goToCurrent(gradually: graph.animation != nil || isTurnedByHand)
        direct()
        makePages()
    }

    private func direct() {
        guard box.layoutDirection != environment.layoutDirection else { return }
        box.layoutDirection = environment.layoutDirection
        box.invalidateLayout()
    }

    override func childBoxesDidChange(_ child: ViewNode) { graph.markStale(self) }

    func syncContainer() {
        let place = position.value
        // The one in front may not have come into sight yet.
        let shown = pages.filter { abs(Double($0.number) - place) < 1 || $0.number == view.current }
        let boxes = shown.compactMap(\.node.boxes.first)
        if !boxes.elementsEqual(box.contents, by: ===) {
            // Earlier contents are not a source of transitions.
            for old in box.contents where !boxes.contains(where: { $0 === old }) { old.forgetShownFrame() }
            box.contents = boxes
        }
        box.current = pages.first { $0.number == view.current }?.node.boxes.first
        box.isMoving = position.isMoving
        box.update(SideBySideLayout(places: shown.map { CGFloat(Double($0.number) - place) }))
    }

    // MARK: Pages

    /// The pages at the place that is shown, and the one in front.
    private var wanted: [Int] {
        let place = position.value
        return Set([Int(place.rounded(.down)), Int(place.rounded(.up)), view.current])
            .filter { view.range.contains($0) || $0 == view.current }
            .sorted()
    }

    private func makePages() {
        let wanted = wanted
        let old = pages
        pages = wanted.map { number in
            let page = view.page(number)
            guard let known = old.first(where: { $0.number == number }) else {
                return (number, ChildNode(page, inputs: inputs()))
            }
            known.node.update(page, environment: environment)
            return known
        }
        for page in old where !wanted.contains(page.number) { page.node.remove() }
        graph.markStale(self)
    }

    private func goToCurrent(gradually: Bool) {
        let target = Double(view.current)
        guard drag?.isUnderWay != true else { return }
        guard position.target != target || (position.value != target && !position.isMoving) else { return }
        // The pages on a longer way are not there.
        if gradually, graph.movesPages, abs(target - position.value) <= 2 {
            position.go(to: target, with: graph.animation ?? .layerSlide(duration: 0.4))
        } else {
            position.jump(to: target)
        }
    }

    // MARK: Under a finger

    private func follow(_ event: FingerEvent, width: CGFloat) {
        switch event {
        case .down(let point):
            drag = Drag(start: point.x, origin: position.value, isUnderWay: position.isMoving)
            remember(point)
            if position.isMoving { position.jump(to: position.value) }
        case .moved(let point):
            remember(point)
            move(to: point.x, width)
        case .up(let point):
            remember(point)
            move(to: point.x, width)
            end(speed: drag?.trail.velocity.width ?? 0, width)
        case .lost: end(speed: 0, width)
        }
    }

    private func remember(_ point: CGPoint) {
        drag?.trail.remember(TouchEvent(id: 0, phase: .moved, location: point, time: graph.frames.time))
    }

    /// Keeps the pages at the finger; beyond the ends they follow by less and less.
    private func move(to x: CGFloat, _ width: CGFloat) {
        guard var drag else { return }
        if !drag.isUnderWay {
            guard abs(x - drag.start) > Self.slop else { return }
            drag.isUnderWay = true
            drag.start += x < drag.start ? -Self.slop : Self.slop
            self.drag = drag
        }
        let first = Double(view.range.lowerBound)
        let length = CGFloat(view.range.count - 1) * width
        let offset = CGFloat(drag.origin - first) * width - towardsTrailing(x - drag.start)
        position.jump(
            to: first + Double(ScrollPhysics.held(offset, within: length, dimension: width) / width))
        let front = number(at: position.value)
        if front != view.current {
            view.turn(front)
        } else if !wanted.allSatisfy({ number in pages.contains { $0.number == number } }) {
            makePages()
        }
    }

    /// Goes to the page that the finger's speed leads to, the next one at most, or to the one of which more is seen.
    private func end(speed: CGFloat, _ width: CGFloat) {
        let ended = drag
        drag = nil
        guard let ended, ended.isUnderWay else { return }
        let glide = ScrollPhysics.glide(from: Double(-towardsTrailing(speed))) / Double(width)
        let start = number(at: ended.origin)
        let target = number(at: min(max(position.value + glide, Double(start - 1)), Double(start + 1)))
        isTurnedByHand = true
        if target != view.current { view.turn(target) }
        // The owner of the page may reject the change.
        graph.afterUpdate(from: self) { [weak self] in
            guard let self, self.isAlive else { return }
            self.isTurnedByHand = false
            self.goToCurrent(gradually: true)
        }
    }

    private func number(at place: Double) -> Int {
        min(max(Int(place.rounded()), view.range.lowerBound), view.range.upperBound)
    }

    private func towardsTrailing(_ distance: CGFloat) -> CGFloat {
        environment.layoutDirection == .rightToLeft ? -distance : distance
    }
}
