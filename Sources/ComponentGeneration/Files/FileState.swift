import Foundation

/// The time of the last change, the size and the identity of a file.
struct FileState: Equatable, CustomStringConvertible {
    let seconds: Int
    let nanoseconds: Int
    let size: Int
    let inode: UInt64

    /// Reads the state of a file; nil if the file does not exist.
    init?(_ path: String) {
        guard let status = FileAccess.status(path) else { return nil }
        self.init(status)
    }

    init(_ status: stat) {
        #if canImport(Darwin)
            seconds = status.st_mtimespec.tv_sec
            nanoseconds = status.st_mtimespec.tv_nsec
        #else
            seconds = status.st_mtim.tv_sec
            nanoseconds = status.st_mtim.tv_nsec
        #endif
        size = Int(status.st_size)
        inode = UInt64(status.st_ino)
    }

    /// Seconds since 1970.
    var time: Double { Double(seconds) + Double(nanoseconds) / 1e9 }

    var description: String { "\(seconds).\(nanoseconds) \(size) \(inode)" }
}
