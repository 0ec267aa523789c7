import FioriSwiftUI
import Foundation
import SwiftUI

/// The theme, from wherever an app changes it.
public enum Themes {
    /// Every way to change a colour; returns the hexadecimal digits of one in each generation of the palette.
    public static func change(sheet url: URL) throws -> [String] {
        let manager = ThemeManager.shared
        manager.setPaletteVersion(.latest)
        manager.setPalette(PaletteVersion.v4.palette)
        manager.setPalette(Palette([.tintColor: [.light: HexColor("FF0000")!]], base: .latest))
        manager.setColor(.red, for: .primaryLabel, variant: .dark)
        manager.setColor(.red, for: .primaryLabel)
        manager.setHexColor("FF6000", for: .primaryLabel, variant: .light)
        manager.setHexColor("#FF600080", for: .primaryLabel)
        manager.setColor(nil, for: .primaryLabel)
        _ = manager.palette
        manager.setStyleSheets([try StyleSheet("@primaryLabel:#FF6000; @primaryLabel_darkBackground:#00FFFF;")])
        manager.addStyleSheet(try StyleSheet("ContactItem.title { font-size: 20; }"))
        try manager.loadStyleSheets(from: [url])
        try manager.reloadStyleSheets()
        StyleCache.upsertStyles(["title": AnyViewModifier { $0.font(.headline) }])
        StyleCache.resetStyles()
        manager.reset()
        return PaletteVersion.allCases.map { $0.palette.hexColor(for: .tintColor, in: .light)?.description ?? "" }
    }

    /// Colours and fonts by all of their parameters.
    public static func looks() -> (colors: [Color], fonts: [Font]) {
        let schemes: [BackgroundColorScheme] = [.device, .deviceInverse, .lightConstant, .darkConstant]
        let levels: [InterfaceLevel] = [.device, .deviceInverse, .baseConstant, .elevatedConstant]
        let displays: [ColorDisplayMode] = [.device, .deviceInverse, .normalConstant, .highConstant]
        var colors: [Color] = [.preferredColor(.primary1), .preferredColor(.primaryLabel, background: .lightConstant)]
        for scheme in schemes {
            for level in levels {
                for display in displays {
                    colors.append(
                        Color.preferredColor(.tintColor, background: scheme, interface: level, display: display))
                }
            }
        }
        let fonts: [Font] = [
            .fiori(forTextStyle: .body), .fiori(forTextStyle: .title, weight: .bold),
            .fiori(forTextStyle: .title, weight: .black, isItalic: true, isCondensed: true),
            .fiori(forTextStyle: .footnote, weight: .light), .fiori(fixedSize: 17),
            .fiori(fixedSize: 17, weight: .regular, isItalic: true, isCondensed: false),
            .fiori(fixedSize: 17, isConstant: true), .fioriCondensed(forTextStyle: .body),
            .fioriCondensed(forTextStyle: .body, weight: .bold), .fioriCondensed(fixedSize: 17),
        ]
        return (colors, fonts)
    }

    /// Pictures by their SAP names.
    public static func icons() -> [Image] {
        [Image(sapIcon: "sap-icon://employee"), Image(sapIcon: "accept"), Image(sapIcon: "unheard-of")]
    }

    public static func registerFonts(in folder: URL) throws -> Int {
        try Font.registerFioriFonts() + Font.registerFioriFonts(folder: folder)
    }
}
