import SwiftUI

/// A picture of an object card, with texts over it.
nonisolated struct ObjectImageView: View {
    private let image: ResolvedObjectImage
    @Environment(\.cardWidth) private var cardWidth

    init(_ image: ResolvedObjectImage) { self.image = image }

    @MainActor var body: some View {
        withOverlay
            .accessibilityElement(children: image.overlay == nil ? .ignore : .combine)
            .accessibilityLabel(Text(image.alternativeText))
            .accessibilityAddTraits(.isImage)
            .accessibilityHidden(image.alternativeText.isEmpty && image.overlay == nil)
            .padding(.horizontal, image.isFullWidth ? -CardMetrics.padding : 0)
    }

    private var height: CGFloat? { CardLength.points(image.height) }

    @ViewBuilder @MainActor private var withOverlay: some View {
        if let overlay = image.overlay {
            ObjectImageLayout(height: height) {
                framed(maxHeight: .infinity)
                ObjectImageOverlay(overlay: overlay)
            }
        } else {
            framed(maxHeight: height)
        }
    }

    /// The picture, cut at its edges.
    @MainActor private func framed(maxHeight: CGFloat?) -> some View {
        picture(image.image)
            // Without a least width, pictures that are cut at their sides would widen the card.
            .frame(minWidth: 0, maxWidth: .infinity, minHeight: height, maxHeight: maxHeight, alignment: alignment)
            .clipped()
    }

    @ViewBuilder @MainActor private func picture(_ source: ResolvedImage?) -> some View {
        switch source {
        case .icon(let collection, let name):
            CardSymbol(collection: collection, name: name)
                .font(.system(size: 40))
                .foregroundStyle(.preferredColor(.secondaryLabel))
                .frame(maxWidth: .infinity, minHeight: 96)
        case .image(let address):
            CardPicture(address, side: enlargedSide) { picture in
                fitted(picture)
            } placeholder: {
                Color.preferredColor(.tertiaryFill).frame(minHeight: height ?? 120)
            } fallback: {
                fallback
            }
        case nil: fallback
        }
    }

    @ViewBuilder @MainActor private var fallback: some View {
        if case .image(let address)? = image.fallback, image.fallback != image.image {
            CardPicture(address, side: enlargedSide) { picture in
                fitted(picture)
            } placeholder: {
                Color.preferredColor(.tertiaryFill).frame(minHeight: 120)
            } fallback: {
                missing
            }
        } else {
            missing
        }
    }

    @MainActor private var missing: some View {
        Image(systemName: "photo")
            .opacity(image.overlay == nil ? 1 : 0)
            .font(.system(size: 32))
            .foregroundStyle(.preferredColor(.tertiaryLabel))
            .frame(maxWidth: .infinity, minHeight: height ?? 96)
            .background(.preferredColor(.tertiaryFill))
    }

    /// The side to which the picture is enlarged.
    private var enlargedSide: CGFloat {
        ObjectImageFit(image.fit, hasHeight: height != nil) == .natural ? 0 : max(cardWidth, height ?? 0)
    }

    @ViewBuilder @MainActor private func fitted(_ picture: Image) -> some View {
        // Texts over a picture that are higher than it make its area higher.
        switch ObjectImageFit(image.fit, hasHeight: height != nil || image.overlay != nil) {
        case .stretched: picture.resizable()
        case .natural: picture
        case .aspect(let mode): picture.resizable().aspectRatio(contentMode: mode)
        }
    }

    /// The place of the picture in its area, from CSS `object-position`.
    private var alignment: Alignment {
        let words = (image.position ?? "").lowercased().split(separator: " ")
        let horizontal: HorizontalAlignment =
            words.contains("left") ? .leading : words.contains("right") ? .trailing : .center
        let vertical: VerticalAlignment =
            words.contains("top") ? .top : words.contains("bottom") ? .bottom : .center
        return Alignment(horizontal: horizontal, vertical: vertical)
    }
}

/// Places texts over a picture, which is as high as they are at least.
nonisolated private struct ObjectImageLayout: Layout {
    /// The height of the picture in points; nil for its own.
    var height: CGFloat?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let proposal = ProposedViewSize(width: proposal.width, height: nil)
        let sizes = subviews.map { $0.sizeThatFits(proposal) }
        let width = proposal.finiteWidth ?? sizes.map(\.width).max() ?? 0
        return CGSize(width: width, height: max(height ?? sizes.first?.height ?? 0, sizes.last?.height ?? 0))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}

/// The way in which a picture fills its area, from CSS `object-fit`.
nonisolated enum ObjectImageFit: Hashable {
    case stretched
    case natural
    case aspect(ContentMode)

    /// - Parameter hasHeight: true for an area with a height of its own, which the picture covers unless told otherwise.
    init(_ css: String?, hasHeight: Bool) {
        switch css?.lowercased() {
        case "fill": self = .stretched
        case "none": self = .natural
        case "cover": self = .aspect(.fill)
        case "contain", "scale-down": self = .aspect(.fit)
        default: self = .aspect(hasHeight ? .fill : .fit)
        }
    }
}

/// The texts over a picture.
nonisolated private struct ObjectImageOverlay: View {
    let overlay: ResolvedObjectImage.Overlay

    @MainActor var body: some View {
        VStack(alignment: alignment.horizontal, spacing: 2) {
            if !overlay.supertitle.isEmpty {
                CardText(overlay.supertitle).labelColor(color).modifier(ObjectCardParts.overlaySupertitle)
            }
            if !overlay.title.isEmpty {
                CardText(overlay.title).labelColor(color).modifier(ObjectCardParts.overlayTitle)
            }
            if !overlay.subtitle.isEmpty {
                CardText(overlay.subtitle).labelColor(color).modifier(ObjectCardParts.overlaySubtitle)
            }
        }
        .multilineTextAlignment(
            alignment.horizontal == .center ? .center : alignment.horizontal == .trailing ? .trailing : .leading
        )
        .padding(CardMetrics.padding)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        // White texts have a contrast of 4.5 to 1 on a white picture below 55 % of black.
        .background(CSSColor.color(overlay.background) ?? .black.opacity(0.55))
    }

    private var color: Color? { CSSColor.color(overlay.textColor) }

    private var alignment: Alignment {
        let horizontal: HorizontalAlignment =
            switch overlay.horizontalPosition {
            case "Center": .center
            case "End": .trailing
            default: .leading
            }
        let vertical: VerticalAlignment =
            switch overlay.verticalPosition {
            case "Top": .top
            case "Bottom": .bottom
            default: .center
            }
        return Alignment(horizontal: horizontal, vertical: vertical)
    }
}
