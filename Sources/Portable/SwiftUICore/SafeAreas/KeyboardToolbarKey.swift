/// True if a bar with items for the keyboard covers the lower edge of the content.
///
/// The container that keeps its content clear of the bar, the page of a stack, a tab view, a sheet or the window, passes
/// no value on.
package struct KeyboardToolbarKey: PreferenceKey {
    package static var defaultValue: Bool { false }
    package static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }

    /// The height of the bar in points, that of other toolbars.
    package nonisolated static var height: CGFloat { 44 }

    /// Preference for content that need not avoid the bar.
    nonisolated static var ignored: PreferenceWriter<KeyboardToolbarKey> {
        PreferenceWriter { value, _ in value = nil }
    }
    /// Preference for other content.
    nonisolated static var handedOn: PreferenceWriter<KeyboardToolbarKey> { PreferenceWriter { _, _ in } }
}

private struct IsClearOfKeyboardBarKey: ScreenLocalKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// True if something around the view, tabs or a panel, keeps clear of the keyboard's bar.
    package var isClearOfKeyboardBar: Bool {
        get { self[IsClearOfKeyboardBarKey.self] }
        set { self[IsClearOfKeyboardBarKey.self] = newValue }
    }
}
