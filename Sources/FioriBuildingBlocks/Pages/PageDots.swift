import FioriThemeManager
import SwiftUI

/// Row of dots that marks the current page. A tap on the leading half goes one page back, a tap on the trailing half
/// one page forward; assistive technology adjusts the page by swipes up and down. A single page has no dots.
package struct PageDots: View {
    private let numberOfPages: Int
    @Binding private var currentPage: Int
    private let name: Text
    private let value: Text

    /// The diameter of a dot, in points, as in the page control of iOS.
    private static let dot: CGFloat = 7
    /// The gap between two dots, in points, as in the page control of iOS.
    private static let gap: CGFloat = 9

    /// - Parameters:
    ///   - numberOfPages: Number of pages.
    ///   - currentPage: Index of the current page, from 0.
    ///   - name: The name for assistive technology, in the words of the module that shows the dots.
    ///   - value: The position for assistive technology.
    package init(numberOfPages: Int, currentPage: Binding<Int>, name: Text, value: Text) {
        self.numberOfPages = numberOfPages
        self.name = name
        self.value = value
        _currentPage = currentPage
    }

    package var body: some View {
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
            .accessibilityLabel(name)
            .accessibilityValue(value)
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
