import SwiftUICore

/// The look and behaviour of pickers: one of those that the platform has.
public protocol PickerStyle {}

/// A style of this module.
nonisolated private protocol KnownPickerStyle: PickerStyle {
    var kind: PickerKind { get }
}

/// The appearance of a picker.
enum PickerKind: Equatable {
    case automatic, menu, segmented, inline, wheel, palette, navigationLink

    enum Form { case menu, segmented, inline, wheel, navigationLink, palette }

    /// The form that the style takes in a place. On iOS a picker is a menu unless it is told otherwise, options in line
    /// need a list to stand in, and a palette one outside of menus is segmented (Apple's documentation). Among the items of
    /// a menu the options are items, unless the picker is to be a menu within it, or a row of pictures.
    func form(inListRow: Bool, inMenu: Bool) -> Form {
        if inMenu {
            return switch self {
            case .menu: .menu
            case .palette: .palette
            default: .inline
            }
        }
        return switch self {
        case .automatic, .menu: .menu
        case .navigationLink: .navigationLink
        case .segmented, .palette: .segmented
        case .inline: inListRow ? .inline : .wheel
        case .wheel: .wheel
        }
    }
}

/// The style that fits the place: a menu.
public struct DefaultPickerStyle: KnownPickerStyle {
    nonisolated public init() {}
    nonisolated fileprivate var kind: PickerKind { .automatic }
}

/// A button that opens a menu of the options.
public struct MenuPickerStyle: KnownPickerStyle {
    nonisolated public init() {}
    nonisolated fileprivate var kind: PickerKind { .menu }
}

/// The options side by side.
public struct SegmentedPickerStyle: KnownPickerStyle {
    nonisolated public init() {}
    nonisolated fileprivate var kind: PickerKind { .segmented }
}

/// The options as rows among those around.
public struct InlinePickerStyle: KnownPickerStyle {
    nonisolated public init() {}
    nonisolated fileprivate var kind: PickerKind { .inline }
}

/// The options on a wheel.
public struct WheelPickerStyle: KnownPickerStyle {
    nonisolated public init() {}
    nonisolated fileprivate var kind: PickerKind { .wheel }
}

/// The options as a row of small pictures.
public struct PalettePickerStyle: KnownPickerStyle {
    nonisolated public init() {}
    nonisolated fileprivate var kind: PickerKind { .palette }
}

/// The options on a page of their own.
public struct NavigationLinkPickerStyle: KnownPickerStyle {
    nonisolated public init() {}
    nonisolated fileprivate var kind: PickerKind { .navigationLink }
}

extension PickerStyle where Self == DefaultPickerStyle {
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

private struct PickerStyleKey: EnvironmentKey { static var defaultValue: PickerKind { .automatic } }

extension EnvironmentValues {
    /// The style of the pickers in a view.
    var pickerStyle: PickerKind {
        get { self[PickerStyleKey.self] }
        set { self[PickerStyleKey.self] = newValue }
    }
}

extension View {
    /// The look and behaviour of pickers in this view and below.
    nonisolated public func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle {
        environment(\.pickerStyle, (style as? any KnownPickerStyle)?.kind ?? .automatic)
    }
}
