import Foundation
internal import Logging
internal import Synchronization

/// A place for messages: the name of a subsystem and a category within it.
///
/// Messages go to the handler that the app has given to `LoggingSystem.bootstrap` of swift-log, without one to the standard error.
/// The label of swift-log's logger is the subsystem, and its metadata have the category.
public final class OSLog: NSObject, Sendable {
    package let subsystem: String
    package let category: String
    private let isDisabled: Bool
    // Made with the first message, because apps keep their logs in constants, which may be read before the handler is set.
    private let output = Mutex<Logging.Logger?>(nil)

    /// Makes a place for the messages of a subsystem, in reversed notation of domains, and a category.
    public convenience init(subsystem: String, category: String) {
        self.init(subsystem: subsystem, category: category, isDisabled: false)
    }

    /// Makes a place for messages of a category that tools know.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }

    private init(subsystem: String, category: String, isDisabled: Bool) {
        self.subsystem = subsystem
        self.category = category
        self.isDisabled = isDisabled
        super.init()
    }

    /// The place for messages that belong to no subsystem.
    public static let `default` = OSLog(subsystem: "", category: "")

    /// A place whose messages are discarded.
    public static let disabled = OSLog(subsystem: "", category: "", isDisabled: true)

    /// Tells whether a message of a severity would be kept.
    public func isEnabled(type: OSLogType) -> Bool { isEnabled(level: type.level) }

    /// Tells whether signposts are written: where the handler keeps messages of the level `trace`.
    public var signpostsEnabled: Bool { isEnabled(level: .trace) }

    /// A category that tools know.
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Signposts that stand in a row of their own.
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        /// Signposts that are off unless a tool records them.
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        /// Signposts that are off unless a tool records them with the calls that led to them.
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }
}

extension OSLog {
    private var logger: Logging.Logger {
        output.withLock { known in
            if let known { return known }
            var made = Logging.Logger(label: subsystem.isEmpty ? ProcessInfo.processInfo.processName : subsystem)
            if !category.isEmpty { made[metadataKey: "category"] = .string(category) }
            known = made
            return made
        }
    }

    func isEnabled(level: Logging.Logger.Level) -> Bool { !isDisabled && logger.logLevel <= level }

    /// Writes a message, whose text is made only if it is kept.
    func write(_ level: Logging.Logger.Level, _ text: () -> String) {
        guard !isDisabled else { return }
        let logger = logger
        guard logger.logLevel <= level else { return }
        logger.log(level: level, "\(text())", source: logger.label)
    }
}
