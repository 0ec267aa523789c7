/// Opens windows of the app that a view belongs to.
@_documentation(visibility: internal)
@MainActor @preconcurrency
public struct OpenWindowAction {
    weak var host: AppHost?

    /// Opens a window of the group with an identifier.
    @_documentation(visibility: internal)
    public func callAsFunction(id: String) { _ = host?.openWindow(id: id) }

    /// Opens a window for a value, or brings the one to the front that shows it.
    @_documentation(visibility: internal)
    public func callAsFunction<D>(value: D) where D: Decodable, D: Encodable, D: Hashable {
        _ = host?.openWindow(value: AnyHashable(value))
    }

    /// Opens a window of the group with an identifier for a value, or brings the one to the front that shows it.
    @_documentation(visibility: internal)
    public func callAsFunction<D>(id: String, value: D) where D: Decodable, D: Encodable, D: Hashable {
        _ = host?.openWindow(id: id, value: AnyHashable(value))
    }
}

/// How windows go that are closed by the app.
@_documentation(visibility: internal)
public struct DismissBehavior: Sendable {
    let closesModal: Bool

    /// As by hand: a window stays while a layer is up in it that has to be left first.
    @_documentation(visibility: internal) public static let interactive = DismissBehavior(closesModal: false)
    /// Whatever is up in it.
    @_documentation(visibility: internal) public static let destructive = DismissBehavior(closesModal: true)
}

/// Closes windows of the app that a view belongs to.
@_documentation(visibility: internal)
@MainActor @preconcurrency
public struct DismissWindowAction {
    weak var host: AppHost?

    /// Closes the windows of the group with an identifier.
    @_documentation(visibility: internal)
    public func callAsFunction(id: String) { host?.closeWindows(id: id, value: nil) }

    /// Closes the window that shows a value.
    @_documentation(visibility: internal)
    public func callAsFunction<D>(value: D) where D: Decodable, D: Encodable, D: Hashable {
        host?.closeWindows(id: nil, value: AnyHashable(value))
    }

    /// Closes the window of the group with an identifier that shows a value.
    @_documentation(visibility: internal)
    public func callAsFunction<D>(id: String, value: D) where D: Decodable, D: Encodable, D: Hashable {
        host?.closeWindows(id: id, value: AnyHashable(value))
    }
}

extension EnvironmentValues {
    /// Opens windows; does nothing outside of an app.
    public var openWindow: OpenWindowAction { OpenWindowAction(host: appHost) }

    /// Closes windows; does nothing outside of an app.
    public var dismissWindow: DismissWindowAction { DismissWindowAction(host: appHost) }

    /// Whether the app can have several windows.
    public var supportsMultipleWindows: Bool { appHost != nil }
}
