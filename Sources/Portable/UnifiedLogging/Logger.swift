internal import Logging

/// Writes messages of a subsystem and category, at nine levels.
///
///     let logger = Logger(subsystem: "com.example.shop", category: "orders")
///     logger.info("Order \(number) has \(count, privacy: .public) items")
public struct Logger: Sendable {
    package let destination: OSLog

    /// Makes a logger for messages that belong to no subsystem.
    public init() { self.init(.default) }

    /// Makes a logger for a subsystem, in reversed notation of domains, and a category.
    public init(subsystem: String, category: String) {
        self.init(OSLog(subsystem: subsystem, category: category))
    }

    /// Makes a logger that writes to a log.
    public init(_ logObj: OSLog) { destination = logObj }

    /// Writes a message of the default level.
    public func log(_ message: OSLogMessage) { write(.notice, message) }

    /// Writes a message of a level.
    public func log(level: OSLogType, _ message: OSLogMessage) { write(level.level, message) }

    /// Writes a message that follows the program step by step; `trace` of swift-log.
    public func trace(_ message: OSLogMessage) { write(.trace, message) }

    /// Writes a message for whoever develops the app.
    public func debug(_ message: OSLogMessage) { write(.debug, message) }

    /// Writes a message that helps while something is looked into.
    public func info(_ message: OSLogMessage) { write(.info, message) }

    /// Writes a message of the default level.
    public func notice(_ message: OSLogMessage) { write(.notice, message) }

    /// Writes a message about something that may be wrong; `warning` of swift-log, which Apple's systems show as an error.
    public func warning(_ message: OSLogMessage) { write(.warning, message) }

    /// Writes a message about an error.
    public func error(_ message: OSLogMessage) { write(.error, message) }

    /// Writes a message about something after which the app can hardly go on.
    public func critical(_ message: OSLogMessage) { write(.critical, message) }

    /// Writes a message about a fault in the program.
    public func fault(_ message: OSLogMessage) { write(.critical, message) }

    private func write(_ level: Logging.Logger.Level, _ message: OSLogMessage) {
        destination.write(level) { message.text(showingPrivateValues: PrivateValues.areShown) }
    }
}
