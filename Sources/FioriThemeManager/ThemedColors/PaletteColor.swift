#if os(Linux)
    @_spi(Portable) import SwiftUI
#else
    import SwiftUI
#endif

/// A colour of the palette, resolved in the environment of its view.
///
/// SwiftUI resolves such a style itself on every system, so that no platform's own dynamic colour is needed. SwiftUI's
/// environment lacks only the level of the interface: see ``isElevated(in:)``.
struct PaletteColor: ShapeStyle, Hashable {
    let style: ColorStyle
    let background: BackgroundColorScheme
    let interface: InterfaceLevel
    let display: ColorDisplayMode
    /// Version of the theme at the colour's creation. It makes colours of different themes unequal, so that views that
    /// compare their input are redrawn; the resolved colour is always that of the current theme.
    let themeVersion: Int

    func variant(in environment: EnvironmentValues) -> ColorVariant {
        let isDarkPlace = environment.colorScheme == .dark
        let isDarkBackground =
            switch background {
            case .device: isDarkPlace
            case .deviceInverse: !isDarkPlace
            case .lightConstant: false
            case .darkConstant: true
            }
        let isContrastPlace = environment.colorSchemeContrast == .increased
        let isContrast =
            switch display {
            case .device: isContrastPlace
            case .deviceInverse: !isContrastPlace
            case .normalConstant: false
            case .highConstant: true
            }
        let isElevated =
            switch interface {
            case .device: Self.isElevated(in: environment)
            case .deviceInverse: !Self.isElevated(in: environment)
            case .baseConstant: false
            case .elevatedConstant: true
            }
        return switch (isElevated, isContrast, isDarkBackground) {
        case (false, false, true): .light
        case (false, false, false): .dark
        case (false, true, true): .contrastLight
        case (false, true, false): .contrastDark
        case (true, false, true): .elevatedLight
        case (true, false, false): .elevatedDark
        case (true, true, true): .elevatedContrastLight
        case (true, true, false): .elevatedContrastDark
        }
    }

    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        guard
            let color = environment.themeManager.currentHexColor(
                for: style, in: variant(in: environment), medium: { environment.styleSheetMedium })
        else {
            return Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
        }
        return Color.Resolved(
            red: Float(color.red), green: Float(color.green), blue: Float(color.blue), opacity: Float(color.opacity))
    }
}

// MARK: The level of the interface

extension PaletteColor {
    #if canImport(UIKit)
        /// Black on the page and white on presented content: UIKit provides the level when SwiftUI resolves a colour.
        private static let levelProbe = Color(
            uiColor: UIColor { $0.userInterfaceLevel == .elevated ? .white : .black })

        private static func isElevated(in environment: EnvironmentValues) -> Bool {
            levelProbe.resolve(in: environment).red > 0.5
        }
    #elseif os(Linux)
        private static func isElevated(in environment: EnvironmentValues) -> Bool { environment.isInterfaceElevated }
    #else
        /// macOS has no levels.
        private static func isElevated(in environment: EnvironmentValues) -> Bool { false }
    #endif
}
