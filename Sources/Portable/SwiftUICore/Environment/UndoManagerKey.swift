import FoundationAdditions

private enum UndoManagerKey: EnvironmentKey {
    static var defaultValue: UndoManager? { nil }
}

extension EnvironmentValues {
    /// The record of changes in the window. Command-Z undoes them, where no text that is edited does; Shift-Command-Z does
    /// them again.
    public var undoManager: UndoManager? { self[UndoManagerKey.self] }

    /// The settable ``undoManager`` of hosts.
    package mutating func setUndoManager(_ manager: UndoManager) { self[UndoManagerKey.self] = manager }
}
