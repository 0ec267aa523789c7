import SwiftUICore

/// Placement of a search field in the navigation bar of the page: below the title, or in the row of a wide bar.
public struct SearchFieldPlacement: Sendable {
    /// The visibility of a search field in the navigation bar while content scrolls under it.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        fileprivate let name: String

        public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
        public static let always = NavigationBarDrawerDisplayMode(name: "always")
    }

    private let name: String
    /// True if the field stays when content moves up under the bar.
    private(set) var staysWhenScrolled = false

    private init(name: String) { self.name = name }

    /// True if the field stands below the title wherever there is room for one.
    var isDrawer: Bool { name == "navigationBarDrawer" }

    public static let automatic = SearchFieldPlacement(name: "automatic")
    public static let toolbar = SearchFieldPlacement(name: "toolbar")
    public static let sidebar = SearchFieldPlacement(name: "sidebar")
    public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")

    /// In the navigation bar below the title.
    public static func navigationBarDrawer(
        displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement {
        var placement = navigationBarDrawer
        placement.staysWhenScrolled = displayMode.name == "always"
        return placement
    }
}
