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

    @Environment(\.cardImages) private var images

    @MainActor var body: some View { Image(systemName: symbol) }

    private var symbol: String {
        let address = SAPIcon.scheme + (collection.map { $0 + "/" } ?? "") + name
        if SAPIcon.isKnown(address) { return SAPIcon.symbolName(for: address) }
        images.note(unknownIcon: address)
        return Self.neutral
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
