import SwiftUICore

/// The behaviour of a control that a dragged item stays over.
public struct SpringLoadingBehavior: Hashable, Sendable {
    private enum Kind: Sendable { case automatic, enabled, disabled }

    private let kind: Kind

    /// The behaviour that the control has by itself.
    public static let automatic = SpringLoadingBehavior(kind: .automatic)
    /// The control acts when a dragged item stays over it.
    public static let enabled = SpringLoadingBehavior(kind: .enabled)
    /// The control does nothing when a dragged item stays over it.
    public static let disabled = SpringLoadingBehavior(kind: .disabled)
}

private struct SpringLoadingKey: EnvironmentKey { static var defaultValue: SpringLoadingBehavior { .automatic } }

extension EnvironmentValues {
    /// The behaviour of controls that a dragged item stays over.
    public internal(set) var springLoadingBehavior: SpringLoadingBehavior {
        get { self[SpringLoadingKey.self] }
        set { self[SpringLoadingKey.self] = newValue }
    }
}

extension View {
    /// Sets the behaviour of controls in this view that a dragged item stays over.
    ///
    /// No items are dragged between views on Linux; the environment keeps the value.
    nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
        environment(\.springLoadingBehavior, behavior)
    }
}
