import Foundation

/// Runs an app: keeps the state of the app and its scenes, and opens and closes their windows.
///
/// This is the seam to whatever shows windows, such as a live host in a browser. The host makes one `AppHost`, opens
/// windows, sends events to each window's ``AppWindow/view``, and shows its display list and semantics whenever
/// ``AppWindow/view``'s `onInvalidate` has said that they may be others. `windowsDidChange` tells of windows that the app
/// itself opens and closes.
@MainActor
package final class AppHost {
    /// Shows an app until the program ends; a live host sets it before `main()` runs. The parameter makes an app with
    /// state of its own, for each of the host's users.
    nonisolated(unsafe) package static var launch: (@MainActor (@escaping @MainActor () -> AppHost) -> Void)?

    /// The windows that are open, in the order in which they came to the front; the last one is in front.
    package private(set) var windows: [AppWindow] = []

    /// Called after a window was opened, closed or brought to the front.
    package var windowsDidChange: (() -> Void)?

    private var groups: [WindowGroupNode] = []
    private let update: () -> Void
    private let setEnvironment: (EnvironmentValues) -> Void
    private var setInvalidated: (@escaping () -> Void) -> Void
    private var environment = EnvironmentValues()

    /// Makes an app of a type, with no windows yet.
    package init<A: App>(_ type: A.Type) {
        // The tree of the app's scenes refers to this host, which cannot be named before all is set.
        var host: ViewHost<AppRoot<A>>?
        update = { host?.update() }
        setEnvironment = { host?.update(environment: $0) }
        setInvalidated = { action in host?.onInvalidate = action }
        environment.appHost = self
        environment.scenePhase = .background
        host = ViewHost(AppRoot(A()), environment: environment)
        setInvalidated { [weak self] in self?.invalidateWindows() }
    }

    // MARK: Windows

    /// Opens a window of the first group that has an identifier and takes a value; brings one to the front that already
    /// shows the value.
    /// - Parameters:
    ///   - environment: what the host says of the place that the window is shown in.
    ///   - storage: what an earlier window left behind, to be restored (`AppWindow.storage`).
    /// - Returns: nil when the app has no such group.
    @discardableResult
    package func openWindow(
        id: String? = nil, value: AnyHashable? = nil, environment display: EnvironmentValues? = nil,
        storage: SceneValues = SceneValues()
    ) -> AppWindow? {
        update()
        let fitting = groups.filter { $0.matches(id: id, value: value) }
        guard let group = fitting.first(where: { value != nil || id != nil || $0.isPlain }) ?? fitting.first else {
            let wish = [id.map { "with the id “\($0)”" }, value.map { "for a value of type \(type(of: $0.base))" }]
            Log.warning("No window group \(wish.compactMap { $0 }.joined(separator: " and ")) to open a window of")
            return nil
        }
        if group.isUnique, let known = windows.first(where: { $0.group === group }) {
            bringToFront(known)
            return known
        }
        if let value, let known = windows.first(where: { $0.group === group && $0.value.get() == value }) {
            bringToFront(known)
            return known
        }
        return openWindow(of: group, value: value, environment: display, storage: storage)
    }

    /// Opens a window of a group.
    private func openWindow(
        of group: WindowGroupNode, value: AnyHashable? = nil, environment display: EnvironmentValues? = nil,
        storage: SceneValues = SceneValues()
    ) -> AppWindow {
        let window = AppWindow(
            group: group, value: value, display: display ?? windows.last?.display ?? EnvironmentValues(),
            base: environment, storage: storage, app: self)
        windows.append(window)
        phasesDidChange()
        windowsDidChange?()
        return window
    }

    /// Takes a window and its state away.
    package func close(_ window: AppWindow) {
        guard windows.contains(where: { $0 === window }) else { return }
        windows.removeAll { $0 === window }
        window.close()
        phasesDidChange()
        windowsDidChange?()
    }

    func closeWindows(id: String?, value: AnyHashable?) {
        let closesModal = Transaction.current.dismissBehavior.closesModal
        for window in windows where window.group?.matches(id: id, value: value) == true {
            guard value == nil || window.value.get() == value else { continue }
            if closesModal || !window.hasModalLayer { close(window) }
        }
    }

    /// Closes one window as an action asks for it: where a layer is up in it that has to be left first, only if the
    /// transaction says so.
    func closeWindow(where isWanted: (AppWindow) -> Bool) {
        guard let window = windows.first(where: isWanted) else { return }
        if Transaction.current.dismissBehavior.closesModal || !window.hasModalLayer { close(window) }
    }

    /// Closes a window whose view dismisses itself, where nothing in it is presented (Apple's documentation). The last one
    /// stays: nothing would be left to open another.
    func leaveWindow(where isWanted: (AppWindow) -> Bool) {
        if windows.count > 1, let window = windows.first(where: isWanted) { close(window) }
    }

    package func bringToFront(_ window: AppWindow) {
        guard let index = windows.firstIndex(where: { $0 === window }) else { return }
        windows.append(windows.remove(at: index))
        windowsDidChange?()
    }

    /// Hands a URL to the foremost window that prefers it, else to the foremost that may handle it; opens one where there
    /// is none.
    /// - Returns: whether any view takes URLs.
    @discardableResult
    package func open(_ url: URL) -> Bool {
        let event = url.absoluteString
        for window in windows { window.view.update() }
        let known = windows.last { $0.prefers(event) } ?? windows.last { $0.allows(event) }
        if let known, known !== windows.last { bringToFront(known) }
        return (known ?? openWindow(for: event))?.view.open(url) ?? false
    }

    /// True if a window takes a URL by itself: one that is open may handle it, or a group names it.
    package func expects(_ url: URL) -> Bool {
        update()
        for window in windows { window.view.update() }
        let event = url.absoluteString
        return windows.contains { $0.allows(event) } || groups.contains { $0.traits.externalEvents?.fit(event) == true }
    }

    /// Opens a window for an event from outside: of a group that names it, else of one that names no events.
    private func openWindow(for event: String) -> AppWindow? {
        update()
        let plain = groups.filter(\.isPlain)
        let group =
            plain.first { $0.traits.externalEvents?.fit(event) == true }
            ?? plain.first { $0.traits.externalEvents == nil }
        return group.map { openWindow(of: $0) }
    }

    // MARK: Changes

    /// Brings the windows in line with the app's state.
    func updateApp() { update() }

    func phasesDidChange() {
        let phase = windows.map(\.phase).max() ?? .background
        guard phase != environment.scenePhase else { return }
        environment.scenePhase = phase
        setEnvironment(environment)
        for window in windows { window.groupDidChange(base: environment) }
    }

    private func invalidateWindows() {
        for window in windows { window.view.onInvalidate?() }
    }

    func add(_ group: WindowGroupNode) { groups.append(group) }

    func remove(_ group: WindowGroupNode) {
        groups.removeAll { $0 === group }
        for window in windows where window.group === group { close(window) }
    }

    func groupDidChange(_ group: WindowGroupNode) {
        for window in windows where window.group === group { window.groupDidChange(base: environment) }
    }
}
