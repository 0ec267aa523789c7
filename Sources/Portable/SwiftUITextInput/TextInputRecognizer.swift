@_spi(Floors) import SwiftUICore
import SwiftUIInteraction

/// Recognises touches on editable text: a tap places the cursor, a double tap selects a word, a triple tap the line; a
/// long press moves the cursor with the finger; a drag after a tap selects by words; a drag that begins on the cursor
/// or a selection handle moves that.
final class TextInputRecognizer: GestureRecognizer<Void> {
    weak var node: TextInputNode?
    private var start: TouchEvent?
    /// The finger's location, in root coordinates.
    private var location = CGPoint.zero
    private var deed = Deed.none
    /// The dragged part of the text, and its offset from the finger.
    private var held: (part: TextGrip, offset: CGSize)?
    /// The time of the next autoscroll step while the finger rests at an edge.
    private var nextStep: Double?
    /// The tap count of the touch.
    private var count = 1
    private var lastTap: (event: TouchEvent, count: Int)?

    /// The recognised action of the finger.
    private enum Deed {
        case none
        /// A long press on the selection, which does nothing.
        case rest
        case characters, words
        case cursor(offset: CGSize)
        case handle(SelectionEnd, offset: CGSize)
        case lines(LineDrag)
    }

    /// The slop in points, the longest interval between taps and the duration of a long press in seconds.
    private static let slop: CGFloat = 10
    /// The slop of a drag that begins on the cursor, in points: less than that of a scroll view (by eye).
    private static let cursorSlop: CGFloat = 5
    private static let patience = 0.35
    private static let pressDuration = 0.5
    /// The interval between autoscroll steps of half a line, in seconds (by eye).
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
            // A second finger has no effect on a selection or a scroll under way.
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
            // A touch on lines in motion stops them, and is no tap.
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

    /// Determines the action of a moving finger.
    /// - Returns: true if an action was recognised.
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
            // At its end, the enclosing scroll view takes over.
            let canMove = moved.height < 0 ? box.contentOffset.y < box.scrollRange.height : box.contentOffset.y > 0
            guard canMove || !space.hasRivals else { return false }
            deed = .lines(LineDrag(box, motion: node.motion, first: start))
        } else {
            // In a scroll view, a quick drag scrolls.
            guard node.selectsByDragging, !space.hasRivals else { return false }
            deed = .characters
            node.moveCursor(to: space.convert(start.location, .local))
        }
        return true
    }

    /// Moves the dragged part to the finger, or to a place beyond an edge.
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
