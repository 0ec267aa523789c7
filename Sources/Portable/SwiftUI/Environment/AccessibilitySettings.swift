/// What the reader has set for the whole device.
package struct AccessibilitySettings: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let reduceMotion = AccessibilitySettings(rawValue: 1 << 0)
    package static let reduceTransparency = AccessibilitySettings(rawValue: 1 << 1)
    package static let differentiateWithoutColor = AccessibilitySettings(rawValue: 1 << 2)
    package static let invertColors = AccessibilitySettings(rawValue: 1 << 3)
    package static let showButtonShapes = AccessibilitySettings(rawValue: 1 << 4)
    package static let dimFlashingLights = AccessibilitySettings(rawValue: 1 << 5)
    package static let stopAnimatedImages = AccessibilitySettings(rawValue: 1 << 6)
    package static let voiceOver = AccessibilitySettings(rawValue: 1 << 7)
    package static let switchControl = AccessibilitySettings(rawValue: 1 << 8)
    package static let largeContentViewer = AccessibilitySettings(rawValue: 1 << 9)
    package static let quickActions = AccessibilitySettings(rawValue: 1 << 10)
}

private struct AccessibilitySettingsKey: EnvironmentKey { static var defaultValue: AccessibilitySettings { [] } }
private struct AccessibilityEnabledKey: EnvironmentKey { static var defaultValue: Bool? { nil } }

extension EnvironmentValues {
    /// What the reader has set, for hosts to say.
    package var accessibilitySettings: AccessibilitySettings {
        get { self[AccessibilitySettingsKey.self] }
        set { self[AccessibilitySettingsKey.self] = newValue }
    }

    /// Whether any assistive technology is in use.
    public var accessibilityEnabled: Bool {
        get {
            self[AccessibilityEnabledKey.self] ?? !accessibilitySettings.isDisjoint(with: [.voiceOver, .switchControl])
        }
        set { self[AccessibilityEnabledKey.self] = newValue }
    }

    /// Whether what moves should fade instead.
    public var accessibilityReduceMotion: Bool { accessibilitySettings.contains(.reduceMotion) }

    /// Whether what lies over something else should be opaque.
    public var accessibilityReduceTransparency: Bool { accessibilitySettings.contains(.reduceTransparency) }

    /// Whether colours alone should not tell things apart.
    public var accessibilityDifferentiateWithoutColor: Bool {
        accessibilitySettings.contains(.differentiateWithoutColor)
    }

    /// Whether colours are shown inverted.
    public var accessibilityInvertColors: Bool { accessibilitySettings.contains(.invertColors) }

    /// Whether buttons should have outlines or lines under them.
    public var accessibilityShowButtonShapes: Bool { accessibilitySettings.contains(.showButtonShapes) }

    /// Whether flashes in pictures that move should be dimmed.
    public var accessibilityDimFlashingLights: Bool { accessibilitySettings.contains(.dimFlashingLights) }

    /// Whether pictures may move by themselves.
    public var accessibilityPlayAnimatedImages: Bool { !accessibilitySettings.contains(.stopAnimatedImages) }

    /// Whether the screen is read aloud.
    public var accessibilityVoiceOverEnabled: Bool { accessibilitySettings.contains(.voiceOver) }

    /// Whether switches take the place of touches.
    public var accessibilitySwitchControlEnabled: Bool { accessibilitySettings.contains(.switchControl) }

    /// Whether a gesture of the hand may stand for the nearest action.
    public var accessibilityQuickActionsEnabled: Bool { accessibilitySettings.contains(.quickActions) }

    /// Whether holding a finger on small controls shows them large.
    public var accessibilityLargeContentViewerEnabled: Bool { accessibilitySettings.contains(.largeContentViewer) }
}
