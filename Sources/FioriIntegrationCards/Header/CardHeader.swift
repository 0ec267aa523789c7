import FioriSwiftUICore
import SwiftUI

/// The header of a card: banner, avatar, title, subtitle, status and figures, with the menu beside them.
nonisolated struct CardHeader: View {
    private let header: ResolvedHeader
    private let menu: [CardMenuItem]
    private let badges: [CardBadge]

    init(_ header: ResolvedHeader, menu: [CardMenuItem] = [], badges: [CardBadge] = []) {
        self.header = header
        self.menu = menu
        self.badges = badges
    }

    @MainActor var body: some View {
        let hasToolbar = !menu.isEmpty || header.showsCloseButton == true
        // An arrow between the texts and the buttons would look like one of them.
        let hasCorner = hasToolbar || !badges.isEmpty
        let hasArrow = header.action?.hasVisibleArrow == true
        let hasArrowInTitle = hasArrow && hasCorner
        HStack(alignment: .top, spacing: 8) {
            VStack(alignment: .leading, spacing: 0) {
                if !header.banner.isEmpty {
                    HeaderBanner(header.banner, reachesEdge: !hasCorner && !hasArrow).padding(.bottom, 8)
                }
                if let figures = header.figures {
                    NumericHeader(header, figures: figures, hasArrowInTitle: hasArrowInTitle)
                } else {
                    DefaultHeader(header, hasArrowInTitle: hasArrowInTitle)
                }
                if !header.infoRows.isEmpty { HeaderInfoSection(header.infoRows).padding(.top, 8) }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .cardTap(header.action, placesArrow: !hasArrowInTitle)
            if !badges.isEmpty { HeaderBadges(badges) }
            if hasToolbar {
                HeaderToolbar(menu: menu, showsCloseButton: header.showsCloseButton == true)
            }
        }
        .padding(CardMetrics.padding)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// The looks of a header's parts, by their names in style sheets.
nonisolated enum CardHeaderParts {
    static let title = Themed("CardHeader.title", TextStyle(.headline, weight: .semibold, .primaryLabel))
    static let subtitle = Themed("CardHeader.subtitle", TextStyle(.subheadline, .secondaryLabel))
    static let status = Themed("CardHeader.status", TextStyle(.caption, .secondaryLabel))
    static let timestamp = Themed("CardHeader.timestamp", TextStyle(.caption, .secondaryLabel))
    static let banner = Themed("CardHeader.banner", TextStyle(.caption, .primaryLabel))
    static let unitOfMeasurement = Themed("CardHeader.unitOfMeasurement", TextStyle(.subheadline, .secondaryLabel))
    static let mainIndicator = Themed("CardHeader.mainIndicator", TextStyle(.title, .primaryLabel))
    static let mainIndicatorUnit = Themed("CardHeader.mainIndicatorUnit", TextStyle(.callout, .primaryLabel))
    static let sideIndicatorTitle = Themed("CardHeader.sideIndicatorTitle", TextStyle(.caption, .secondaryLabel))
    static let sideIndicatorNumber = Themed("CardHeader.sideIndicatorNumber", TextStyle(.caption, .primaryLabel))
    static let badge = Themed("CardHeader.badge", TextStyle(.caption, weight: .semibold, .primaryLabel))
    static let toolbar = Themed("CardHeader.toolbar", EmptyModifier())
    static let details = Themed("CardHeader.details", TextStyle(.caption, .secondaryLabel))
}
