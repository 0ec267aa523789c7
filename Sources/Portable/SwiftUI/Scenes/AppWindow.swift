@_spi(Floors) import SwiftUICore
import SwiftUIPresentation

/// A window of an app: a tree of views with a state of its own.
@MainActor
package final class AppWindow {
    /// Events in, display lists and semantics out.
    package let view: ViewHost<WindowRoot>

    /// The values of `@SceneStorage`; the next window restores this one from them.
    package let storage: SceneValues

    /// The phase of the window, which views and the app observe.
    package var phase = ScenePhase.active {
        didSet {
            guard phase != oldValue else { return }
            groupDidChange(base: base)
            app?.phasesDidChange()
        }
    }

    /// The environment from the host: sizes, colours, language. Views are updated.
    package var display: EnvironmentValues { didSet { groupDidChange(base: base) } }

    package private(set) var isOpen = true

    weak var group: WindowGroupNode?
    /// The value that the window was opened for.
    let value: StateLocation<AnyHashable?>
    private weak var app: AppHost?
    private var base: EnvironmentValues
    /// The sources of the present environment.
    private var shown: (group: EnvironmentValues, display: EnvironmentValues, phase: ScenePhase)

    init(
        group: WindowGroupNode, value: AnyHashable?, display: EnvironmentValues, base: EnvironmentValues,
        storage: SceneValues, app: AppHost
    ) {
        self.group = group
        self.value = StateLocation(value)
        self.display = display
        self.base = base
        self.storage = storage
        self.app = app
        shown = (group.environment, display, .active)
        let environment = Self.environment(
            of: group, base: base, display: display, phase: .active, storage: storage, value: self.value, app: app)
        view = ViewHost(
            WindowRoot(content: group.view.content), environment: environment, animates: true, identifiesGroups: true)
        view.graph.host.upstream = { [weak app] in app?.updateApp() }
    }

    /// Takes the views away, whoever keeps the window: they disappear, and their state goes.
    func close() {
        isOpen = false
        view.graph.afterUpdate { [weak view] in view?.update(WindowRoot(content: AnyView(EmptyView()))) }
        view.onInvalidate?()
    }

    /// The title of the window.
    package var title: String? { group?.title }

    /// The size that the window wants at first, in points.
    package var defaultSize: CGSize? { group?.traits.defaultSize }

    /// True if a layer is up that has to be left before anything else.
    var hasModalLayer: Bool { view.root.layers.contains(where: \.isModal) }

    func groupDidChange(base: EnvironmentValues) {
        guard isOpen, let group else { return }
        self.base = base
        let isSame =
            group.environment.isIdentical(to: shown.group) && display.isIdentical(to: shown.display)
            && phase == shown.phase
        if !isSame {
            shown = (group.environment, display, phase)
            view.update(
                environment: Self.environment(
                    of: group, base: base, display: display, phase: phase, storage: storage, value: value, app: app))
        }
        view.update(WindowRoot(content: group.view.content))
    }

    /// Combines environments: the scene's has precedence over the host's, the window's over both.
    private static func environment(
        of group: WindowGroupNode, base: EnvironmentValues, display: EnvironmentValues, phase: ScenePhase,
        storage: SceneValues, value: StateLocation<AnyHashable?>, app: AppHost?
    ) -> EnvironmentValues {
        var environment = group.environment.rebased(from: base, onto: display)
        environment.scenePhase = phase
        environment.sceneStore = storage
        environment.windowValue = value
        environment.appHost = app
        environment.dismissal = Dismissal(isPresented: false) { [weak app, weak value] in
            MainActor.assumeIsolated { app?.leaveWindow { $0.value === value } }
        }
        return environment
    }
}
