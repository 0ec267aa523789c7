import ScrollMechanics
import SwiftUIControls
@_spi(Floors) import SwiftUICore

/// Rows on a cylinder of which the one in front is chosen.
///
/// They follow a finger, go on from its speed, and come to rest with one of them in front, which is chosen then. A tap
/// brings the row that it meets to the front. Where a row in front is not taken the one that is chosen comes back.
struct Wheel<Row: View>: View {
    let rows: WheelRows
    /// Index of the chosen row.
    let index: Int
    /// The wheels that stand for parts of the same value.
    var set: WheelSet?
    /// Called when another row has come to rest in front. On wheels without ends numbers go on beyond those of the first
    /// round.
    let choose: (Int) -> Void
    @ViewBuilder let row: (Int) -> Row

    @State private var finger = WheelFinger()

    var body: some View {
        let finger = finger
        WheelContent(rows: rows, index: index, set: set, finger: finger, choose: choose) {
            row($0).lineLimit(1).frame(maxWidth: .infinity).frame(height: WheelGeometry.rowHeight)
        }
        .contentShape(Rectangle())
        .modifier(FingerModifier(axis: .vertical, isToldAtOnce: true) { finger.follow($0, $1) })
    }
}

/// Rows of a wheel.
enum WheelRows: Equatable {
    case range(Range<Int>)
    /// Endless rows, whose content repeats with a period.
    case round(period: Int)

    func contains(_ row: Int) -> Bool {
        switch self {
        case .range(let range): range.contains(row)
        case .round(let period): period > 0
        }
    }

    /// The row nearest to a place; nil where there is none.
    func nearest(to place: Double) -> Int? {
        switch self {
        case .range(let range):
            range.isEmpty ? nil : min(max(Int(place.rounded()), range.lowerBound), range.upperBound - 1)
        case .round(let period): period > 0 ? Int(place.rounded()) : nil
        }
    }
}

/// Wheels side by side: those that follow from what another one has chosen turn there gradually.
@MainActor
final class WheelSet {
    fileprivate(set) var isChoosing = false

    nonisolated init() {}
}

/// Hands a finger on to the rows.
@MainActor
final class WheelFinger {
    fileprivate(set) var follow: (FingerEvent, CGSize) -> Void = { _, _ in }

    nonisolated init() {}
}

/// The rows of a wheel, without its touches.
private struct WheelContent<Row: View>: View {
    typealias Body = Never

    let rows: WheelRows
    let index: Int
    let set: WheelSet?
    let finger: WheelFinger
    let choose: (Int) -> Void
    let row: (Int) -> Row

    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { WheelNode(value: view, inputs: inputs) }
    }
}

private final class WheelNode<Row: View>: ValueNode<WheelContent<Row>>, ContainerNode {
    private struct Drag {
        /// Start of the drag, and the offset of the rows at that time, in points.
        var start: CGFloat
        let origin: CGFloat
        var isUnderWay: Bool
        var trail = TouchVelocityTracker()
    }

    private struct MadeRow {
        let place: Int
        let node: ChildNode<Row>
        let box: WheelRowBox
    }

    private let box = WheelBox()
    private var made: [MadeRow] = []
    private var drag: Drag?
    /// The place of the row that is chosen. On a wheel without ends places count all rounds that it has turned.
    private var home: Int
    /// The selected index of the last update.
    private var index: Int
    private lazy var motion = WheelMotion(Double(home), frames: graph.frames) { [weak self] in
        guard let self else { return }
        graph.markStale(self)
    }

    /// The movement from which a finger drags, in points.
    private static var slop: CGFloat { 10 }

    override init(value view: _GraphValue<WheelContent<Row>>, inputs: _ViewInputs) {
        home = view.value.index
        index = view.value.index
        super.init(value: view, inputs: inputs)
        view.value.finger.follow = { [weak self] in self?.follow($0, height: $1.height) }
        syncContainer()
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        for item in made { body(item.node.node) }
    }

    override func makeBoxes() -> [LayoutBox] { [box] }

    override func apply(_ change: NodeChange) {
        view.finger.follow = { [weak self] in self?.follow($0, height: $1.height) }
        followIndex()
        makeRows()
        for row in made { row.node.update(view.row(number(at: row.place)), environment: environment) }
        graph.markStale(self)
    }

    override func childBoxesDidChange(_ child: ViewNode) { graph.markStale(self) }

    func syncContainer() {
        makeRows()
        for row in made {
            row.box.angle = WheelGeometry.angle(of: row.place, at: motion.value)
            row.box.wrapped = row.node.boxes.first
        }
        let boxes = made.map(\.box)
        if !boxes.elementsEqual(box.contents, by: ===) { box.contents = boxes }
        box.invalidateDrawing()
    }

    /// Makes the rows that face the front.
    private func makeRows() {
        let wanted = WheelGeometry.places(facing: motion.value).filter(view.rows.contains)
        guard !wanted.elementsEqual(made.lazy.map(\.place)) else { return }
        let old = made
        made = wanted.map { place in
            if let known = old.first(where: { $0.place == place }) { return known }
            let row = view.row(number(at: place))
            return MadeRow(
                place: place, node: ChildNode(row, inputs: inputs()),
                box: WheelRowBox())
        }
        for row in old where !wanted.contains(row.place) { row.node.remove() }
    }

    /// The owner's row number at a place of the wheel.
    private func number(at place: Int) -> Int { index + place - home }

    // MARK: Selection

    /// Brings another row to the front that is chosen now, on wheels without ends the nearest that looks like it. A wheel
    /// that a finger has turned goes on.
    private func followIndex() {
        guard view.index != index else { return }
        home += view.index - index
        index = view.index
        if case .round(let period) = view.rows, period > 0 {
            home += Int(((motion.target - Double(home)) / Double(period)).rounded()) * period
        }
        guard drag?.isUnderWay != true, !motion.isSpinning else { return }
        goHome(gradually: graph.animation != nil || view.set?.isChoosing == true)
    }

    private func goHome(gradually: Bool) {
        guard motion.target != Double(home) || (motion.value != Double(home) && !motion.isMoving) else { return }
        // A long way would show rows that nobody can read.
        if gradually, graph.movesPages, abs(Double(home) - motion.value) < 100 {
            motion.go(to: home)
        } else {
            motion.jump(to: Double(home))
        }
    }

    /// Chooses the row at which the wheel has come to rest.
    private func settle() {
        let place = Int(motion.target.rounded())
        if place != home, view.rows.contains(number(at: place)) {
            view.set?.isChoosing = true
            view.choose(number(at: place))
        }
        // The owner of the value may reject the change, or set another value.
        graph.afterUpdate(from: self) { [weak self] in
            guard let self, isAlive else { return }
            view.set?.isChoosing = false
            if drag?.isUnderWay != true, !motion.isSpinning { goHome(gradually: true) }
        }
    }

    // MARK: Under a finger

    private func follow(_ event: FingerEvent, height: CGFloat) {
        switch event {
        case .down(let point):
            // A finger catches a wheel that turns.
            drag = Drag(start: point.y, origin: pull, isUnderWay: motion.isMoving)
            remember(point)
            if motion.isMoving { motion.jump(to: motion.value) }
        case .moved(let point):
            remember(point)
            move(to: point.y)
        case .up(let point):
            remember(point)
            move(to: point.y)
            let ended = drag
            drag = nil
            if ended?.isUnderWay == true {
                spin(speed: -(ended?.trail.velocity.height ?? 0))
            } else {
                tap(at: point.y - height / 2)
            }
        case .lost:
            let ended = drag
            drag = nil
            if ended?.isUnderWay == true { spin(speed: 0) }
        }
    }

    private func remember(_ point: CGPoint) {
        drag?.trail.remember(TouchEvent(id: 0, phase: .moved, location: point, time: graph.frames.time))
    }

    /// The range of the rows' offsets, in points.
    private var reach: ClosedRange<CGFloat> {
        guard case .range(let range) = view.rows else { return -CGFloat.infinity...CGFloat.infinity }
        let last = max(range.lowerBound, range.upperBound - 1)
        return CGFloat(range.lowerBound) * WheelGeometry.rowHeight...CGFloat(last) * WheelGeometry.rowHeight
    }

    /// The offset that the rows would have if their resistance beyond the ends were removed.
    private var pull: CGFloat {
        let offset = CGFloat(motion.value) * WheelGeometry.rowHeight
        let end = min(max(offset, reach.lowerBound), reach.upperBound)
        return end + ScrollPhysics.pull(to: offset - end, dimension: WheelGeometry.height)
    }

    /// Keeps the rows at the finger; beyond the ends they follow by less and less.
    private func move(to y: CGFloat) {
        guard var drag else { return }
        if !drag.isUnderWay {
            guard abs(y - drag.start) > Self.slop else { return }
            drag.isUnderWay = true
            drag.start += y < drag.start ? -Self.slop : Self.slop
            self.drag = drag
        }
        let offset = drag.origin - (y - drag.start)
        let end = min(max(offset, reach.lowerBound), reach.upperBound)
        let held = end + ScrollPhysics.rubberBand(offset - end, dimension: WheelGeometry.height)
        motion.jump(to: Double(held / WheelGeometry.rowHeight))
    }

    private func spin(speed: CGFloat) {
        motion.spin(speed: Double(speed), within: reach) { [weak self] in self?.settle() }
        if !graph.animates { finishAtOnce() }
    }

    private func tap(at y: CGFloat) {
        let place = motion.value + WheelGeometry.rows(to: y)
        guard let row = view.rows.nearest(to: place), Double(row) != motion.value else { return }
        motion.go(to: row) { [weak self] in self?.settle() }
        if !graph.animates { finishAtOnce() }
    }

    private func finishAtOnce() {
        motion.jump(to: motion.target)
        settle()
    }
}
