import SwiftUI

/// A header with figures: title, subtitle with unit, the main figure, figures beside it, and details.
nonisolated struct NumericHeader: View {
    private let header: ResolvedHeader
    private let figures: ResolvedFigures
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    init(_ header: ResolvedHeader, figures: ResolvedFigures) {
        self.header = header
        self.figures = figures
    }

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            HeaderTitleRow(header: header)
            subtitle
            HStack(alignment: .center, spacing: CardMetrics.avatarSpacing) {
                if let icon = header.icon, icon.isVisible { CardAvatar(icon).padding(.top, 4) }
                FiguresView(figures)
            }
            details
        }
    }

    @ViewBuilder @MainActor private var subtitle: some View {
        if !header.subtitle.isEmpty || !figures.unitOfMeasurement.isEmpty {
            let isStacked = dynamicTypeSize.isAccessibilitySize
            let layout =
                isStacked
                ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4))
                : AnyLayout(HStackLayout(alignment: .firstTextBaseline, spacing: 4))
            layout {
                if !header.subtitle.isEmpty {
                    Text(header.subtitle)
                        .lineLimit(dynamicTypeSize.cardLines(header.subtitleMaxLines))
                        .modifier(CardHeaderParts.subtitle)
                }
                if !isStacked, !header.subtitle.isEmpty, !figures.unitOfMeasurement.isEmpty {
                    Text(verbatim: "|").modifier(CardHeaderParts.subtitle).accessibilityHidden(true)
                }
                if !figures.unitOfMeasurement.isEmpty {
                    Text(figures.unitOfMeasurement).modifier(CardHeaderParts.unitOfMeasurement)
                }
            }
        }
    }

    @ViewBuilder @MainActor private var details: some View {
        if !figures.details.isEmpty || header.dataTimestamp != nil {
            HeaderPair {
                if !figures.details.isEmpty {
                    Text(figures.details)
                        .lineLimit(dynamicTypeSize.cardLines(figures.detailsMaxLines))
                        .labelColor(figures.detailsState.color)
                        .modifier(CardHeaderParts.details)
                }
            } trailing: {
                if let date = header.dataTimestamp { HeaderTimestamp(date: date) }
            }
        }
    }
}
