import SwiftUI

/// A picture of a card by its address, with something else while it is loaded and when it cannot be shown.
nonisolated struct CardPicture<Loaded: View, Placeholder: View, Fallback: View>: View {
    private let address: String
    private let loaded: (Image) -> Loaded
    private let placeholder: Placeholder
    private let fallback: Fallback
    @Environment(\.cardImages) private var images
    @Environment(\.cardPictureRounds) private var rounds
    @State private var arrived: String?

    init(
        _ address: String, @ViewBuilder loaded: @escaping (Image) -> Loaded,
        @ViewBuilder placeholder: () -> Placeholder, @ViewBuilder fallback: () -> Fallback
    ) {
        self.address = address
        self.loaded = loaded
        self.placeholder = placeholder()
        self.fallback = fallback()
    }

    @MainActor var body: some View {
        // Reading the state and the number of rounds lets an arrived picture appear.
        let _ = (arrived, rounds?.count)
        if let picture = images.known(address) {
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
