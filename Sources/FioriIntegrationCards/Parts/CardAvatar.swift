import FioriSwiftUICore
import SwiftUI

/// An avatar: a picture, an icon or initials in a circle or square.
nonisolated struct CardAvatar: View {
    private let icon: ResolvedIcon
    private let side: CGFloat
    @ScaledMetric private var scale: CGFloat = 1
    @Environment(\.versionedTheme) private var theme

    /// - Parameter defaultSize: the size when the manifest names none.
    init(_ icon: ResolvedIcon, defaultSize: ResolvedIcon.Size = .small) {
        self.icon = icon
        side = Self.side(of: icon.size ?? defaultSize)
    }

    static func side(of size: ResolvedIcon.Size) -> CGFloat {
        switch size {
        case .extraSmall: 32
        case .small: 48
        case .medium: 64
        case .large: 80
        case .extraLarge: 112
        }
    }

    /// The scale of avatars for that of texts. They grow with the text, but not beyond half as much again: the text needs
    /// the width more.
    static func scale(_ scale: CGFloat) -> CGFloat { min(max(scale, 1), 1.5) }

    @MainActor var body: some View {
        let side = side * Self.scale(scale)
        let shape = RoundedRectangle(cornerRadius: icon.shape == .circle ? side / 2 : side / 8)
        content(side: side)
            .frame(width: side, height: side)
            .background(background)
            .clipShape(shape)
            .overlay(alignment: .bottomTrailing) { badge(side: side) }
            .modifier(CardParts.avatar)
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(Text(icon.alternativeText))
            .accessibilityAddTraits(.isImage)
            .accessibilityHidden(icon.alternativeText.isEmpty)
    }

    @ViewBuilder @MainActor private func content(side: CGFloat) -> some View {
        switch icon.image {
        case .icon(let collection, let name):
            CardSymbol(collection: collection, name: name)
                .font(.system(size: isPlain ? side * 2 / 3 : side * 0.42))
                .foregroundStyle(foreground)
        case .image(let address):
            CardPicture(address) { picture in
                picture.resizable().aspectRatio(contentMode: icon.fit == .cover ? .fill : .fit)
            } placeholder: {
                Color.preferredColor(.tertiaryFill, in: theme)
            } fallback: {
                standIn(side: side)
            }
        case nil:
            standIn(side: side)
        }
    }

    @ViewBuilder @MainActor private func standIn(side: CGFloat) -> some View {
        if icon.initials.isEmpty {
            Image(systemName: icon.shape == .circle ? "person" : "shippingbox")
                .font(.system(size: side * 0.42))
                .foregroundStyle(foreground)
        } else {
            Text(icon.initials.uppercased())
                .font(.system(size: side * 0.4))
                .lineLimit(1)
                .minimumScaleFactor(0.5)
                .padding(2)
                .foregroundStyle(foreground)
        }
    }

    @ViewBuilder @MainActor private func badge(side: CGFloat) -> some View {
        if let symbol = icon.state.symbolName, let color = icon.state.color(in: theme) {
            Image(systemName: symbol + ".fill")
                .font(.system(size: side / 3.5))
                .foregroundStyle(color)
                .background { Circle().fill(Color.preferredColor(.secondaryGroupedBackground, in: theme)).padding(1) }
        }
    }

    /// A symbol without a background is larger than one in a shape.
    private var isPlain: Bool { icon.background == .transparent || icon.background == .tileIcon }

    private var hasSymbol: Bool { if case .icon = icon.image { true } else { false } }

    private var background: Color {
        switch icon.background {
        case .transparent, .tileIcon: hasSymbol ? .clear : .preferredColor(.tertiaryFill, in: theme)
        case .placeholder: .preferredColor(.tertiaryFill, in: theme)
        case .random: .preferredColor(accents[abs(stableNumber) % accents.count].background, in: theme)
        default: accent.map { .preferredColor($0.background, in: theme) } ?? .preferredColor(.tertiaryFill, in: theme)
        }
    }

    private var foreground: Color {
        switch icon.background {
        case .transparent, .tileIcon, .placeholder: .preferredColor(.secondaryLabel, in: theme)
        case .random: .preferredColor(accents[abs(stableNumber) % accents.count].label, in: theme)
        default: accent.map { .preferredColor($0.label, in: theme) } ?? .preferredColor(.secondaryLabel, in: theme)
        }
    }

    private var accent: (background: ColorStyle, label: ColorStyle)? {
        guard icon.background.rawValue.hasPrefix("Accent"), let number = Int(icon.background.rawValue.dropFirst(6)),
            accents.indices.contains(number - 1)
        else { return nil }
        return accents[number - 1]
    }

    /// The same for the same avatar in every run, unlike a hash value.
    private var stableNumber: Int {
        (icon.initials + icon.alternativeText).unicodeScalars.reduce(0) { ($0 &* 31 &+ Int($1.value)) & 0xFFFF }
    }

    private var accents: [(background: ColorStyle, label: ColorStyle)] {
        [
            (.accentBackground1, .accentLabel1), (.accentBackground2, .accentLabel2),
            (.accentBackground3, .accentLabel3), (.accentBackground4, .accentLabel4),
            (.accentBackground5, .accentLabel5), (.accentBackground6, .accentLabel6),
            (.accentBackground7, .accentLabel7), (.accentBackground8, .accentLabel8),
            (.accentBackground9, .accentLabel9), (.accentBackground10, .accentLabel10),
        ]
    }
}
