import SwiftUI

/// A way from a page to another one, beside the list.
struct OpenPageAction {
    fileprivate let action: @MainActor (ExamplePage) -> Void

    init(_ action: @escaping @MainActor (ExamplePage) -> Void) { self.action = action }

    @MainActor func callAsFunction(_ page: ExamplePage) { action(page) }
}

private struct OpenPageKey: EnvironmentKey {
    static var defaultValue: OpenPageAction { OpenPageAction { _ in } }
}

extension EnvironmentValues {
    /// The way to other pages; without the list there is none.
    var openPage: OpenPageAction {
        get { self[OpenPageKey.self] }
        set { self[OpenPageKey.self] = newValue }
    }
}
