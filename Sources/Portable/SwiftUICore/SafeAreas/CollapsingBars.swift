/// A page between bars that collapse as content scrolls. It has the role ``BoxRoles/collapsesBars``.
package protocol CollapsingBars: LayoutBox {
    /// The height by which the bars are collapsed, in points.
    var collapsedBarHeight: CGFloat { get }

    /// The height by which the bars are collapsed at an offset of a scroll view, in points; negative for one that is
    /// pulled down with its content.
    func collapsedBarHeight(above scroll: LayoutBox, at offset: CGFloat) -> CGFloat

    /// The height of the part of the bars that moves down with a scroll view that is pulled, in points.
    func stretchedBarHeight(above scroll: LayoutBox) -> CGFloat
}

extension BoxRoles {
    /// A page with ``CollapsingBars``.
    package static let collapsesBars = declare()
}

extension LayoutBox {
    /// The box as a page with bars that collapse; nil for all others.
    package final var asCollapsingBars: (any CollapsingBars)? {
        roles.contains(.collapsesBars) ? self as? any CollapsingBars : nil
    }
}
