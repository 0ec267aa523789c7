import SwiftUI

/// A picture beside lines of text; above them at the accessibility text sizes, where a line needs the whole width.
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
                lines
            }
        } else {
            HStack(spacing: 12) {
                if hasImage { picture }
                lines
            }
        }
    }

    private var lines: some View {
        VStack(alignment: .leading, spacing: 2) { texts }
    }
}

/// The picture of a person, which says nothing that its name does not say.
nonisolated struct PortraitStyle: ViewModifier {
    @MainActor func body(content: Content) -> some View {
        content
            .foregroundStyle(.preferredColor(.tertiaryLabel))
            .accessibilityHidden(true)
    }
}

/// The circle that a person's picture is cut to. A symbol that stands for a person fills it. It grows with the text, as
/// slowly as titles do: beside the largest texts a picture that keeps its size would be a dot, and one that grows like
/// them would take a third of the screen.
nonisolated struct PortraitShape: ViewModifier {
    @ScaledMetric private var diameter: CGFloat

    /// - Parameter diameter: Across, in points, at the default text size.
    init(diameter: CGFloat = 40) { _diameter = ScaledMetric(wrappedValue: diameter, relativeTo: .title) }

    @MainActor func body(content: Content) -> some View {
        let diameter = diameter.rounded()
        content
            .font(.system(size: diameter))
            .frame(width: diameter, height: diameter)
            .clipShape(Circle())
    }
}
