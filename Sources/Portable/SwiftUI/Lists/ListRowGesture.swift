import Foundation

/// Follows a finger on a list's row: taps select it, pulls to the side show its buttons, and the handle moves it.
final class ListRowGesture: GestureRecognizer<Void> {
    /// The row may go while a finger is on it.
    private weak var owner: ListRow?
    private var start: TouchEvent?
    private var kind = Kind.undecided
    /// How far the row was open when the finger came.
    private var startShift: CGFloat = 0
    private var swipe: Swipe?
    private var move: ListRowMove?
    private var last: TouchEvent?
    private var speed: CGFloat = 0

    private enum Kind { case undecided, swiping, moving }

    /// What a swipe to one side finds.
    private struct Swipe {
        let edge: HorizontalEdge
        let width: CGFloat
        let allowsFullSwipe: Bool
    }

    /// How far a finger moves before it is more than a tap, in points (remembered from iOS).
    private static let slop: CGFloat = 10

    init(_ row: ListRow) { owner = row }

    override func handle(_ event: TouchEvent, in space: GestureSpace) -> GesturePhase<Void> {
        guard let row = owner else { return fail() }
        if event.phase == .began, start == nil { return begin(event, on: row) }
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
                row.box.isPressed = false
                guard hypot(moved.width, moved.height) <= Self.slop else { return .failed }
                guard row.box.shift != 0 || row.takesTaps else { return .failed }
                row.tap()
                return .ended(())
            }
            guard hypot(moved.width, moved.height) > Self.slop else { return .possible }
            row.box.isPressed = false
            // While a list is edited only the red signs open rows (remembered from iOS).
            guard abs(moved.width) > abs(moved.height), !row.isEditing || startShift != 0 else { return .failed }
            kind = .swiping
            return swipe(row, by: towardsTrailing(moved.width), ends: false)
        }
    }

    private func begin(_ event: TouchEvent, on row: ListRow) -> GesturePhase<Void> {
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
        row.box.isPressed = row.takesTaps && startShift == 0
        return .possible
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
            // Beyond its buttons the row gives way by less and less.
            let beyond = ScrollPhysics.rubberBand(abs(shift) - swipe.width, dimension: row.box.card.width)
            shift = (swipe.width + beyond) * (shift < 0 ? -1 : 1)
        }
        row.box.shift = shift
        row.fill(isFull(swipe, of: row, at: shift))
        guard ends else { return .active(()) }
        finish(swipe, of: row, at: shift)
        return .ended(())
    }

    /// A pull over more than half of the row does what the first button is for; less than half of the buttons closes
    /// them again, unless the finger was quick (remembered from iOS).
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
        owner?.box.isPressed = false
        guard kind == .swiping else { return }
        owner?.fill(false)
        owner?.slide(to: startShift)
    }

    override func reset() {
        owner?.box.isPressed = false
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
    /// What a row is moved by, in the box or below.
    fileprivate var moveHandle: LayoutBox? {
        if traits[MoveHandleKey.self], !(self is LayoutContainerOf<ZStackLayout>) { return self }
        for child in children {
            if let found = child.moveHandle { return found }
        }
        return nil
    }
}
