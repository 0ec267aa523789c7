import FioriThemeManager
import SwiftUI

/// The hairline below a header.
nonisolated struct HeaderSeparator: Sendable {
    var isVisible = false
    /// Its colour; nil for that of separators.
    var color: Color?
    /// Its thickness, in points.
    var lineWidth: CGFloat = 0.45
}

nonisolated private struct HeaderSeparatorKey: EnvironmentKey {
    static var defaultValue: HeaderSeparator { HeaderSeparator() }
}

nonisolated extension EnvironmentValues {
    var headerSeparator: HeaderSeparator {
        get { self[HeaderSeparatorKey.self] }
        set { self[HeaderSeparatorKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Shows or hides a hairline below the headers in this view.
    /// - Parameters:
    ///   - isVisible: True to show it.
    ///   - color: The colour; nil for that of separators.
    ///   - lineWidth: The thickness, in points.
    public func headerSeparator(_ isVisible: Bool, color: Color? = nil, lineWidth: CGFloat = 0.45) -> some View {
        environment(\.headerSeparator, HeaderSeparator(isVisible: isVisible, color: color, lineWidth: lineWidth))
    }
}

/// Draws the hairline of the environment below a header.
nonisolated struct SeparatedHeader: ViewModifier {
    @Environment(\.headerSeparator) private var separator
    @Environment(\.versionedTheme) private var theme

    @MainActor func body(content: Content) -> some View {
        if separator.isVisible {
            VStack(spacing: 0) {
                content
                Rectangle()
                    .fill(separator.color ?? .preferredColor(.separator, in: theme))
                    .frame(height: separator.lineWidth)
                    .accessibilityHidden(true)
            }
        } else {
            content
        }
    }
}
