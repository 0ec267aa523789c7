import SwiftUI

/// Footnote icons with their text, at the place that the environment says.
struct FootnoteIconsLine: View {
    let icons: ConfigurationViewWrapper
    let text: ConfigurationViewWrapper
    @Environment(\.footnoteIconsTextPosition) private var position

    var body: some View {
        switch position {
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

    /// The text says what the pictures show.
    @ViewBuilder private var pictures: some View {
        if !icons.isEmpty { icons.accessibilityHidden(!text.isEmpty) }
    }

    @ViewBuilder private var texts: some View {
        if !text.isEmpty { text }
    }
}
