import CoreGraphics
import SwiftUI
@_spi(Floors) import SwiftUICore

/// Passes the input of a browser to the views of a window.
@MainActor
struct SessionInput {
    let view: ViewHost<WindowRoot>
    var touches: TouchTimes

    mutating func apply(_ message: ClientMessage) {
        switch message {
        case .touch(let id, let phase, let x, let y, let milliseconds, _):
            let time = touches.time(of: id, phase, at: milliseconds, clock: view.clock)
            let phases: [ClientMessage.TouchPhase: TouchEvent.Phase] = [
                .began: .began, .moved: .moved, .ended: .ended, .cancelled: .cancelled,
            ]
            view.send(
                TouchEvent(
                    id: id, phase: phases[phase] ?? .cancelled, location: CGPoint(x: x, y: y), time: time))
        case .hover(let x, let y): view.send(PointerEvent.moved(CGPoint(x: x, y: y)))
        case .hoverEnded: view.send(PointerEvent.left)
        case .secondaryClick(let x, let y): view.send(PointerEvent.secondaryClick(CGPoint(x: x, y: y)))
        case .wheel(let x, let y, let dx, let dy, _):
            view.turnWheel(at: CGPoint(x: x, y: y), by: CGSize(width: dx, height: dy))
            view.update()
        case .key(let name, let text, let modifiers, let phase): send(name, text, modifiers, phase)
        case .text(let kind, let text):
            switch kind {
            case .insert: view.send(TextInputEvent.insert(text))
            case .compose: view.send(TextInputEvent.compose(text))
            case .commit: view.send(TextInputEvent.commitComposition)
            case .cancel: view.send(TextInputEvent.cancelComposition)
            case .paste: view.send(TextInputEvent.paste(text))
            }
        case .perform(let element, let action): perform(action, on: element)
        case .hello, .display, .shown, .go, .ping: break
        }
    }

    private func send(_ name: String, _ text: String, _ modifiers: Int, _ phase: ClientMessage.KeyPhase) {
        let phases: [ClientMessage.KeyPhase: KeyEvent.Phase] = [.down: .down, .repeat: .repeat, .up: .up]
        guard let key = Self.key(name) else { return }
        var flags: EventModifiers = []
        for (bit, flag) in [EventModifiers.shift, .control, .option, .command].enumerated()
        where modifiers & (1 << bit) != 0 { flags.insert(flag) }
        let characters = Self.named[name] == nil ? text : nil
        view.send(KeyEvent(key, characters: characters, modifiers: flags, phase: phases[phase] ?? .down))
    }

    /// The names of keys without a character of their own (UI Events, `key` values).
    private static let named: [String: KeyEquivalent] = [
        "Enter": .return, "Tab": .tab, "Escape": .escape, "Backspace": .delete, "Delete": .deleteForward,
        "ArrowUp": .upArrow, "ArrowDown": .downArrow, "ArrowLeft": .leftArrow, "ArrowRight": .rightArrow,
        "Home": .home, "End": .end, "PageUp": .pageUp, "PageDown": .pageDown, " ": .space,
    ]

    private static func key(_ name: String) -> KeyEquivalent? {
        if let key = named[name] { return key }
        guard name.count == 1, let character = name.lowercased().first else { return nil }
        return KeyEquivalent(character)
    }

    private func perform(_ action: String, on element: String) {
        func find(_ elements: [SemanticsElement]) -> SemanticsElement? {
            for candidate in elements {
                if candidate.id.description == element { return candidate }
                if let found = find(candidate.children) { return found }
            }
            return nil
        }
        guard let target = find(view.semantics) else { return }
        if action == "focus" {
            view.focus(on: target.id)
            return
        }
        let kinds: [SemanticsAction.Kind] = [.activate, .increment, .decrement, .escape, .magicTap, .delete]
        let known = target.actions.map(\.kind) + kinds
        guard let kind = known.first(where: { $0.description == action }) else { return }
        view.perform(kind, on: target.id)
    }
}
