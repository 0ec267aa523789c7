import SwiftUI
@_spi(Floors) import SwiftUICore

/// Simulated keys, text input and pointer. The view is up to date after each call.
extension ViewTest {
    /// Types text key by key into the focused view. Characters arrive unchanged: capitalisation and autocorrection are
    /// done by on-screen keyboards, which hosts inform about a field's traits.
    /// - Throws: ``ViewTestError`` if no view has the focus, or a key is not handled.
    public func type(_ text: String) throws {
        guard host.hasFocus else { throw failure("no view has the focus to type “\(text)” into") }
        for character in text {
            let key: KeyEquivalent = character.isNewline ? .return : KeyEquivalent(character)
            let modifiers: EventModifiers = character.isUppercase ? .shift : []
            guard host.send(KeyEvent(key, modifiers: modifiers)) else {
                throw failure("the view that has the focus has no use for “\(character)” of “\(text)”")
            }
        }
    }

    /// Taps the element with a label or an identifier, and types text key by key into the view with the focus.
    /// - Throws: ``ViewTestError`` if there is no such element, or it takes no text.
    public func type(_ text: String, into name: String) throws {
        try tap(name)
        try type(text)
    }

    /// Presses and releases a key.
    /// - Returns: true if the key was handled.
    @discardableResult
    public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
        layout()
        let isHandled = host.send(KeyEvent(key, modifiers: modifiers))
        return host.send(KeyEvent(key, modifiers: modifiers, phase: .up)) || isHandled
    }

    /// Holds a key down for a number of repetitions, and releases it.
    public func hold(_ key: KeyEquivalent, modifiers: EventModifiers = [], repeats: Int) {
        layout()
        host.send(KeyEvent(key, modifiers: modifiers))
        for _ in 0..<repeats {
            layout()
            host.send(KeyEvent(key, modifiers: modifiers, phase: .repeat))
        }
        host.send(KeyEvent(key, modifiers: modifiers, phase: .up))
    }

    /// Shows marked text, as an input method does.
    /// - Parameter selection: the cursor or the selection in the text, in characters; nil for a cursor at its end.
    /// - Throws: ``ViewTestError`` if no focused view takes text.
    public func compose(_ text: String, selection: Range<Int>? = nil) throws {
        try send(.compose(text, selection: selection), "compose “\(text)”")
    }

    /// Commits the marked text unchanged.
    /// - Throws: ``ViewTestError`` if no focused view takes text.
    public func commitComposition() throws { try send(.commitComposition, "commit a composition") }

    /// Discards the marked text.
    /// - Throws: ``ViewTestError`` if no focused view takes text.
    public func cancelComposition() throws { try send(.cancelComposition, "cancel a composition") }

    /// Inserts text, as dictation or an emoji picker does.
    /// - Throws: ``ViewTestError`` if no focused view takes text.
    public func insert(_ text: String) throws { try send(.insert(text), "insert “\(text)”") }

    /// Pastes text.
    /// - Throws: ``ViewTestError`` if no focused view takes text.
    public func paste(_ text: String) throws { try send(.paste(text), "paste “\(text)”") }

    private func send(_ event: TextInputEvent, _ what: String) throws {
        layout()
        guard host.send(event) else {
            throw failure(
                host.hasFocus ? "the view that has the focus cannot \(what)" : "no view has the focus to \(what)")
        }
    }

    /// The text that was last cut or copied.
    public var pasteboard: String? {
        get { host.pasteboard.string }
        set { host.pasteboard.string = newValue }
    }

    /// The element with the focus, if any.
    public var focusedElement: ViewElement? { elements.first(where: \.isFocused) }

    /// Moves the pointer to a point of the view, or out of it.
    /// - Returns: true if a view there follows the pointer.
    @discardableResult
    public func hover(at point: CGPoint?) -> Bool {
        layout()
        return host.send(point.map { PointerEvent.moved($0) } ?? .left)
    }

    /// Moves the pointer to the middle of the element with a label or an identifier.
    /// - Throws: ``ViewTestError`` if there is none, or no view there follows the pointer.
    public func hover(_ name: String) throws {
        guard hover(at: try center(of: name)) else { throw failure("nothing follows the pointer at “\(name)”") }
    }

    /// Clicks the pointer's secondary button in the middle of the element with a label or an identifier, which opens
    /// its menu.
    /// - Throws: ``ViewTestError`` if there is none, or nothing there has a menu.
    public func secondaryClick(_ name: String) throws {
        let element = try element(name)
        let point = CGPoint(x: element.frame.midX, y: element.frame.midY)
        try checkIsInFront(element, at: point, for: "a secondary click")
        guard secondaryClick(at: point) else {
            throw failure("a secondary click", at: point, of: element, missing: "menu")
        }
    }

    /// Clicks the pointer's secondary button at a point of the view.
    /// - Returns: true if a view there has a menu.
    @discardableResult
    public func secondaryClick(at point: CGPoint) -> Bool {
        layout()
        return host.send(PointerEvent.secondaryClick(point))
    }
}

extension ViewTest {
    /// The state of the focused text: its selection, its marked text and its cursor.
    package var textInput: TextInputState? {
        layout()
        return host.textInput
    }
}
