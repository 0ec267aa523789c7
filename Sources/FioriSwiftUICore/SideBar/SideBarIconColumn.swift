import SwiftUI

/// Gives the pictures of a side bar a minimum width, so that the titles beside them align.
nonisolated struct SideBarIconColumn: ViewModifier {
    @ScaledMetric(relativeTo: .body) private var width: CGFloat = 24

    @MainActor func body(content: Content) -> some View { content.frame(minWidth: width) }
}

/// Sets the width of a side bar. A collapsed one holds a picture in a touch target of 44 points, with padding on both
/// sides.
nonisolated struct SideBarWidth: ViewModifier {
    let isCollapsed: Bool
    @ScaledMetric(relativeTo: .body) private var iconWidth: CGFloat = 24

    @MainActor func body(content: Content) -> some View {
        content.frame(width: isCollapsed ? max(60, (iconWidth + 16).rounded()) : nil)
    }
}
