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
    /// The tests of known windows; they retain their windows, so that an identifier is not reused for another one.
    private var tests: [ObjectIdentifier: (window: AppWindow, test: ViewTest<WindowRoot>)] = [:]

    /// Starts an app, which opens its first window.
    package init<A: App>(_ app: A.Type, _ configuration: DisplayConfiguration = DisplayConfiguration()) {
        self.configuration = configuration
        host = AppHost(app)
        host.openWindow(environment: configuration.environment)
    }

    /// Opens a window like the system at the user's request.
    /// - Throws: ``ViewTestError`` if the app has no such window group.
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

    /// The titles of the open windows, frontmost last.
    package var titles: [String?] { host.windows.map(\.title) }

    /// An open window: the frontmost one, or the one at an index from back to front.
    /// - Throws: ``ViewTestError`` if there is none.
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
