import Foundation

/// How high a line of text is, from its fonts' sizes alone: the same whatever face draws it.
///
/// iOS's system face rises 0.952 and falls 0.241 of its size from the baseline (shared facts, iOS metrics); the sum,
/// 1.193, rounded up to a device pixel is the height of a one-line Text: 20.33 at 17 points and 3×.
package struct LineMetrics: Equatable, Sendable {
    package static let ascentFactor: CGFloat = 0.952
    package static let descentFactor: CGFloat = 0.241

    /// How far the line rises above its baseline, in points, not rounded.
    package var ascent: CGFloat
    /// How far it falls below, in points, not rounded.
    package var descent: CGFloat
    /// Added between the line and the next, in points, not rounded; negative where lines overlap.
    package var leading: CGFloat

    package init(ascent: CGFloat, descent: CGFloat, leading: CGFloat = 0) {
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
    }

    /// The measure of a font, lifted by a baseline offset.
    package init(font: FontDescriptor, baselineOffset: CGFloat = 0) {
        // UIFontDescriptor's tight and loose leading change a body line by 2 points (remembered); half on each side.
        let extra: CGFloat =
            switch font.leading {
            case .standard: 0
            case .tight: -min(2, font.size * 0.12)
            case .loose: min(2, font.size * 0.12)
            }
        ascent = font.size * Self.ascentFactor + extra / 2 + baselineOffset
        descent = font.size * Self.descentFactor + extra / 2 - baselineOffset
        leading = font.linePitch.map { font.size * ($0 - Self.ascentFactor - Self.descentFactor) } ?? 0
    }

    /// What holds both.
    package mutating func include(_ other: LineMetrics) {
        ascent = max(ascent, other.ascent)
        descent = max(descent, other.descent)
        leading = max(leading, other.leading)
    }

    /// The line's height: a whole number of device pixels.
    package func height(displayScale: CGFloat) -> CGFloat {
        PixelGrid.roundUp(max(0, ascent + descent), scale: displayScale)
    }

    /// The distance from the line's top to that of the next: a whole number of device pixels.
    package func pitch(displayScale: CGFloat) -> CGFloat {
        guard leading != 0 else { return height(displayScale: displayScale) }
        return PixelGrid.round(max(0, ascent + descent + leading), scale: displayScale)
    }

    /// The leading of the line as the spacing to a text above it: a whole number of device pixels, not negative.
    package func spacingAbove(displayScale: CGFloat) -> CGFloat {
        PixelGrid.roundUp(max(0, leading), scale: displayScale)
    }

    /// How far below the line's top its baseline lies: a whole number of device pixels.
    package func baseline(displayScale: CGFloat) -> CGFloat {
        PixelGrid.round(ascent, scale: displayScale)
    }
}

/// Rounds lengths to device pixels.
package enum PixelGrid {
    /// Sums of fractions may miss a whole pixel by this little without meaning a further one.
    static let slack: CGFloat = 1e-4

    package static func roundUp(_ value: CGFloat, scale: CGFloat) -> CGFloat {
        ((value * scale) - slack).rounded(.up) / scale
    }

    package static func round(_ value: CGFloat, scale: CGFloat) -> CGFloat {
        (value * scale).rounded(.toNearestOrAwayFromZero) / scale
    }
}
