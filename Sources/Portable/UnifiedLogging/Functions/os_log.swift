internal import Logging

/// Writes a message of the default level.
public func os_log(_ message: OSLogMessage) { os_log(.default, log: .default, message) }

/// Writes a message of a level.
public func os_log(_ type: OSLogType, _ message: OSLogMessage) { os_log(type, log: .default, message) }

/// Writes a message of a level into a log.
public func os_log(_ type: OSLogType = .default, log: OSLog, _ message: OSLogMessage) {
    log.write(type.level) { message.text(showingPrivateValues: PrivateValues.areShown) }
}

/// Writes a message in the notation of C's `printf`, with `%{public}@` and `%{private}@` for texts.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, type: OSLogType = .default,
    _ args: any CVarArg...
) {
    os_log(type, dso: dso, log: log, message, arguments: args)
}

/// Writes a message of a level in the notation of C's `printf`, with `%{public}@` and `%{private}@` for texts.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, _ message: StaticString,
    _ args: any CVarArg...
) {
    os_log(type, dso: dso, log: log, message, arguments: args)
}

private func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer?, log: OSLog, _ message: StaticString, arguments: [any CVarArg]
) {
    log.write(type.level) {
        LogFormat(message.description).text(of: arguments, showingPrivateValues: PrivateValues.areShown)
    }
}
