import SwiftUI

/// The texts above the title, at the trailing edge of the card, or in front of what stands there.
nonisolated struct HeaderBanner: View {
    private let banner: [ResolvedHeader.Banner]
    private let reachesEdge: Bool
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    /// - Parameter reachesEdge: false where something stands between the banner and the trailing edge of the card.
    init(_ banner: [ResolvedHeader.Banner], reachesEdge: Bool = true) {
        self.banner = banner
        self.reachesEdge = reachesEdge
    }

    @MainActor var body: some View {
        VStack(alignment: .trailing, spacing: 2) {
            ForEach(banner.indices, id: \.self) { index in
                let lines = dynamicTypeSize.isAccessibilitySize ? nil : 1
                CardText(banner[index].text, lines: lines)
                    .lineLimit(lines)
                    .multilineTextAlignment(.trailing)
                    .labelColor(banner[index].isDiminished ? .preferredColor(.secondaryLabel) : nil)
                    .modifier(CardHeaderParts.banner)
            }
        }
        .padding(.vertical, 2)
        .padding(.horizontal, 8)
        .background(
            .preferredColor(.tertiaryFill),
            in: UnevenRoundedRectangle(
                topLeadingRadius: 2, bottomLeadingRadius: 2, bottomTrailingRadius: reachesEdge ? 0 : 2,
                topTrailingRadius: reachesEdge ? 0 : 2)
        )
        .frame(maxWidth: .infinity, alignment: .trailing)
        .padding(.trailing, reachesEdge ? -CardMetrics.padding : 0)
    }
}
