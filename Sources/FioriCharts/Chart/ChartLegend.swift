import SwiftUI

/// The names of the series with their colours. A tap switches a series off and on.
struct ChartLegend: View {
    @ObservedObject var model: ChartModel
    var isColumn = false
    @Environment(\.locale) private var locale

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

    private var entries: some View {
        let input = ChartInput(model: model)
        return ForEach(0..<model.numOfSeries(), id: \.self) { series in
            let isShown = !model.hiddenSeries.contains(series)
            Button {
                model.hiddenSeries.formSymmetricDifference([series])
            } label: {
                HStack(spacing: 6) {
                    RoundedRectangle(cornerRadius: 2)
                        .fill(input.color(ofSeries: series))
                        .frame(width: 10, height: 10)
                    Text(verbatim: model.title(ofSeries: series, locale: locale))
                        .font(.fiori(forTextStyle: .caption))
                        .foregroundStyle(Color.preferredColor(.secondaryLabel))
                        .lineLimit(1)
                }
                .opacity(isShown ? 1 : 0.4)
            }
            .buttonStyle(.plain)
            .accessibilityAddTraits(isShown ? .isSelected : [])
        }
    }
}
