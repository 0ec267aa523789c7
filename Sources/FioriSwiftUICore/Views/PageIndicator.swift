import SwiftUI

/// Row of dots that marks the current page. A tap on the leading half goes one page back, a tap on the trailing half
/// one page forward; assistive technology adjusts the page by swipes up and down. A single page has no indicator.
nonisolated public struct PageIndicator: View {
    private let numberOfPages: Int
    @Binding private var currentPage: Int

    /// The diameter of a dot, in points, as in the page control of iOS.
    private static let dot: CGFloat = 7
    /// The gap between two dots, in points, as in the page control of iOS.
    private static let gap: CGFloat = 9

    /// - Parameters:
    ///   - numberOfPages: Number of pages.
    ///   - currentPage: Index of the current page, from 0.
    public init(numberOfPages: Int, currentPage: Binding<Int>) {
        self.numberOfPages = numberOfPages
        _currentPage = currentPage
    }

    @MainActor public var body: some View {
        if numberOfPages > 1 {
            HStack(spacing: Self.gap) {
                ForEach(0..<numberOfPages, id: \.self) { page in
                    Circle()
                        .fill(.preferredColor(page == currentPage ? .tintColor : .quaternaryLabel))
                        .frame(width: Self.dot, height: Self.dot)
                }
            }
            .frame(minWidth: 88, minHeight: 44)
            .overlay {
                HStack(spacing: 0) {
                    half(by: -1)
                    half(by: 1)
                }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(Text("Page", bundle: .module))
            .accessibilityValue(Text("\(currentPage + 1) of \(numberOfPages)", bundle: .module))
            .accessibilityAdjustableAction { direction in
                switch direction {
                case .increment: turn(by: 1)
                case .decrement: turn(by: -1)
                @unknown default: break
                }
            }
        }
    }

    private func half(by step: Int) -> some View {
        Color.clear.contentShape(Rectangle()).onTapGesture { turn(by: step) }
    }

    private func turn(by step: Int) {
        let page = currentPage + step
        guard (0..<numberOfPages).contains(page) else { return }
        withAnimation { currentPage = page }
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
