import SwiftUI

/// The layout of a symbol with its name: at least 44 by 44 points to touch (Human Interface Guidelines, Accessibility).
nonisolated public struct ActivityItemBaseStyle: ActivityItemStyle {
    public func makeBody(_ configuration: ActivityItemConfiguration) -> some View {
        ActivityItemParts(configuration: configuration)
    }
}

/// The parts of an activity: side by side at the accessibility text sizes, where lines are short.
private struct ActivityItemParts: View {
    let configuration: ActivityItemConfiguration
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    var body: some View {
        Group {
            if configuration.layout == .horizontal || dynamicTypeSize.isAccessibilitySize {
                HStack(spacing: 8) { parts }
            } else {
                VStack(spacing: 4) { parts }.multilineTextAlignment(.center)
            }
        }
        .frame(minWidth: 44, minHeight: 44)
        .contentShape(Rectangle())
        .accessibilityElement(children: .combine)
    }

    /// The name says what the symbol shows.
    @ViewBuilder private var parts: some View {
        if !configuration.icon.isEmpty { configuration.icon.accessibilityHidden(!configuration.subtitle.isEmpty) }
        if !configuration.subtitle.isEmpty { configuration.subtitle }
    }
}
