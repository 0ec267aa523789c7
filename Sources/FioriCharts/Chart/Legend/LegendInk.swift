import SwiftUI

/// The place of a legend with the ink of its letters: accents above capitals and marks of other scripts stand beyond the lines
/// of text.
package nonisolated struct LegendInk: Shape {
    private let above: CGFloat
    private let below: CGFloat

    /// - Parameters:
    ///   - textSize: The size of the texts in points.
    ///   - isScrolled: True if the last line is cut, which shows that there are more.
    package init(textSize: CGFloat, isScrolled: Bool = false) {
        above = textSize * (isScrolled ? 0.25 : 0.4)
        below = isScrolled ? 0 : above
    }

    package func path(in rect: CGRect) -> Path {
        Path(
            CGRect(
                x: rect.minX - below, y: rect.minY - above, width: rect.width + 2 * below,
                height: rect.height + above + below))
    }
}
