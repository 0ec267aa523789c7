/// The colours that a style sheet may call by name: UIKit's, which NUI has, the others of HTML 4, and none at all.
///
/// UIKit's `green` is that of HTML's `lime`. Names may end in `Color`, as UIKit's did.
enum ColorNames {
    static func color(named name: String) -> HexColor? {
        let name = name.lowercased()
        let value = values[name] ?? (name.hasSuffix("color") ? values[String(name.dropLast("color".count))] : nil)
        return value.map(HexColor.init(rgba:))
    }

    private static let values: [String: UInt32] = [
        "aqua": 0x00FF_FFFF, "black": 0x0000_00FF, "blue": 0x0000_FFFF, "fuchsia": 0xFF00_FFFF, "gray": 0x8080_80FF,
        "green": 0x00FF_00FF, "lime": 0x00FF_00FF, "maroon": 0x8000_00FF, "navy": 0x0000_80FF, "olive": 0x8080_00FF,
        "purple": 0x8000_80FF, "red": 0xFF00_00FF, "silver": 0xC0C0_C0FF, "teal": 0x0080_80FF, "white": 0xFFFF_FFFF,
        "yellow": 0xFFFF_00FF,
        "brown": 0x9966_33FF, "cyan": 0x00FF_FFFF, "darkgray": 0x5555_55FF, "darkgrey": 0x5555_55FF,
        "grey": 0x8080_80FF, "lightgray": 0xAAAA_AAFF, "lightgrey": 0xAAAA_AAFF, "magenta": 0xFF00_FFFF,
        "orange": 0xFF80_00FF,
        "clear": 0x0000_0000, "transparent": 0x0000_0000,
    ]
}
