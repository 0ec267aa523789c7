import FioriBuildingBlocks
import SwiftUI

/// Pictures beside each other; in as many rows as they need at the accessibility text sizes.
struct PictureRow<Content: View>: View {
    let spacing: CGFloat
    @ViewBuilder let content: Content
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    var body: some View {
        if dynamicTypeSize.isAccessibilitySize {
            FlowLayout(spacing: spacing, lineSpacing: 4) { content }
        } else {
            HStack(spacing: spacing) { content }
        }
    }
}
