import SwiftUI

/// A header with figures: title, subtitle with unit, the main figure, figures beside it, and details.
nonisolated struct NumericHeader: View {
    private let header: ResolvedHeader
    private let figures: ResolvedFigures
    private let hasArrowInTitle: Bool
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @ScaledMetric(relativeTo: .callout) private var unitSize: CGFloat = 16
    @ScaledMetric(relativeTo: .caption) private var sideSize: CGFloat = 12
    @Environment(\.headerClock) private var clock

    /// - Parameter hasArrowInTitle: true for the arrow of a navigation behind the title.
    init(_ header: ResolvedHeader, figures: ResolvedFigures, hasArrowInTitle: Bool = false) {
        self.header = header
        self.figures = figures
        self.hasArrowInTitle = hasArrowInTitle
    }

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            HeaderTitleRow(header: header, hasArrow: hasArrowInTitle)
            subtitle
            // The icon goes above figures that would be smaller than their units beside it.
            BesideOrBelow(
                spacing: CardMetrics.avatarSpacing, lineSpacing: 8,
                leastWidth: figures.leastWidth(unitSize: unitSize, sideSize: sideSize), alignment: .center
            ) {
                if let icon = header.icon, icon.isVisible { CardAvatar(icon).padding(.top, 4) }
                FiguresView(figures)
            }
            details
        }
    }

    /// The subtitle with the unit behind it; the unit below where both have no room on one line, so that none is cut for
    /// the other.
    @ViewBuilder @MainActor private var subtitle: some View {
        if header.subtitle.isEmpty {
            unit
        } else if figures.unitOfMeasurement.isEmpty {
            HeaderSubtitle(header: header)
        } else if dynamicTypeSize.isAccessibilitySize {
            stackedSubtitle
        } else {
            ViewThatFits(in: .horizontal) {
                HStack(alignment: .firstTextBaseline, spacing: 4) {
                    HeaderSubtitle(header: header).lineLimit(1)
                    Text(verbatim: "|").modifier(CardHeaderParts.subtitle).accessibilityHidden(true)
                    unit.lineLimit(1)
                }
                stackedSubtitle
            }
        }
    }

    @MainActor private var stackedSubtitle: some View {
        VStack(alignment: .leading, spacing: 4) {
            HeaderSubtitle(header: header)
            unit
        }
    }

    @ViewBuilder @MainActor private var unit: some View {
        if !figures.unitOfMeasurement.isEmpty {
            CardText(figures.unitOfMeasurement).modifier(CardHeaderParts.unitOfMeasurement)
        }
    }

    @ViewBuilder @MainActor private var details: some View {
        if !figures.details.isEmpty, let date = header.dataTimestamp, !dynamicTypeSize.isAccessibilitySize {
            // The time goes below details that would be cut beside it.
            ViewThatFits(in: .horizontal) {
                HStack(alignment: .firstTextBaseline, spacing: 16) {
                    detailsText.frame(maxWidth: .infinity, alignment: .leading)
                    HeaderTimestamp(text: clock.text(of: date))
                }
                VStack(alignment: .leading, spacing: 4) {
                    detailsText
                    HeaderTimestamp(text: clock.text(of: date)).frame(maxWidth: .infinity, alignment: .trailing)
                }
            }
        } else if !figures.details.isEmpty || header.dataTimestamp != nil {
            HeaderPair {
                if !figures.details.isEmpty { detailsText }
            } trailing: {
                if let date = header.dataTimestamp { HeaderTimestamp(text: clock.text(of: date)) }
            }
        }
    }

    @MainActor private var detailsText: some View {
        let lines = dynamicTypeSize.cardLines(figures.detailsMaxLines)
        return CardText(figures.details, lines: lines)
            .lineLimit(lines)
            .labelColor(figures.detailsState.color)
            .modifier(CardHeaderParts.details)
    }
}
