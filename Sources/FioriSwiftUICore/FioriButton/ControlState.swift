/// The state that a control is in, which decides what it looks like.
nonisolated public enum ControlState: Hashable, Sendable, CaseIterable {
    /// Ready to be used.
    case normal
    /// A finger is on it.
    case highlighted
    /// Chosen.
    case selected
    /// Not to be used for now.
    case disabled
}
