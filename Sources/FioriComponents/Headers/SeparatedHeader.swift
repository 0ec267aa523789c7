import SwiftUI

/// Draws the line of the environment below a header.
nonisolated struct SeparatedHeader: ViewModifier {
    @MainActor func body(content: Content) -> some View {
        VStack(spacing: 0) {
            content
            HeaderSeparator()
        }
    }
}
