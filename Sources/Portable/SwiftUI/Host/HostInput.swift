/// Keys, text and the pointer, as a host sends them. The views follow before a call returns.
extension ViewHost {
    /// Takes a key.
    /// - Returns: whether anything had a use for it.
    @discardableResult
    package func send(_ event: KeyEvent) -> Bool {
        let isHandled = graph.focus.handle(event, in: root)
        update()
        return isHandled
    }

    /// Takes text that comes without a key.
    /// - Returns: whether the view that has the focus had a use for it.
    @discardableResult
    package func send(_ event: TextInputEvent) -> Bool {
        let isHandled = graph.focus.handle(event)
        update()
        return isHandled
    }

    /// Takes a movement of the pointer.
    /// - Returns: whether a view follows the pointer where it is.
    @discardableResult
    package func send(_ event: PointerEvent) -> Bool {
        let isHeard = hover.handle(event, in: root)
        update()
        return isHeard
    }

    /// Whether a view has the focus.
    package var hasFocus: Bool { graph.focus.focused != nil }

    /// What text fields copy to and paste from.
    package var pasteboard: TextPasteboard { graph.focus.pasteboard }
}
