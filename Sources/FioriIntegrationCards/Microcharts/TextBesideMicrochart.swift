import SwiftUI

/// A small chart with texts beside it; at accessibility sizes these go below it where they have no room beside it.
nonisolated struct TextBesideMicrochart<Content: View>: View {
    private let content: Content
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    /// - Parameter content: the chart, then its texts.
    @MainActor init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor var body: some View {
        if dynamicTypeSize.isAccessibilitySize {
            ViewThatFits(in: .horizontal) {
                beside
                VStack(alignment: .leading, spacing: 4) { content }
            }
        } else {
            beside
        }
    }

    @MainActor private var beside: some View { HStack(spacing: MicrochartMetrics.spacing) { content } }
}
