import CoreGraphics
import Drawing

/// A shadow's pixels for each opacity of what throws it.
struct ShadowLevels {
    private let pixels: [SIMD4<UInt8>]

    init(_ color: RGBAColor) {
        func level(_ value: Double) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
        let (red, green, blue, alpha) = (level(color.red), level(color.green), level(color.blue), level(color.alpha))
        pixels = (0...255).map { thrown in
            let opacity = (thrown * alpha + 127) / 255
            func multiplied(_ level: Int) -> UInt8 { UInt8((level * opacity + 127) / 255) }
            return SIMD4(multiplied(blue), multiplied(green), multiplied(red), UInt8(opacity))
        }
    }

    /// Blue, green, red and opacity, the colours multiplied by the opacity.
    subscript(opacity: UInt8) -> SIMD4<UInt8> { pixels[Int(opacity)] }
}
