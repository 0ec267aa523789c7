/// Follows a finger on editable text: a tap puts the cursor there, a second one selects a word, a third the line; one
/// that stays takes the cursor with it; one that moves after a tap selects word by word; one that comes down on the cursor
/// or on a handle of the selection moves that.
final class TextInputRecognizer: GestureRecognizer<Void> {
    weak var node: TextInputNode?
    private var start: TouchEvent?
    /// Where the finger is, in the coordinates of the whole picture.
    private var location = CGPoint.zero
    private var deed = Deed.none
    /// What the finger came down on, and how far that is from it.
    private var held: (part: TextGrip, offset: CGSize)?
    /// When the finger has stayed at an edge for long enough to go on beyond it.
    private var nextStep: Double?
    /// Which tap in a row the touch is the beginning of.
    private var count = 1
    private var lastTap: (event: TouchEvent, count: Int)?

    /// What the finger does.
    private enum Deed {
        case none
        /// It stays on what is selected.
        case rest
        case characters, words
        case cursor(offset: CGSize)
        case handle(SelectionEnd, offset: CGSize)
        case lines(LineDrag)
    }

    /// How far a finger may stray in points, how soon the next tap comes and how long a press lasts in seconds
    /// (remembered from iOS).
    private static let slop: CGFloat = 10
    /// How far a finger takes the cursor that it came down on before that is no tap: less than a scroll view waits for
    /// (by eye).
    private static let cursorSlop: CGFloat = 5
    private static let patience = 0.35
    private static let pressDuration = 0.5
    /// How long a finger at an edge takes to go on by half a line, in seconds (by eye).
    private static let stepDuration = 0.05

    override func handle(_ event: TouchEvent, in space: GestureSpace) -> GesturePhase<Void> {
        guard let node, node.isEditable else { return .failed }
        switch event.phase {
        case .began: return begin(event, node, in: space)
        case .moved:
            guard let start, event.id == start.id else { return .active(()) }
            location = event.location
            if case .none = deed, !decide(event, from: start, node, in: space) {
                return event.location.distance(to: start.location) > Self.slop ? .failed : .possible
            }
            if case .lines(var drag) = deed {
                drag.move(node.box, to: event)
                deed = .lines(drag)
                return .active(())
            }
            follow(node, in: space)
            let isAtEdge = node.box.pointBeyondEdge(at: space.convert(location, .local)) != nil
            nextStep = isAtEdge ? nextStep ?? event.time + Self.stepDuration : nil
            return .active(())
        case .ended:
            guard let start, event.id == start.id else { return .active(()) }
            switch deed {
            case .none: tap(event, at: space.convert(event.location, .local))
            case .lines(let drag): drag.release(node.motion)
            default: node.showMenu()
            }
            return .ended(())
        case .cancelled:
            guard event.id == start?.id else { return .active(()) }
            cancel()
            return .failed
        }
    }

    private func begin(_ event: TouchEvent, _ node: TextInputNode, in space: GestureSpace) -> GesturePhase<Void> {
        if start != nil {
            // Another finger beside one that selects or scrolls has no part in that.
            if case .none = deed { return .failed }
            return .active(())
        }
        start = event
        location = event.location
        count = 1
        if let lastTap, event.time - lastTap.event.time <= Self.patience,
            event.location.distance(to: lastTap.event.location) <= Self.slop
        {
            count = lastTap.count % 3 + 1
        }
        if node.motion.isMoving {
            // A finger catches lines that move, and is no tap.
            node.motion.stop()
            deed = .lines(LineDrag(node.box, motion: node.motion, first: event))
            return .active(())
        }
        let point = space.convert(event.location, .local)
        held = node.box.grip(at: point).map { part, bar in
            (part, CGSize(width: bar.midX - point.x, height: bar.midY - point.y))
        }
        return .possible
    }

    /// Finds out what a finger that moves does.
    /// - Returns: whether that is anything yet.
    private func decide(_ event: TouchEvent, from start: TouchEvent, _ node: TextInputNode, in space: GestureSpace)
        -> Bool
    {
        let moved = CGSize(width: event.location.x - start.location.x, height: event.location.y - start.location.y)
        let distance = event.location.distance(to: start.location)
        switch held {
        case (.end(let end), let offset)?:
            deed = .handle(end, offset: offset)
            return true
        case (.cursor, let offset)? where count == 1:
            guard distance > Self.cursorSlop else { return false }
            deed = .cursor(offset: offset)
            return true
        default: break
        }
        guard distance > Self.slop else { return false }
        let box = node.box
        if count == 2, node.isFocused {
            deed = .words
        } else if box.scrollsLines, abs(moved.height) > abs(moved.width) {
            // At its end, the scroll view around it follows.
            let canMove = moved.height < 0 ? box.contentOffset.y < box.scrollRange.height : box.contentOffset.y > 0
            guard canMove || !space.hasRivals else { return false }
            deed = .lines(LineDrag(box, motion: node.motion, first: start))
        } else {
            // Where something scrolls, a quick drag is for that.
            guard node.selectsByDragging, !space.hasRivals else { return false }
            deed = .characters
            node.moveCursor(to: space.convert(start.location, .local))
        }
        return true
    }

    /// Brings what the finger holds to where it is, or beyond an edge.
    private func follow(_ node: TextInputNode, beyondEdge: CGPoint? = nil, in space: GestureSpace) {
        let point = beyondEdge ?? space.convert(location, .local)
        switch deed {
        case .none, .rest, .lines: break
        case .cursor(let offset):
            node.moveCursor(to: beyondEdge ?? CGPoint(x: point.x + offset.width, y: point.y + offset.height))
            node.showLoupe(at: CGPoint(x: location.x + offset.width, y: location.y + offset.height))
        case .characters: node.extendSelection(to: point)
        case .words:
            if let start { node.selectWords(from: space.convert(start.location, .local), to: point) }
        case .handle(let end, let offset):
            let bar = CGPoint(x: point.x + offset.width, y: point.y + offset.height)
            node.moveHandle(end, to: beyondEdge ?? bar)
            node.showLoupe(at: CGPoint(x: location.x + offset.width, y: location.y + offset.height))
        }
    }

    private func tap(_ event: TouchEvent, at point: CGPoint) {
        lastTap = (event, count)
        node?.tap(at: point, count: count)
    }

    override var deadline: Double? {
        guard case .none = deed else { return nextStep }
        if case .end? = held?.part { return nil }
        return start.map { $0.time + Self.pressDuration }
    }

    override func advance(to time: Double, in space: GestureSpace) -> GesturePhase<Void> {
        guard let node, let start else { return .failed }
        if case .none = deed {
            let takesCursor = node.press(at: space.convert(start.location, .local))
            deed = takesCursor ? .cursor(offset: .zero) : .rest
            if takesCursor { node.showLoupe(at: location) }
        } else if let point = node.box.pointBeyondEdge(at: space.convert(location, .local)) {
            follow(node, beyondEdge: point, in: space)
            nextStep = time + Self.stepDuration
        } else {
            nextStep = nil
        }
        return .active(())
    }

    override func cancel() {
        if case .lines(let drag) = deed, let node { drag.release(node.motion, isCancelled: true) }
    }

    override func reset() {
        node?.hideLoupe()
        start = nil
        deed = .none
        held = nil
        nextStep = nil
    }
}
