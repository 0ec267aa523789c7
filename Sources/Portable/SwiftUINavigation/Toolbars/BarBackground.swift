import SwiftUICore

/// The background of a bar, with a line at the side of the content.
package struct BarBackground: View {
    package let style: AnyShapeStyle?
    /// The edge of the screen that the bar is at.
    package let edge: VerticalEdge

    package init(style: AnyShapeStyle?, edge: VerticalEdge) {
        self.style = style
        self.edge = edge
    }

    package var body: some View {
        Rectangle()
            .fill(style ?? AnyShapeStyle(Material.bar))
            .overlay(alignment: edge == .top ? .bottom : .top) { Divider() }
            .ignoresSafeArea(edges: edge == .top ? [.top, .horizontal] : [.bottom, .horizontal])
            .accessibilityHidden(true)
    }
}
