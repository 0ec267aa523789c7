import SwiftUICore

/// Placement of a toolbar's item.
public struct ToolbarItemPlacement {
    enum Kind: Hashable {
        case automatic, principal, navigation, primaryAction, secondaryAction, status
        case confirmationAction, cancellationAction, destructiveAction
        case keyboard, topBarLeading, topBarTrailing, bottomBar
    }

    let kind: Kind

    nonisolated(unsafe) public static let automatic = ToolbarItemPlacement(kind: .automatic)
    /// In place of the title.
    nonisolated(unsafe) public static let principal = ToolbarItemPlacement(kind: .principal)
    nonisolated(unsafe) public static let navigation = ToolbarItemPlacement(kind: .navigation)
    nonisolated(unsafe) public static let primaryAction = ToolbarItemPlacement(kind: .primaryAction)
    /// In the menu of further actions.
    nonisolated(unsafe) public static let secondaryAction = ToolbarItemPlacement(kind: .secondaryAction)
    nonisolated(unsafe) public static let status = ToolbarItemPlacement(kind: .status)
    nonisolated(unsafe) public static let confirmationAction = ToolbarItemPlacement(kind: .confirmationAction)
    nonisolated(unsafe) public static let cancellationAction = ToolbarItemPlacement(kind: .cancellationAction)
    nonisolated(unsafe) public static let destructiveAction = ToolbarItemPlacement(kind: .destructiveAction)
    /// Above the keyboard on screen. There is none in a picture.
    nonisolated(unsafe) public static let keyboard = ToolbarItemPlacement(kind: .keyboard)
    public static var topBarLeading: ToolbarItemPlacement { .init(kind: .topBarLeading) }
    public static var topBarTrailing: ToolbarItemPlacement { .init(kind: .topBarTrailing) }
    @available(iOS, deprecated: 100000.0, message: "use topBarLeading instead")
    nonisolated(unsafe) public static let navigationBarLeading = ToolbarItemPlacement(kind: .topBarLeading)
    @available(iOS, deprecated: 100000.0, message: "use topBarTrailing instead")
    nonisolated(unsafe) public static let navigationBarTrailing = ToolbarItemPlacement(kind: .topBarTrailing)
    nonisolated(unsafe) public static let bottomBar = ToolbarItemPlacement(kind: .bottomBar)
}

/// Bar that a modifier applies to.
public struct ToolbarPlacement {
    package enum Kind: Hashable { case automatic, bottomBar, navigationBar, tabBar }

    let kind: Kind

    public static var automatic: ToolbarPlacement { .init(kind: .automatic) }
    public static var bottomBar: ToolbarPlacement { .init(kind: .bottomBar) }
    public static var navigationBar: ToolbarPlacement { .init(kind: .navigationBar) }
    public static var tabBar: ToolbarPlacement { .init(kind: .tabBar) }
}

/// The role of a page's toolbar.
public struct ToolbarRole: Sendable {
    enum Kind { case automatic, navigationStack, browser, editor }

    let kind: Kind

    public static var automatic: ToolbarRole { .init(kind: .automatic) }
    public static var navigationStack: ToolbarRole { .init(kind: .navigationStack) }
    /// Role for browsing content: the title is at the leading side of a wide bar.
    public static var browser: ToolbarRole { .init(kind: .browser) }
    /// Role for editing a document: as for browsing, with a back button that is a chevron only.
    public static var editor: ToolbarRole { .init(kind: .editor) }
}

/// The display mode of a page's title.
public struct ToolbarTitleDisplayMode {
    enum Kind { case automatic, large, inlineLarge, inline }

    let kind: Kind

    public static var automatic: ToolbarTitleDisplayMode { .init(kind: .automatic) }
    public static var large: ToolbarTitleDisplayMode { .init(kind: .large) }
    public static var inlineLarge: ToolbarTitleDisplayMode { .init(kind: .inlineLarge) }
    public static var inline: ToolbarTitleDisplayMode { .init(kind: .inline) }
}

/// An item that the system puts into toolbars by itself.
public struct ToolbarDefaultItemKind {
    private let name: String

    private init(_ name: String) { self.name = name }

    nonisolated(unsafe) public static let sidebarToggle = ToolbarDefaultItemKind("sidebarToggle")
}

@available(*, unavailable)
extension ToolbarDefaultItemKind: Sendable {}

@available(*, unavailable)
extension ToolbarItemPlacement: Sendable {}
