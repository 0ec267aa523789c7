internal import Logging

/// The severity of a message.
public struct OSLogType: RawRepresentable, Equatable, Hashable, Sendable {
    public var rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// Messages about what might lead to a failure.
    public static let `default` = OSLogType(0x00)
    /// Messages that help while something is looked into.
    public static let info = OSLogType(0x01)
    /// Messages for whoever develops the app.
    public static let debug = OSLogType(0x02)
    /// Messages about failures within the process.
    public static let error = OSLogType(0x10)
    /// Messages about failures of the system, or faults in the program.
    public static let fault = OSLogType(0x11)
}

extension OSLogType {
    /// The level of swift-log that messages of this severity have.
    var level: Logging.Logger.Level {
        switch self {
        case .debug: .debug
        case .info: .info
        case .error: .error
        case .fault: .critical
        default: .notice
        }
    }
}
