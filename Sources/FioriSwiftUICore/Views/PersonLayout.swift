import SwiftUI

/// A picture beside lines of text, of which the title is marked as such; above them at the accessibility text sizes, where a line needs the whole width.
struct PersonLayout<Picture: View, Texts: View>: View {
    let hasImage: Bool
    let picture: Picture
    let texts: Texts
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    init(hasImage: Bool, @ViewBuilder picture: () -> Picture, @ViewBuilder texts: () -> Texts) {
        self.hasImage = hasImage
        self.picture = picture()
        self.texts = texts()
    }

    var body: some View {
        if dynamicTypeSize.isAccessibilitySize {
            VStack(alignment: .leading, spacing: 8) {
                if hasImage { picture }
                VStack(alignment: .leading, spacing: 2) { texts }
            }
        } else {
            TitleRow(lineSpacing: 2) {
                if hasImage { picture.titleRowPart(.leading) }
                texts
            }
        }
    }
}

/// Style of a person's picture, which is hidden from assistive technology because the name says the same.
nonisolated struct PortraitStyle: ViewModifier {
    @MainActor func body(content: Content) -> some View {
        content
            .foregroundStyle(.preferredColor(.tertiaryLabel))
            .accessibilityHidden(true)
    }
}

/// Clips a person's picture to a circle. A symbol in place of a picture fills the circle. The circle scales with the
/// text size as titles do: beside the largest texts a fixed size would be too small, and the scale of body text would
/// take a third of the screen.
nonisolated struct PortraitShape: ViewModifier {
    @ScaledMetric private var diameter: CGFloat

    /// - Parameter diameter: Diameter in points, at the default text size.
    init(diameter: CGFloat = 40) { _diameter = ScaledMetric(wrappedValue: diameter, relativeTo: .title) }

    @MainActor func body(content: Content) -> some View {
        let diameter = diameter.rounded()
        content
            .font(.system(size: diameter))
            .frame(width: diameter, height: diameter)
            .clipShape(Circle())
    }
}
