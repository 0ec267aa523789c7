import SwiftUI

nonisolated private struct SideBarCollapsedKey: EnvironmentKey {
    static let defaultValue = false
}

nonisolated extension EnvironmentValues {
    /// Whether the side bar around a view shows pictures only.
    public internal(set) var isSideBarCollapsed: Bool {
        get { self[SideBarCollapsedKey.self] }
        set { self[SideBarCollapsedKey.self] = newValue }
    }
}
