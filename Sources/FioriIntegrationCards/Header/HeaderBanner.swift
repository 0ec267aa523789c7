import SwiftUI

/// The texts above the title, at the trailing edge of the card.
nonisolated struct HeaderBanner: View {
    private let banner: [ResolvedHeader.Banner]
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    init(_ banner: [ResolvedHeader.Banner]) { self.banner = banner }

    @MainActor var body: some View {
        VStack(alignment: .trailing, spacing: 2) {
            ForEach(banner.indices, id: \.self) { index in
                Text(banner[index].text)
                    .lineLimit(dynamicTypeSize.isAccessibilitySize ? nil : 1)
                    .multilineTextAlignment(.trailing)
                    .labelColor(banner[index].isDiminished ? .preferredColor(.secondaryLabel) : nil)
                    .modifier(CardHeaderParts.banner)
            }
        }
        .padding(.vertical, 2)
        .padding(.horizontal, 8)
        .background(
            .preferredColor(.tertiaryFill),
            in: UnevenRoundedRectangle(topLeadingRadius: 2, bottomLeadingRadius: 2)
        )
        .frame(maxWidth: .infinity, alignment: .trailing)
        .padding(.trailing, -CardMetrics.padding)
    }
}
