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

/// The ways to use a component that has no properties to change, such as a kind of chart.
struct ExampleListPage: View {
    let entry: ComponentEntry

    var body: some View {
        List {
            Section { Text(entry.summary).foregroundStyle(.secondary) }
            ForEach(entry.examples, id: \.name) { ExampleSection(example: $0) }
        }
    }
}
