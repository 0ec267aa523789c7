import SwiftUI

/// One way to use a component, with its code.
struct ExampleSection: View {
    let example: GalleryExample

    var body: some View {
        Section(example.name) {
            if example.isEdgeToEdge {
                example.view.listRowInsets(EdgeInsets())
            } else {
                example.view
            }
            CodeDisclosure(code: example.code)
        }
    }
}
