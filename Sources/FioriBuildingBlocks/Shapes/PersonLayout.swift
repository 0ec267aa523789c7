import SwiftUI

/// A picture beside lines of text, of which the title is marked as such; above them at the accessibility text sizes, where
/// a line needs the whole width.
package struct PersonLayout<Picture: View, Texts: View>: View {
    let hasImage: Bool
    let picture: Picture
    let texts: Texts
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    package init(hasImage: Bool, @ViewBuilder picture: () -> Picture, @ViewBuilder texts: () -> Texts) {
        self.hasImage = hasImage
        self.picture = picture()
        self.texts = texts()
    }

    package var body: some View {
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
