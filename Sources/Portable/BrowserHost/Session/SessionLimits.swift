/// The bounds that keep one browser from using up the machine.
struct SessionLimits: Sendable {
    /// The longest message from a browser, in bytes.
    var messageBytes = 256 * 1024
    /// The number of tabs at the same time.
    var sessions = 100
    /// The number of tabs of one address at the same time.
    var sessionsPerAddress = 50
    /// The number of connections at the same time, those that load the page's files included.
    var connections = 600
    /// The number of connections of one address at the same time. A browser loads files on six at once.
    var connectionsPerAddress = 150
    /// The number of messages of a tab in a second, on average; a pointer sends about 60.
    var messagesPerSecond = 400
    /// The number of messages that a new connection counts as: its session makes the app's views.
    var messagesPerConnection = 40
    /// The number of sessions that are kept for one address whose pages have closed their connections.
    var leftPerAddress = 8
    var output = OutputLimits()
    var waiting = WaitingLimits()

    /// The number of messages of one address in a second, on average: so many busy tabs, or connections one after the
    /// other, count as one.
    var messagesPerSecondOfAddress: Int { min(messagesPerSecond, .max / 3) * 3 }
}

/// The bounds of what waits for a tab.
struct OutputLimits: Sendable {
    /// The bytes that may wait for a tab before frames are held back.
    var unsentBytes = 64 * 1024
    /// The bytes that wait for a tab before its connection is cut, for messages that are not frames.
    var mostUnsentBytes = 4 * 1024 * 1024
}

/// The times that tabs are waited for, in seconds.
struct WaitingLimits: Sendable {
    /// The time from a connection to its first message.
    var hello: Double = 10
    /// The time that a connection may load files.
    var request: Double = 60
    /// The time after which the session of a tab without a connection is let go.
    var disconnected: Double = 180
    /// The time after which the session of a page is let go that has closed its connection: a page that is loaded again is back
    /// at once.
    var left: Double = 20
    /// The time after which the session of a tab without input is let go.
    var idle: Double = 1800
}
