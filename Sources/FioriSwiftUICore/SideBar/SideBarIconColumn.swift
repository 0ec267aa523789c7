import SwiftUI

/// The pictures of a side bar stand below each other, with the titles beside them at one edge, however wide they are.
nonisolated struct SideBarIconColumn: ViewModifier {
    @ScaledMetric(relativeTo: .body) private var width: CGFloat = 24

    @MainActor func body(content: Content) -> some View { content.frame(minWidth: width) }
}

/// How wide a side bar is. Collapsed it holds a picture with 44 points to hit, and room on both sides.
nonisolated struct SideBarWidth: ViewModifier {
    let isCollapsed: Bool
    @ScaledMetric(relativeTo: .body) private var iconWidth: CGFloat = 24

    @MainActor func body(content: Content) -> some View {
        content.frame(width: isCollapsed ? max(60, (iconWidth + 16).rounded()) : nil)
    }
}
