import CoreGraphics

/// Distances of a card in points, from the style sheets of UI5's theme Horizon.
nonisolated enum CardMetrics {
    /// The greatest difference in points between a width that was measured and the one that is placed: both edges are rounded to
    /// pixels, and a pixel is a point at most. A layout that chooses an arrangement by a width takes the same one in both. Less
    /// than a point, so that widths in whole points from which on an arrangement holds are exact.
    static let rounding: CGFloat = 0.95
    /// The padding around header and content.
    static let padding: CGFloat = 16
    /// The radius of the card's corners.
    static let cornerRadius: CGFloat = 12
    /// The least height of the content.
    static let minContentHeight: CGFloat = 80
    /// The height of a row of one line.
    static let rowHeight: CGFloat = 44
    /// The height of a row of two lines.
    static let tallRowHeight: CGFloat = 80
    /// The side of an avatar of the size S.
    static let avatar: CGFloat = 48
    /// The distance from an avatar to texts.
    static let avatarSpacing: CGFloat = 12
}
