import Foundation

/// The vertical metrics of a line of text, which depend only on font sizes, not on faces.
///
/// iOS's system typeface has an ascent of 0.952 and a descent of 0.241 of its size (not compared with a device); the
/// sum, 1.193 (Docs/Facts/IOSMetrics.md), rounded up to a device pixel is the height of a one-line Text: 20.33 at
/// 17 points and 3×.
package struct LineMetrics: Equatable, Sendable {
    package static let ascentFactor: CGFloat = 0.952
    package static let descentFactor: CGFloat = 0.241

    /// The ascent in points, not rounded.
    package var ascent: CGFloat
    /// The descent in points, not rounded.
    package var descent: CGFloat
    /// The leading to the next line in points, not rounded; negative if lines overlap.
    package var leading: CGFloat

    package init(ascent: CGFloat, descent: CGFloat, leading: CGFloat = 0) {
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
    }

    /// The metrics of a font, shifted by a baseline offset.
    package init(font: FontDescriptor, baselineOffset: CGFloat = 0) {
        // UIFontDescriptor's tight and loose leading change a body line by 2 points, half on each side.
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

    /// Includes the metrics of another font in the line.
    package mutating func include(_ other: LineMetrics) {
        ascent = max(ascent, other.ascent)
        descent = max(descent, other.descent)
        leading = max(leading, other.leading)
    }

    /// The line height: a whole number of device pixels.
    package func height(displayScale: CGFloat) -> CGFloat {
        PixelGrid.roundUp(max(0, ascent + descent), scale: displayScale)
    }

    /// The distance between the tops of consecutive lines: a whole number of device pixels.
    package func pitch(displayScale: CGFloat) -> CGFloat {
        guard leading != 0 else { return height(displayScale: displayScale) }
        return PixelGrid.round(max(0, ascent + descent + leading), scale: displayScale)
    }

    /// The leading as spacing to a text above: a whole number of device pixels, not negative.
    package func spacingAbove(displayScale: CGFloat) -> CGFloat {
        PixelGrid.roundUp(max(0, leading), scale: displayScale)
    }

    /// The distance of the baseline from the line's top: a whole number of device pixels.
    package func baseline(displayScale: CGFloat) -> CGFloat {
        PixelGrid.round(ascent, scale: displayScale)
    }
}

/// Rounds lengths to device pixels.
package enum PixelGrid {
    /// The tolerance for rounding errors of sums, which must not add a pixel.
    static let slack: CGFloat = 1e-4

    package static func roundUp(_ value: CGFloat, scale: CGFloat) -> CGFloat {
        ((value * scale) - slack).rounded(.up) / scale
    }

    package static func round(_ value: CGFloat, scale: CGFloat) -> CGFloat {
        (value * scale).rounded(.toNearestOrAwayFromZero) / scale
    }
}
