import SwiftUI

/// A picture of a card by its address, with something else while it is loaded and when it cannot be shown.
nonisolated struct CardPicture<Loaded: View, Placeholder: View, Fallback: View>: View {
    private let address: String
    private let side: CGFloat
    private let loaded: (Image) -> Loaded
    private let placeholder: Placeholder
    private let fallback: Fallback
    @Environment(\.cardImages) private var images
    @Environment(\.cardPictureRounds) private var rounds
    @State private var arrived: String?

    /// - Parameter side: the length in points of the longer side of the frame that the picture is enlarged to; 0 for an
    ///   avatar, and for a picture in its own size.
    init(
        _ address: String, side: CGFloat = 0, @ViewBuilder loaded: @escaping (Image) -> Loaded,
        @ViewBuilder placeholder: () -> Placeholder, @ViewBuilder fallback: () -> Fallback
    ) {
        self.address = address
        self.side = side
        self.loaded = loaded
        self.placeholder = placeholder()
        self.fallback = fallback()
    }

    @MainActor var body: some View {
        // Reading the state and the number of rounds lets an arrived picture appear.
        let _ = (arrived, rounds?.count)
        if let picture = images.known(address, side: side) {
            if let image = picture.image {
                loaded(Image(decorative: image, scale: picture.scale))
            } else {
                fallback
            }
        } else {
            placeholder.task(id: address) {
                _ = await images.load(address)
                arrived = address
            }
        }
    }
}
