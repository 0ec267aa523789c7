import FioriThemeManager
import SwiftUI

/// A component in the circumstances that its previews show: light and dark, large text, and right to left.
struct PreviewVariants<Content: View>: View {
    private let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View {
        Group {
            page.previewDisplayName("Light")
            page.environment(\.colorScheme, .dark).previewDisplayName("Dark")
            page.environment(\.dynamicTypeSize, .accessibility3).previewDisplayName("Large text")
            page.environment(\.layoutDirection, .rightToLeft).previewDisplayName("Right to left")
        }
    }

    private var page: some View {
        VStack(spacing: 16) { content }
            .padding(16)
            .frame(maxWidth: .infinity)
            .background(.preferredColor(.secondaryGroupedBackground))
    }
}
