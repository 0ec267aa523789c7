import SwiftUI

/// Row of dots that marks the current page. A tap on the leading half goes one page back, a tap on the trailing half
/// one page forward; assistive technology adjusts the page by swipes up and down. A single page has no indicator.
nonisolated public struct PageIndicator: View {
    private let numberOfPages: Int
    @Binding private var currentPage: Int

    /// - Parameters:
    ///   - numberOfPages: Number of pages.
    ///   - currentPage: Index of the current page, from 0.
    public init(numberOfPages: Int, currentPage: Binding<Int>) {
        self.numberOfPages = numberOfPages
        _currentPage = currentPage
    }

    @MainActor public var body: some View {
        PageDots(
            numberOfPages: numberOfPages, currentPage: $currentPage, name: Text("Page", bundle: .module),
            value: Text("\(currentPage + 1) of \(numberOfPages)", bundle: .module))
    }
}

struct PageIndicatorLibraryContent: LibraryContentProvider {
    @LibraryContentBuilder
    var views: [LibraryItem] {
        LibraryItem(PageIndicator(numberOfPages: 3, currentPage: .constant(0)), category: .control)
    }
}

struct PageIndicatorPreviews: PreviewProvider {
    static var previews: some View {
        PreviewVariants {
            PageIndicator(numberOfPages: 3, currentPage: .constant(0))
        }
    }
}
