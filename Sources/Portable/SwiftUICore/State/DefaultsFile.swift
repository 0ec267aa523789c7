import Foundation

/// The file of a domain of user defaults: a property list, which several processes may change.
///
/// The place is the one where Foundation reads it: the folder `XDG_CONFIG_HOME`, or `.config` in the home folder, and the
/// domain's name with the extension `plist`. Foundation itself writes over the file, which a full disk or the end of the
/// process leaves empty. This one takes a lock, merges its changes into what is there by now, writes a new file and puts
/// that in the place of the old one.
struct DefaultsFile {
    let path: String

    /// A problem with the file, as a log says it.
    struct Failure: Error, CustomStringConvertible {
        let description: String

        /// - Parameter action: what did not work.
        init(_ action: String, code: Int32 = errno) { description = "\(action): \(String(cString: strerror(code)))" }
    }

    /// The time for which another process may hold the lock, in seconds.
    private static let patience = 2.0

    init(path: String) { self.path = path }

    /// - Parameter suite: the name of a suite; nil for the standard defaults, whose domain has the identifier of the
    ///   program's bundle, or the program's name.
    init(suite: String?, environment: [String: String] = ProcessInfo.processInfo.environment) {
        let name = suite ?? Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        let configured = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        path = (configured ?? (environment["HOME"] ?? "") + "/.config") + "/\(name).plist"
    }

    /// The version of the file: another one after each change.
    var stamp: Stamp? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return Stamp(
            file: UInt64(status.st_ino), seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec,
            length: Int(status.st_size))
    }

    struct Stamp: Equatable {
        let file: UInt64
        let seconds: Int
        let nanoseconds: Int
        let length: Int
    }

    /// Changes values, nil for those that are removed, and leaves the others as they are in the file by now.
    /// - Returns: the content of the file after the change, and its version then.
    func merge(_ changes: [String: Any?]) throws(Failure) -> (content: [String: Any], stamp: Stamp?) {
        if changes.isEmpty {
            let stamp = stamp
            return (try read(), stamp)
        }
        let folder = (path as NSString).deletingLastPathComponent
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw Failure("the folder \(folder) cannot be made", code: Self.code(of: error))
        }
        let lock = try lock()
        defer { close(lock) }
        let old = try read()
        var new = old
        for (key, value) in changes { new[key] = value }
        if !Self.isSame(old, new) { try write(new) }
        return (new, stamp)
    }

    /// The content of the file; empty if there is none. A file that is no property list is put aside.
    func read() throws(Failure) -> [String: Any] {
        let data: Data
        do { data = try Data(contentsOf: URL(fileURLWithPath: path)) } catch {
            let code = Self.code(of: error)
            if code == ENOENT || access(path, F_OK) != 0 { return [:] }
            throw Failure("\(path) cannot be read", code: code)
        }
        if let found = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] {
            return found
        }
        if data.isEmpty { return [:] }
        let aside = path + ".damaged"
        guard rename(path, aside) == 0 else { throw Failure("\(path) is damaged and cannot be put aside") }
        Log.error("\(path) was no property list, and is \(aside) now")
        return [:]
    }

    /// True if two values are written alike. Foundation reads numbers as objects and counts 1 and true as equal.
    static func isSame(_ first: Any, _ second: Any?) -> Bool {
        guard let second else { return false }
        // The text of a property list has its keys in order.
        func text(_ value: Any) -> Data? {
            try? PropertyListSerialization.data(fromPropertyList: ["": value], format: .xml, options: 0)
        }
        guard let firstText = text(first) else { return false }
        return firstText == text(second)
    }

    // MARK: Writing

    /// Takes the lock of the file, which ends when the descriptor is closed.
    private func lock() throws(Failure) -> Int32 {
        let descriptor = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Failure("\(path).lock cannot be opened") }
        let end = Date() + Self.patience
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            guard [EWOULDBLOCK, EINTR].contains(errno), Date() < end else {
                let code = errno
                close(descriptor)
                throw Failure("another process holds \(path).lock", code: code)
            }
            usleep(5_000)
        }
        return descriptor
    }

    /// Puts a new file in the place of the old one, once all of it is on the disk.
    private func write(_ content: [String: Any]) throws(Failure) {
        let data: Data
        do {
            data = try PropertyListSerialization.data(fromPropertyList: content, format: .xml, options: 0)
        } catch {
            throw Failure("\(path) cannot be written: \(error)", code: EINVAL)
        }
        // A link to a file elsewhere stays one.
        let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        var template = Array((target + ".XXXXXX").utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { throw Failure("no file can be made beside \(target)") }
        let temporary = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        do throws(Failure) {
            defer { close(descriptor) }
            try write(data, to: descriptor)
        } catch {
            unlink(temporary)
            throw error
        }
        guard rename(temporary, target) == 0 else {
            let failure = Failure("\(target) cannot be replaced")
            unlink(temporary)
            throw failure
        }
        // The new name has to be on the disk, too.
        let folder = open((target as NSString).deletingLastPathComponent, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if folder >= 0 {
            fsync(folder)
            close(folder)
        }
    }

    private func write(_ data: Data, to descriptor: Int32) throws(Failure) {
        var rest = Array(data)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw Failure("\(path) cannot be written") }
            rest = rest.dropFirst(count)
        }
        guard fsync(descriptor) == 0 else { throw Failure("\(path) cannot be written") }
    }

    /// The number of the system's error in one of Foundation's.
    private static func code(of error: any Error) -> Int32 {
        let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
        if underlying.domain == NSPOSIXErrorDomain { return Int32(underlying.code) }
        switch (error as? CocoaError)?.code {
        case .fileNoSuchFile, .fileReadNoSuchFile: return ENOENT
        case .fileReadNoPermission, .fileWriteNoPermission: return EACCES
        case .fileWriteOutOfSpace: return ENOSPC
        case .fileWriteVolumeReadOnly: return EROFS
        default: return EIO
        }
    }
}
