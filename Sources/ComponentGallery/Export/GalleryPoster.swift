import ExamplePages
import FioriSwiftUICore
import SwiftUI

/// Some examples in light and dark, side by side: the picture that stands for the package.
struct GalleryPoster: View {
    var body: some View {
        HStack(spacing: 0) {
            column.environment(\.colorScheme, .light)
            column.environment(\.colorScheme, .dark)
        }
        .frame(width: 2 * 390)
    }

    private var column: some View {
        VStack(spacing: 0) {
            ForEach(0..<rows.count, id: \.self) { index in
                GalleryRow(example: rows[index], inset: 16)
            }
        }
        .padding(.vertical, 24)
        .background(.preferredColor(.primaryGroupedBackground))
    }

    private var rows: [GalleryExample] {
        [
            GalleryExample("person") {
                PersonDetailItem(model: LibraryPreviewData.Person.laurelosborn)
            },
            GalleryExample("contact") {
                ContactItem(model: LibraryPreviewData.Person.laurelosborn)
            },
            GalleryExample("activities") {
                ContactItem(title: "Owen Bradley", subtitle: "Service Engineer", action: { _ in }) {
                    .phone(6_504_224_410)
                        .videoCall()
                        .message("owen.bradley")
                }
            },
        ]
    }
}
