import SwiftUI

/// The arrow behind what leads elsewhere.
nonisolated struct NavigationArrow: View {
    /// The distance from what stands before the arrow, in points.
    static let spacing: CGFloat = 8
    /// The width in points, the same in all rows so that their columns align.
    static let width: CGFloat = 9

    @MainActor var body: some View {
        Image(systemName: "chevron.forward")
            .font(.system(size: 13, weight: .semibold))
            .foregroundStyle(.preferredColor(.secondaryLabel))
            .frame(width: Self.width)
            .accessibilityHidden(true)
    }
}

/// Places the arrow of a navigation behind a view.
nonisolated struct WithNavigationArrow: ViewModifier {
    /// True for a view that has the padding of the card, which the arrow then has as well.
    let isPadded: Bool

    @MainActor func body(content: Content) -> some View {
        HStack(spacing: isPadded ? 0 : NavigationArrow.spacing) {
            content
            NavigationArrow().padding(.trailing, isPadded ? CardMetrics.padding : 0)
        }
    }
}

nonisolated extension ResolvedAction {
    /// True if an arrow tells that the action leads elsewhere.
    var hasVisibleArrow: Bool { isEnabled && showsNavigationArrow }
}
