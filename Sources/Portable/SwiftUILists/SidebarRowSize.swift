import SwiftUICore

/// The size of rows in sidebars.
public enum SidebarRowSize: Hashable, Sendable {
    case small
    case medium
    case large
}

private struct SidebarRowSizeKey: EnvironmentKey { static var defaultValue: SidebarRowSize { .medium } }

extension EnvironmentValues {
    /// The preferred size of rows in sidebars. Only macOS has such a setting; elsewhere rows are of medium size, and
    /// another value changes nothing (Apple's documentation).
    public var sidebarRowSize: SidebarRowSize {
        get { self[SidebarRowSizeKey.self] }
        set { self[SidebarRowSizeKey.self] = newValue }
    }
}
