/// The bounds that keep one browser from using up the machine.
struct SessionLimits: Sendable {
    /// The longest message from a browser, in bytes.
    var messageBytes = 256 * 1024
    /// The number of tabs at the same time.
    var sessions = 100
    /// The number of messages of a tab in a second; a pointer sends about 60.
    var messagesPerSecond = 400
    /// The time after which the session of a tab without a connection is let go, in seconds.
    var disconnected: Double = 180
    /// The time after which the session of a tab without input is let go, in seconds.
    var idle: Double = 1800
}
