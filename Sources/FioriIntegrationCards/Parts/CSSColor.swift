import Foundation
import SwiftUI

/// Colours as manifests write them.
nonisolated enum CSSColor {
    /// The colour of a text; nil when it is none.
    ///
    /// - Parameter css: 3, 4, 6 or 8 hexadecimal digits behind "#", `rgb()`, `rgba()`, a colour name of CSS level 2, or a
    ///   semantic parameter of UI5's themes, such as `sapPositiveTextColor`, which becomes a colour of the palette.
    static func color(_ css: String?) -> Color? {
        guard let text = css?.trimmingCharacters(in: .whitespaces), !text.isEmpty else { return nil }
        if text.hasPrefix("#") { return hex(text.dropFirst()) }
        if let style = themeParameters[text] ?? themeParameters[String(text.drop { $0 == "@" })] {
            return .preferredColor(style)
        }
        let lower = text.lowercased()
        if lower.hasPrefix("rgb") { return components(lower) }
        return names[lower].flatMap { hex($0[...]) }
    }

    private static func hex(_ digits: Substring) -> Color? {
        guard digits.allSatisfy(\.isHexDigit), let value = UInt64(digits, radix: 16) else { return nil }
        func part(_ shift: UInt64, _ bits: UInt64) -> Double {
            let most: UInt64 = (1 << bits) - 1
            return Double((value >> shift) & most) / Double(most)
        }
        switch digits.count {
        case 3: return Color(red: part(8, 4), green: part(4, 4), blue: part(0, 4))
        case 4: return Color(red: part(12, 4), green: part(8, 4), blue: part(4, 4)).opacity(part(0, 4))
        case 6: return Color(red: part(16, 8), green: part(8, 8), blue: part(0, 8))
        case 8: return Color(red: part(24, 8), green: part(16, 8), blue: part(8, 8)).opacity(part(0, 8))
        default: return nil
        }
    }

    private static func components(_ text: String) -> Color? {
        guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
        let parts = text[text.index(after: open)...].dropLast().split { ", /".contains($0) }
        guard parts.count == 3 || parts.count == 4 else { return nil }
        func number(_ part: Substring, of whole: Double) -> Double? {
            let value = part.hasSuffix("%") ? Double(part.dropLast()).map { $0 / 100 } : Double(part).map { $0 / whole }
            return value.map { min(max($0, 0), 1) }
        }
        guard let red = number(parts[0], of: 255), let green = number(parts[1], of: 255),
            let blue = number(parts[2], of: 255)
        else { return nil }
        let opacity = parts.count == 4 ? number(parts[3], of: 1) ?? 1 : 1
        return Color(red: red, green: green, blue: blue).opacity(opacity)
    }

    private static let names = [
        "black": "000000", "silver": "C0C0C0", "gray": "808080", "grey": "808080", "white": "FFFFFF",
        "maroon": "800000", "red": "FF0000", "purple": "800080", "fuchsia": "FF00FF", "green": "008000",
        "lime": "00FF00", "olive": "808000", "yellow": "FFFF00", "navy": "000080", "blue": "0000FF", "teal": "008080",
        "aqua": "00FFFF", "orange": "FFA500", "transparent": "00000000",
    ]

    private static let themeParameters: [String: ColorStyle] = [
        "sapPositiveTextColor": .positiveLabel, "sapNegativeTextColor": .negativeLabel,
        "sapCriticalTextColor": .criticalLabel, "sapInformativeTextColor": .informativeLabel,
        "sapNeutralTextColor": .neutralLabel, "sapPositiveColor": .positiveLabel, "sapNegativeColor": .negativeLabel,
        "sapCriticalColor": .criticalLabel, "sapInformativeColor": .informativeLabel, "sapNeutralColor": .neutralLabel,
        "sapUiPositiveText": .positiveLabel, "sapUiNegativeText": .negativeLabel, "sapUiCriticalText": .criticalLabel,
        "sapUiNeutralText": .neutralLabel, "sapUiPositive": .positiveLabel, "sapUiNegative": .negativeLabel,
        "sapUiCritical": .criticalLabel, "sapUiNeutral": .neutralLabel, "sapTextColor": .primaryLabel,
        "sapTitleColor": .primaryLabel, "sapContent_LabelColor": .secondaryLabel, "sapBrandColor": .tintColor,
        "sapUiChartPaletteSemanticGood": .chartGood, "sapUiChartPaletteSemanticBad": .chartBad,
        "sapUiChartPaletteSemanticCritical": .chartCritical, "sapUiChartPaletteSemanticNeutral": .chartNeutral,
        "sapUiPositiveElement": .chartGood, "sapUiNegativeElement": .chartBad, "sapUiCriticalElement": .chartCritical,
        "sapUiNeutralElement": .chartNeutral, "sapPositiveElementColor": .chartGood,
        "sapNegativeElementColor": .chartBad, "sapCriticalElementColor": .chartCritical,
        "sapNeutralElementColor": .chartNeutral,
        "sapUiChartPaletteQualitativeHue1": .chart1, "sapUiChartPaletteQualitativeHue2": .chart2,
        "sapUiChartPaletteQualitativeHue3": .chart3, "sapUiChartPaletteQualitativeHue4": .chart4,
        "sapUiChartPaletteQualitativeHue5": .chart5, "sapUiChartPaletteQualitativeHue6": .chart6,
        "sapUiChartPaletteQualitativeHue7": .chart7, "sapUiChartPaletteQualitativeHue8": .chart8,
        "sapUiChartPaletteQualitativeHue9": .chart9, "sapUiChartPaletteQualitativeHue10": .chart10,
        "sapUiChartPaletteQualitativeHue11": .chart11,
    ]
}
