import SwiftUI

/// Pictures of one size side by side, on as many lines as they need.
nonisolated struct AdaptiveImageSetView: View {
    let images: [AdaptiveImage]
    let size: AdaptiveImageSize
    let context: AdaptiveContext

    @MainActor var body: some View {
        AdaptiveFlow(spacing: 8, alignment: context.alignment) {
            ForEach(images.indices, id: \.self) { index in
                let image = sized(images[index])
                AdaptivePicture(image: image)
                    .modifier(AdaptiveParts.image)
                    .accessibilityElement(children: .ignore)
                    .accessibilityLabel(Text(image.alternativeText ?? image.selectAction?.title ?? ""))
                    .accessibilityAddTraits(.isImage)
                    .accessibilityHidden((image.alternativeText ?? "").isEmpty && image.selectAction == nil)
                    .adaptiveTap(image.selectAction, context)
            }
        }
    }

    /// The size of the pictures of a set.
    static func size(_ size: AdaptiveImageSize) -> AdaptiveImageSize {
        size == .auto || size == .stretch ? .medium : size
    }

    /// The picture in the size of the set, which takes precedence over its own; stretched ones have the medium size.
    private func sized(_ image: AdaptiveImage) -> AdaptiveImage {
        var image = image
        image.size = Self.size(size)
        return image
    }
}
