@_spi(Floors) import SwiftUICore
@_spi(Floors) import SwiftUIInteraction
import TextEditing
import TextLayout

/// Touch editing as on iOS.
extension TextInputNode {
    /// True if a drag selects text, as in a focused field; in an editor it scrolls.
    var selectsByDragging: Bool { isFocused && view.kind != .editor }

    /// Handles taps. A single tap places the cursor, in a word at its nearer end; on the cursor or the selection it
    /// shows or hides the menu. A double tap selects a word, a triple tap the line.
    func tap(at point: CGPoint, count: Int) {
        let wasFocused = isFocused
        if !wasFocused { focus() }
        let place = box.place(at: point)
        switch count {
        case 1:
            let place = nearestWordEnd(to: point, from: place)
            let isSame =
                text.selection.isEmpty
                ? text.selection.head == place.byte : box.selectionRects.contains { $0.contains(point) }
            if wasFocused, isSame {
                if isMenuShown { hideMenu() } else { showMenu() }
            } else {
                select(.init(place))
            }
        case 2:
            select(word(at: place.byte))
            showMenu()
        default:
            let line = text.paragraph(at: place.byte)
            select(.init(anchor: line.lowerBound, head: line.upperBound))
            showMenu()
        }
    }

    /// The nearer end of a word; outside words and in secrets, the place itself.
    private func nearestWordEnd(to point: CGPoint, from place: CaretPlace) -> CaretPlace {
        guard !isSecure, let word = text.word(around: place.byte) else { return place }
        let start = CaretPlace(byte: word.lowerBound, affinity: .downstream)
        let end = CaretPlace(byte: word.upperBound, affinity: .upstream)
        let (startCaret, endCaret) = (box.caret(at: start), box.caret(at: end))
        // In a word that wraps, the distance is measured in bytes.
        let isFirstHalf =
            startCaret.minY == endCaret.minY
            ? abs(point.x - startCaret.minX) < abs(point.x - endCaret.minX)
            : place.byte - word.lowerBound < word.upperBound - place.byte
        return isFirstHalf ? start : end
    }

    func word(at place: Int) -> EditableText.Selection {
        let word = isSecure ? 0..<text.length : text.word(at: place)
        return .init(anchor: word.lowerBound, head: word.upperBound)
    }

    /// Handles a long press, which moves the cursor with the finger unless it is on the selection.
    /// - Returns: true if the finger moves the cursor.
    func press(at point: CGPoint) -> Bool {
        if !isFocused { focus() }
        if box.selectionRects.contains(where: { $0.contains(point) }) { return false }
        moveCursor(to: point)
        return true
    }

    func moveCursor(to point: CGPoint) { select(.init(box.place(at: point))) }

    func extendSelection(to point: CGPoint) {
        select(.init(anchor: text.selection.anchor, head: box.place(at: point)))
    }

    /// Selects whole words from one point to another.
    func selectWords(from start: CGPoint, to point: CGPoint) {
        let first = word(at: box.place(at: start).byte).range
        let last = word(at: box.place(at: point).byte).range
        if last.lowerBound < first.lowerBound {
            select(.init(anchor: first.upperBound, head: last.lowerBound))
        } else {
            select(.init(anchor: first.lowerBound, head: max(first.upperBound, last.upperBound)))
        }
    }
}

extension TextInputBox {
    /// The field's frame for hit testing and accessibility, in the box's coordinates: that of an editor is its whole
    /// scroll view.
    var wholeFrame: CGRect {
        let bounds = CGRect(origin: .zero, size: size)
        guard kind == .editor, let scroll = enclosingScrollBox else { return bounds }
        let corner = convert(CGRect.zero, to: scroll).origin
        return CGRect(origin: CGPoint(x: -corner.x, y: -corner.y), size: scroll.placedSize)
    }

    /// The part of the box that the enclosing scroll views leave visible, in the box's coordinates.
    private var window: CGRect {
        var window = CGRect(origin: .zero, size: size)
        forEachEnclosingScrollBox { scroll in
            let corner = convert(CGRect.zero, to: scroll).origin
            window = window.intersection(CGRect(origin: CGPoint(x: -corner.x, y: -corner.y), size: scroll.placedSize))
        }
        return window
    }

    /// The place half a line beyond an edge, for a finger that rests at the edge while text is hidden behind it; nil
    /// elsewhere.
    func pointBeyondEdge(at point: CGPoint) -> CGPoint? {
        let window = window
        let step = current.lineHeight / 2
        if wraps {
            guard window.minY > 0 || window.maxY < size.height || scrollsLines else { return nil }
            if point.y < window.minY + Self.edge { return CGPoint(x: point.x, y: window.minY - step) }
            if point.y > window.maxY - Self.edge { return CGPoint(x: point.x, y: window.maxY + step) }
        } else {
            guard textWidth(current) > size.width else { return nil }
            if point.x < window.minX + Self.edge { return CGPoint(x: window.minX - step, y: point.y) }
            if point.x > window.maxX - Self.edge { return CGPoint(x: window.maxX + step, y: point.y) }
        }
        return nil
    }

    /// The width of the edge's area, in points (by eye).
    private static let edge: CGFloat = 12
}
