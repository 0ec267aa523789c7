import Drawing

/// The colours of iOS in light and dark surroundings and with more contrast (Human Interface Guidelines, Color).
package enum SystemColor: String, Hashable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case gray2, gray3, gray4, gray5, gray6
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText
    case separator, opaqueSeparator, link
    case systemBackground, secondarySystemBackground, tertiarySystemBackground
    case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
    case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill

    package func color(in environment: EnvironmentValues) -> RGBAColor {
        let isStrong = environment.colorSchemeContrast == .increased
        guard environment.colorScheme == .dark else { return isStrong ? shades.strongLight : shades.light }
        if let raised, environment.isInterfaceElevated { return isStrong ? raised.strong : raised.usual }
        return isStrong ? shades.strongDark : shades.dark
    }

    /// In the dark, backgrounds of what is presented over a page are a step lighter (Human Interface Guidelines, Dark
    /// Mode; UIKit's elevated user interface level).
    private var raised: (usual: RGBAColor, strong: RGBAColor)? {
        switch self {
        case .systemBackground, .systemGroupedBackground: (RGBAColor(hex: 0x1C1C1E), RGBAColor(hex: 0x242426))
        case .secondarySystemBackground, .secondarySystemGroupedBackground:
            (RGBAColor(hex: 0x2C2C2E), RGBAColor(hex: 0x363638))
        case .tertiarySystemBackground, .tertiarySystemGroupedBackground:
            (RGBAColor(hex: 0x3A3A3C), RGBAColor(hex: 0x444446))
        default: nil
        }
    }
}

extension SystemColor {
    /// Variants of a system colour by colour scheme and contrast; the strong ones are for increased contrast.
    private struct Shades {
        let light, dark, strongLight, strongDark: RGBAColor

        /// An opaque colour: as the guidelines give it, the strong ones as of iOS 13 to 18.
        init(_ light: UInt32, _ dark: UInt32, strong strongLight: UInt32, _ strongDark: UInt32) {
            self.light = RGBAColor(hex: light)
            self.dark = RGBAColor(hex: dark)
            self.strongLight = RGBAColor(hex: strongLight)
            self.strongDark = RGBAColor(hex: strongDark)
        }

        /// A translucent colour, of which more is seen where there is to be more contrast.
        init(
            _ light: UInt32, _ dark: UInt32, opacity: (light: Double, dark: Double),
            strong: (light: Double, dark: Double)
        ) {
            self.light = RGBAColor(hex: light, alpha: opacity.light)
            self.dark = RGBAColor(hex: dark, alpha: opacity.dark)
            strongLight = RGBAColor(hex: light, alpha: strong.light)
            strongDark = RGBAColor(hex: dark, alpha: strong.dark)
        }
    }

    private var shades: Shades {
        switch self {
        case .red: Shades(0xFF3B30, 0xFF453A, strong: 0xD70015, 0xFF6961)
        case .orange: Shades(0xFF9500, 0xFF9F0A, strong: 0xC93400, 0xFFB340)
        case .yellow: Shades(0xFFCC00, 0xFFD60A, strong: 0xB25000, 0xFFD426)
        case .green: Shades(0x34C759, 0x30D158, strong: 0x248A3D, 0x30DB5B)
        case .mint: Shades(0x00C7BE, 0x63E6E2, strong: 0x0C817B, 0x66D4CF)
        case .teal: Shades(0x30B0C7, 0x40C8E0, strong: 0x008299, 0x5DE6FF)
        case .cyan: Shades(0x32ADE6, 0x64D2FF, strong: 0x0071A4, 0x70D7FF)
        case .blue: Shades(0x007AFF, 0x0A84FF, strong: 0x0040DD, 0x409CFF)
        case .indigo: Shades(0x5856D6, 0x5E5CE6, strong: 0x3634A3, 0x7D7AFF)
        case .purple: Shades(0xAF52DE, 0xBF5AF2, strong: 0x8944AB, 0xDA8FFF)
        case .pink: Shades(0xFF2D55, 0xFF375F, strong: 0xD30F45, 0xFF6482)
        case .brown: Shades(0xA2845E, 0xAC8E68, strong: 0x7F6545, 0xB59469)
        case .gray: Shades(0x8E8E93, 0x8E8E93, strong: 0x6C6C70, 0xAEAEB2)
        case .gray2: Shades(0xAEAEB2, 0x636366, strong: 0x8E8E93, 0x7C7C80)
        case .gray3: Shades(0xC7C7CC, 0x48484A, strong: 0xAEAEB2, 0x545456)
        case .gray4: Shades(0xD1D1D6, 0x3A3A3C, strong: 0xBCBCC0, 0x444446)
        case .gray5: Shades(0xE5E5EA, 0x2C2C2E, strong: 0xD8D8DC, 0x363638)
        case .gray6: Shades(0xF2F2F7, 0x1C1C1E, strong: 0xEBEBF0, 0x242426)
        case .label: Shades(0x000000, 0xFFFFFF, strong: 0x000000, 0xFFFFFF)
        case .secondaryLabel: Shades(0x3C3C43, 0xEBEBF5, opacity: (0.6, 0.6), strong: (0.8, 0.7))
        case .tertiaryLabel, .placeholderText:
            Shades(0x3C3C43, 0xEBEBF5, opacity: (0.3, 0.3), strong: (0.7, 0.55))
        case .quaternaryLabel: Shades(0x3C3C43, 0xEBEBF5, opacity: (0.18, 0.16), strong: (0.55, 0.4))
        case .separator: Shades(0x3C3C43, 0x545458, opacity: (0.29, 0.6), strong: (0.37, 0.68))
        case .opaqueSeparator: Shades(0xC6C6C8, 0x38383A, strong: 0xC6C6C8, 0x38383A)
        case .link: Shades(0x007AFF, 0x0984FF, strong: 0x0040DD, 0x409CFF)
        case .systemBackground: Shades(0xFFFFFF, 0x000000, strong: 0xFFFFFF, 0x000000)
        case .secondarySystemBackground: Shades(0xF2F2F7, 0x1C1C1E, strong: 0xEBEBF0, 0x242426)
        case .tertiarySystemBackground: Shades(0xFFFFFF, 0x2C2C2E, strong: 0xFFFFFF, 0x363638)
        case .systemGroupedBackground: Shades(0xF2F2F7, 0x000000, strong: 0xEBEBF0, 0x000000)
        case .secondarySystemGroupedBackground: Shades(0xFFFFFF, 0x1C1C1E, strong: 0xFFFFFF, 0x242426)
        case .tertiarySystemGroupedBackground: Shades(0xF2F2F7, 0x2C2C2E, strong: 0xEBEBF0, 0x363638)
        case .systemFill: Shades(0x787880, 0x787880, opacity: (0.2, 0.36), strong: (0.28, 0.44))
        case .secondarySystemFill: Shades(0x787880, 0x787880, opacity: (0.16, 0.32), strong: (0.24, 0.4))
        case .tertiarySystemFill: Shades(0x767680, 0x767680, opacity: (0.12, 0.24), strong: (0.2, 0.32))
        case .quaternarySystemFill: Shades(0x747480, 0x747480, opacity: (0.08, 0.18), strong: (0.16, 0.26))
        }
    }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var white: Color { .white }
    public static var gray: Color { .gray }
    public static var black: Color { .black }
    public static var clear: Color { .clear }
}
