import SwiftUICore

/// In which order the items of menus stand.
public struct MenuOrder: Equatable, Hashable, Sendable {
    private let name: String

    private init(_ name: String) { self.name = name }

    /// An order that suits the place of the menu.
    public static let automatic = MenuOrder("automatic")
    /// The first items nearest to where the menu was opened.
    public static let priority = MenuOrder("priority")
    /// The order of the menu's content, from the top.
    public static let fixed = MenuOrder("fixed")
}

/// The behaviour of an open menu when one of its items is chosen.
public struct MenuActionDismissBehavior: Equatable {
    private let name: String

    private init(_ name: String) { self.name = name }

    nonisolated(unsafe) public static let automatic = MenuActionDismissBehavior("automatic")
    /// The menu closes.
    nonisolated(unsafe) public static let enabled = MenuActionDismissBehavior("enabled")
    /// The menu stays open.
    nonisolated(unsafe) public static let disabled = MenuActionDismissBehavior("disabled")
}

private struct MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }
private struct MenuIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
private struct MenuStaysOpenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// In which order the items of menus stand.
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }

    /// The visibility of menu indicators in the buttons of menus.
    public var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }

    /// True if menus stay open when an item is chosen.
    package var menuStaysOpen: Bool {
        get { self[MenuStaysOpenKey.self] }
        set { self[MenuStaysOpenKey.self] = newValue }
    }
}

extension View {
    /// In which order the items of menus in this view stand.
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

    /// Sets the visibility of menu indicators in the buttons of menus in this view.
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
    }

    /// Sets the behaviour of an open menu when one of the items in this view is chosen.
    nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        environment(\.menuStaysOpen, behavior == .disabled)
    }
}
