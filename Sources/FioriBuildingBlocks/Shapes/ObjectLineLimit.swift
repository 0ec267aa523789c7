import SwiftUI

/// Limits texts to a few lines, except at the accessibility text sizes, where lines are short. Limits that an app sets
/// take precedence.
nonisolated package struct ObjectLineLimit: ViewModifier {
    let lines: Int
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    package init(lines: Int) { self.lines = lines }

    @MainActor package func body(content: Content) -> some View {
        content.lineLimit(dynamicTypeSize.isAccessibilitySize ? nil : lines)
    }
}
