/// Colours of UIKit that differ on light and dark backgrounds, by name (Human Interface Guidelines, Color, iOS).
enum SystemColorNames {
    static func color(named name: String) -> StyleSheetColor? {
        guard let pair = values[name.lowercased()] else { return nil }
        return StyleSheetColor(
            light: .hex(HexColor(rgba: pair.light << 8 | 0xFF)), dark: .hex(HexColor(rgba: pair.dark << 8 | 0xFF)))
    }

    private static let values: [String: (light: UInt32, dark: UInt32)] = [
        "label": (0x000000, 0xFFFFFF), "systemred": (0xFF3B30, 0xFF453A), "systemorange": (0xFF9500, 0xFF9F0A),
        "systemyellow": (0xFFCC00, 0xFFD60A), "systemgreen": (0x34C759, 0x30D158), "systemmint": (0x00C7BE, 0x63E6E2),
        "systemteal": (0x30B0C7, 0x40C8E0), "systemcyan": (0x32ADE6, 0x64D2FF), "systemblue": (0x007AFF, 0x0A84FF),
        "systemindigo": (0x5856D6, 0x5E5CE6), "systempurple": (0xAF52DE, 0xBF5AF2),
        "systempink": (0xFF2D55, 0xFF375F), "systembrown": (0xA2845E, 0xAC8E68), "systemgray": (0x8E8E93, 0x8E8E93),
        "systemgray2": (0xAEAEB2, 0x636366), "systemgray3": (0xC7C7CC, 0x48484A), "systemgray4": (0xD1D1D6, 0x3A3A3C),
        "systemgray5": (0xE5E5EA, 0x2C2C2E), "systemgray6": (0xF2F2F7, 0x1C1C1E),
        "systembackground": (0xFFFFFF, 0x000000), "secondarysystembackground": (0xF2F2F7, 0x1C1C1E),
    ]
}
