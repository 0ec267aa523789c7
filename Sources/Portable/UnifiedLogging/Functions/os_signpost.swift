internal import Logging

/// The part of a signpost.
public struct OSSignpostType: RawRepresentable, Equatable, Hashable, Sendable {
    public var rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// A moment.
    public static let event = OSSignpostType(0)
    /// The begin of an interval.
    public static let begin = OSSignpostType(1)
    /// The end of an interval.
    public static let end = OSSignpostType(2)
}

/// Writes a signpost into a log, as a message of the level `trace`.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {
    write(type, log, name, signpostID) { nil }
}

/// Writes a signpost into a log with a text in the notation of C's `printf`, as a message of the level `trace`.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {
    write(type, log, name, signpostID) {
        LogFormat(format.description).text(of: arguments, showingPrivateValues: PrivateValues.areShown)
    }
}

private func write(
    _ type: OSSignpostType, _ log: OSLog, _ name: StaticString, _ id: OSSignpostID, _ message: () -> String?
) {
    guard id != .invalid else { return }
    log.write(.trace) {
        SignpostText.text(
            type == .begin ? "begin" : type == .end ? "end" : "event", name, id, message(), duration: nil)
    }
}
