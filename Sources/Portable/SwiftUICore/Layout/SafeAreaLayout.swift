/// A layout whose first view has a safe area within its frame. Its containers have the role ``BoxRoles/hasSafeArea``.
package protocol SafeAreaLayout: Layout {
    /// The insets of the first view's safe area from the container's edges, in points.
    func safeAreaInsets(proposal: ProposedViewSize, subviews: LayoutSubviews) -> EdgeInsets
}

extension RootLayout: SafeAreaLayout {
    package func safeAreaInsets(proposal: ProposedViewSize, subviews: LayoutSubviews) -> EdgeInsets { insets }
}

/// A box with a safe area, which a child may extend beyond.
protocol SafeAreaBox: LayoutBox {
    /// The insets of the safe area from the box's edges, in points.
    var safeAreaInsets: EdgeInsets { get }
    /// The child in the safe area.
    var safeAreaContent: LayoutBox? { get }
}

extension LayoutContainerOf: SafeAreaBox where L: SafeAreaLayout {
    package final var safeAreaInsets: EdgeInsets {
        layout.safeAreaInsets(proposal: proposal, subviews: LayoutSubviews(container: self))
    }

    package final var safeAreaContent: LayoutBox? { contents.first }
}

extension LayoutBox {
    /// The insets of a child's safe area from the box's edges, which the child may extend under; nil for a child without
    /// a safe area.
    final func safeAreaInsets(for child: LayoutBox) -> EdgeInsets? {
        guard roles.contains(.hasSafeArea), let box = self as? any SafeAreaBox, box.safeAreaContent === child else {
            return nil
        }
        return box.safeAreaInsets
    }
}
