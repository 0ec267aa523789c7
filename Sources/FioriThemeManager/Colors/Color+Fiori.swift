import SwiftUI

/// The background that a colour is meant for.
public enum BackgroundColorScheme: Hashable, Sendable {
    /// That of the place: light or dark as the environment says.
    case device
    /// The opposite of that of the place.
    case deviceInverse
    /// A light one, wherever the view stands.
    case lightConstant
    /// A dark one, wherever the view stands.
    case darkConstant
}

/// How far a surface is lifted above the page.
public enum InterfaceLevel: Hashable, Sendable {
    /// As the place: the page itself.
    case device
    case deviceInverse
    case baseConstant
    case elevatedConstant
}

/// How strong contrasts are.
public enum ColorDisplayMode: Hashable, Sendable {
    /// As the reader prefers.
    case device
    case deviceInverse
    case normalConstant
    case highConstant
}

extension Color {
    /// The colour of a style in the current palette, resolved where it is drawn.
    /// - Parameters:
    ///   - style: The colour by name.
    ///   - background: The background that it is meant for.
    ///   - interface: The level of the surface that it stands on.
    ///   - display: The contrast that it is meant for.
    public static func preferredColor(
        _ style: ColorStyle, background: BackgroundColorScheme = .device, interface: InterfaceLevel = .device,
        display: ColorDisplayMode = .device
    ) -> Color {
        Color(PaletteColor(style: style, background: background, interface: interface, display: display))
    }
}

extension ShapeStyle where Self == Color {
    /// The colour of a style in the current palette, resolved where it is drawn.
    public static func preferredColor(
        _ style: ColorStyle, background: BackgroundColorScheme = .device, interface: InterfaceLevel = .device,
        display: ColorDisplayMode = .device
    ) -> Color {
        Color.preferredColor(style, background: background, interface: interface, display: display)
    }
}

/// A colour of the palette that waits for its environment.
///
/// SwiftUI resolves such a style itself on every system, so that no platform's own dynamic colour is needed.
struct PaletteColor: ShapeStyle, Hashable {
    let style: ColorStyle
    let background: BackgroundColorScheme
    let interface: InterfaceLevel
    let display: ColorDisplayMode

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
            case .device, .baseConstant: false
            case .deviceInverse, .elevatedConstant: true
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
        guard let color = Palette.latest.hexColor(for: style, in: variant(in: environment)) else {
            return Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
        }
        return Color.Resolved(
            red: Float(color.red), green: Float(color.green), blue: Float(color.blue), opacity: Float(color.opacity))
    }
}
