import CBrowserHost
import Foundation
import SwiftUI

/// The sessions of all tabs, by identity: opens and resumes them, and lets those go that are not used.
@MainActor
final class SessionStore {
    nonisolated let limits: SessionLimits
    private let makeApp: @MainActor () -> AppHost
    /// The locale of all tabs; nil for that of each tab's browser.
    private let locale: String?
    /// True if the process takes the locale of all tabs, or that of the first one: one store of a process does.
    private let setsProcessLocale: Bool
    private var sessions: [String: Session] = [:]
    private var connected: [ObjectIdentifier: Session] = [:]

    nonisolated init(
        limits: SessionLimits, locale: String? = nil, setsProcessLocale: Bool = false,
        makeApp: @escaping @MainActor () -> AppHost
    ) {
        self.limits = limits
        self.locale = locale
        self.setsProcessLocale = setsProcessLocale
        if let locale, setsProcessLocale { WindowLocale.adopt(WindowLocale.complete(locale)) }
        self.makeApp = makeApp
    }

    /// The number of sessions.
    var count: Int { sessions.count }

    /// The number of connections that have said hello.
    var connectionCount: Int { connected.count }

    /// The session of a connection that has said hello.
    func session(of link: SessionLink) -> Session? { connected[ObjectIdentifier(link)] }

    /// Takes a message from a tab. One that cannot be understood ends its connection.
    func receive(_ data: Data, on link: SessionLink) {
        let message: ClientMessage
        do throws(ClientMessage.Malformed) { message = try ClientMessage(data) } catch {
            return link.close(1008, error.reason)
        }
        if case .hello(let id, let display, let page) = message {
            return connect(id, localized(display), page, on: link)
        }
        guard let session = connected[ObjectIdentifier(link)] else {
            return link.close(1008, "the first message must be hello")
        }
        if case .display(let display) = message { return session.handle(.display(localized(display))) }
        session.handle(message)
    }

    /// The display of a tab, in the locale of all tabs where there is one.
    private func localized(_ display: ClientDisplay) -> ClientDisplay {
        guard let locale else { return display }
        var display = display
        display.locale = locale
        return display
    }

    /// The whole content of a session's window, for paper; nil for a session that is not there.
    func printed(_ id: String) -> [UInt8]? { sessions[id]?.printed().bytes }

    /// Sends the frame that was held back while the tab took no more.
    func hasRoom(_ link: SessionLink) { session(of: link)?.sendDueFrame() }

    /// Keeps the session of a closed connection for a while, for the tab to resume it.
    /// - Parameter isLeft: true if the page has closed the connection itself: it is reloaded at once, or gone for good. Few
    ///   such sessions of an address are kept, and not for long.
    func disconnected(_ link: SessionLink, isLeft: Bool = false) {
        connected.removeValue(forKey: ObjectIdentifier(link))?.disconnect(from: link, isLeft: isLeft)
        guard isLeft else { return }
        let left = sessions.values.filter { $0.connection.isLeft && $0.connection.address == link.address }
        guard left.count > limits.leftPerAddress else { return }
        left.min { $0.connection.lastActivity < $1.connection.lastActivity }?.end(
            reason: "This app was closed, because too many are open.")
    }

    private func connect(_ id: String?, _ display: ClientDisplay, _ page: PageAddress, on link: SessionLink) {
        guard connected[ObjectIdentifier(link)] == nil else { return link.close(1008, "hello came twice") }
        if let id, let session = sessions[id] {
            session.connection.link.map { connected[ObjectIdentifier($0)] = nil }
            connected[ObjectIdentifier(link)] = session
            return session.connect(link, display: display, page: page, greeting: .resumed)
        }
        guard makeRoom(for: link.address) else {
            let (count, place) =
                sessions.count < limits.sessions
                ? (limits.sessionsPerAddress, " at your address") : (limits.sessions, "")
            return link.close(1013, "\(count) tabs are open\(place); close one and try again")
        }
        if setsProcessLocale { WindowLocale.adopt(display.windowLocale) }
        let made = WindowLocale.$current.withValue(display.windowLocale) { Session(app: makeApp(), display: display) }
        guard let session = made else {
            return link.close(1011, "the app has no window to show")
        }
        session.onEnd = { [weak self] session in self?.remove(session) }
        sessions[session.id] = session
        connected[ObjectIdentifier(link)] = session
        session.connect(link, display: display, page: page, greeting: id == nil ? .new : .lost)
    }

    /// Makes room for a session of an address: its oldest session without a tab is let go if there are too many. Those of
    /// other addresses stay.
    /// - Returns: false if there is no room.
    private func makeRoom(for address: String) -> Bool {
        let own = sessions.values.filter { $0.connection.address == address }
        guard sessions.count >= limits.sessions || own.count >= limits.sessionsPerAddress else { return true }
        let unused = own.filter { $0.connection.link == nil }
            .min { $0.connection.lastActivity < $1.connection.lastActivity }
        unused?.end(reason: "This app was closed, because too many are open.")
        return unused != nil
    }

    private func remove(_ session: Session) {
        sessions[session.id] = nil
        session.connection.link.map { connected[ObjectIdentifier($0)] = nil }
        returnMemory()
    }

    private var returning: Task<Void, Never>?

    /// Returns the memory of sessions that have ended to the system, which the allocator would keep: a while later, for all
    /// that end meanwhile.
    private func returnMemory() {
        guard returning == nil else { return }
        returning = Task { @MainActor [weak self] in
            try? await Task.sleep(for: .seconds(1))
            self?.returning = nil
            fiori_return_memory()
        }
    }

    /// Lets sessions go that have been without a connection or input for too long.
    func sweep(now: ContinuousClock.Instant = .now) {
        for session in sessions.values {
            let limit =
                session.connection.link != nil
                ? limits.waiting.idle : session.connection.isLeft ? limits.waiting.left : limits.waiting.disconnected
            guard now - session.connection.lastActivity > .seconds(limit) else { continue }
            session.end(reason: "This app was closed, because it was not used for a while.")
        }
    }

    /// Sweeps six times a minute.
    func startSweeping() {
        Task { @MainActor [weak self] in
            while let self {
                try? await Task.sleep(for: .seconds(10))
                sweep()
            }
        }
    }
}
