/// Opens windows of the app that a view belongs to.
@MainActor @preconcurrency
public struct OpenWindowAction {
    weak var host: AppHost?

    /// Opens a window of the group with an identifier.
    public func callAsFunction(id: String) { _ = host?.openWindow(id: id) }

    /// Opens a window for a value, or brings the one to the front that shows it.
    public func callAsFunction<D>(value: D) where D: Decodable, D: Encodable, D: Hashable {
        _ = host?.openWindow(value: AnyHashable(value))
    }

    /// Opens a window of the group with an identifier for a value, or brings the one to the front that shows it.
    public func callAsFunction<D>(id: String, value: D) where D: Decodable, D: Encodable, D: Hashable {
        _ = host?.openWindow(id: id, value: AnyHashable(value))
    }
}

/// Closes windows of the app that a view belongs to.
@MainActor @preconcurrency
public struct DismissWindowAction {
    weak var host: AppHost?
    /// The value's place of the window that the view is in, which no two windows share.
    weak var window: StateLocation<AnyHashable?>?

    /// Closes the window that the view is in.
    public func callAsFunction() { host?.closeWindow { $0.value === window } }

    /// Closes the windows of the group with an identifier.
    public func callAsFunction(id: String) { host?.closeWindows(id: id, value: nil) }

    /// Closes the window that shows a value.
    public func callAsFunction<D>(value: D) where D: Decodable, D: Encodable, D: Hashable {
        host?.closeWindows(id: nil, value: AnyHashable(value))
    }

    /// Closes the window of the group with an identifier that shows a value.
    public func callAsFunction<D>(id: String, value: D) where D: Decodable, D: Encodable, D: Hashable {
        host?.closeWindows(id: id, value: AnyHashable(value))
    }
}

extension EnvironmentValues {
    /// Opens windows; does nothing outside of an app.
    public var openWindow: OpenWindowAction { OpenWindowAction(host: appHost) }

    /// Closes windows; does nothing outside of an app.
    public var dismissWindow: DismissWindowAction { DismissWindowAction(host: appHost, window: windowValue) }

    /// True if the app can have several windows.
    public var supportsMultipleWindows: Bool { appHost != nil }
}

@available(*, unavailable)
extension DismissWindowAction: Sendable {}

@available(*, unavailable)
extension OpenWindowAction: Sendable {}
