import SwiftUICore

private struct IsInMenuKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// True if controls are items of an open menu, where toggles and pickers look like buttons with check marks.
    package var isInMenu: Bool {
        get { self[IsInMenuKey.self] }
        set { self[IsInMenuKey.self] = newValue }
    }
}
