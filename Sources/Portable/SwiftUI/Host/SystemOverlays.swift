/// The wish of the view that is shown to have the status bar hidden.
private struct StatusBarHiddenKey: PreferenceKey {
    static var defaultValue: Bool? { nil }

    /// The first view that has a wish decides.
    static func reduce(value: inout Bool?, nextValue: () -> Bool?) { value = value ?? nextValue() }
}

/// The wish of the view that is shown for what the system draws over it, such as the indicator of the home gesture.
private struct PersistentSystemOverlaysKey: PreferenceKey {
    static var defaultValue: Visibility { .automatic }

    /// The first view that has a wish decides.
    static func reduce(value: inout Visibility, nextValue: () -> Visibility) {
        if value == .automatic { value = nextValue() }
    }
}

extension View {
    /// Hides the status bar, or shows it, while this view is on screen.
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
        preference(key: StatusBarHiddenKey.self, value: hidden)
    }

    /// Hides the status bar, or shows it, while this view is on screen.
    @available(iOS, deprecated: 100000.0, renamed: "statusBarHidden(_:)")
    nonisolated public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

    /// Hides or shows what the system draws over the view, such as the indicator of the home gesture.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
        preference(key: PersistentSystemOverlaysKey.self, value: visibility)
    }
}

extension ViewHost {
    /// True if the views want the status bar hidden; a host that has one asks after each update.
    package var isStatusBarHidden: Bool { (preference(StatusBarHiddenKey.self) ?? nil) ?? false }

    /// The visibility that the views want for what the system draws over them; a host asks after each update.
    package var persistentSystemOverlays: Visibility {
        preference(PersistentSystemOverlaysKey.self) ?? .automatic
    }
}
