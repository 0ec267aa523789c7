import SwiftUI

/// A picture of a card.
nonisolated struct AdaptiveImageView: View {
    private let image: AdaptiveImage
    private let context: AdaptiveContext

    init(_ image: AdaptiveImage, _ context: AdaptiveContext) {
        self.image = image
        self.context = context
    }

    @MainActor var body: some View {
        AdaptivePicture(image: image)
            .modifier(AdaptiveParts.image)
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(Text(image.alternativeText ?? image.selectAction?.title ?? ""))
            .accessibilityAddTraits(.isImage)
            .accessibilityHidden((image.alternativeText ?? "").isEmpty && image.selectAction == nil)
            .adaptiveTap(image.selectAction, context)
            .frame(
                maxWidth: .infinity, alignment: (image.alignment ?? context.alignment).frame)
    }
}

/// A picture in its size and shape, without its place.
nonisolated struct AdaptivePicture: View {
    let image: AdaptiveImage
    /// False leaves out the symbol in place of a picture that cannot be shown.
    var showsSymbol = true
    @Environment(\.cardImages) private var images
    @Environment(\.cardWidth) private var cardWidth

    @MainActor var body: some View {
        if let url = image.url {
            CardPicture(url, side: enlargedSide) { picture in
                frame(natural: images.known(url)?.size) {
                    if image.isDistorted {
                        picture.resizable()
                    } else {
                        picture.resizable().aspectRatio(contentMode: image.style == .person ? .fill : .fit)
                    }
                }
            } placeholder: {
                frame(natural: nil) { Color.preferredColor(.tertiaryFill) }
            } fallback: {
                missing
            }
        } else {
            missing
        }
    }

    @MainActor private var missing: some View {
        frame(natural: nil) {
            Color.preferredColor(.tertiaryFill)
                .overlay {
                    if showsSymbol {
                        Image(systemName: image.style == .person ? "person" : "photo")
                            .resizable()
                            .scaledToFit()
                            .frame(maxWidth: 20, maxHeight: 20)
                            .padding(2)
                            .foregroundStyle(.preferredColor(.secondaryLabel))
                    }
                }
        }
    }

    /// The side to which the picture is enlarged: that of its size, within the card.
    private var enlargedSide: CGFloat {
        let size = max(image.width ?? 0, image.height ?? 0)
        if size > 0 { return min(CGFloat(size), cardWidth) }
        return image.size == .stretch ? cardWidth : image.size.points ?? 0
    }

    private var outline: AnyShape {
        if image.style == .person, image.width != image.height { return AnyShape(Ellipse()) }
        return AnyShape(RoundedRectangle(cornerRadius: image.style == .person ? 1000 : 0))
    }

    @MainActor private func frame(natural: CGSize?, @ViewBuilder content: () -> some View) -> some View {
        AdaptiveImageFrame(image, natural: natural) { content() }
            .background { AdaptiveColor.background(image.backgroundColor) }
            .clipShape(outline)
    }
}

nonisolated extension AdaptiveImage {
    /// True for a picture of a width and a height, which it fills whatever its proportions are.
    fileprivate var isDistorted: Bool { width != nil && height != nil }
}

/// Sizes a picture by its width, its height, its size by name, or its pixels, within the width that there is.
nonisolated struct AdaptiveImageFrame: Layout {
    private let width: CGFloat?
    private let height: CGFloat?
    private let stretches: Bool
    private let natural: CGSize

    /// - Parameter natural: the size of the picture in points; nil while it is unknown.
    init(_ image: AdaptiveImage, natural: CGSize?) {
        let isPerson = image.style == .person
        let hasOwnSize = image.width != nil || image.height != nil
        width = image.width.map { CGFloat($0) } ?? (hasOwnSize ? nil : image.size.points)
        height = image.height.map { CGFloat($0) } ?? (isPerson ? width : nil)
        stretches = image.size == .stretch && !hasOwnSize
        // A picture that is not known has the size of a small one, or of a film's picture in the full width.
        let unknown = stretches ? CGSize(width: 160, height: 90) : CGSize(width: 80, height: 80)
        let known = natural ?? unknown
        self.natural = isPerson ? CGSize(width: known.width, height: known.width) : known
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let available = proposal.finiteWidth
        let ratio = natural.width > 0 && natural.height > 0 ? natural.height / natural.width : 1
        let wanted = width ?? height.map { $0 / ratio } ?? (stretches ? available : nil) ?? natural.width
        let result = min(wanted, available ?? wanted)
        // A picture that has less width than it wants keeps its proportions.
        let scale = wanted > 0 ? result / wanted : 1
        return CGSize(width: result, height: height.map { $0 * scale } ?? result * ratio)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            subview.place(
                at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
        }
    }
}
