import SwiftUI

/// The views that an app supplies for content that cards cannot draw themselves.
nonisolated struct CardContentProvider: Sendable {
    var component: (@MainActor @Sendable (ResolvedComponent) -> AnyView?)?
    var webPage: (@MainActor @Sendable (ResolvedWebPage) -> AnyView?)?
}

nonisolated private struct CardContentProviderKey: EnvironmentKey {
    static let defaultValue = CardContentProvider()
}

nonisolated extension EnvironmentValues {
    /// The app's views for content that cards cannot draw.
    var cardContentProvider: CardContentProvider {
        get { self[CardContentProviderKey.self] }
        set { self[CardContentProviderKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Supplies the content of component cards, which need JavaScript otherwise.
    ///
    /// - Parameter content: the view for a card; nil shows the notice.
    public func cardComponent<Content: View>(
        @ViewBuilder _ content: @escaping @MainActor @Sendable (ResolvedComponent) -> Content?
    ) -> some View {
        transformEnvironment(\.cardContentProvider) { provider in
            provider.component = { component in content(component).map { AnyView($0) } }
        }
    }

    /// Supplies the content of web page cards, such as a web view of the system.
    ///
    /// The view has to respect the page's `sandbox`: a card comes from strangers.
    /// - Parameter content: the view for a page; nil shows a notice with the link.
    public func cardWebPage<Content: View>(
        @ViewBuilder _ content: @escaping @MainActor @Sendable (ResolvedWebPage) -> Content?
    ) -> some View {
        transformEnvironment(\.cardContentProvider) { provider in
            provider.webPage = { page in content(page).map { AnyView($0) } }
        }
    }
}
