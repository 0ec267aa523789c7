import Foundation

/// The space between two groups, in points.
package struct SectionGap: Equatable, Sendable {
    /// The length if the second group has no header.
    package let length: CGFloat
    /// The part of the length between an item and a header, which has space of its own. After a footer, the header below
    /// has no extra space.
    package let aboveHeader: CGFloat
    /// True if the app set the length; the start and the end of the container then keep the style's.
    package var isCustom = false

    /// The standard gap; `rounded(to:)` makes it one pixel more at 3×: 17.67 from an item to a header.
    package static let standard = SectionGap(length: 35, aboveHeader: 17.5)
    package static let compact = SectionGap(length: 20, aboveHeader: 10)

    package init(length: CGFloat, aboveHeader: CGFloat, isCustom: Bool = false) {
        self.length = length
        self.aboveHeader = aboveHeader
        self.isCustom = isCustom
    }

    /// The gap between two sections that request different ones: the smaller one (Apple's documentation).
    package func shared(with other: SectionGap) -> SectionGap { other.length < length ? other : self }

    /// The gap at the start and the end of the container.
    package var atEdge: SectionGap { isCustom ? .standard : self }

    /// Rounds the space above a header up to whole device pixels.
    package func rounded(to pixel: CGFloat) -> SectionGap {
        guard pixel > 0, !isCustom else { return self }
        return SectionGap(length: length, aboveHeader: (aboveHeader / pixel - 1e-4).rounded(.up) * pixel)
    }
}
