import ExamplePages
import FioriSwiftUICore
import SwiftUI

/// An example as it stands in a list: on the colour of cells, inset, with a separator. Pages have no list around them.
struct GalleryRow: View {
    let example: GalleryExample
    let inset: CGFloat

    var body: some View {
        if example.isEdgeToEdge {
            example.picture
                .frame(maxWidth: .infinity)
                .background(.preferredColor(.primaryBackground))
        } else {
            row
        }
    }

    private var row: some View {
        example.picture
            .padding(.horizontal, inset)
            .padding(.vertical, 8)
            .frame(maxWidth: .infinity)
            .background(.preferredColor(.secondaryGroupedBackground))
            .overlay(alignment: .bottom) {
                Divider().padding(.leading, inset)
            }
    }
}

extension GalleryExample {
    /// The example with the setting of the device that it is about.
    var picture: some View {
        view.transformEnvironment(\.accessibilitySettings) { settings in
            if differentiatesWithoutColor { settings.insert(.differentiateWithoutColor) }
        }
    }
}
