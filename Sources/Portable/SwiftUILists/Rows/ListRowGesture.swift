import Foundation
import ScrollMechanics
import SwiftUIControls
@_spi(Floors) import SwiftUICore

/// Recognises a finger on a list row: taps select the row, horizontal pulls reveal its buttons. A finger on the handle
/// moves the row, as does a long press in a list that is not being edited.
final class ListRowGesture: GestureRecognizer<Void> {
    /// Weak, because the row may be removed while a finger is on it.
    private weak var owner: ListRow?
    private var start: TouchEvent?
    private var kind = Kind.undecided
    /// The row's shift when the finger came down.
    private var startShift: CGFloat = 0
    private var swipe: Swipe?
    private var move: ListRowMove?
    private var last: TouchEvent?
    private var speed: CGFloat = 0
    private var showing = PressHighlightDelay()

    private enum Kind { case undecided, swiping, moving }

    /// The buttons at one side of a swipe.
    private struct Swipe {
        let edge: HorizontalEdge
        let width: CGFloat
        let allowsFullSwipe: Bool
    }

    /// The distance beyond which a touch is no longer a tap, in points.
    private static let slop: CGFloat = 10
    /// The time before a stationary finger lifts the row, in seconds; that of a long press.
    private static let patience = 0.5

    init(_ row: ListRow) { owner = row }

    override func handle(_ event: TouchEvent, in space: GestureSpace) -> GesturePhase<Void> {
        guard let row = owner else { return fail() }
        if event.phase == .began, start == nil { return begin(event, on: row, in: space) }
        guard let start, event.id == start.id else { return kind == .undecided ? .possible : .active(()) }
        if event.phase == .cancelled { return fail() }
        let moved = CGSize(
            width: event.location.x - start.location.x, height: event.location.y - start.location.y)
        follow(event)
        switch kind {
        case .moving:
            move?.follow(moved.height, at: event.location)
            guard event.phase == .ended else { return .active(()) }
            move?.drop()
            move = nil
            return .ended(())
        case .swiping:
            return swipe(row, by: towardsTrailing(moved.width), ends: event.phase == .ended)
        case .undecided:
            if event.phase == .ended {
                let isQuick = showing.isWaiting
                showing.stop()
                row.box.isPressed = false
                guard hypot(moved.width, moved.height) <= Self.slop else { return .failed }
                guard row.box.shift != 0 || row.takesTaps else { return .failed }
                if isQuick, startShift == 0 { glow(row.box) }
                row.tap()
                return .ended(())
            }
            guard hypot(moved.width, moved.height) > Self.slop else { return .possible }
            showing.stop()
            row.box.isPressed = false
            // While a list is edited, only the delete signs reveal buttons.
            guard abs(moved.width) > abs(moved.height), !row.isEditing || startShift != 0 else { return .failed }
            kind = .swiping
            return swipe(row, by: towardsTrailing(moved.width), ends: false)
        }
    }

    private func begin(_ event: TouchEvent, on row: ListRow, in space: GestureSpace) -> GesturePhase<Void> {
        start = event
        row.hold()
        startShift = row.box.shift
        row.closeOthers()
        if let handle = row.box.trailing?.moveHandle,
            handle.frame(in: .global).insetBy(dx: -8, dy: -8).contains(event.location), let move = ListRowMove(row)
        {
            self.move = move
            kind = .moving
            return .active(())
        }
        if row.takesTaps, startShift == 0, showing.begin(at: event.time, in: space) { row.box.isPressed = true }
        return .possible
    }

    /// Highlights the row briefly for a quick tap.
    private func glow(_ box: ListRowBox) {
        if showing.glow(then: { [weak box] in box?.isPressed = false }) { box.isPressed = true }
    }

    /// True while a finger pulls the row sideways.
    var isSwiping: Bool { kind == .swiping }

    /// True if a finger that stays on the row can lift it.
    private var mayLift: Bool {
        guard let owner, kind == .undecided, startShift == 0 else { return false }
        return owner.isLiftable
    }

    override var comesOfTime: Bool { mayLift }

    override var deadline: Double? { showing.due ?? (mayLift ? start.map { $0.time + Self.patience } : nil) }

    override func advance(to time: Double, in space: GestureSpace) -> GesturePhase<Void> {
        guard let row = owner else { return fail() }
        if showing.isDue(at: time) {
            row.box.isPressed = true
            return .possible
        }
        guard let move = ListRowMove(row) else { return fail() }
        row.box.isPressed = false
        self.move = move
        kind = .moving
        return .active(())
    }

    private func towardsTrailing(_ width: CGFloat) -> CGFloat {
        owner?.box.layoutDirection == .rightToLeft ? -width : width
    }

    private func follow(_ event: TouchEvent) {
        if let last, event.time > last.time {
            speed = towardsTrailing(event.location.x - last.location.x) / (event.time - last.time)
        }
        last = event
    }

    // MARK: Swiping

    private func swipe(_ row: ListRow, by distance: CGFloat, ends: Bool) -> GesturePhase<Void> {
        var shift = startShift + distance
        let edge: HorizontalEdge = shift > 0 ? .leading : .trailing
        if swipe?.edge != edge {
            let found = row.showActions(at: edge)
            swipe = Swipe(
                edge: edge, width: found.exist ? row.actionsWidth(at: edge) : 0,
                allowsFullSwipe: found.exist && found.allowsFullSwipe)
        }
        guard let swipe else { return .failed }
        if swipe.width == 0 {
            guard startShift != 0 else { return fail() }
            shift = 0
        } else if !swipe.allowsFullSwipe, abs(shift) > swipe.width {
            // Resists with a rubber band beyond the width of the buttons.
            let beyond = ScrollPhysics.rubberBand(abs(shift) - swipe.width, dimension: row.box.card.width)
            shift = (swipe.width + beyond) * (shift < 0 ? -1 : 1)
        }
        row.box.shift = shift
        row.fill(isFull(swipe, of: row, at: shift))
        guard ends else { return .active(()) }
        finish(swipe, of: row, at: shift)
        return .ended(())
    }

    /// Ends a swipe: a full swipe performs the first button's action; a pull of less than half of the buttons' width
    /// closes them again, unless the finger was faster than 300 points per second.
    private func finish(_ swipe: Swipe, of row: ListRow, at shift: CGFloat) {
        let side: CGFloat = swipe.edge == .leading ? 1 : -1
        let pull = shift * side
        if isFull(swipe, of: row, at: shift) {
            row.performFirstAction(at: swipe.edge)
        } else if swipe.width > 0, pull > swipe.width / 2 || (pull > 0 && speed * side > 300) {
            row.slide(to: swipe.width * side)
        } else {
            row.close()
        }
    }

    private func isFull(_ swipe: Swipe, of row: ListRow, at shift: CGFloat) -> Bool {
        swipe.allowsFullSwipe && swipe.width > 0 && abs(shift) > max(row.box.card.width / 2, swipe.width)
    }

    private func fail() -> GesturePhase<Void> {
        cancel()
        return .failed
    }

    override func cancel() {
        showing.stop()
        owner?.box.isPressed = false
        guard kind == .swiping else { return }
        owner?.fill(false)
        owner?.slide(to: startShift)
    }

    override func reset() {
        if !showing.isGlowing {
            showing.stop()
            owner?.box.isPressed = false
        }
        move?.cancel()
        move = nil
        start = nil
        last = nil
        kind = .undecided
        swipe = nil
        speed = 0
    }
}

extension LayoutBox {
    /// The handle that moves a row, in the box or below.
    fileprivate var moveHandle: LayoutBox? {
        if traits[MoveHandleKey.self], !(self is LayoutContainerOf<ZStackLayout>) { return self }
        for child in children {
            if let found = child.moveHandle { return found }
        }
        return nil
    }
}
