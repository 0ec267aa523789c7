/// Accessibility settings of the device.
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
    /// Accessibility settings of the device, set by hosts.
    package var accessibilitySettings: AccessibilitySettings {
        get { self[AccessibilitySettingsKey.self] }
        set { self[AccessibilitySettingsKey.self] = newValue }
    }

    /// True while any assistive technology is in use.
    public var accessibilityEnabled: Bool {
        get {
            self[AccessibilityEnabledKey.self] ?? !accessibilitySettings.isDisjoint(with: [.voiceOver, .switchControl])
        }
        set { self[AccessibilityEnabledKey.self] = newValue }
    }

    /// True if movement should be replaced by fading.
    public var accessibilityReduceMotion: Bool { accessibilitySettings.contains(.reduceMotion) }

    /// True if overlays should be opaque.
    public var accessibilityReduceTransparency: Bool { accessibilitySettings.contains(.reduceTransparency) }

    /// True if things should differ in more than their colours.
    public var accessibilityDifferentiateWithoutColor: Bool {
        accessibilitySettings.contains(.differentiateWithoutColor)
    }

    /// True if colours are shown inverted.
    public var accessibilityInvertColors: Bool { accessibilitySettings.contains(.invertColors) }

    /// True if buttons should have outlines or underlines.
    public var accessibilityShowButtonShapes: Bool { accessibilitySettings.contains(.showButtonShapes) }

    /// True if flashes in moving pictures should be dimmed.
    public var accessibilityDimFlashingLights: Bool { accessibilitySettings.contains(.dimFlashingLights) }

    /// True if animated pictures may play by themselves.
    public var accessibilityPlayAnimatedImages: Bool { !accessibilitySettings.contains(.stopAnimatedImages) }

    /// True while VoiceOver reads the screen.
    public var accessibilityVoiceOverEnabled: Bool { accessibilitySettings.contains(.voiceOver) }

    /// True while Switch Control is in use.
    public var accessibilitySwitchControlEnabled: Bool { accessibilitySettings.contains(.switchControl) }

    /// True if a hand gesture may perform the nearest action.
    public var accessibilityQuickActionsEnabled: Bool { accessibilitySettings.contains(.quickActions) }

    /// True if holding a finger on small controls shows them enlarged.
    public var accessibilityLargeContentViewerEnabled: Bool { accessibilitySettings.contains(.largeContentViewer) }
}
