import CoreGraphics

/// Distances of a card in points, from the style sheets of UI5's theme Horizon.
nonisolated enum CardMetrics {
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
