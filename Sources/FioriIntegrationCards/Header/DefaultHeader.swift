import SwiftUI

/// A header with an avatar beside title, subtitle, status and timestamp.
nonisolated struct DefaultHeader: View {
    private let header: ResolvedHeader
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @ScaledMetric(relativeTo: .subheadline) private var subtitleSize: CGFloat = 15

    init(_ header: ResolvedHeader) { self.header = header }

    @MainActor var body: some View {
        let layout =
            dynamicTypeSize >= .accessibility3
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: CardMetrics.avatarSpacing))
            : AnyLayout(HStackLayout(alignment: hasSecondLine ? .top : .center, spacing: CardMetrics.avatarSpacing))
        layout {
            if let icon = header.icon, icon.isVisible { CardAvatar(icon) }
            VStack(alignment: .leading, spacing: 4) {
                HeaderTitleRow(header: header)
                if hasSecondLine {
                    let word = WordWidths.extent(of: header.breakable(header.subtitle)).word
                    HeaderPair(leastWidth: word * subtitleSize) {
                        if !header.subtitle.isEmpty { HeaderSubtitle(header: header) }
                    } trailing: {
                        if let date = header.dataTimestamp { HeaderTimestamp(date: date) }
                    }
                }
            }
        }
    }

    private var hasSecondLine: Bool { !header.subtitle.isEmpty || header.dataTimestamp != nil }
}
