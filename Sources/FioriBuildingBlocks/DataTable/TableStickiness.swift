import SwiftUI

/// Keeps the header at the top of the viewport.
nonisolated struct StickyHeader: ViewModifier {
    let isSticky: Bool

    @MainActor func body(content: Content) -> some View {
        content.visualEffect { [isSticky] effect, proxy in
            effect.offset(y: isSticky ? max(0, -proxy.frame(in: .scrollView).minY) : 0)
        }
    }
}

/// Keeps the views before the scrolling columns at the leading side of the viewport.
nonisolated struct StickyColumn: ViewModifier {
    let isSticky: Bool
    /// Distance of the view from the row's leading edge, in points.
    let start: CGFloat
    @Environment(\.layoutDirection) private var layoutDirection

    @MainActor func body(content: Content) -> some View {
        content.visualEffect { [isSticky, start, layoutDirection] effect, proxy in
            effect.offset(x: isSticky ? Self.shift(proxy, start, layoutDirection) : 0)
        }
    }

    nonisolated private static func shift(
        _ proxy: GeometryProxy, _ start: CGFloat, _ layoutDirection: LayoutDirection
    ) -> CGFloat {
        guard let visible = proxy.bounds(of: .scrollView) else { return 0 }
        return layoutDirection == .leftToRight
            ? max(0, visible.minX + start) : min(0, visible.maxX - proxy.size.width - start)
    }
}
