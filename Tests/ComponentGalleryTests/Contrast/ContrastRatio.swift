import Drawing
import Foundation

extension RGBAColor {
    /// This colour laid over another one; both may be translucent.
    func over(_ below: RGBAColor) -> RGBAColor {
        let opacity = alpha + below.alpha * (1 - alpha)
        guard opacity > 0 else { return .clear }
        func mix(_ above: Double, _ below: Double, _ belowAlpha: Double) -> Double {
            (above * alpha + below * belowAlpha * (1 - alpha)) / opacity
        }
        return RGBAColor(
            red: mix(red, below.red, below.alpha), green: mix(green, below.green, below.alpha),
            blue: mix(blue, below.blue, below.alpha), alpha: opacity)
    }

    /// The relative luminance of an opaque colour (WCAG 2.1, relative luminance), 0 for black to 1 for white.
    var relativeLuminance: Double {
        func linear(_ level: Double) -> Double {
            level <= 0.04045 ? level / 12.92 : pow((level + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// The contrast ratio of two opaque colours (WCAG 2.1, contrast ratio), 1 for none to 21 for black on white.
    func contrast(to other: RGBAColor) -> Double {
        let (lighter, darker) = (
            max(relativeLuminance, other.relativeLuminance), min(relativeLuminance, other.relativeLuminance)
        )
        return (lighter + 0.05) / (darker + 0.05)
    }

    /// `#RRGGBB`, for messages.
    var hex: String {
        "#"
            + [red, green, blue].map { level in
                let text = String(Int((min(max(level, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
                return text.count < 2 ? "0" + text : text
            }.joined()
    }
}
