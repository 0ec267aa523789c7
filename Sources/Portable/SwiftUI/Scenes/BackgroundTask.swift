/// A task that the system starts while an app is in the background.
public struct BackgroundTask<Request, Response>: Sendable {
    fileprivate init() {}
}

extension BackgroundTask where Request == Void, Response == Void {
    /// A refresh that the app has asked for.
    public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() }

    /// The events of a session that transfers in the background.
    public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() }
}

extension BackgroundTask where Request == String, Response == Void {
    /// The events of a session that transfers in the background, with its identifier.
    public static var urlSession: BackgroundTask<String, Void> { BackgroundTask() }

    /// The events of sessions that transfer in the background, with their identifiers.
    @preconcurrency
    public static func urlSession(matching: @escaping @Sendable (String) -> Bool) -> BackgroundTask<String, Void> {
        BackgroundTask()
    }
}

extension Scene {
    /// Sets the action of a task in the background. On Linux no system starts such tasks, so that it never runs.
    @preconcurrency
    public func backgroundTask<D, R>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some Scene where D: Sendable, R: Sendable { self }
}
