@_spi(Floors) import SwiftUICore
import SwiftUIInteraction
import SwiftUIPresentation
import SwiftUITextInput

/// Keys, text and the pointer, as a host sends them. The views follow before a call returns.
extension ViewHost {
    /// Takes a key.
    /// - Returns: whether anything had a use for it.
    @discardableResult
    package func send(_ event: KeyEvent) -> Bool {
        let isEscape = event.key == .escape && event.phase == .down && event.modifiers.meaningful.isEmpty
        let isHandled = notingHang("a key") {
            graph.focus.handle(event, in: root) || isEscape && escapeLayer() || undo(with: event)
        }
        return isHandled
    }

    /// Undoes a change, or does it again, for Command-Z and Shift-Command-Z.
    /// - Returns: false if the key is another one, or there is no change.
    private func undo(with event: KeyEvent) -> Bool {
        guard event.phase != .up, event.key.character.lowercased() == "z" else { return false }
        undoManager.endEvent()
        switch event.modifiers.meaningful {
        case .command where undoManager.canUndo: undoManager.undo()
        case [.command, .shift] where undoManager.canRedo: undoManager.redo()
        default: return false
        }
        return true
    }

    /// Takes text that comes without a key.
    /// - Returns: whether the view that has the focus had a use for it.
    @discardableResult
    package func send(_ event: TextInputEvent) -> Bool {
        notingHang("text") { graph.focus.handle(event) }
    }

    /// Takes a movement or a secondary click of the pointer.
    /// - Returns: whether a view follows the pointer where it is, or has a menu for the click.
    @discardableResult
    package func send(_ event: PointerEvent) -> Bool {
        let isFollowed = hover.handle(event, in: root)
        guard case .secondaryClick(let point) = event else {
            update()
            return isFollowed
        }
        graph.focus.noteTouch()
        root.noteTouch(at: point)
        return notingHang("a secondary click at (\(point.x), \(point.y))") { root.offerSecondaryClick(at: point) }
    }

    /// True if a view has the focus.
    package var hasFocus: Bool { graph.focus.focused != nil }

    /// The pasteboard of text fields.
    package var pasteboard: TextPasteboard { graph.focus.pasteboard }

    /// The text that has the focus; nil when none has. Read it after the layout.
    package var textInput: TextInputState? {
        (graph.focus.focused?.responder as? TextInputNode)?.state
    }
}

/// The text that has the focus, as a host shows it to its input methods.
package struct TextInputState: Sendable {
    package let text: String
    /// The selection, in bytes of UTF-8.
    package let selection: Range<Int>
    /// The marked text, which is being composed, in bytes of UTF-8.
    package let marked: Range<Int>?
    /// Frame of the cursor in points, in the coordinates of the whole picture. It has no width.
    package let caret: CGRect
    /// Frames of the selection, likewise.
    package let selectionRects: [CGRect]
    /// True if the blinking cursor is visible at present.
    package let isCursorShown: Bool
    package let isSecure: Bool
    package let hasLines: Bool
    /// True if Tab writes a tab.
    package let takesTabs: Bool
    package let traits: TextInputTraits
    /// The number of text layouts for the field so far.
    package let layouts: Int
}

extension TextInputNode {
    fileprivate var state: TextInputState {
        TextInputState(
            text: text.text, selection: text.selection.range, marked: text.marked,
            caret: box.convert(box.caret, to: nil),
            selectionRects: box.selectionRects.map { box.convert($0, to: nil) },
            isCursorShown: box.content.isCursorShown, isSecure: isSecure, hasLines: takesLineFeeds,
            takesTabs: takesTabs,
            traits: environment.textInputTraits, layouts: box.layoutCount)
    }
}
