import SwiftUI

/// Combines texts into one accessibility element, the heading of the content below.
nonisolated package struct HeadingElement: ViewModifier {
    package init() {}

    @MainActor package func body(content: Content) -> some View {
        content
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(.isHeader)
    }
}
