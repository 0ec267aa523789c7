import Foundation

/// The connection of a session to its browser tab, and the last one while there is none.
struct Connection {
    private(set) var link: SessionLink?
    /// The address of the latest connection.
    private(set) var address = ""
    private(set) var lastActivity = ContinuousClock.now
    /// True if the page has closed the connection itself, because it is reloaded or its tab was closed.
    private(set) var isLeft = false

    /// Takes the place of another tab.
    mutating func open(_ link: SessionLink) {
        self.link?.close(4001, "the app was opened in another tab")
        self.link = link
        isLeft = false
        address = link.address
        lastActivity = .now
    }

    /// Notes the end of the connection.
    /// - Returns: false for one that another has taken the place of.
    mutating func lose(_ link: SessionLink, isLeft: Bool) -> Bool {
        guard self.link === link else { return false }
        self.link = nil
        self.isLeft = isLeft
        lastActivity = .now
        return true
    }

    /// Notes that the tab is used.
    mutating func noteActivity() { lastActivity = .now }

    /// Closes the connection, with the reason for which the session ends.
    func close(reason: String) {
        link?.send(.end(reason: reason))
        link?.close(4000, reason)
    }

    func send(_ message: ServerMessage) { link?.send(message) }
}
