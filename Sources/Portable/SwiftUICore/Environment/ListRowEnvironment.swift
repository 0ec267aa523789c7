private struct IsInListRowKey: ScreenLocalKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// True if the view is in a row of a list or form, where controls look and behave as parts of the row.
    package var isInListRow: Bool {
        get { self[IsInListRowKey.self] }
        set { self[IsInListRowKey.self] = newValue }
    }
}
