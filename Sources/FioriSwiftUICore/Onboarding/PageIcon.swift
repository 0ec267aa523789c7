import FioriThemeManager
import SwiftUI

/// The picture at the top of a page, which scales with the text size as titles do.
nonisolated struct PageIcon: ViewModifier {
    @ScaledMetric(relativeTo: .title) private var size: CGFloat = 64

    @MainActor func body(content: Content) -> some View {
        content
            .font(.system(size: size.rounded()))
            .foregroundStyle(.preferredColor(.tintColor))
            .accessibilityHidden(true)
    }
}
