/// Follows a finger on editable text: a tap puts the cursor there, a second one selects a word, a third the line; one
/// that stays selects what it moves over; one on a handle of the selection moves that end of it.
final class TextInputRecognizer: GestureRecognizer<Void> {
    weak var node: TextInputNode?
    private var start: TouchEvent?
    private var isSelecting = false
    /// Where the finger that moves the lines of the field was last.
    private var scrolled: CGPoint?
    /// The end of the selection that the finger holds, and how far from the middle of its line.
    private var held: (end: SelectionEnd, offset: CGSize)?
    private var lastTap: (event: TouchEvent, count: Int)?

    /// How far a finger may stray in points, how soon the next tap comes and how long a press lasts in seconds
    /// (remembered from iOS).
    private static let slop: CGFloat = 10
    private static let patience = 0.35
    private static let pressDuration = 0.5

    override func handle(_ event: TouchEvent, in space: GestureSpace) -> GesturePhase<Void> {
        guard let node, node.isEditable else { return .failed }
        switch event.phase {
        case .began:
            guard start == nil else { return .failed }
            start = event
            let point = space.convert(event.location, .local)
            held = node.box.selectionHandle(at: point).map { handle in
                (handle.end, CGSize(width: handle.bar.midX - point.x, height: handle.bar.midY - point.y))
            }
            return .possible
        case .moved:
            guard let start, event.id == start.id else { return .possible }
            if let held {
                isSelecting = true
                let point = space.convert(event.location, .local)
                node.moveHandle(
                    held.end, to: CGPoint(x: point.x + held.offset.width, y: point.y + held.offset.height))
                return .active(())
            }
            if let last = scrolled {
                scrolled = event.location
                node.box.scrollLines(by: last.y - event.location.y)
                return .active(())
            }
            if !isSelecting {
                guard event.location.distance(to: start.location) > Self.slop else { return .possible }
                if node.box.scrollsLines,
                    abs(event.location.y - start.location.y) > abs(event.location.x - start.location.x)
                {
                    scrolled = event.location
                    node.box.scrollLines(by: start.location.y - event.location.y)
                    return .active(())
                }
                // Where something scrolls, a quick drag is for that.
                guard node.selectsByDragging, !space.hasRivals else { return .failed }
                isSelecting = true
                node.beginSelection(at: space.convert(start.location, .local))
            }
            node.extendSelection(to: space.convert(event.location, .local))
            return .active(())
        case .ended:
            guard let start, event.id == start.id else { return .possible }
            guard !isSelecting, scrolled == nil else { return .ended(()) }
            tap(event, at: space.convert(event.location, .local))
            return .ended(())
        case .cancelled:
            return .failed
        }
    }

    private func tap(_ event: TouchEvent, at point: CGPoint) {
        var count = 1
        if let lastTap, event.time - lastTap.event.time <= Self.patience,
            event.location.distance(to: lastTap.event.location) <= Self.slop
        {
            count = lastTap.count % 3 + 1
        }
        lastTap = (event, count)
        node?.tap(at: point, count: count)
    }

    override var deadline: Double? {
        isSelecting || scrolled != nil || held != nil ? nil : start.map { $0.time + Self.pressDuration }
    }

    override func advance(to time: Double, in space: GestureSpace) -> GesturePhase<Void> {
        guard let node, let start else { return .failed }
        isSelecting = true
        node.press(at: space.convert(start.location, .local))
        return .active(())
    }

    override func reset() {
        start = nil
        isSelecting = false
        scrolled = nil
        held = nil
    }
}
