import FioriThemeManager
import SwiftUI

/// One way to use a component, with its code.
struct ExampleSection: View {
    let example: GalleryExample

    var body: some View {
        Section {
            ExampleRow(isEdgeToEdge: example.isEdgeToEdge) { example.view }
            CodeDisclosure(code: example.code)
        } header: {
            Text(example.name)
        } footer: {
            if example.differentiatesWithoutColor {
                Text("The setting Differentiate Without Color of the device adds this.")
            }
        }
    }
}

/// A component in a row of a list, whose separator begins where the row does. Components that are pages of their own fill the
/// row, and have the ground of pages.
struct ExampleRow<Content: View>: View {
    private let isEdgeToEdge: Bool
    private let content: Content

    init(isEdgeToEdge: Bool, @ViewBuilder content: () -> Content) {
        self.isEdgeToEdge = isEdgeToEdge
        self.content = content()
    }

    var body: some View {
        if isEdgeToEdge {
            content
                .listRowInsets(EdgeInsets())
                .listRowBackground(Color.preferredColor(.primaryBackground))
                .alignmentGuide(.listRowSeparatorLeading) { _ in 16 }
        } else {
            content.alignmentGuide(.listRowSeparatorLeading) { _ in 0 }
        }
    }
}
