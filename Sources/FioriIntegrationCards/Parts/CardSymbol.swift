import FioriThemeManager
import SwiftUI

/// An icon of a card, drawn by the symbol that stands for it.
nonisolated struct CardSymbol: View {
    private let collection: String?
    private let name: String

    init(collection: String? = nil, name: String) {
        self.collection = collection
        self.name = name
    }

    /// The symbol of icons that have none of their own: a frame, which means nothing.
    static let neutral = "square.dashed"

    @MainActor var body: some View {
        let address = SAPIcon.scheme + (collection.map { $0 + "/" } ?? "") + name
        Image(systemName: SAPIcon.isKnown(address) ? SAPIcon.symbolName(for: address) : Self.neutral)
    }
}

nonisolated extension ResolvedImage {
    /// The name of an icon that has no symbol of its own; nil for others.
    var unknownIcon: String? {
        guard case .icon(let collection, let name) = self else { return nil }
        let address = SAPIcon.scheme + (collection.map { $0 + "/" } ?? "") + name
        return SAPIcon.isKnown(address) ? nil : address
    }
}

/// An icon or picture at a given size.
nonisolated struct CardImageView: View {
    private let image: ResolvedImage
    private let side: CGFloat

    /// - Parameter side: the side of the square that the picture has, at the usual text size.
    init(_ image: ResolvedImage, side: CGFloat = 20) {
        self.image = image
        self.side = side
    }

    @MainActor var body: some View {
        switch image {
        case .icon(let collection, let name):
            CardSymbol(collection: collection, name: name)
        case .image(let address):
            CardPicture(address) { picture in
                picture.resizable().scaledToFit()
            } placeholder: {
                Color.clear
            } fallback: {
                Image(systemName: "photo").foregroundStyle(.preferredColor(.tertiaryLabel))
            }
            .frame(width: side, height: side)
        }
    }
}
