import FioriThemeManager
import SwiftUI

/// Text in HTML: paragraphs, headings, lists, quotations, emphasis and links.
///
/// ```swift
/// HTMLText("<p>Read the <a href=\"https://www.example.com\">terms</a> <b>first</b>.</p>")
/// ```
///
/// A safe subset of the language is shown, from documents that need not be well formed. Scripts, styles, forms and
/// embedded content are left out; pictures are replaced with the words that stand for them (`alt`); links are kept where
/// their scheme is `http`, `https`, `mailto` or `tel`, and open as those of `Text` do. Nothing is loaded from anywhere.
nonisolated public struct HTMLText: View {
    private let html: String

    /// - Parameter html: A document or a part of one.
    public init(_ html: String) { self.html = html }

    /// - Parameter htmlContent: A document or a part of one.
    public init(htmlContent: String) { self.init(htmlContent) }

    @MainActor public var body: some View {
        let blocks = HTMLBlocks(html).blocks
        VStack(alignment: .leading, spacing: 0) {
            ForEach(blocks.indices, id: \.self) { index in
                HTMLBlockView(block: blocks[index])
                    .padding(.top, index == 0 ? 0 : blocks[index].room(below: blocks[index - 1]))
            }
        }
        .multilineTextAlignment(.leading)
        .tint(.preferredColor(.tintColor))
    }
}

extension HTMLBlock {
    /// The room between this block and the one above, in points: items of a list are close to each other.
    fileprivate func room(below other: HTMLBlock) -> CGFloat {
        if case .heading = kind { return 20 }
        if case .heading = other.kind { return 8 }
        return marker != nil && other.depth > 0 ? 6 : 12
    }
}

private struct HTMLBlockView: View {
    let block: HTMLBlock
    /// The room of a list's numbers, and of each list or quotation that the block stands in.
    @ScaledMetric(relativeTo: .body) private var indent: CGFloat = 24
    /// The room of a digit more.
    @ScaledMetric(relativeTo: .body) private var digit: CGFloat = 10

    private var leading: CGFloat { CGFloat(block.depth) * indent + CGFloat(block.longMarkers) * digit }

    var body: some View {
        switch block.kind {
        case .rule: Divider()
        case .heading(let level):
            Text(block.text)
                .font(.fiori(forTextStyle: level < 3 ? .title3 : .headline, weight: .bold))
                .accessibilityAddTraits(.isHeader)
                .padding(.leading, leading)
        case .paragraph, .preformatted:
            if let marker = block.marker {
                HStack(alignment: .firstTextBaseline, spacing: 0) {
                    Text(verbatim: marker)
                        .padding(.trailing, 8)
                        .frame(minWidth: max(leading, indent), alignment: .trailing)
                        .fixedSize()
                    Text(block.text)
                }
                .accessibilityElement(children: .combine)
            } else {
                Text(block.text).padding(.leading, leading)
            }
        }
    }
}
