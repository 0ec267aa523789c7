import Glibc

/// The resident memory of a process, from /proc.
enum ProcessMemory {
    private static let pageSize = Int(sysconf(Int32(_SC_PAGESIZE)))

    /// The bytes of a process; nil if it has ended.
    static func resident(_ process: pid_t) -> Int? {
        let file = open("/proc/\(process)/statm", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var buffer = [UInt8](repeating: 0, count: 128)
        let count = read(file, &buffer, buffer.count)
        guard count > 0 else { return nil }
        let fields = buffer[..<count].split(separator: 0x20)
        guard fields.count > 1 else { return nil }
        return Int(String(decoding: fields[1], as: UTF8.self)).map { $0 * pageSize }
    }
}
