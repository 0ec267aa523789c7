import SwiftUI

nonisolated private struct SideBarCollapsedKey: EnvironmentKey {
    static let defaultValue = false
}

nonisolated extension EnvironmentValues {
    /// True if the side bar around a view is collapsed to pictures.
    public internal(set) var isSideBarCollapsed: Bool {
        get { self[SideBarCollapsedKey.self] }
        set { self[SideBarCollapsedKey.self] = newValue }
    }
}
