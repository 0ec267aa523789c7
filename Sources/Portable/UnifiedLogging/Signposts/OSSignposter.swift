internal import Logging

/// A text that a signpost has besides its name.
public typealias SignpostMetadata = OSLogMessage

/// Marks intervals and events for tools that measure.
///
/// Each begin, end and event is a message of swift-log's level `trace`; the end says how long the interval was.
///
///     let signposter = OSSignposter(subsystem: "com.example.shop", category: "loading")
///     let orders = try signposter.withIntervalSignpost("Load orders") { try load() }
public struct OSSignposter: Sendable {
    private let log: OSLog

    /// Makes a signposter of the log for messages that belong to no subsystem.
    public init() { self.init(logHandle: .default) }

    /// Makes a signposter for a subsystem and a category.
    public init(subsystem: String, category: String) {
        self.init(logHandle: OSLog(subsystem: subsystem, category: category))
    }

    /// Makes a signposter for a subsystem and a category that tools know.
    public init(subsystem: String, category: OSLog.Category) {
        self.init(logHandle: OSLog(subsystem: subsystem, category: category))
    }

    /// Makes a signposter for the subsystem and category of a logger.
    public init(logger: Logger) { self.init(logHandle: logger.destination) }

    /// Makes a signposter for the subsystem and category of a log.
    public init(logHandle: OSLog) { log = logHandle }

    /// A signposter that writes nothing.
    public static let disabled = OSSignposter(logHandle: .disabled)

    /// Tells whether signposts are written.
    public var isEnabled: Bool { log.signpostsEnabled }

    // MARK: Identities

    /// Makes an identity that no other signpost of the process has.
    public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }

    /// Makes the identity of an object's signposts.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: log, object: object) }

    // MARK: Events

    /// Marks a moment.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) { write("event", name, id, nil) }

    /// Marks a moment, with a text.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata) {
        write("event", name, id, message)
    }

    // MARK: Intervals

    /// Marks the begin of an interval.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        write("begin", name, id, nil)
        return OSSignpostIntervalState(id)
    }

    /// Marks the begin of an interval, with a text.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
    ) -> OSSignpostIntervalState {
        write("begin", name, id, message)
        return OSSignpostIntervalState(id)
    }

    /// Marks the begin of an interval in which something animates.
    public func beginAnimationInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive
    ) -> OSSignpostIntervalState {
        beginInterval(name, id: id)
    }

    /// Marks the begin of an interval in which something animates, with a text.
    public func beginAnimationInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
    ) -> OSSignpostIntervalState {
        beginInterval(name, id: id, message)
    }

    /// Marks the end of an interval.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
        write("end", name, state.id, nil, since: state)
    }

    /// Marks the end of an interval, with a text.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: SignpostMetadata) {
        write("end", name, state.id, message, since: state)
    }

    /// Marks the begin and the end of a call.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T {
        let state = beginInterval(name, id: id)
        defer { endInterval(name, state) }
        return try task()
    }

    /// Marks the begin, with a text, and the end of a call.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata, around task: () throws -> T
    ) rethrows -> T {
        let state = beginInterval(name, id: id, message)
        defer { endInterval(name, state) }
        return try task()
    }

    private func write(
        _ kind: StaticString, _ name: StaticString, _ id: OSSignpostID, _ message: SignpostMetadata?,
        since begin: OSSignpostIntervalState? = nil
    ) {
        guard id != .invalid else { return }
        log.write(.trace) {
            SignpostText.text(
                kind, name, id, message?.text(showingPrivateValues: PrivateValues.areShown),
                duration: begin?.duration)
        }
    }
}
