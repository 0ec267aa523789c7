@_spi(Floors) import SwiftUICore

/// An icon before a title, aligned at their first baselines.
struct LabelLayout: Layout {
    /// The spacing between icon and title, in points.
    var spacing: CGFloat
    /// True if the title's further lines continue below the icon, as in list rows at accessibility sizes, where a
    /// separate column would leave too little width.
    var flowsAround = false

    static var layoutProperties: LayoutProperties { HStackLayout.layoutProperties }

    struct Cache {
        fileprivate var row: HStackLayout.Cache
        /// The text that flows around the icon; nil for an icon in a column of its own.
        fileprivate weak var text: TextBox?
    }

    private var row: HStackLayout { HStackLayout(alignment: .firstTextBaseline, spacing: spacing) }

    func makeCache(subviews: Subviews) -> Cache {
        var cache = Cache(row: row.makeCache(subviews: subviews))
        cache.text = indentText(of: subviews)
        return cache
    }

    func updateCache(_ cache: inout Cache, subviews: Subviews) {
        row.updateCache(&cache.row, subviews: subviews)
        let text = indentText(of: subviews)
        if let old = cache.text, old !== text { indent(old, by: 0, in: subviews) }
        cache.text = text
    }

    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        row.spacing(subviews: subviews, cache: &cache.row)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        guard cache.text != nil else {
            return row.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache.row)
        }
        return places(subviews, proposal).all.size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        guard cache.text != nil else {
            row.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache.row)
            return
        }
        let places = places(subviews, proposal)
        let top = bounds.minY - places.all.minY
        subviews[0].place(at: CGPoint(x: bounds.minX, y: top + places.icon), proposal: .unspecified)
        subviews[1].place(at: CGPoint(x: bounds.minX, y: top), proposal: proposal)
    }

    /// The top of the icon and the union of both frames, in the title's coordinates.
    private func places(_ subviews: Subviews, _ proposal: ProposedViewSize) -> (icon: CGFloat, all: CGRect) {
        let icon = subviews[0].dimensions(in: .unspecified)
        let title = subviews[1].dimensions(in: proposal)
        let top = title[VerticalAlignment.firstTextBaseline] - icon[VerticalAlignment.firstTextBaseline]
        let rect = CGRect(x: 0, y: top, width: icon.width, height: icon.height)
        return (top, rect.union(CGRect(origin: .zero, size: title.size)))
    }

    /// Indents the title's first text by the icon's width, if its second line would not overlap the icon.
    private func indentText(of subviews: Subviews) -> TextBox? {
        guard flowsAround, subviews.count == 2, let text = subviews[1].box.leadingText else { return nil }
        let icon = subviews[0].dimensions(in: .unspecified)
        // Symbols extend slightly below the line's descent.
        let overhang = icon.height - icon[VerticalAlignment.firstTextBaseline] - text.firstLineDescent
        let fits = icon.width > 0 && overhang <= spacing / 4
        indent(text, by: fits ? icon.width + spacing : 0, in: subviews)
        return fits ? text : nil
    }

    private func indent(_ text: TextBox, by indent: CGFloat, in subviews: Subviews) {
        guard text.firstLineIndent != indent else { return }
        text.firstLineIndent = indent
        var box: LayoutBox? = text
        while let current = box, current !== subviews.container {
            current.forgetLayout()
            box = current.parent
        }
    }
}

extension LayoutBox {
    /// The first text in the box, if the box consists of texts and stacks of them.
    fileprivate var leadingText: TextBox? {
        switch unwrapped {
        case let text as TextBox: text
        case let stack as LayoutContainerOf<VStackLayout>: stack.contents.first?.leadingText
        case let stack as LayoutContainerOf<HStackLayout>: stack.contents.first?.leadingText
        default: nil
        }
    }
}
