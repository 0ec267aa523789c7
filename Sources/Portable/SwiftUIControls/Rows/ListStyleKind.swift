import SwiftUICore

/// The system's styles of lists.
package enum ListStyleKind: Sendable {
    case plain, grouped, insetGrouped, inset, sidebar

    /// True if sections stand out from the page.
    package var isGrouped: Bool { self == .grouped || self == .insetGrouped || self == .sidebar }
    /// True if sections are cards.
    package var hasCards: Bool { self == .insetGrouped || self == .sidebar }
}

private struct ListSectionStyleKey: EnvironmentKey { static var defaultValue: ListStyleKind? { nil } }
private struct ListStyleKey: EnvironmentKey { static var defaultValue: ListStyleKind { .insetGrouped } }

extension EnvironmentValues {
    /// The style of lists below.
    package var listStyle: ListStyleKind {
        get { self[ListStyleKey.self] }
        set { self[ListStyleKey.self] = newValue }
    }

    /// The style of the enclosing list, for sections; nil outside of lists.
    package var listSectionStyle: ListStyleKind? {
        get { self[ListSectionStyleKey.self] }
        set { self[ListSectionStyleKey.self] = newValue }
    }
}
