import SwiftUI

/// The layout of a title with what is beside it, of all items and headers: the title gets the width of the widest of its
/// first two words or 40 % of the row, the more of them, and no more than it needs. What does not fit beside it goes
/// below, from the first ``TitleRowPart/side`` on.
///
/// Rows nest: a row in a row is the part ``TitleRowPart/row``, so that it can be one element for assistive technology
/// beside a button.
package struct TitleRow: Layout {
    /// Alignment of the texts with what is before and beside them.
    var alignment: VerticalAlignment
    /// Spacing between the texts and what is beside them, in points.
    var spacing: CGFloat
    /// Spacing between pictures, symbols and the texts, in points.
    var leadingSpacing: CGFloat
    /// Spacing between lines of text, in points.
    var lineSpacing: CGFloat
    /// Spacing above what goes below, in points.
    var belowSpacing: CGFloat
    /// Share of the width that the first column takes, 0 to 1; nil for even columns.
    var split: CGFloat?
    /// True if the columns keep their share, because the app has set it.
    var keepsSplit: Bool
    /// Share of the row that the title gets at least, if it needs that: 40 %.
    var titleShare: CGFloat
    /// The width of a column below which it goes below the others, in points.
    var leastColumn: CGFloat
    /// True if columns beside a title at the top are as high as the row, as charts are.
    var stretchesColumns: Bool

    /// - Parameters: See the properties of the same names.
    package init(
        alignment: VerticalAlignment = .center, spacing: CGFloat = 8, leadingSpacing: CGFloat = 12,
        lineSpacing: CGFloat = 4, belowSpacing: CGFloat = 8, split: CGFloat? = nil, keepsSplit: Bool = false,
        titleShare: CGFloat = 0.4, leastColumn: CGFloat = 120, stretchesColumns: Bool = true
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.leadingSpacing = leadingSpacing
        self.lineSpacing = lineSpacing
        self.belowSpacing = belowSpacing
        self.split = split
        self.keepsSplit = keepsSplit
        self.titleShare = titleShare
        self.leastColumn = leastColumn
        self.stretchesColumns = stretchesColumns
    }

    /// The width from which columns below the title are side by side, in points for each.
    private static let leastColumnBelow: CGFloat = 240

    // MARK: Parts

    /// The subviews by their places.
    private struct Parts {
        var leading: [LayoutSubview] = []
        var texts: [LayoutSubview] = []
        var sides: [LayoutSubview] = []
        var columns: [LayoutSubview] = []
        var title: LayoutSubview?
        /// Measure of the title, unless the title is in a row of its own.
        var measure: TitleMeasure?

        init(_ subviews: Subviews) {
            for subview in subviews {
                switch subview.titleRowPart {
                case .leading: leading.append(subview)
                case .side: sides.append(subview)
                case .column: columns.append(subview)
                case .line: texts.append(subview)
                case .title, .text, .row:
                    texts.append(subview)
                    if title == nil { title = subview }
                }
            }
            if let title, title.titleRowPart == .title { measure = TitleMeasure(title) }
        }

        /// Room of the title if the texts are as wide as this.
        func titleRoom(in width: CGFloat) -> CGFloat {
            guard let title else { return TitleMeasure.enough }
            if let measure {
                if width >= measure.ideal.width { return TitleMeasure.enough }
                return measure.isUnbroken(in: width) ? width : 0
            }
            if title.titleRowPart == .text {
                return width >= title.sizeThatFits(.unspecified).width ? TitleMeasure.enough : width
            }
            return title.dimensions(in: ProposedViewSize(width: max(width, 0), height: nil))[.titleRoom]
        }

        func proposal(of text: LayoutSubview, in width: CGFloat) -> ProposedViewSize {
            guard text.titleRowPart == .title else { return ProposedViewSize(width: width, height: nil) }
            let measure = text == title ? measure : nil
            return (measure ?? TitleMeasure(text)).proposal(in: width, lines: text.titleLines)
        }
    }

    // MARK: Plan

    /// The parts that are beside the texts, and the widths.
    private struct Plan {
        var textWidth: CGFloat = 0
        var isLeadingAbove = false
        var sidesBelow: Set<Int> = []
        var areColumnsBelow = false
        var columnWidth: CGFloat = 0
    }

    private func sum(_ views: [LayoutSubview], spacing: CGFloat) -> CGFloat {
        views.reduce(0) { $0 + $1.sizeThatFits(.unspecified).width + spacing }
    }

    /// The sets of sides that may go below, in the order in which they do.
    private func choices(_ parts: Parts) -> [Set<Int>] {
        let all = Set(parts.sides.indices)
        var choices: [Set<Int>] = [[]]
        if all.count > 1 { choices += parts.sides.indices.map { [$0] } }
        if !all.isEmpty { choices.append(all) }
        return choices
    }

    private func plan(_ parts: Parts, width: CGFloat) -> Plan {
        let leading = sum(parts.leading, spacing: leadingSpacing)
        let sides = parts.sides.map { $0.sizeThatFits(.unspecified).width + spacing }
        let least = titleShare * width
        // Points are rounded to pixels here and there.
        func fits(_ room: CGFloat) -> Bool { room > 0 && parts.titleRoom(in: room) >= least - 0.01 }

        for areColumnsBelow in parts.columns.isEmpty ? [true] : [false, true] {
            for isLeadingAbove in parts.leading.isEmpty ? [false] : [false, true] {
                let before = isLeadingAbove ? 0 : leading
                for sidesBelow in choices(parts) {
                    let beside = sides.indices.reduce(0) { $0 + (sidesBelow.contains($1) ? 0 : sides[$1]) }
                    var plan = Plan(
                        textWidth: width - before - beside, isLeadingAbove: isLeadingAbove, sidesBelow: sidesBelow,
                        areColumnsBelow: areColumnsBelow)
                    if !areColumnsBelow {
                        guard let first = firstColumn(parts, room: width - beside, before: before, fits: fits) else {
                            continue
                        }
                        let count = CGFloat(parts.columns.count)
                        plan.textWidth = first - before
                        plan.columnWidth = max((width - beside - spacing * count - first) / count, 0)
                        return plan
                    }
                    if fits(plan.textWidth) { return plan }
                }
            }
        }
        // A word is wider than the row.
        return Plan(
            textWidth: max(width - leading, 0), sidesBelow: Set(parts.sides.indices), areColumnsBelow: true)
    }

    /// Width of the first column with pictures and texts: its share, or more if the title needs it; nil if too little is
    /// left for the other columns.
    private func firstColumn(
        _ parts: Parts, room: CGFloat, before: CGFloat, fits: (CGFloat) -> Bool
    ) -> CGFloat? {
        let count = CGFloat(parts.columns.count)
        let available = max(room - spacing * count, 0)
        let share = available * min(max(split ?? 1 / (count + 1), 0), 1)
        if keepsSplit || fits(share - before) { return share }
        var (low, high) = (share, available - leastColumn * count)
        guard high > low, fits(high - before) else { return nil }
        while high - low > 1 {
            let middle = ((low + high) / 2).rounded()
            if fits(middle - before) { high = middle } else { low = middle }
            if middle == low, middle + 1 >= high { break }
        }
        return high
    }

    // MARK: Layout

    /// A view of the row, with its place from the edge and from the first text.
    private struct Line {
        let view: LayoutSubview
        let x: CGFloat
        var y: CGFloat = 0
        let proposal: ProposedViewSize
        let size: ViewDimensions
    }

    /// Calls `place` with each subview, its frame and its proposal, and returns the size of the row.
    @discardableResult
    private func arrange(
        _ parts: Parts, width: CGFloat, place: (LayoutSubview, CGPoint, ProposedViewSize) -> Void
    ) -> CGSize {
        let plan = plan(parts, width: width)
        var (top, indent, right): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        let leadingSizes = parts.leading.map { $0.dimensions(in: .unspecified) }
        if plan.isLeadingAbove {
            var x: CGFloat = 0
            for (view, ideal) in zip(parts.leading, leadingSizes) {
                // Texts before a title take lines if they are wider than the row.
                let room = max(width - x, 0)
                let proposal =
                    ideal.width > room ? ProposedViewSize(width: room, height: nil) : ProposedViewSize.unspecified
                let size = view.dimensions(in: proposal)
                place(view, CGPoint(x: x, y: 0), proposal)
                x += size.width + leadingSpacing
                top = max(top, size.height + belowSpacing)
            }
            right = x - leadingSpacing
        } else {
            indent = leadingSizes.reduce(0) { $0 + $1.width + leadingSpacing }
        }

        // The lines of text, and the sides below them, are one block, which aligns by the title.
        let textWidth = max(plan.textWidth, 0)
        var texts: [Line] = []
        var textHeight: CGFloat = 0
        func add(_ view: LayoutSubview, x: CGFloat, spacing: CGFloat, _ proposal: ProposedViewSize) {
            let y = texts.isEmpty ? 0 : textHeight + spacing
            let line = Line(view: view, x: x, y: y, proposal: proposal, size: view.dimensions(in: proposal))
            texts.append(line)
            textHeight = y + line.size.height
            right = max(right, x + line.size.width)
        }
        for text in parts.texts {
            add(text, x: indent, spacing: lineSpacing, parts.proposal(of: text, in: textWidth))
        }
        for index in parts.sides.indices.filter(plan.sidesBelow.contains) {
            // Level with the texts of a row in this one.
            let start = texts.first { $0.view.titleRowPart == .row }?.size[.titleStart] ?? 0
            let proposal = ProposedViewSize(width: max(textWidth - start, 0), height: nil)
            let spacing = index == plan.sidesBelow.min() ? belowSpacing : lineSpacing
            add(parts.sides[index], x: indent + start, spacing: spacing, proposal)
        }
        let isCentered = alignment == .center
        let textLevel = isCentered ? textHeight / 2 : texts.first?.size[alignment] ?? 0

        // Everything beside the texts, from the leading edge.
        var beside: [Line] = []
        var x: CGFloat = 0
        if !plan.isLeadingAbove {
            for (view, size) in zip(parts.leading, leadingSizes) {
                beside.append(Line(view: view, x: x, proposal: .unspecified, size: size))
                x += size.width + leadingSpacing
            }
        }
        x = indent + textWidth + spacing
        if !plan.areColumnsBelow {
            for view in parts.columns {
                let proposal = ProposedViewSize(width: plan.columnWidth, height: nil)
                beside.append(Line(view: view, x: x, proposal: proposal, size: view.dimensions(in: proposal)))
                x += plan.columnWidth + spacing
            }
        }
        for (index, view) in parts.sides.enumerated() where !plan.sidesBelow.contains(index) {
            let size = view.dimensions(in: .unspecified)
            beside.append(Line(view: view, x: x, proposal: .unspecified, size: size))
            x += size.width + spacing
        }
        right = max(right, beside.last.map { $0.x + $0.size.width } ?? 0)

        let above = beside.reduce(textLevel) { max($0, $1.size[alignment]) }
        let below = beside.reduce(textHeight - textLevel) { max($0, $1.size.height - $1.size[alignment]) }
        for item in beside {
            var proposal = item.proposal
            // Charts are as high as the texts.
            if stretchesColumns, alignment == .top, item.view.titleRowPart == .column {
                proposal.height = above + below
            }
            place(item.view, CGPoint(x: item.x, y: top + above - item.size[alignment]), proposal)
        }
        for line in texts {
            place(line.view, CGPoint(x: line.x, y: top + above - textLevel + line.y), line.proposal)
        }

        var y = top + above + below
        if plan.areColumnsBelow {
            let count = CGFloat(parts.columns.count)
            let shared = (width - spacing * (count - 1)) / count
            let isSideBySide = shared >= Self.leastColumnBelow
            let proposal = ProposedViewSize(width: isSideBySide ? shared : width, height: nil)
            var (x, height): (CGFloat, CGFloat) = (0, 0)
            for view in parts.columns {
                let size = view.sizeThatFits(proposal)
                place(view, CGPoint(x: x, y: y + belowSpacing), proposal)
                right = max(right, x + size.width)
                if isSideBySide {
                    x += shared + spacing
                    height = max(height, belowSpacing + size.height)
                } else {
                    y += belowSpacing + size.height
                }
            }
            y += height
        }
        return CGSize(width: parts.sides.isEmpty && parts.columns.isEmpty ? right : max(right, width), height: y)
    }

    /// The width of everything side by side.
    private func idealWidth(_ parts: Parts) -> CGFloat {
        let texts = parts.texts.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        let columns = parts.columns.map { $0.sizeThatFits(.unspecified).width }
        // Columns share the width, so that each is as wide as the widest.
        let first = max(sum(parts.leading, spacing: leadingSpacing) + texts, columns.max() ?? 0)
        let others = columns.isEmpty ? 0 : (first + spacing) * CGFloat(columns.count)
        return (first + others + sum(parts.sides, spacing: spacing)).rounded(.up)
    }

    private func width(_ parts: Parts, _ proposal: ProposedViewSize) -> CGFloat {
        if let width = proposal.width, width.isFinite { return max(width, 0) }
        return idealWidth(parts)
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        let parts = Parts(subviews)
        return arrange(parts, width: width(parts, proposal)) { _, _, _ in }
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard !subviews.isEmpty else { return }
        let parts = Parts(subviews)
        let size = arrange(parts, width: width(parts, proposal)) { _, _, _ in }
        let y = bounds.minY + max(bounds.height - size.height, 0) / 2
        arrange(parts, width: width(parts, proposal)) { view, origin, proposal in
            view.place(at: CGPoint(x: bounds.minX + origin.x, y: y + origin.y), proposal: proposal)
        }
    }

    package func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        guard guide == .titleRoom || guide == .titleStart else { return nil }
        let parts = Parts(subviews)
        let plan = plan(parts, width: width(parts, proposal))
        if guide == .titleRoom { return parts.titleRoom(in: plan.textWidth) }
        let start = plan.isLeadingAbove ? 0 : sum(parts.leading, spacing: leadingSpacing)
        guard let row = parts.title, row.titleRowPart == .row else { return start }
        return start + row.dimensions(in: ProposedViewSize(width: plan.textWidth, height: nil))[.titleStart]
    }

    package func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        guard guide == .firstTextBaseline || guide == .lastTextBaseline else { return nil }
        let parts = Parts(subviews)
        var position: CGFloat?
        arrange(parts, width: width(parts, proposal)) { view, origin, proposal in
            let size = view.dimensions(in: proposal)
            guard let level = size[explicit: guide] else { return }
            let line = origin.y + level
            position = guide == .firstTextBaseline ? min(position ?? line, line) : max(position ?? line, line)
        }
        return position.map { bounds.minY + $0 }
    }
}
