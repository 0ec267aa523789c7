import SwiftUIControls
import SwiftUICore

/// The purpose of a tab.
@available(iOS 18.0, *)
public struct TabRole: Hashable, Sendable {
    private let name: String

    /// A tab that searches; stands last, and has a label of its own.
    public static var search: TabRole { TabRole(name: "search") }
}

/// The place of a tab between bar and sidebar.
@available(iOS 18.0, *)
public struct TabPlacement: Hashable {
    private enum Kind { case automatic, pinned, sidebarOnly }

    private let kind: Kind

    /// The place that the tab view chooses.
    nonisolated(unsafe) public static let automatic = TabPlacement(kind: .automatic)
    /// At the end of the bar, after the tabs that may be moved.
    nonisolated(unsafe) public static let pinned = TabPlacement(kind: .pinned)
    /// In a sidebar; in windows without one after all others.
    nonisolated(unsafe) public static let sidebarOnly = TabPlacement(kind: .sidebarOnly)

    /// The order of the places in a bar.
    var order: Int {
        switch kind {
        case .automatic: 0
        case .pinned: 1
        case .sidebarOnly: 3
        }
    }
}

@available(*, unavailable)
extension TabPlacement: Sendable {}

/// The label of a tab with a title and a picture, or with the role's own.
@available(iOS 18.0, *)
public struct DefaultTabLabel: View {
    private let title: Text?
    private let icon: Image?

    /// - Parameters:
    ///   - title: nil for that of the role.
    ///   - icon: nil for that of the role.
    nonisolated init(title: Text? = nil, icon: Image? = nil) {
        self.title = title
        self.icon = icon
    }

    /// The label of a role; without words for none.
    nonisolated init(role: TabRole?) {
        self.init(
            title: role == .search ? Text(system: .search) : nil,
            icon: role == .search ? Image(systemName: "magnifyingglass") : nil)
    }

    public var body: some View {
        Label {
            if let title { title }
        } icon: {
            if let icon { icon }
        }
    }
}
