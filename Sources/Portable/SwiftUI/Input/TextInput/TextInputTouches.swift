import TextLayout

/// What fingers do to text, as iOS has it (remembered).
extension TextInputNode {
    /// A drag over a field in focus selects; in an editor it scrolls.
    var selectsByDragging: Bool { isFocused && view.kind != .editor }

    /// A tap puts the cursor there, in a word at the nearer end of that, or shows the menu where the cursor is already or on
    /// what is selected, and hides it there; a second one selects a word, a third the line.
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

    /// Within a word its nearer end; elsewhere, and where words are not to be told from dots, the place itself.
    private func nearestWordEnd(to point: CGPoint, from place: CaretPlace) -> CaretPlace {
        guard !isSecure, let word = text.word(around: place.byte) else { return place }
        let start = CaretPlace(byte: word.lowerBound, affinity: .downstream)
        let end = CaretPlace(byte: word.upperBound, affinity: .upstream)
        let (startCaret, endCaret) = (box.caret(at: start), box.caret(at: end))
        // A word that is wider than its line is measured in bytes.
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

    /// A finger that stays takes the cursor with it, unless it is on what is selected.
    /// - Returns: whether it does.
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

    /// Selects from one word to another, both with all their characters.
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
    /// What people take for the field, in the box's coordinates: of an editor all that the text scrolls in.
    var wholeFrame: CGRect {
        let bounds = CGRect(origin: .zero, size: size)
        guard kind == .editor, let scroll = nearestAncestor({ $0 as? ScrollBox }) else { return bounds }
        let corner = convert(CGRect.zero, to: scroll).origin
        return CGRect(origin: CGPoint(x: -corner.x, y: -corner.y), size: scroll.placedSize)
    }

    /// The part of the box that the scroll views around leave in view, in its own coordinates.
    private var window: CGRect {
        var window = CGRect(origin: .zero, size: size)
        var box = parent
        while let current = box {
            if let scroll = current as? ScrollBox {
                let corner = convert(CGRect.zero, to: scroll).origin
                window = window.intersection(
                    CGRect(origin: CGPoint(x: -corner.x, y: -corner.y), size: scroll.placedSize))
            }
            box = current.parent
        }
        return window
    }

    /// Where a finger that holds a part of the text wants to go by staying at an edge beyond which there is more: half a
    /// line further; nil elsewhere.
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

    /// How near to an edge that is, in points (by eye).
    private static let edge: CGFloat = 12
}
