import SwiftUICore

/// The behaviour of a page's bar during a search.
@available(iOS 17.1, macOS 14.1, visionOS 1.0, *)
public struct SearchPresentationToolbarBehavior {
    let keepsBar: Bool

    /// The title and the items give way to the search field.
    public static var automatic: SearchPresentationToolbarBehavior { .init(keepsBar: false) }
    /// The title and the items stay.
    public static var avoidHidingContent: SearchPresentationToolbarBehavior { .init(keepsBar: true) }
}

extension View {
    /// Sets the behaviour of the page's bar during a search in the view.
    @available(iOS 17.1, macOS 14.1, visionOS 1.0, *)
    nonisolated public func searchPresentationToolbarBehavior(
        _ behavior: SearchPresentationToolbarBehavior
    ) -> some View {
        let keepsBar = behavior.keepsBar
        return searchSetting { settings, _ in
            settings.keepsBarInSearch = settings.keepsBarInSearch || keepsBar
        }
    }
}
