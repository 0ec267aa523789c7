/// How large the rows of sidebars are.
public enum SidebarRowSize: Hashable, Sendable {
    case small
    case medium
    case large
}

private struct SidebarRowSizeKey: EnvironmentKey { static var defaultValue: SidebarRowSize { .medium } }

extension EnvironmentValues {
    /// How large the reader wants the rows of sidebars. Only macOS lets people choose; elsewhere they are of medium size,
    /// and another value changes nothing (Apple's documentation).
    public var sidebarRowSize: SidebarRowSize {
        get { self[SidebarRowSizeKey.self] }
        set { self[SidebarRowSizeKey.self] = newValue }
    }
}
