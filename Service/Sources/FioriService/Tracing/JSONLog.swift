import Foundation
import Glibc
import Logging
import Synchronization
import Tracing

/// A log of lines of JSON on a descriptor, each with the time, the level, the words and what belongs to it.
public struct JSONLogHandler: LogHandler {
    public var metadata: Logger.Metadata = [:]
    public var logLevel: Logger.Level = .info
    public var metadataProvider: Logger.MetadataProvider?
    private let label: String
    private let output: @Sendable (String) -> Void

    /// - Parameter output: takes a line with its end.
    public init(label: String, output: @escaping @Sendable (String) -> Void = JSONLogHandler.standardError) {
        self.label = label
        self.output = output
    }

    /// Writes a line to the error output, at once and as a whole.
    public static let standardError: @Sendable (String) -> Void = { line in
        lock.withLock { _ in
            _ = Array(line.utf8).withUnsafeBytes { Scratch.write($0, to: STDERR_FILENO) }
        }
    }

    private static let lock = Mutex(())

    public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    public func log(event: LogEvent) {
        var all = metadata
        if let provided = metadataProvider?.get() { all.merge(provided) { $1 } }
        if let own = event.metadata { all.merge(own) { $1 } }
        var members: [JSON.Member] = [
            .init("time", .string(Self.time(Date()))), .init("level", .string(event.level.rawValue)),
            .init("message", .string("\(event.message)")), .init("logger", .string(label)),
        ]
        for (name, value) in all.sorted(by: { $0.key < $1.key }) where !members.contains(where: { $0.name == name }) {
            members.append(.init(name, Self.json(value)))
        }
        output(JSON.object(members).text + "\n")
    }

    private static func time(_ date: Date) -> String {
        date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    }

    private static func json(_ value: Logger.Metadata.Value) -> JSON {
        switch value {
        case .string(let text): .string(text)
        case .stringConvertible(let number as Int): JSON(number)
        case .stringConvertible(let number as Int64): JSON(Int(number))
        case .stringConvertible(let number as Int32): JSON(Int(number))
        case .stringConvertible(let number as Double): JSON(number)
        case .stringConvertible(let flag as Bool): .boolean(flag)
        case .stringConvertible(let other): .string("\(other)")
        case .array(let elements): .array(elements.map(json))
        case .dictionary(let members):
            .object(members.sorted { $0.key < $1.key }.map { .init($0.key, json($0.value)) })
        }
    }
}

extension Logger.MetadataProvider {
    /// The identifiers of the span that a line belongs to.
    public static let trace = Logger.MetadataProvider {
        guard let parent = ServiceContext.current?.traceParent else { return [:] }
        return ["trace_id": "\(parent.trace)", "span_id": "\(parent.span)"]
    }
}
