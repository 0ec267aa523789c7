import SwiftUI

/// Measured sizes of a table's samples, without padding.
nonisolated struct TableSampleSizes: PreferenceKey {
    static let defaultValue: [TableSample.Part: CGSize] = [:]

    static func reduce(value: inout [TableSample.Part: CGSize], nextValue: () -> [TableSample.Part: CGSize]) {
        value.merge(nextValue()) { _, newer in newer }
    }
}

/// Measures the samples of a table, out of sight.
struct TableSamples: View {
    let samples: [TableSample]
    @ObservedObject var model: TableModel
    /// Maximum width of a column that fits its content, unless a word is longer.
    let widestCell: CGFloat
    /// Maximum width of a column for its longest word.
    let widestWord: CGFloat
    /// Widths of columns of infinite width, as far as known.
    let infinity: [Int: CGFloat]

    var body: some View {
        ZStack {
            ForEach(samples.indices, id: \.self) { index in
                let sample = samples[index]
                TableSampleLayout(
                    width: width(of: sample), widest: widest(sample), widestWord: widestWord(sample)
                ) {
                    ForEach(sample.contents.indices, id: \.self) { TableSampleContent(content: sample.contents[$0]) }
                }
                .background {
                    GeometryReader { proxy in
                        Color.clear.preference(key: TableSampleSizes.self, value: [sample.part: proxy.size])
                    }
                }
                .fixedSize()
            }
        }
        .hidden()
        .accessibilityHidden(true)
    }

    /// Returns the content width of a column of fixed width; nil for other columns.
    private func width(of sample: TableSample) -> CGFloat? {
        guard let (column, padding) = place(of: sample), case .fixed(let width) = model.attribute(of: column).width
        else { return nil }
        return max(0, width - padding)
    }

    private func widest(_ sample: TableSample) -> CGFloat {
        guard let (column, padding) = place(of: sample) else { return .infinity }
        return max(0, (infinity[column] ?? widestCell) - padding)
    }

    private func widestWord(_ sample: TableSample) -> CGFloat {
        guard let (column, padding) = place(of: sample) else { return .infinity }
        return max(0, (infinity[column] ?? widestWord) - padding)
    }

    private func place(of sample: TableSample) -> (column: Int, padding: CGFloat)? {
        switch sample.part {
        case .header(let column): (column, model.headerCellPadding.leading + model.headerCellPadding.trailing)
        case .cells(let column): (column, model.dataCellPadding.leading + model.dataCellPadding.trailing)
        case .leadingAccessories, .trailingAccessory, .line: nil
        }
    }
}

private struct TableSampleContent: View {
    let content: TableSample.Content

    var body: some View {
        switch content {
        case .item(let item, let isHeader): TableItemView(item: item, isHeader: isHeader)
        case .word(let item, let isHeader):
            TableItemView(item: item, isHeader: isHeader).layoutValue(key: IsWord.self, value: true)
        case .accessories(let accessories): TableAccessories(accessories: accessories)
        }
    }
}

/// Value that is true for a view of a single word.
private struct IsWord: LayoutValueKey {
    static let defaultValue = false
}

/// Layout as large as the largest of its views, each in its ideal width up to a limit.
private struct TableSampleLayout: Layout {
    /// Fixed width of all views; nil if there is none.
    let width: CGFloat?
    let widest: CGFloat
    let widestWord: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        var result = CGSize(width: width ?? 0, height: 0)
        for subview in subviews {
            let limit = subview[IsWord.self] ? widestWord : widest
            let room = width ?? min(subview.sizeThatFits(.unspecified).width, limit)
            let size = subview.sizeThatFits(ProposedViewSize(width: room, height: nil))
            result.width = max(result.width, width ?? size.width)
            result.height = max(result.height, size.height)
        }
        return result
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}
