import SwiftUI

/// Keys, typed text and the pointer, as a keyboard and a mouse would send them. After each call the view has followed.
extension ViewTest {
    /// Types text key by key into the view that has the focus. What is typed arrives as it is: capitals and corrections
    /// are made by keyboards on screen, which hosts tell what a field wants of them.
    /// - Throws: ``ViewTestError`` when no view has it, or it has no use for a key.
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

    /// Taps the element with a label or an identifier, and types text key by key into what has the focus then.
    /// - Throws: ``ViewTestError`` when there is no such element, or it takes no text.
    public func type(_ text: String, into name: String) throws {
        try tap(name)
        try type(text)
    }

    /// Presses and releases a key.
    /// - Returns: whether anything had a use for it.
    @discardableResult
    public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
        layout()
        let isHandled = host.send(KeyEvent(key, modifiers: modifiers))
        return host.send(KeyEvent(key, modifiers: modifiers, phase: .up)) || isHandled
    }

    /// Holds a key down until it has repeated a number of times, and releases it.
    public func hold(_ key: KeyEquivalent, modifiers: EventModifiers = [], repeats: Int) {
        layout()
        host.send(KeyEvent(key, modifiers: modifiers))
        for _ in 0..<repeats {
            layout()
            host.send(KeyEvent(key, modifiers: modifiers, phase: .repeat))
        }
        host.send(KeyEvent(key, modifiers: modifiers, phase: .up))
    }

    /// Shows text that is still being composed, as an input method does.
    /// - Parameter selection: where the cursor stands or what is selected in it, in characters; nil for its end.
    /// - Throws: ``ViewTestError`` when the view that has the focus, if any, takes no text.
    public func compose(_ text: String, selection: Range<Int>? = nil) throws {
        try send(.compose(text, selection: selection), "compose “\(text)”")
    }

    /// Takes what is being composed as it is.
    /// - Throws: ``ViewTestError`` when the view that has the focus, if any, takes no text.
    public func commitComposition() throws { try send(.commitComposition, "commit a composition") }

    /// Drops what is being composed.
    /// - Throws: ``ViewTestError`` when the view that has the focus, if any, takes no text.
    public func cancelComposition() throws { try send(.cancelComposition, "cancel a composition") }

    /// Inserts text as dictation or a list of emoji does.
    /// - Throws: ``ViewTestError`` when the view that has the focus, if any, takes no text.
    public func insert(_ text: String) throws { try send(.insert(text), "insert “\(text)”") }

    /// Pastes text.
    /// - Throws: ``ViewTestError`` when the view that has the focus, if any, takes no text.
    public func paste(_ text: String) throws { try send(.paste(text), "paste “\(text)”") }

    private func send(_ event: TextInputEvent, _ what: String) throws {
        layout()
        guard host.send(event) else {
            throw failure(
                host.hasFocus ? "the view that has the focus cannot \(what)" : "no view has the focus to \(what)")
        }
    }

    /// What was cut or copied last.
    public var pasteboard: String? {
        get { host.pasteboard.string }
        set { host.pasteboard.string = newValue }
    }

    /// The element that has the focus, if any has.
    public var focusedElement: ViewElement? { elements.first(where: \.isFocused) }

    /// Moves the pointer to a point of the view, or out of it.
    /// - Returns: whether a view follows the pointer there.
    @discardableResult
    public func hover(at point: CGPoint?) -> Bool {
        layout()
        return host.send(point.map { PointerEvent.moved($0) } ?? .left)
    }

    /// Moves the pointer to the middle of the element with a label or an identifier.
    /// - Throws: ``ViewTestError`` when there is none, or no view there follows the pointer.
    public func hover(_ name: String) throws {
        guard hover(at: try center(of: name)) else { throw failure("nothing follows the pointer at “\(name)”") }
    }

    /// Clicks the pointer's second button in the middle of the element with a label or an identifier, which opens the
    /// menu there.
    /// - Throws: ``ViewTestError`` when there is none, or nothing there has a menu.
    public func secondaryClick(_ name: String) throws {
        let element = try element(name)
        let point = CGPoint(x: element.frame.midX, y: element.frame.midY)
        try checkIsInFront(element, at: point, for: "a secondary click")
        guard secondaryClick(at: point) else {
            throw failure("a secondary click", at: point, of: element, missing: "menu")
        }
    }

    /// Clicks the pointer's second button at a point of the view.
    /// - Returns: whether something there has a menu.
    @discardableResult
    public func secondaryClick(at point: CGPoint) -> Bool {
        layout()
        return host.send(PointerEvent.secondaryClick(point))
    }
}

extension ViewTest {
    /// The text that has the focus: its selection, what is being composed and where the cursor stands.
    package var textInput: TextInputState? {
        layout()
        return host.textInput
    }
}
