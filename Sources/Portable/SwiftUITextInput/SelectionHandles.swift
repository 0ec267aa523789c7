import Drawing
@_spi(Floors) import SwiftUICore
import TextLayout

/// An end of the selection.
enum SelectionEnd: CaseIterable {
    case start, end
}

/// A part of editable text that can be dragged.
enum TextGrip {
    case cursor
    case end(SelectionEnd)
}

/// The handle of one end of a selection: a bar at the end of the text, with a knob outside its line.
struct SelectionHandle {
    let end: SelectionEnd
    /// As high as the line, in the coordinates of the text's box.
    let bar: CGRect
    let knob: CGRect

    /// The widths of the bar, which is that of the cursor, and of the knob.
    private static let width: CGFloat = 2
    private static let diameter: CGFloat = 10
    /// The margin of the touch area around the knob and the bar, which makes it about as large as a touch target (44
    /// points, Human Interface Guidelines).
    private static let reach: CGFloat = 17

    /// - Parameter caret: the cursor's rectangle at the end of the selection.
    init(_ end: SelectionEnd, caret: CGRect) {
        self.end = end
        bar = CGRect(x: caret.midX - Self.width / 2, y: caret.minY, width: Self.width, height: caret.height)
        let y = end == .start ? bar.minY - Self.diameter + 1 : bar.maxY - 1
        knob = CGRect(x: bar.midX - Self.diameter / 2, y: y, width: Self.diameter, height: Self.diameter)
    }

    /// The area in which touches hit the handle.
    var touchArea: CGRect { bar.union(knob).insetBy(dx: -Self.reach, dy: -Self.reach / 2) }

    /// The distance of a point from the knob, for choosing between two handles.
    func distance(to point: CGPoint) -> CGFloat { CGPoint(x: knob.midX, y: knob.midY).distance(to: point) }

    func displayItems(_ paint: Paint) -> [DisplayItem] {
        [
            .fill(Path(roundedRect: bar, cornerRadius: Self.width / 2).storage, paint),
            .fill(Path(ellipseIn: knob).storage, paint),
        ]
    }
}

extension TextInputBox {
    /// The handles of the selection whose ends are visible.
    var selectionHandles: [SelectionHandle] {
        guard content.isFocused, !content.text.selection.isEmpty else { return [] }
        let bounds = CGRect(origin: .zero, size: size).insetBy(dx: -1, dy: -1)
        return SelectionEnd.allCases.compactMap { end in
            let caret = selectionCaret(end)
            guard bounds.contains(CGPoint(x: caret.midX, y: caret.midY)) else { return nil }
            return SelectionHandle(end, caret: caret)
        }
    }

    /// The cursor's rectangle at an end of the selection: beside the first or the last selected character.
    private func selectionCaret(_ end: SelectionEnd) -> CGRect {
        let range = content.text.selection.range
        return switch end {
        case .start: caret(at: CaretPlace(byte: range.lowerBound, affinity: .downstream))
        case .end: caret(at: CaretPlace(byte: range.upperBound, affinity: .upstream))
        }
    }

    /// The part of the text that a touch at a point drags, and its bar.
    func grip(at point: CGPoint) -> (part: TextGrip, bar: CGRect)? {
        if let handle = selectionHandle(at: point) { return (.end(handle.end), handle.bar) }
        guard let cursor = cursorInView, cursor.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point) else {
            return nil
        }
        return (.cursor, cursor)
    }

    /// The margin of the cursor's touch area, in points.
    private static let reach: CGFloat = 20

    /// The cursor, if it is visible and the text is not empty.
    private var cursorInView: CGRect? {
        guard content.isFocused, content.text.selection.isEmpty, content.text.length > 0 else { return nil }
        let caret = caret
        let bounds = CGRect(origin: .zero, size: size).insetBy(dx: -1, dy: -1)
        return bounds.contains(CGPoint(x: caret.midX, y: caret.midY)) ? caret : nil
    }

    /// The handle that a touch at a point hits.
    func selectionHandle(at point: CGPoint) -> SelectionHandle? {
        selectionHandles.filter { $0.touchArea.contains(point) }
            .min { $0.distance(to: point) < $1.distance(to: point) }
    }
}

extension TextInputNode {
    /// Moves one end of the selection, which keeps at least one character.
    func moveHandle(_ end: SelectionEnd, to point: CGPoint) {
        let range = text.selection.range
        guard !range.isEmpty else { return }
        let place = text.boundary(at: box.place(at: point).byte)
        switch end {
        case .start:
            select(.init(anchor: range.upperBound, head: min(place, text.before(range.upperBound))))
        case .end:
            select(.init(anchor: range.lowerBound, head: max(place, text.after(range.lowerBound))))
        }
    }
}
