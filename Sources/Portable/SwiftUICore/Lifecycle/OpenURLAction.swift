import Foundation

/// Opens a place on the net, as the environment says.
@MainActor @preconcurrency
public struct OpenURLAction {
    /// The result of a handler for a URL.
    public struct Result {
        enum Kind: Sendable {
            case handled, discarded
            case system(URL?)
        }

        let kind: Kind

        /// The handler opened it.
        nonisolated(unsafe) public static let handled = Result(kind: .handled)
        /// Nobody is to open it.
        nonisolated(unsafe) public static let discarded = Result(kind: .discarded)
        /// The system is to open it.
        nonisolated(unsafe) public static let systemAction = Result(kind: .system(nil))

        /// The system is to open another address in its place.
        public static func systemAction(_ url: URL) -> OpenURLAction.Result { Result(kind: .system(url)) }
    }

    /// The app's handler; nil if all addresses are the system's.
    private let handler: (@MainActor (URL) -> OpenURLAction.Result)?
    /// Opens an address outside of the app; says whether it could.
    private let system: @Sendable (URL) -> Bool

    nonisolated init(
        handler: (@MainActor (URL) -> OpenURLAction.Result)?, system: @escaping @Sendable (URL) -> Bool
    ) {
        self.handler = handler
        self.system = system
    }

    /// - Parameter handler: called with each address that a view opens.
    public init(handler: @escaping (URL) -> OpenURLAction.Result) {
        self.init(handler: { handler($0) }, system: Self.withoutSystem)
    }

    /// Opens an address.
    public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    /// Opens an address and says whether somebody has.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        switch (handler?(url) ?? .systemAction).kind {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other): completion(system(other ?? url))
        }
    }

    /// True if the system opens all addresses, without a handler of the app.
    nonisolated package var isSystems: Bool { handler == nil }

    /// The same handler before what another action does outside of the app.
    nonisolated func using(systemOf other: OpenURLAction) -> OpenURLAction {
        OpenURLAction(handler: handler, system: other.system)
    }

    /// Logs a warning, where no host opens addresses.
    @Sendable nonisolated static func withoutSystem(_ url: URL) -> Bool {
        Log.warning("No host opens addresses here, so \(url) stays unopened; set openURL in the environment")
        return false
    }
}

private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction(handler: nil, system: OpenURLAction.withoutSystem) }
}

extension EnvironmentValues {
    /// Opens addresses; a handler that leaves one to the system gives it to the host that shows the views.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue.using(systemOf: self[OpenURLKey.self]) }
    }

    /// Sets how the host of the views opens addresses outside of the app.
    package mutating func setSystemOpenURL(_ open: @escaping @Sendable (URL) -> Bool) {
        self[OpenURLKey.self] = OpenURLAction(handler: nil, system: open)
    }
}

@available(*, unavailable)
extension OpenURLAction.Result: Sendable {}

@available(*, unavailable)
extension OpenURLAction: Sendable {}
