import SwiftUI

/// A header with an avatar beside title, subtitle, status and timestamp.
nonisolated struct DefaultHeader: View {
    private let header: ResolvedHeader
    private let hasArrowInTitle: Bool
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @ScaledMetric(relativeTo: .headline) private var titleSize: CGFloat = 17
    @ScaledMetric(relativeTo: .subheadline) private var subtitleSize: CGFloat = 15

    /// - Parameter hasArrowInTitle: true for the arrow of a navigation behind the title.
    init(_ header: ResolvedHeader, hasArrowInTitle: Bool = false) {
        self.header = header
        self.hasArrowInTitle = hasArrowInTitle
    }

    @MainActor var body: some View {
        let layout =
            dynamicTypeSize >= .accessibility3
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: CardMetrics.avatarSpacing))
            : AnyLayout(
                BesideOrBelow(
                    spacing: CardMetrics.avatarSpacing, lineSpacing: 8, leastWidth: leastWidth,
                    alignment: hasSecondLine ? .top : .center))
        layout {
            if let icon = header.icon, icon.isVisible { CardAvatar(icon) }
            VStack(alignment: .leading, spacing: 4) {
                HeaderTitleRow(header: header, hasArrow: hasArrowInTitle)
                if hasSecondLine { HeaderSecondLine(header: header) }
            }
        }
    }

    /// The width in points in which no word of title and subtitle is broken; 0 without an icon, beside which they stand.
    private var leastWidth: CGFloat {
        guard header.icon?.isVisible == true else { return 0 }
        let arrow = hasArrowInTitle ? HeaderTitleRow.arrowWidth : 0
        let title = WordWidths.extent(of: header.title).word * WordWidths.semibold * titleSize + arrow
        return max(title, WordWidths.extent(of: header.subtitle).word * subtitleSize)
    }

    private var hasSecondLine: Bool { !header.subtitle.isEmpty || header.dataTimestamp != nil }
}

/// The subtitle with the time of the data.
nonisolated private struct HeaderSecondLine: View {
    let header: ResolvedHeader
    @ScaledMetric(relativeTo: .subheadline) private var subtitleSize: CGFloat = 15
    @ScaledMetric(relativeTo: .caption) private var timeSize: CGFloat = 12
    @Environment(\.headerClock) private var clock
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    @MainActor var body: some View {
        let time = header.dataTimestamp.map(clock.text)
        HeaderPair(
            leastWidth: subtitleWidth, leastTrailingWidth: WordWidths.extent(of: time ?? "").line * timeSize
        ) {
            if !header.subtitle.isEmpty { HeaderSubtitle(header: header) }
        } trailing: {
            if let time { HeaderTimestamp(text: time) }
        }
    }

    /// The width in points in which the subtitle is not cut and has no broken word; the time goes below a longer one.
    private var subtitleWidth: CGFloat {
        let lines = dynamicTypeSize.cardLines(header.subtitleMaxLines)
        let word = WordWidths.extent(of: header.breakable(header.subtitle)).word
        let text =
            lines == 1
            ? WordWidths.extent(of: header.subtitle).line : WordWidths.width(of: header.subtitle, lines: lines)
        return max(word, text) * subtitleSize
    }
}
