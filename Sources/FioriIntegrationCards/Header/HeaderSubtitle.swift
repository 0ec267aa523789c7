import SwiftUI

/// The subtitle of a header in as many lines as its manifest permits.
nonisolated struct HeaderSubtitle: View {
    let header: ResolvedHeader
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    @MainActor var body: some View {
        let lines = dynamicTypeSize.cardLines(header.subtitleMaxLines)
        CardText(header.breakable(header.subtitle), lines: lines)
            .lineLimit(lines)
            .modifier(CardHeaderParts.subtitle)
            .accessibilityLabel(Text(header.subtitle))
    }
}

nonisolated extension ResolvedHeader {
    /// A text of the header with the places at which it may be hyphenated, where the manifest wants that.
    func breakable(_ text: String) -> String { isHyphenated ? text.hyphenated : text }
}
