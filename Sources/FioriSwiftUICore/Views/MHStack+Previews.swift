import SwiftUI

struct MHStackLibraryContent: LibraryContentProvider {
    @LibraryContentBuilder
    var views: [LibraryItem] {
        LibraryItem(
            MHStack(spacing: 4) {
                Tag("Started")
                Tag("PM01")
            }, category: .layout)
    }
}

struct MHStackPreviews: PreviewProvider {
    static var previews: some View {
        PreviewVariants {
            MHStack(spacing: 4) {
                Tag("Started")
                Tag("PM01")
            }
        }
    }
}
