import SwiftUI

/// The title with the status at the trailing end; below each other at the accessibility text sizes.
nonisolated struct HeaderTitleRow: View {
    let header: ResolvedHeader
    /// True for the arrow of a navigation behind the title.
    var hasArrow = false
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @ScaledMetric(relativeTo: .headline) private var titleSize: CGFloat = 17
    @ScaledMetric(relativeTo: .caption) private var statusSize: CGFloat = 12

    /// The room in points of an arrow behind the title.
    static let arrowWidth = NavigationArrow.spacing + NavigationArrow.width

    @MainActor var body: some View {
        let status = WordWidths.extent(of: header.status ?? "").word
        HeaderPair(
            leastWidth: leastTitle * WordWidths.semibold * titleSize + (hasArrow ? Self.arrowWidth : 0),
            leastTrailingWidth: status * statusSize
        ) {
            if hasArrow {
                HStack(spacing: NavigationArrow.spacing) {
                    title
                    NavigationArrow()
                }
            } else {
                title
            }
        } trailing: {
            if let status = header.status, !status.isEmpty {
                CardText(status).lineLimit(dynamicTypeSize.cardLines(2)).modifier(CardHeaderParts.status)
            }
        }
    }

    /// The width in parts of the title's size in which it has no broken word and, beside a status, is not cut: the status goes
    /// below a longer title.
    private var leastTitle: CGFloat {
        let title = header.breakable(header.title)
        let extent = WordWidths.extent(of: title)
        guard let status = header.status, !status.isEmpty else { return extent.word }
        let lines = dynamicTypeSize.cardLines(header.titleMaxLines)
        if lines == 1 { return extent.line }
        // Words that may be divided fill the lines.
        let isDivided = title.contains("\u{AD}")
        return max(extent.word, isDivided ? extent.line / CGFloat(lines) : WordWidths.width(of: title, lines: lines))
    }

    @MainActor private var title: some View {
        let lines = dynamicTypeSize.cardLines(header.titleMaxLines)
        return CardText(header.breakable(header.title), lines: lines)
            .lineLimit(lines)
            .modifier(CardHeaderParts.title)
            .accessibilityLabel(Text(header.title))
            .accessibilityAddTraits(.isHeader)
            .accessibilityHeading(.h2)
    }
}

/// A leading text that takes the room, and a trailing one of two lines and at most half of the width, 16 points apart on
/// one base line; below each other at the accessibility text sizes, and where words of one would break or it would be cut.
nonisolated struct HeaderPair<Leading: View, Trailing: View>: View {
    private let leading: Leading
    private let trailing: Trailing
    private let least: (leading: CGFloat, trailing: CGFloat)
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.cardWidth) private var cardWidth

    /// - Parameters:
    ///   - leastWidth: the width in points below which words of the leading text would break, or it would be cut.
    ///   - leastTrailingWidth: that of the trailing text.
    init(
        leastWidth: CGFloat = 0, leastTrailingWidth: CGFloat = 0, @ViewBuilder leading: () -> Leading,
        @ViewBuilder trailing: () -> Trailing
    ) {
        least = (leastWidth, leastTrailingWidth)
        self.leading = leading()
        self.trailing = trailing()
    }

    @MainActor var body: some View {
        let layout =
            dynamicTypeSize.isAccessibilitySize
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4))
            : AnyLayout(LeadingAndTrailing(spacing: 16, trailingShare: 0.5, least: least))
        // Lines below the others begin where these do.
        let width = cardWidth - 2 * CardMetrics.padding
        let isBelow = dynamicTypeSize.isAccessibilitySize || least.leading + 16 + least.trailing > width
        layout {
            leading.frame(maxWidth: .infinity, alignment: .leading)
            trailing.multilineTextAlignment(isBelow ? .leading : .trailing)
        }
    }
}

/// The time of the data relative to now, such as "5 minutes ago".
nonisolated struct HeaderTimestamp: View {
    let text: String
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    @MainActor var body: some View {
        Text(text).lineLimit(dynamicTypeSize.cardLines(2)).modifier(CardHeaderParts.timestamp)
    }
}

/// The words for times relative to now.
nonisolated struct HeaderClock {
    var locale: Locale
    var calendar: Calendar
    var now: Date?

    /// The time between a date and now, such as "5 minutes ago".
    func text(of date: Date) -> String {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = locale
        formatter.calendar = calendar
        formatter.unitsStyle = .full
        formatter.dateTimeStyle = .named
        return formatter.localizedString(for: date, relativeTo: now ?? Date())
    }
}

nonisolated extension DynamicTypeSize {
    /// The greatest number of lines of a text: the one of the manifest, but at least three at the accessibility sizes,
    /// where a line has few words.
    func cardLines(_ lines: Int) -> Int { max(lines, isAccessibilitySize ? 3 : 1) }
}

nonisolated private struct CardNowKey: EnvironmentKey {
    static let defaultValue: Date? = nil
}

nonisolated extension EnvironmentValues {
    /// The time to which timestamps are relative; nil follows the clock.
    var cardNow: Date? {
        get { self[CardNowKey.self] }
        set { self[CardNowKey.self] = newValue }
    }

    /// The words for times in the language of the view.
    var headerClock: HeaderClock { HeaderClock(locale: locale, calendar: calendar, now: cardNow) }
}
