import Drawing
@_spi(Floors) import SwiftUICore
@_spi(Floors) import SwiftUIInteraction

/// The lazy lines of a list, with a gesture recogniser over all of them.
final class ListBox: LazyBox, TouchReceiver {
    @MainActor var gesture: ListChoiceGesture?
    /// True if several rows can be chosen.
    var choosesSeveral = false

    var priority: GesturePriority { .normal }
    var mask: GestureMask { choosesSeveral ? .all : .subviews }
    @MainActor var recognizer: AnyRecognizer {
        gesture.map { AnyRecognizer($0) } ?? AnyRecognizer(GestureRecognizer<Void>())
    }
    @MainActor var isMeantForTouches: Bool { false }
    /// Takes moving fingers before they scroll, whatever they came down on.
    @MainActor var scrolls: Bool { true }

    /// Draws the rows at their shown positions while one is moved, above the parts of their cards that they uncover.
    override func draw(in pass: DrawingPass) -> DisplayList {
        var list = DisplayList()
        for row in shown.compactMap(\.asListRow) { list.append(contentsOf: row.drawGap()) }
        for line in drawingOrder {
            let lift = line.asListRow?.motion.lift ?? 0
            list.append(line, at: CGPoint(x: line.origin.x, y: line.origin.y + lift), in: pass)
        }
        return list
    }
}
