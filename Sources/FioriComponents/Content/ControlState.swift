/// The state of a control, which decides its appearance and what can be done with it.
nonisolated public struct ControlState: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Enabled, neither pressed nor selected.
    public static let normal = ControlState(rawValue: 1 << 0)
    /// Pressed by a finger.
    public static let highlighted = ControlState(rawValue: 1 << 1)
    /// Disabled.
    public static let disabled = ControlState(rawValue: 1 << 2)
    /// Selected.
    public static let selected = ControlState(rawValue: 1 << 3)
    /// With the keyboard on it.
    public static let focused = ControlState(rawValue: 1 << 4)
    /// Shown, and not to be changed.
    public static let readOnly = ControlState(rawValue: 1 << 5)
}
