import Drawing

/// The lines of a list, with a gesture over all of them.
final class ListBox: LazyBox, TouchReceiver, @unchecked Sendable {
    @MainActor var gesture: ListChoiceGesture?
    /// Whether several rows can be chosen.
    var choosesSeveral = false

    var priority: GesturePriority { .normal }
    var mask: GestureMask { choosesSeveral ? .all : .subviews }
    @MainActor var recognizer: AnyRecognizer {
        gesture.map { AnyRecognizer($0) } ?? AnyRecognizer(GestureRecognizer<Void>())
    }
    @MainActor var isMeantForTouches: Bool { false }
    /// Fingers that move are its own before they scroll, whatever they have come down on.
    @MainActor var scrolls: Bool { true }

    /// The rows where they are while one is moved, under all of them what their cards show where they are not.
    override func draw() -> DisplayList {
        var list = DisplayList()
        for case let row as ListRowBox in shown { list.append(contentsOf: row.drawGap()) }
        for line in drawingOrder {
            let lift = (line as? ListRowBox)?.lift ?? 0
            list.append(line.displayList, movedBy: CGPoint(x: line.origin.x, y: line.origin.y + lift))
        }
        return list
    }
}
