import SwiftUI

/// A picture of an object card, with texts over it.
nonisolated struct ObjectImageView: View {
    private let image: ResolvedObjectImage

    init(_ image: ResolvedObjectImage) { self.image = image }

    @MainActor var body: some View {
        picture(image.image)
            .frame(maxWidth: .infinity, minHeight: height, maxHeight: height, alignment: alignment)
            .clipped()
            .overlay { if let overlay = image.overlay { ObjectImageOverlay(overlay: overlay) } }
            .accessibilityElement(children: image.overlay == nil ? .ignore : .combine)
            .accessibilityLabel(Text(image.alternativeText))
            .accessibilityAddTraits(.isImage)
            .accessibilityHidden(image.alternativeText.isEmpty && image.overlay == nil)
            .padding(.horizontal, image.isFullWidth ? -CardMetrics.padding : 0)
    }

    private var height: CGFloat? { CardLength.points(image.height) }

    @ViewBuilder @MainActor private func picture(_ source: ResolvedImage?) -> some View {
        switch source {
        case .icon(let collection, let name):
            CardSymbol(collection: collection, name: name)
                .font(.system(size: 40))
                .foregroundStyle(.preferredColor(.secondaryLabel))
                .frame(maxWidth: .infinity, minHeight: 96)
        case .image(let address):
            CardPicture(address) { picture in
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
            CardPicture(address) { picture in
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

    @ViewBuilder @MainActor private func fitted(_ picture: Image) -> some View {
        switch image.fit {
        case "fill": picture.resizable()
        case "cover": picture.resizable().aspectRatio(contentMode: .fill)
        case "none": picture
        default: picture.resizable().aspectRatio(contentMode: height == nil ? .fit : .fill)
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

/// The texts over a picture.
nonisolated private struct ObjectImageOverlay: View {
    let overlay: ResolvedObjectImage.Overlay

    @MainActor var body: some View {
        VStack(alignment: alignment.horizontal, spacing: 2) {
            if !overlay.supertitle.isEmpty {
                Text(overlay.supertitle).labelColor(color).modifier(ObjectCardParts.overlaySupertitle)
            }
            if !overlay.title.isEmpty {
                Text(overlay.title).labelColor(color).modifier(ObjectCardParts.overlayTitle)
            }
            if !overlay.subtitle.isEmpty {
                Text(overlay.subtitle).labelColor(color).modifier(ObjectCardParts.overlaySubtitle)
            }
        }
        .multilineTextAlignment(
            alignment.horizontal == .center ? .center : alignment.horizontal == .trailing ? .trailing : .leading
        )
        .padding(CardMetrics.padding)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        // Texts on a picture need something darker behind them to be legible on every picture.
        .background(CSSColor.color(overlay.background) ?? .black.opacity(0.35))
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
