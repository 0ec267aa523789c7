import Drawing
import Foundation

/// The transfer curve of sRGB (IEC 61966-2-1), continued oddly below zero for extended colours.
enum SRGB {
    static func linear(_ value: Double) -> Double {
        let size = abs(value)
        let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -linear : linear
    }

    static func encoded(_ value: Double) -> Double {
        let size = abs(value)
        let encoded = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return value < 0 ? -encoded : encoded
    }
}

extension Color.RGBColorSpace {
    /// Components of this space in sRGB.
    func convert(_ color: RGBAColor) -> RGBAColor {
        switch self {
        case .sRGB:
            return color
        case .sRGBLinear:
            return RGBAColor(
                red: SRGB.encoded(color.red), green: SRGB.encoded(color.green), blue: SRGB.encoded(color.blue),
                alpha: color.alpha)
        case .displayP3:
            // Display P3 has sRGB's white and curve; the matrix takes its primaries to those of sRGB.
            let (r, g, b) = (SRGB.linear(color.red), SRGB.linear(color.green), SRGB.linear(color.blue))
            return RGBAColor(
                red: SRGB.encoded(1.224_940_2 * r - 0.224_940_2 * g),
                green: SRGB.encoded(-0.042_056_9 * r + 1.042_056_9 * g),
                blue: SRGB.encoded(-0.019_637_6 * r - 0.078_636_1 * g + 1.098_273_6 * b),
                alpha: color.alpha)
        }
    }
}
