import SwiftUI

struct HTMLTextLibraryContent: LibraryContentProvider {
    @LibraryContentBuilder
    var views: [LibraryItem] {
        LibraryItem(HTMLText("<p>Read the <b>terms</b> first.</p>"), category: .control)
    }
}

struct HTMLTextPreviews: PreviewProvider {
    static var previews: some View {
        PreviewVariants {
            HTMLText("<p>Read the <b>terms</b> first.</p>")
        }
    }
}
