import SwiftUI

/// The default colours of series and sectors: those of the palette, then lighter and darker ones of them.
nonisolated enum SeriesColors {
    private static let styles: [ColorStyle] = [
        .chart1, .chart2, .chart3, .chart4, .chart5, .chart6, .chart7, .chart8, .chart9, .chart10, .chart11,
    ]

    /// The colours after those of the palette: a place in it, and the part of the way to black (in light schemes) or white
    /// (in dark ones), or, where negative, to the ground.
    ///
    /// The order and the parts are those with the greatest least difference (CIEDE2000) from all colours before, in both
    /// schemes and contrasts, with a contrast of 1.5 at least on the ground. `SeriesColorTests` measures them.
    private static let variants: [(place: Int, part: Float)] = [
        (7, 0.7), (9, -0.6), (1, 0.6), (4, -0.4), (2, -0.6), (1, -0.4), (6, 0.75), (3, -0.4), (6, -0.5), (7, -0.4),
        (10, 0.4), (5, 0.6), (7, 0.4), (3, 0.4), (2, 0.5), (5, -0.5), (8, 0.75), (9, 0.4), (9, -0.3), (2, -0.3),
        (6, 0.4), (10, -0.3), (1, 0.3), (1, -0.6), (8, -0.3), (3, -0.6), (9, 0.7), (3, 0.6), (4, 0.75),
    ]

    static func color(_ index: Int) -> Color {
        let count = styles.count
        // Numbers below zero come from places before the first one.
        let index = index < 0 ? ((index % count) + count) % count : index
        guard index >= count else { return .preferredColor(styles[index]) }
        let variant = variants[(index - count) % variants.count]
        return Color(Variant(base: .preferredColor(styles[variant.place]), part: variant.part))
    }

    /// The dashes of a line in a default colour: after the colours of the palette, and where one of these is near an
    /// earlier one (the blue of 7 and the violet of 11).
    static func dash(_ index: Int, width: CGFloat) -> [CGFloat] {
        // Round caps take the width of the line off the gaps.
        let patterns: [[CGFloat]] = [[7, 5], [1, 5], [10, 5, 1, 5]]
        let pattern: [CGFloat] =
            if index == 6 || index == 10 {
                [16, 6]
            } else {
                index < styles.count ? [] : patterns[(index / styles.count - 1) % patterns.count]
            }
        return pattern.map { $0 * max(width / 2, 1) }
    }

    /// A colour on the way to that of texts, or to the ground where the part is negative.
    private struct Variant: ShapeStyle, Hashable {
        let base: Color
        let part: Float

        func resolve(in environment: EnvironmentValues) -> Color.Resolved {
            var color = base.resolve(in: environment)
            let end: Float = (environment.colorScheme == .dark) == (part > 0) ? 1 : 0
            color.red += (end - color.red) * abs(part)
            color.green += (end - color.green) * abs(part)
            color.blue += (end - color.blue) * abs(part)
            return color
        }
    }
}
