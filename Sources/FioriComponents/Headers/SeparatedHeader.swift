import SwiftUI

/// Draws the line of the environment below a header.
nonisolated struct SeparatedHeader: ViewModifier {
    /// Space between the header and the line, in points.
    private static let spacing: CGFloat = 8

    @MainActor func body(content: Content) -> some View {
        VStack(spacing: Self.spacing) {
            content
            HeaderSeparator()
        }
    }
}
