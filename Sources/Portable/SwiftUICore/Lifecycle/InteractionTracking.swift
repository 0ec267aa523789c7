private struct InteractionTrackingTagKey: EnvironmentKey { static var defaultValue: String? { nil } }

extension EnvironmentValues {
    /// The name of the interactions with the view in measurements; nil for none.
    var interactionActivityTrackingTag: String? {
        get { self[InteractionTrackingTagKey.self] }
        set { self[InteractionTrackingTagKey.self] = newValue }
    }
}

extension View {
    /// Names the interactions with this view in the system's measurements.
    ///
    /// The environment keeps the name; Linux has no such measurements.
    nonisolated public func interactionActivityTrackingTag(_ tag: String) -> some View {
        environment(\.interactionActivityTrackingTag, tag)
    }
}
