import CoreGraphics

/// A colour in extended sRGB, not premultiplied. Levels outside 0…1 are outside the sRGB gamut and clamped by devices
/// that cannot show them.
package struct RGBAColor: Hashable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double

    package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    package init(white: Double, alpha: Double = 1) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// A colour in hexadecimal notation: `0xRRGGBB`.
    package init(hex: UInt32, alpha: Double = 1) {
        self.init(
            red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255,
            alpha: alpha)
    }

    package init(_ color: CGColor) {
        let levels = color.sRGBComponents
        self.init(red: levels.red, green: levels.green, blue: levels.blue, alpha: levels.alpha)
    }

    package static let black = RGBAColor(white: 0)
    package static let white = RGBAColor(white: 1)
    package static let clear = RGBAColor(white: 0, alpha: 0)

    /// The same colour with its alpha multiplied by a factor.
    package func opacity(_ factor: Double) -> RGBAColor {
        RGBAColor(red: red, green: green, blue: blue, alpha: alpha * factor)
    }

    /// Interpolates between this and another colour with premultiplied levels, at a `fraction` of 0 to 1.
    package func mixed(with other: RGBAColor, by fraction: Double) -> RGBAColor {
        let rest = 1 - fraction
        let mixedAlpha = alpha * rest + other.alpha * fraction
        guard mixedAlpha > 0 else { return RGBAColor(red: red, green: green, blue: blue, alpha: 0) }
        func mix(_ a: Double, _ b: Double) -> Double { (a * alpha * rest + b * other.alpha * fraction) / mixedAlpha }
        return RGBAColor(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue), alpha: mixedAlpha)
    }

    /// False if a level is NaN or infinite; such a colour draws nothing.
    package var isFinite: Bool { red.isFinite && green.isFinite && blue.isFinite && alpha.isFinite }

    package var cgColor: CGColor {
        CGColor(srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}
