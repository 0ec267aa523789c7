import SwiftUICore

/// The part of a view that its scroll view shows.
private enum ShownPart {
    /// The share of the view's area within the scroll view around it, from 0 to 1; 1 outside of scroll views.
    static func share(of proxy: GeometryProxy) -> Double {
        let size = proxy.size
        guard let window = proxy.bounds(of: .scrollView) else { return 1 }
        guard size.width > 0, size.height > 0 else {
            return window.contains(CGPoint.zero) ? 1 : 0
        }
        let shown = window.intersection(CGRect(origin: .zero, size: size))
        return shown.isNull ? 0 : Double(shown.width * shown.height / (size.width * size.height))
    }
}

/// Tells whether enough of a view is in sight.
private struct ScrollVisibilityModifier: ViewModifier {
    nonisolated let threshold: Double
    // Made where the view is described, and called on the main actor only.
    nonisolated(unsafe) let action: (Bool) -> Void
    /// False until the view has been seen: a view that begins out of sight has not left it.
    @State private var isKnown = false

    nonisolated init(threshold: Double, action: @escaping (Bool) -> Void) {
        self.threshold = threshold
        self.action = action
    }

    func body(content: Content) -> some View {
        content.onGeometryChange(for: Bool.self) { proxy in
            let share = ShownPart.share(of: proxy)
            return share > 0 && share >= threshold
        } action: { isVisible in
            guard isVisible || isKnown else { return }
            isKnown = true
            action(isVisible)
        }
    }
}

extension View {
    /// Calls an action when enough of the view comes into the scroll view around it, and when it leaves again.
    /// - Parameter threshold: the share of the view's area from which on it counts as visible, from 0 to 1.
    @available(iOS 18.0, *)
    nonisolated public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View {
        modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
    }
}
