import SwiftUI

/// A paragraph among others.
nonisolated struct AdaptiveParagraph: Sendable, Hashable {
    /// True for an item of a list.
    var isItem = false
    /// The number of lines that the paragraph has without being wrapped.
    var lines = 1
}

nonisolated private struct AdaptiveParagraphKey: LayoutValueKey {
    static let defaultValue = AdaptiveParagraph()
}

nonisolated extension View {
    func adaptiveParagraph(isItem: Bool, lines: Int) -> some View {
        layoutValue(key: AdaptiveParagraphKey.self, value: AdaptiveParagraph(isItem: isItem, lines: lines))
    }
}

/// Places paragraphs and items of lists below each other, up to a number of lines of all of them.
nonisolated struct AdaptiveParagraphs: Layout {
    /// The greatest number of lines; nil for any.
    var maximumLines: Int?
    /// The place of paragraphs that are narrower than the widest one. Items of lists are at the leading edge.
    var alignment = TextAlignment.leading

    /// The distance between paragraphs, in points.
    static let paragraphGap: CGFloat = 8
    /// The distance between items of lists, in points.
    static let itemGap: CGFloat = 4
    /// The distance between an item's sign and its text, in points.
    static let markerGap: CGFloat = 6

    private struct Place {
        var y: CGFloat
        var size: CGSize
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let places = places(width: proposal.width, subviews)
        return CGSize(
            width: places.map(\.size.width).max() ?? 0, height: places.last.map { $0.y + $0.size.height } ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let places = places(width: proposal.width, subviews)
        for (index, place) in places.enumerated() {
            let isItem = subviews[index][AdaptiveParagraphKey.self].isItem
            let free = bounds.width - place.size.width
            let x = isItem || alignment == .leading ? 0 : alignment == .center ? free / 2 : free
            subviews[index].place(
                at: CGPoint(x: bounds.minX + x, y: bounds.minY + place.y), proposal: ProposedViewSize(place.size))
        }
        // Paragraphs without a line left are placed out of sight: they are clipped where lines are counted.
        for index in places.count..<max(places.count, subviews.count) {
            subviews[index].place(at: CGPoint(x: bounds.minX, y: bounds.maxY + 10_000), proposal: .zero)
        }
    }

    /// The places of the paragraphs that have lines.
    private func places(width: CGFloat?, _ subviews: Subviews) -> [Place] {
        var places: [Place] = []
        var left = maximumLines ?? .max
        var y: CGFloat = 0
        var wasItem = false
        for subview in subviews {
            guard left > 0 else { break }
            let paragraph = subview[AdaptiveParagraphKey.self]
            var size = subview.sizeThatFits(ProposedViewSize(width: width, height: nil))
            if maximumLines != nil {
                let line = subview.sizeThatFits(.unspecified).height / CGFloat(paragraph.lines)
                let lines = line > 0 ? max(1, Int((size.height / line).rounded())) : 1
                if lines > left {
                    size = subview.sizeThatFits(ProposedViewSize(width: width, height: CGFloat(left) * line + 0.5))
                }
                left -= lines
            }
            if !places.isEmpty { y += wasItem && paragraph.isItem ? Self.itemGap : Self.paragraphGap }
            places.append(Place(y: y, size: size))
            y += size.height
            wasItem = paragraph.isItem
        }
        return places
    }
}
