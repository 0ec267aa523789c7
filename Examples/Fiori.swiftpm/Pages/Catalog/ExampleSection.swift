import SwiftUI

/// One way to use a component, with its code.
struct ExampleSection: View {
    let example: GalleryExample

    var body: some View {
        Section {
            if example.isEdgeToEdge {
                example.view.listRowInsets(EdgeInsets())
            } else {
                example.view
            }
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
