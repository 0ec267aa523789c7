private struct PrivacySensitivityKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// True if content is personal.
    fileprivate(set) var isPrivacySensitive: Bool {
        get { self[PrivacySensitivityKey.self] }
        set { self[PrivacySensitivityKey.self] = newValue }
    }

    /// True if content is personal and is not to be read now.
    var hidesForPrivacy: Bool { isPrivacySensitive && redactionReasons.contains(.privacy) }

    /// True if texts and pictures are drawn as shapes.
    var drawsPlaceholders: Bool { redactionReasons.contains(.placeholder) || hidesForPrivacy }
}

extension View {
    /// Marks the view's content as personal: it is redacted under `.redacted(reason: .privacy)`, where the rest is not.
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.isPrivacySensitive, sensitive)
    }
}
