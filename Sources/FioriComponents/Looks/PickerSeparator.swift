import FioriThemeManager
import SwiftUI

/// A line between the rows of a picker, as the environment has it.
struct PickerSeparator: View {
    @Environment(\.pickerSeparator) private var line
    @Environment(\.versionedTheme) private var theme

    var body: some View {
        if line.isVisible {
            Rectangle()
                .fill(line.color ?? .preferredColor(.separatorOpaque, in: theme))
                .frame(height: line.lineWidth)
                .accessibilityHidden(true)
        }
    }
}

/// The lines of pickers, as an app has set them.
nonisolated struct PickerLine: Sendable {
    var isVisible = true
    /// Their colour; nil for that of opaque separators.
    var color: Color?
    /// Their thickness, in points.
    var lineWidth: CGFloat = 0.33
}

nonisolated private struct PickerLineKey: EnvironmentKey {
    static var defaultValue: PickerLine { PickerLine() }
}

nonisolated extension EnvironmentValues {
    var pickerSeparator: PickerLine {
        get { self[PickerLineKey.self] }
        set { self[PickerLineKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the lines of the pickers in the view.
    /// - Parameters:
    ///   - isVisible: False for no lines.
    ///   - color: The colour; nil for that of opaque separators.
    ///   - lineWidth: The thickness, in points.
    public func pickerSeparator(_ isVisible: Bool, color: Color? = nil, lineWidth: CGFloat = 0.33) -> some View {
        environment(\.pickerSeparator, PickerLine(isVisible: isVisible, color: color, lineWidth: lineWidth))
    }
}
