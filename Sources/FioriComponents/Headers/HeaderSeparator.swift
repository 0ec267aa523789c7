import FioriThemeManager
import SwiftUI

/// The line below a header, as the environment has it.
struct HeaderSeparator: View {
    @Environment(\.headerLine) private var line
    @Environment(\.versionedTheme) private var theme

    var body: some View {
        if line.isVisible {
            Rectangle()
                .fill(line.color ?? .preferredColor(.separator, in: theme))
                .frame(maxWidth: .infinity)
                .frame(height: line.lineWidth)
                .accessibilityHidden(true)
        }
    }
}

/// The lines below headers, as an app has set them.
nonisolated struct HeaderLine: Sendable {
    var isVisible = true
    /// Their colour; nil for that of separators.
    var color: Color?
    /// Their thickness, in points.
    var lineWidth: CGFloat = 0.45
}

nonisolated private struct HeaderLineKey: EnvironmentKey {
    static var defaultValue: HeaderLine { HeaderLine() }
}

nonisolated extension EnvironmentValues {
    var headerLine: HeaderLine {
        get { self[HeaderLineKey.self] }
        set { self[HeaderLineKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the line below the headers in the view.
    /// - Parameters:
    ///   - isVisible: False for no line.
    ///   - color: The colour; nil for that of separators.
    ///   - lineWidth: The thickness, in points.
    public func headerSeparator(_ isVisible: Bool, color: Color? = nil, lineWidth: CGFloat = 0.45) -> some View {
        environment(\.headerLine, HeaderLine(isVisible: isVisible, color: color, lineWidth: lineWidth))
    }
}
