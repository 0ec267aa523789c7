import SwiftUI

/// The title of a group of items or rows.
nonisolated struct CardGroupTitle: View {
    private let title: String

    init(_ title: String) { self.title = title }

    @MainActor var body: some View {
        CardText(title)
            .modifier(CardParts.groupTitle)
            .accessibilityAddTraits(.isHeader)
            .accessibilityHeading(.h3)
            .padding(.horizontal, CardMetrics.padding)
            .padding(.top, 16)
            .padding(.bottom, 8)
            .frame(maxWidth: .infinity, minHeight: CardMetrics.rowHeight, alignment: .bottomLeading)
    }
}
