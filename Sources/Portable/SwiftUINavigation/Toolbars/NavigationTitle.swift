import SwiftUICore

/// The configuration of the bar above a page.
public struct NavigationBarItem: Sendable {
    /// The display mode of a page's title.
    public enum TitleDisplayMode: Sendable {
        /// Large at the root of a stack, else in the bar.
        case automatic
        /// In the bar.
        case inline
        /// Large below the bar, until content moves up under it.
        case large
    }
}

extension View {
    nonisolated private func title(_ title: Text) -> some View {
        barSetting { settings, _ in if settings.title == nil { settings.title = title } }
    }

    nonisolated private func displayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
        barSetting { settings, _ in settings.displayMode = settings.displayMode ?? mode }
    }

    /// Sets the title of the page in the bar above it.
    ///
    /// It stands first because the compiler tries overloads in their order, and a title mostly is a literal.
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { title(Text(titleKey)) }

    /// Sets the title of the page in the bar above it.
    nonisolated public func navigationTitle(_ title: Text) -> some View { self.title(title) }

    @_disfavoredOverload
    nonisolated public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol {
        self.title(Text(title))
    }

    /// Sets the display mode of the page's title.
    nonisolated public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        self.displayMode(displayMode)
    }

    /// Sets whether the page's bar has no back button.
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        barSetting { settings, _ in settings.hidesBackButton = settings.hidesBackButton || hidesBackButton }
    }

    @available(iOS, deprecated: 100000.0, message: "Use toolbar(.hidden)")
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
        barSetting { settings, _ in
            if settings.visibility[.navigationBar] == nil {
                settings.visibility[.navigationBar] = hidden ? .hidden : .visible
            }
        }
    }

    @available(iOS, deprecated: 100000.0, renamed: "navigationTitle(_:)")
    nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { title(Text(titleKey)) }

    @available(iOS, deprecated: 100000.0, renamed: "navigationTitle(_:)")
    nonisolated public func navigationBarTitle(_ title: Text) -> some View { self.title(title) }

    @available(iOS, deprecated: 100000.0, renamed: "navigationTitle(_:)")
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S>(_ title: S) -> some View where S: StringProtocol {
        self.title(Text(title))
    }

    @available(iOS, deprecated: 100000.0, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
    nonisolated public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        self.title(title).displayMode(displayMode)
    }

    @available(iOS, deprecated: 100000.0, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
    nonisolated public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        title(Text(titleKey)).displayMode(displayMode)
    }

    @available(iOS, deprecated: 100000.0, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View where S: StringProtocol {
        self.title(Text(title)).displayMode(displayMode)
    }

    @available(
        iOS, deprecated: 100000.0,
        message: "Use toolbar(content:) with navigationBarLeading or navigationBarTrailing placement"
    )
    nonisolated public func navigationBarItems<L, T>(leading: L, trailing: T) -> some View where L: View, T: View {
        item(leading, at: .topBarLeading).item(trailing, at: .topBarTrailing)
    }

    @available(iOS, deprecated: 100000.0, message: "Use toolbar(content:) with navigationBarLeading placement")
    nonisolated public func navigationBarItems<L>(leading: L) -> some View where L: View {
        item(leading, at: .topBarLeading)
    }

    @available(iOS, deprecated: 100000.0, message: "Use toolbar(content:) with navigationBarTrailing placement")
    nonisolated public func navigationBarItems<T>(trailing: T) -> some View where T: View {
        item(trailing, at: .topBarTrailing)
    }

    nonisolated private func item<V: View>(_ view: V, at placement: ToolbarItemPlacement.Kind) -> some View {
        let view = AnyView(view)
        return barSetting { settings, environment in
            settings.entries.append(
                ToolbarEntry(id: nil, placement: placement, view: view, environment: environment))
        }
    }
}
