/// The background of a bar, with a line at the side of the content.
struct BarBackground: View {
    let style: AnyShapeStyle?
    /// The edge of the screen that the bar is at.
    let edge: VerticalEdge

    var body: some View {
        Rectangle()
            .fill(style ?? AnyShapeStyle(Material.bar))
            .overlay(alignment: edge == .top ? .bottom : .top) { Divider() }
            .ignoresSafeArea(edges: edge == .top ? [.top, .horizontal] : [.bottom, .horizontal])
            .accessibilityHidden(true)
    }
}
