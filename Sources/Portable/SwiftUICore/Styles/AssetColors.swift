import Drawing
import Foundation

/// Colours of uncompiled asset catalogues: `Name.colorset/Contents.json` below an `.xcassets` folder of a bundle.
enum AssetColors {
    private struct ColorSet: Decodable {
        struct Entry: Decodable {
            struct Definition: Decodable {
                let components: [String: String]
                let space: String?

                enum CodingKeys: String, CodingKey {
                    case components
                    case space = "color-space"
                }
            }
            let appearances: [AssetAppearance]?
            let color: Definition?
        }
        let colors: [Entry]
    }

    /// A colour for an environment. An unknown name is transparent, and said once.
    static func color(named name: String, bundle: Bundle?, in environment: EnvironmentValues) -> RGBAColor {
        guard let set = load(name, bundle ?? .main) else {
            Log.warning("No color named '\(name)' found in the asset catalogs of \((bundle ?? .main).bundlePath)")
            return RGBAColor(white: 0, alpha: 0)
        }
        let entries = AssetSurroundings(environment).best(of: set.colors, by: \.appearances)
        guard let definition = entries.first?.color else { return RGBAColor(white: 0, alpha: 0) }
        func component(_ key: String) -> Double {
            let text = definition.components[key] ?? definition.components["white"] ?? "0"
            if text.hasPrefix("0x") { return Double(Int(text.dropFirst(2), radix: 16) ?? 0) / 255 }
            let value = Double(text) ?? 0
            return text.contains(".") ? value : value / 255
        }
        let color = RGBAColor(
            red: component("red"), green: component("green"), blue: component("blue"),
            alpha: Double(definition.components["alpha"] ?? "1") ?? 1)
        return (definition.space == "display-p3" ? Color.RGBColorSpace.displayP3 : .sRGB).convert(color)
    }

    private static func load(_ name: String, _ bundle: Bundle) -> ColorSet? {
        guard let resources = bundle.resourceURL,
            let catalogs = try? FileManager.default.contentsOfDirectory(at: resources, includingPropertiesForKeys: nil)
        else { return nil }
        for catalog in catalogs where catalog.pathExtension == "xcassets" {
            let file = catalog.appendingPathComponent("\(name).colorset/Contents.json")
            if let data = try? Data(contentsOf: file) { return try? JSONDecoder().decode(ColorSet.self, from: data) }
        }
        return nil
    }
}
