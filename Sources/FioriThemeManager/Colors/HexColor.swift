/// A colour as red, green, blue and opacity of eight bits each, in sRGB.
public struct HexColor: Hashable, Sendable {
    /// 0 to 1.
    public let red, green, blue, opacity: Double

    /// Reads six or eight hexadecimal digits, the last two being the opacity, with or without a leading `#`; nil when it
    /// is anything else.
    public init?(_ text: String) {
        let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
        guard digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit),
            let value = UInt32(digits, radix: 16)
        else { return nil }
        self.init(rgba: digits.count == 8 ? value : value << 8 | 0xFF)
    }

    /// Creates a colour from its components, 0 to 1 each; values are clamped and rounded to eight bits.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        func bits(_ component: Double) -> UInt32 { UInt32((min(max(component, 0), 1) * 255).rounded()) }
        self.init(rgba: bits(red) << 24 | bits(green) << 16 | bits(blue) << 8 | bits(opacity))
    }

    /// - Parameter rgba: eight bits each of red, green, blue and opacity, red first.
    init(rgba: UInt32) {
        func component(_ shift: UInt32) -> Double { Double(rgba >> shift & 0xFF) / 255 }
        (red, green, blue, opacity) = (component(24), component(16), component(8), component(0))
    }
}

extension HexColor: CustomStringConvertible {
    /// `#` and eight hexadecimal digits.
    public var description: String {
        "#"
            + [red, green, blue, opacity].map { component in
                let digits = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
                return digits.count == 1 ? "0" + digits : digits
            }.joined()
    }
}
