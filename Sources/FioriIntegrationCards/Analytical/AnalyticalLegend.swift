import FioriCharts
import SwiftUI

/// The titles of series, sectors or colour rules with their colours. A tap on a series switches it off and on.
///
/// Entries beyond the room are scrolled where the chart is interactive; otherwise their number is written, and texts at
/// accessibility sizes become smaller before one is left out.
struct AnalyticalLegend: View {
    @ObservedObject var model: ChartModel
    let entries: [AnalyticalFigure.LegendEntry]
    let isCentred: Bool
    @ScaledMetric(relativeTo: .caption) private var lineHeight: CGFloat = 15
    @ScaledMetric(relativeTo: .caption) private var swatchHeight: CGFloat = 10
    @Environment(\.locale) private var locale
    @Environment(\.chartIsPicture) private var isPicture
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    var body: some View {
        let shown = Array(entries.prefix(AnalyticalCardMetrics.mostLegendEntries))
        let dashes = model.dashes(ofFirst: shown.count)
        if shown.count <= AnalyticalCardMetrics.fewLegendEntries, !dynamicTypeSize.isAccessibilitySize {
            flow { ForEach(shown.indices, id: \.self) { entry(shown[$0], dashes) } }
        } else if model.userInteractionEnabled, !isPicture {
            LegendWindow(lineHeight: lineHeight) {
                ScrollView {
                    flow {
                        ForEach(shown.indices, id: \.self) { index in
                            // Keys reach every entry, and bring it into view.
                            entry(shown[index], dashes).focusable(!isSwitch(shown[index]))
                        }
                        if shown.count < entries.count { count(entries.count - shown.count) }
                    }
                }
                .scrollBounceBehavior(.basedOnSize)
                .scrollClipDisabled()
                .clipShape(LegendInk(textSize: lineHeight, isScrolled: true))
            }
        } else if dynamicTypeSize.isAccessibilitySize, entries.count <= AnalyticalCardMetrics.fewSmallerEntries {
            ViewThatFits(in: .vertical) {
                whole(shown, dashes)
                whole(shown, dashes).dynamicTypeSize(smallerSize)
                counted(shown, dashes).dynamicTypeSize(smallerSize)
            }
        } else {
            counted(shown, dashes)
        }
    }

    private func whole(_ shown: [AnalyticalFigure.LegendEntry], _ dashes: [[CGFloat]?]) -> some View {
        flow { ForEach(shown.indices, id: \.self) { entry(shown[$0], dashes) } }
    }

    /// Entries as far as they have room, and the number of the others.
    private func counted(_ shown: [AnalyticalFigure.LegendEntry], _ dashes: [[CGFloat]?]) -> some View {
        let number = LegendFlow.Count(entries: shown.count, extra: entries.count - shown.count)
        let mode: Text.TruncationMode = CutNames.beginAlike(shown.prefix(40).map(\.title)) ? .middle : .tail
        return flow(count: number) {
            ForEach(shown.indices, id: \.self) { index in
                LegendEntry {
                    entry(shown[index], dashes)
                } line: {
                    entry(shown[index], dashes, lines: 1).truncationMode(mode)
                } name: {
                    CardText(shown[index].title).modifier(AnalyticalCardParts.legend)
                }
            }
            LegendCount(number.range) { count($0) }
        }
        .clipShape(LegendInk(textSize: lineHeight))
    }

    /// The size of some two thirds of an accessibility size.
    private var smallerSize: DynamicTypeSize {
        let sizes = DynamicTypeSize.allCases
        let place = sizes.firstIndex(of: dynamicTypeSize) ?? 0
        return sizes[max(place - 3, 0)]
    }

    private func flow<Content: View>(
        count: LegendFlow.Count? = nil, @ViewBuilder _ content: () -> Content
    ) -> some View {
        let layout = LegendFlow(
            .lines, isCentred: isCentred, columnsUpTo: AnalyticalCardMetrics.legendWidth, count: count)
        return layout { content() }
    }

    /// - Parameter dashes: Those of the first series' lines; empty where there are none.
    @ViewBuilder private func entry(
        _ entry: AnalyticalFigure.LegendEntry, _ dashes: [[CGFloat]?], lines: Int = 2
    ) -> some View {
        if let series = entry.series, isSwitch(entry) {
            let isShown = !model.hiddenSeries.contains(series)
            Button {
                model.hiddenSeries.formSymmetricDifference([series])
            } label: {
                row(entry, dashes, lines: lines).opacity(isShown ? 1 : 0.4).contentShape(Rectangle())
            }
            .buttonStyle(CardTapStyle())
            .accessibilityAddTraits(isShown ? .isSelected : [])
        } else {
            row(entry, dashes, lines: lines).accessibilityElement(children: .combine)
        }
    }

    /// A chart of one series would be empty without it; one that is a button as a whole has no buttons within.
    private func isSwitch(_ entry: AnalyticalFigure.LegendEntry) -> Bool {
        entry.series != nil && model.numOfSeries() > 1 && model.userInteractionEnabled
    }

    private func row(
        _ entry: AnalyticalFigure.LegendEntry, _ dashes: [[CGFloat]?], lines: Int
    ) -> some View {
        HStack(spacing: 6) {
            swatch(entry, dashes)
            CardText(entry.title, lines: lines).lineLimit(lines).modifier(AnalyticalCardParts.legend)
        }
    }

    /// The colour of an entry: as a line in legends that have dashes, in a square for all others.
    @ViewBuilder private func swatch(
        _ entry: AnalyticalFigure.LegendEntry, _ dashes: [[CGFloat]?]
    ) -> some View {
        if let dash = entry.series.flatMap({ dashes.indices.contains($0) ? dashes[$0] : nil }) {
            let height = min(max(swatchHeight, 8), 24)
            LegendLine(entry.color, dash: dash, width: LegendLine.width * height / 10, height: height)
                .accessibilityHidden(true)
        } else {
            LegendSwatch(entry.color)
        }
    }

    private func count(_ number: Int) -> some View {
        Text(verbatim: "+ " + number.formatted(.number.locale(locale)))
            .modifier(AnalyticalCardParts.legend)
            .accessibilityLabel(AnalyticalWords(locale: locale).more(number))
    }
}
