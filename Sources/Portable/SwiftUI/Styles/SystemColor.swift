import Drawing

/// The colours of iOS in their light and dark forms (Human Interface Guidelines, Color).
enum SystemColor: String, Hashable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case gray2, gray3, gray4, gray5, gray6
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText
    case separator, opaqueSeparator, link
    case systemBackground, secondarySystemBackground, tertiarySystemBackground
    case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
    case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill

    func color(in environment: EnvironmentValues) -> RGBAColor {
        guard environment.colorScheme == .dark else { return pair.light }
        if let raised, environment.isInterfaceElevated { return raised }
        return pair.dark
    }

    /// In the dark, backgrounds of what is presented over a page are a step lighter (Human Interface Guidelines, Dark
    /// Mode; UIKit's elevated user interface level).
    private var raised: RGBAColor? {
        switch self {
        case .systemBackground, .systemGroupedBackground: RGBAColor(hex: 0x1C1C1E)
        case .secondarySystemBackground, .secondarySystemGroupedBackground: RGBAColor(hex: 0x2C2C2E)
        case .tertiarySystemBackground, .tertiarySystemGroupedBackground: RGBAColor(hex: 0x3A3A3C)
        default: nil
        }
    }

    private var pair: (light: RGBAColor, dark: RGBAColor) {
        switch self {
        case .red: opaque(0xFF3B30, 0xFF453A)
        case .orange: opaque(0xFF9500, 0xFF9F0A)
        case .yellow: opaque(0xFFCC00, 0xFFD60A)
        case .green: opaque(0x34C759, 0x30D158)
        case .mint: opaque(0x00C7BE, 0x63E6E2)
        case .teal: opaque(0x30B0C7, 0x40C8E0)
        case .cyan: opaque(0x32ADE6, 0x64D2FF)
        case .blue: opaque(0x007AFF, 0x0A84FF)
        case .indigo: opaque(0x5856D6, 0x5E5CE6)
        case .purple: opaque(0xAF52DE, 0xBF5AF2)
        case .pink: opaque(0xFF2D55, 0xFF375F)
        case .brown: opaque(0xA2845E, 0xAC8E68)
        case .gray: opaque(0x8E8E93, 0x8E8E93)
        case .gray2: opaque(0xAEAEB2, 0x636366)
        case .gray3: opaque(0xC7C7CC, 0x48484A)
        case .gray4: opaque(0xD1D1D6, 0x3A3A3C)
        case .gray5: opaque(0xE5E5EA, 0x2C2C2E)
        case .gray6: opaque(0xF2F2F7, 0x1C1C1E)
        case .label: opaque(0x000000, 0xFFFFFF)
        case .secondaryLabel: translucent(0x3C3C43, 0.6, 0xEBEBF5, 0.6)
        case .tertiaryLabel, .placeholderText: translucent(0x3C3C43, 0.3, 0xEBEBF5, 0.3)
        case .quaternaryLabel: translucent(0x3C3C43, 0.18, 0xEBEBF5, 0.16)
        case .separator: translucent(0x3C3C43, 0.29, 0x545458, 0.6)
        case .opaqueSeparator: opaque(0xC6C6C8, 0x38383A)
        case .link: opaque(0x007AFF, 0x0984FF)
        case .systemBackground: opaque(0xFFFFFF, 0x000000)
        case .secondarySystemBackground: opaque(0xF2F2F7, 0x1C1C1E)
        case .tertiarySystemBackground: opaque(0xFFFFFF, 0x2C2C2E)
        case .systemGroupedBackground: opaque(0xF2F2F7, 0x000000)
        case .secondarySystemGroupedBackground: opaque(0xFFFFFF, 0x1C1C1E)
        case .tertiarySystemGroupedBackground: opaque(0xF2F2F7, 0x2C2C2E)
        case .systemFill: translucent(0x787880, 0.2, 0x787880, 0.36)
        case .secondarySystemFill: translucent(0x787880, 0.16, 0x787880, 0.32)
        case .tertiarySystemFill: translucent(0x767680, 0.12, 0x767680, 0.24)
        case .quaternarySystemFill: translucent(0x747480, 0.08, 0x747480, 0.18)
        }
    }

    private func opaque(_ light: UInt32, _ dark: UInt32) -> (RGBAColor, RGBAColor) {
        (RGBAColor(hex: light), RGBAColor(hex: dark))
    }

    private func translucent(
        _ light: UInt32, _ lightAlpha: Double, _ dark: UInt32, _ darkAlpha: Double
    ) -> (RGBAColor, RGBAColor) {
        (RGBAColor(hex: light, alpha: lightAlpha), RGBAColor(hex: dark, alpha: darkAlpha))
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
