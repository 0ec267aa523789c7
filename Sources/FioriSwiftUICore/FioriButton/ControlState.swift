/// State of a control, which determines its appearance.
nonisolated public enum ControlState: Hashable, Sendable, CaseIterable {
    /// Enabled, neither pressed nor selected.
    case normal
    /// Pressed by a finger.
    case highlighted
    /// Selected.
    case selected
    /// Disabled.
    case disabled
}
