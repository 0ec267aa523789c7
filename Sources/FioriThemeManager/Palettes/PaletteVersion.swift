/// The generations of the Fiori palette.
public enum PaletteVersion: String, CaseIterable, Comparable, Hashable, Sendable {
    case v3, v4, v5, v6, v7, v8

    /// The newest version, which counts unless an app asks for another.
    public static let latest = PaletteVersion.v8

    public static func < (lhs: PaletteVersion, rhs: PaletteVersion) -> Bool { lhs.rawValue < rhs.rawValue }

    /// The colours of this version.
    public var palette: Palette {
        switch self {
        case .v3: Self.v3Palette
        case .v4: Self.v4Palette
        case .v5: Self.v5Palette
        case .v6: Self.v6Palette
        case .v7: Self.v7Palette
        case .v8: Self.v8Palette
        }
    }

    private static let v3Palette = Palette(version: .v3, table: PaletteV3.table)
    private static let v4Palette = Palette(version: .v4, table: PaletteV4.table)
    private static let v5Palette = Palette(version: .v5, table: PaletteV5.table)
    private static let v6Palette = Palette(version: .v6, table: PaletteV6.table)
    private static let v7Palette = Palette(version: .v7, table: PaletteV7.table)
    private static let v8Palette = Palette(version: .v8, table: PaletteV8.table)
}
