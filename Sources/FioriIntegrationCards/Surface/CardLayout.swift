import SwiftUI

/// The parts of a resolved card below each other on the card's surface.
nonisolated struct CardLayout: View {
    private let card: ResolvedCard
    @Environment(\.cardSubmission) private var submission

    init(_ card: ResolvedCard) { self.card = card }

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            if card.headerPosition == .top { header(isAlone: isHeaderAlone) }
            if !card.filters.isEmpty {
                FilterBar(card.filters).modifier(CardLayoutParts.filters)
            }
            CardNoticeStrip()
            if let content = card.content {
                CardSectionView(content) {
                    placeholder(for: $0)
                } content: {
                    CardContent($0)
                }
                .frame(maxWidth: .infinity, minHeight: CardMetrics.minContentHeight, alignment: .topLeading)
                .modifier(SubmittedContent())
                .modifier(CardLayoutParts.content)
            }
            if card.headerPosition == .bottom {
                CardSeparator()
                header(isAlone: true)
            }
            if card.isEmpty { EmptyCardNotice() }
            if let footer = card.footer {
                CardFooter(footer).disabled(submission == .sending).modifier(CardLayoutParts.footer)
            }
        }
        .modifier(CardSurface())
        .followsTheme()
        .accessibilityElement(children: .contain)
        .accessibilityLabel(Text(card.header?.value?.title ?? ""))
        .cardTap(card.action)
    }

    private var isHeaderAlone: Bool { card.content == nil && card.filters.isEmpty }

    @ViewBuilder @MainActor private func header(isAlone: Bool) -> some View {
        if let header = card.header {
            CardSectionView(header, isCompact: card.content != nil) { _ in
                .header
            } content: {
                CardHeader($0, menu: card.menu, badges: card.badges)
            }
            .padding(isCompactMessage(header) ? CardMetrics.padding : 0)
            .modifier(CardLayoutParts.header)
            if !isAlone { CardSeparator() }
        }
    }

    /// True for a header that cannot be shown above a content: then its message is a row (UI5 shows errors in the content).
    private func isCompactMessage(_ header: ResolvedSection<ResolvedHeader>) -> Bool {
        header.message != nil && card.content != nil
    }

    private func placeholder(for loading: LoadingPlaceholder) -> CardPlaceholder.Kind {
        switch card.type {
        case .analytical, .analyticsCloud, .calendar, .webPage, .component: .chart
        case .object, .adaptiveCard: .form
        case .list, .table, .timeline, nil: .rows(loading.itemCount)
        }
    }
}

/// The content of a card by its type.
nonisolated struct CardContent: View {
    private let content: ResolvedContent

    init(_ content: ResolvedContent) { self.content = content }

    @MainActor var body: some View {
        switch content {
        case .object(let object): ObjectCardContent(object)
        case .list(let list): ListCardContent(list)
        case .timeline(let timeline): TimelineCardContent(timeline)
        case .analytical(let chart): AnalyticalCardContent(chart)
        case .table(let table): TableCardContent(table)
        case .calendar(let calendar): CalendarCardContent(calendar)
        case .adaptive(let card): AdaptiveCardContent(card)
        case .webPage(let page): WebPageCardContent(page)
        case .component(let component): ComponentCardContent(component)
        }
    }
}
