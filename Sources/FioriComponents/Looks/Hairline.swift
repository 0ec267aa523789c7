import FioriThemeManager
import SwiftUI

/// A thin line below a header or between the rows of a picker.
nonisolated struct Hairline: View, Sendable {
    let isVisible: Bool
    let color: Color
    /// The thickness in points.
    let lineWidth: CGFloat

    @MainActor var body: some View {
        if isVisible {
            color.frame(maxWidth: .infinity).frame(height: lineWidth).accessibilityHidden(true)
        }
    }
}

nonisolated private struct HeaderSeparatorKey: EnvironmentKey {
    static var defaultValue: Hairline? { nil }
}

nonisolated private struct PickerSeparatorKey: EnvironmentKey {
    static var defaultValue: Hairline? { nil }
}

nonisolated extension EnvironmentValues {
    /// The line below headers; nil for the standard: visible, 0.45 points of the separator's colour.
    var headerSeparator: Hairline? {
        get { self[HeaderSeparatorKey.self] }
        set { self[HeaderSeparatorKey.self] = newValue }
    }

    /// The lines in pickers; nil for the standard: visible, 0.33 points of the opaque separator's colour.
    var pickerSeparator: Hairline? {
        get { self[PickerSeparatorKey.self] }
        set { self[PickerSeparatorKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the line below the headers in the view.
    /// - Parameters:
    ///   - isVisible: False for no line.
    ///   - color: The colour; nil for that of separators.
    ///   - lineWidth: The thickness, in points.
    public func headerSeparator(_ isVisible: Bool, color: Color? = nil, lineWidth: CGFloat = 0.45) -> some View {
        environment(
            \.headerSeparator,
            Hairline(isVisible: isVisible, color: color ?? .preferredColor(.separator), lineWidth: lineWidth))
    }

    /// Sets the lines of the pickers in the view.
    /// - Parameters:
    ///   - isVisible: False for no lines.
    ///   - color: The colour; nil for that of opaque separators.
    ///   - lineWidth: The thickness, in points.
    public func pickerSeparator(_ isVisible: Bool, color: Color? = nil, lineWidth: CGFloat = 0.33) -> some View {
        environment(
            \.pickerSeparator,
            Hairline(isVisible: isVisible, color: color ?? .preferredColor(.separatorOpaque), lineWidth: lineWidth))
    }
}

/// The line below a header, as the environment has it.
struct HeaderSeparator: View {
    @Environment(\.headerSeparator) private var line

    var body: some View {
        line ?? Hairline(isVisible: true, color: .preferredColor(.separator), lineWidth: 0.45)
    }
}

/// A line of a picker, as the environment has it.
struct PickerSeparator: View {
    @Environment(\.pickerSeparator) private var line

    var body: some View {
        line ?? Hairline(isVisible: true, color: .preferredColor(.separatorOpaque), lineWidth: 0.33)
    }
}
