import FioriSwiftUICore
import SwiftUI

/// The badges of the host, below each other in the corner of the header.
nonisolated struct HeaderBadges: View {
    private let badges: [CardBadge]

    init(_ badges: [CardBadge]) { self.badges = badges }

    @MainActor var body: some View {
        VStack(alignment: .trailing, spacing: 4) {
            ForEach(badges.indices, id: \.self) { HeaderBadge(badge: badges[$0]) }
        }
        .fixedSize(horizontal: true, vertical: false)
    }
}

/// A small text or icon on the colour of its meaning.
nonisolated private struct HeaderBadge: View {
    let badge: CardBadge
    @Environment(\.cardWords) private var words

    @MainActor var body: some View {
        let color = badge.state.color ?? .preferredColor(.secondaryLabel)
        HStack(spacing: 4) {
            if let icon = badge.icon { Image(sapIcon: icon).foregroundStyle(color).accessibilityHidden(true) }
            if !badge.text.isEmpty { Text(badge.text.text(inLines: 1)).lineLimit(1).modifier(CardHeaderParts.badge) }
        }
        .padding(.horizontal, 8)
        .padding(.vertical, 2)
        .background(color.opacity(0.15), in: Capsule())
        .overlay(Capsule().strokeBorder(color, lineWidth: 1))
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(badge.label ?? badge.text))
        .accessibilityValue(Text(words.state(badge.state)))
    }
}
