import CoreGraphics

/// The layout sizes of symbols that were measured in pictures of iOS.
///
/// The size of a symbol depends on its drawing and follows no rule. All others have the size of their outlines with a
/// margin, which gives `person.circle.fill` the measured width.
enum SymbolSpace {
    /// The sizes by names without `fill`, in cap heights (measured in pictures of iOS 17.5 and 18.5:
    /// Docs/Facts/IOSMetrics.md, "Symbols": `star.fill` 28.2 × 26.33 at 22 points, `mic.fill` 17.33 × 20 at 17).
    static let measured: [String: CGSize] = [
        "star": CGSize(width: 28.2 / 22 / capHeight, height: 26.33 / 22 / capHeight),
        "mic": CGSize(width: 17.33 / 17 / capHeight, height: 20 / 17 / capHeight),
    ]

    /// The cap height of the system typeface, in ems.
    private static let capHeight: CGFloat = 0.705
}
