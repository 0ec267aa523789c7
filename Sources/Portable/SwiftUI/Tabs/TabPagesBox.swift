/// The pages of a tab view that are in sight.
final class TabPagesBox: LayoutContainerOf<TabPagesLayout>, @unchecked Sendable {
    /// The page that is chosen, which is the only one that assistive technology meets.
    weak var current: LayoutBox?

    init() { super.init(layout: TabPagesLayout()) }

    override var reachableChildren: [LayoutBox] { contents.filter { $0 === current } }

    override func describe(to builder: inout SemanticsBuilder) {
        builder.visitScreen(reachableChildren)
    }
}

/// Pages side by side, each in all the room.
struct TabPagesLayout: Layout {
    /// Where the pages stand, in pages towards the trailing edge.
    var places: [CGFloat] = [0]

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: subviews.first?.sizeThatFits(proposal) ?? .zero)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (place, subview) in zip(places, subviews) {
            let x = bounds.midX + place * bounds.width
            subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
        }
    }
}
