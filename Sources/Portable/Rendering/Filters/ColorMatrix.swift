import Drawing
import Foundation

/// A linear transform of colours: four rows, each with factors for red, green, blue and alpha and a summand; levels are
/// 0 to 1 and not premultiplied. The form of SVG's `feColorMatrix`.
struct ColorMatrix: Equatable {
    let rows: [Double]

    /// The weights of the luminance (Rec. 709, as in CSS and SVG filters).
    private static let (lumaRed, lumaGreen, lumaBlue) = (0.2126, 0.7152, 0.0722)

    /// The matrix of a colour filter; nil for others.
    init?(_ filter: Filter) {
        switch filter {
        case .shadow, .blur: return nil
        case .brightness(let amount): rows = Self.affine(1, amount)
        case .contrast(let amount): rows = Self.affine(amount, 0.5 - 0.5 * amount)
        case .saturation(let amount): rows = Self.saturation(amount)
        case .grayscale(let amount): rows = Self.saturation(1 - min(max(amount, 0), 1))
        case .hueRotation(let angle): rows = Self.hueRotation(angle)
        case .colorInvert: rows = Self.affine(-1, 1)
        case .colorMultiply(let color):
            rows = [
                color.red, 0, 0, 0, 0, 0, color.green, 0, 0, 0, 0, 0, color.blue, 0, 0, 0, 0, 0, color.alpha, 0,
            ]
        case .luminanceToAlpha:
            rows = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Self.lumaRed, Self.lumaGreen, Self.lumaBlue, 0, 0]
        case .colorMatrix(let values):
            guard values.count == 20 else { return nil }
            rows = values
        }
        guard rows.allSatisfy(\.isFinite) else { return nil }
    }

    private static func affine(_ factor: Double, _ summand: Double) -> [Double] {
        [factor, 0, 0, 0, summand, 0, factor, 0, 0, summand, 0, 0, factor, 0, summand, 0, 0, 0, 1, 0]
    }

    /// Interpolates between gray of the same luminance (0) and the colour (1), or extrapolates.
    private static func saturation(_ s: Double) -> [Double] {
        let (r, g, b) = (lumaRed * (1 - s), lumaGreen * (1 - s), lumaBlue * (1 - s))
        return [r + s, g, b, 0, 0, r, g + s, b, 0, 0, r, g, b + s, 0, 0, 0, 0, 0, 1, 0]
    }

    /// A rotation around the gray axis that preserves luminance: the rotation about (1, 1, 1) by the angle, sheared so
    /// that planes of equal luminance stay in place.
    private static func hueRotation(_ angle: Double) -> [Double] {
        let (c, s) = (cos(angle), sin(angle))
        let (r, g, b) = (lumaRed, lumaGreen, lumaBlue)
        return [
            r + c * (1 - r) - s * r, g - c * g - s * g, b - c * b + s * (1 - b), 0, 0,
            r - c * r + s * 0.143, g + c * (1 - g) + s * 0.140, b - c * b - s * 0.283, 0, 0,
            r - c * r - s * (1 - r), g - c * g + s * g, b + c * (1 - b) + s * b, 0, 0,
            0, 0, 0, 1, 0,
        ]
    }

    /// The transformed colour, clamped to 0…1.
    func applied(to color: RGBAColor) -> RGBAColor {
        func row(_ start: Int) -> Double {
            let sum =
                rows[start] * color.red + rows[start + 1] * color.green + rows[start + 2] * color.blue
                + rows[start + 3] * color.alpha + rows[start + 4]
            return min(max(sum, 0), 1)
        }
        return RGBAColor(red: row(0), green: row(5), blue: row(10), alpha: row(15))
    }

    /// The transformed pixel of a `PixelBuffer`.
    func applied(toPixel pixel: UInt32) -> UInt32 {
        let alpha = Double(pixel >> 24)
        let color =
            alpha == 0
            ? RGBAColor.clear
            : RGBAColor(
                red: Double(pixel >> 16 & 0xFF) / alpha, green: Double(pixel >> 8 & 0xFF) / alpha,
                blue: Double(pixel & 0xFF) / alpha, alpha: alpha / 255)
        let mixed = applied(to: color)
        func level(_ value: Double) -> UInt32 { UInt32((value * mixed.alpha * 255).rounded()) }
        return UInt32((mixed.alpha * 255).rounded()) << 24 | level(mixed.red) << 16 | level(mixed.green) << 8
            | level(mixed.blue)
    }
}
