import SwiftUI

/// An app under test: its state, its scenes and their windows.
///
/// ```swift
/// let app = AppTest(DemoApp.self)
/// try app.window().tap("New order")
/// ```
@MainActor
package final class AppTest {
    package let host: AppHost
    private let configuration: DisplayConfiguration
    /// Windows stay as long as they are known here: another one could be taken for one that has gone.
    private var tests: [ObjectIdentifier: (window: AppWindow, test: ViewTest<WindowRoot>)] = [:]

    /// Starts an app, which shows its first window at once.
    package init<A: App>(_ app: A.Type, _ configuration: DisplayConfiguration = DisplayConfiguration()) {
        self.configuration = configuration
        host = AppHost(app)
        host.openWindow(environment: configuration.environment)
    }

    /// Opens a window as the system does when the user asks for one.
    /// - Throws: ``ViewTestError`` when the app has no such group of windows.
    @discardableResult
    package func openWindow(
        id: String? = nil, value: AnyHashable? = nil, storage: SceneValues = SceneValues()
    ) throws -> ViewTest<WindowRoot> {
        let environment = configuration.environment
        guard let window = host.openWindow(id: id, value: value, environment: environment, storage: storage) else {
            throw ViewTestError("the app has no such window group", elements: [], tree: "")
        }
        return test(window)
    }

    /// The titles of the windows that are open, the one in front last.
    package var titles: [String?] { host.windows.map(\.title) }

    /// A window that is open: the one in front, or one by its place from back to front.
    /// - Throws: ``ViewTestError`` when there is none.
    package func window(_ index: Int? = nil) throws -> ViewTest<WindowRoot> {
        let index = index ?? host.windows.count - 1
        guard host.windows.indices.contains(index) else {
            throw ViewTestError("\(host.windows.count) windows are open, no number \(index)", elements: [], tree: "")
        }
        return test(host.windows[index])
    }

    private func test(_ window: AppWindow) -> ViewTest<WindowRoot> {
        if let known = tests[ObjectIdentifier(window)] { return known.test }
        let test = ViewTest(window.view, configuration)
        tests[ObjectIdentifier(window)] = (window, test)
        return test
    }
}
