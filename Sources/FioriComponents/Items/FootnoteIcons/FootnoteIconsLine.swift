import SwiftUI

/// Footnote icons with their text, at the place that the environment says.
struct FootnoteIconsLine: View {
    let icons: ConfigurationViewWrapper
    let text: ConfigurationViewWrapper
    @Environment(\.footnoteIconsTextPosition) private var position
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    var body: some View {
        switch place {
        case .leading:
            HStack(spacing: 4) {
                texts
                pictures
            }
        case .trailing:
            HStack(spacing: 4) {
                pictures
                texts
            }
        case .top:
            VStack(alignment: .leading, spacing: 4) {
                texts
                pictures
            }
        case .bottom:
            VStack(alignment: .leading, spacing: 4) {
                pictures
                texts
            }
        }
    }

    /// The text stands above or below the pictures at the accessibility text sizes, where lines are short.
    private var place: FootnoteIconsTextPosition {
        guard dynamicTypeSize.isAccessibilitySize else { return position }
        return position == .leading || position == .top ? .top : .bottom
    }

    /// The text says what the pictures show.
    @ViewBuilder private var pictures: some View {
        if !icons.isEmpty { icons.environment(\.hidesCollectedPictures, !text.isEmpty) }
    }

    @ViewBuilder private var texts: some View {
        if !text.isEmpty { text }
    }
}
