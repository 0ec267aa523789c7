import SwiftUI

/// A colour as a style sheet gives it: by background, or as that of a style of the palette.
public struct StyleSheetColor: Hashable, Sendable {
    /// On light backgrounds.
    var light: Source?
    /// On dark backgrounds.
    var dark: Source?

    enum Source: Hashable, Sendable {
        case hex(HexColor)
        case style(ColorStyle)
    }

    init(light: Source?, dark: Source?) {
        self.light = light
        self.dark = dark
    }

    /// The colour itself, which follows its environment and the theme.
    public var color: Color { Color(Dynamic(color: self, themeVersion: ThemeManager.shared.themeVersion)) }

    /// What the colour is in a variant; nil when the sheet says nothing for that.
    func source(in variant: ColorVariant) -> Source? { variant.isForDarkBackgrounds ? dark : light }

    private struct Dynamic: ShapeStyle, Hashable {
        let color: StyleSheetColor
        let themeVersion: Int

        func resolve(in environment: EnvironmentValues) -> Color.Resolved {
            switch (environment.colorScheme == .dark ? color.dark : color.light) ?? color.light ?? color.dark {
            case .hex(let hex)?:
                Color.Resolved(
                    red: Float(hex.red), green: Float(hex.green), blue: Float(hex.blue), opacity: Float(hex.opacity))
            case .style(let style)?:
                Color.preferredColor(style).resolve(in: environment)
            case nil:
                Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
            }
        }
    }
}

extension ColorVariant {
    /// Light colours are for dark backgrounds.
    var isForDarkBackgrounds: Bool {
        switch self {
        case .light, .contrastLight, .elevatedLight, .elevatedContrastLight: true
        case .dark, .contrastDark, .elevatedDark, .elevatedContrastDark: false
        }
    }
}
