import SwiftUI

/// How large the samples of a table are, without padding.
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
    /// The most that a column that fits its content takes, unless a word is longer.
    let widestCell: CGFloat
    /// The most that a column takes for the sake of a word.
    let widestWord: CGFloat
    /// The widths of columns that take the room that is left, as far as they are known.
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

    /// The width of the content of a column of fixed width.
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

/// Whether a view is a word by itself.
private struct IsWord: LayoutValueKey {
    static let defaultValue = false
}

/// As large as the largest of its views, each as wide as it likes within a limit.
private struct TableSampleLayout: Layout {
    /// The width of all of them, if it is settled.
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
