import SwiftUI

struct DataTableLibraryContent: LibraryContentProvider {
    @LibraryContentBuilder
    var views: [LibraryItem] {
        LibraryItem(DataTable(model: LibraryPreviewData.Stock.table), category: .control)
    }
}

struct DataTablePreviews: PreviewProvider {
    static var previews: some View {
        PreviewVariants {
            DataTable(model: LibraryPreviewData.Stock.table)
        }
    }
}
