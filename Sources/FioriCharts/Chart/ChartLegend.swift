import SwiftUI

/// The names of the series with their colours. A tap switches a series off and on.
///
/// The sectors of a donut of one series are its entries, which nothing switches.
struct ChartLegend: View {
    @ObservedObject var model: ChartModel
    var isColumn = false
    @Environment(\.locale) private var locale
    @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiatesWithoutColor

    var body: some View {
        if isColumn {
            VStack(alignment: .leading, spacing: 6) { entries }
        } else {
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 16) { entries }
                VStack(alignment: .leading, spacing: 6) { entries }
            }
        }
    }

    @ViewBuilder private var entries: some View {
        let input = ChartInput(model: model)
        if case .categories = model.marks.legendEntries, model.numOfSeries() == 1 {
            ForEach(DonutMarks.sectors(of: input).prefix(30), id: \.category) { sector in
                let words = ChartWords(locale: locale)
                entry(
                    model.title(ofCategory: sector.category) ?? words.category(sector.category + 1),
                    color: DonutMarks.color(of: sector, in: input), index: 0)
            }
        } else {
            ForEach(0..<model.numOfSeries(), id: \.self) { series in
                let isShown = !model.hiddenSeries.contains(series)
                Button {
                    model.hiddenSeries.formSymmetricDifference([series])
                } label: {
                    entry(
                        model.title(ofSeries: series, locale: locale), color: input.color(ofSeries: series),
                        index: series
                    )
                    .opacity(isShown ? 1 : 0.4)
                }
                .buttonStyle(.plain)
                .accessibilityAddTraits(isShown ? .isSelected : [])
            }
        }
    }

    private func entry(_ title: String, color: Color, index: Int) -> some View {
        HStack(spacing: 6) {
            swatch(index).fill(color).frame(width: 10, height: 10)
            Text(verbatim: title)
                .font(.fiori(forTextStyle: .caption))
                .foregroundStyle(Color.preferredColor(.secondaryLabel))
                .lineLimit(1)
        }
    }

    /// The shape of the series' points where colours alone must not tell series apart.
    private func swatch(_ index: Int) -> Path {
        guard differentiatesWithoutColor, hasPointShapes else {
            return Path(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerRadius: 2)
        }
        var path = Path()
        path.addPointShape(index, at: CGPoint(x: 5, y: 5), diameter: 8)
        return path
    }

    private var hasPointShapes: Bool {
        if case .series(hasPointShapes: true) = model.marks.legendEntries { true } else { false }
    }
}
