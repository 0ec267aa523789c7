import SwiftUI

/// A picture behind content, which fills the area in the way that the card names.
nonisolated private struct AdaptiveBackgroundImageView: View {
    let image: AdaptiveBackgroundImage
    @Environment(\.cardImages) private var images
    @Environment(\.cardWidth) private var cardWidth

    @MainActor var body: some View {
        Color.clear
            .overlay(alignment: alignment) {
                CardPicture(image.url, side: image.fillMode == .cover ? cardWidth : 0) { picture in
                    filling(picture)
                } placeholder: {
                    Color.clear
                } fallback: {
                    Color.clear
                }
            }
            .clipped()
            .accessibilityHidden(true)
    }

    @ViewBuilder @MainActor private func filling(_ picture: Image) -> some View {
        let size = images.known(image.url)?.size
        switch image.fillMode {
        case .cover: picture.resizable().scaledToFill()
        case .repeat: picture.resizable(resizingMode: .tile)
        case .repeatHorizontally: picture.resizable(resizingMode: .tile).frame(height: size?.height)
        case .repeatVertically: picture.resizable(resizingMode: .tile).frame(width: size?.width)
        }
    }

    private var alignment: Alignment {
        switch image.fillMode {
        case .cover: .center
        case .repeat: .topLeading
        case .repeatHorizontally:
            Alignment(horizontal: .leading, vertical: image.verticalAlignment.alignment)
        case .repeatVertically:
            Alignment(horizontal: image.horizontalAlignment.alignment, vertical: .top)
        }
    }
}

nonisolated extension View {
    /// Shows a picture behind the view when there is one.
    @ViewBuilder func adaptiveBackgroundImage(_ image: AdaptiveBackgroundImage?) -> some View {
        if let image { background { AdaptiveBackgroundImageView(image: image) } } else { self }
    }
}
