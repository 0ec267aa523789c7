import Foundation

/// A file of an export of many, which takes its place when it is complete.
///
/// Its data are with the system when ``write(_:)`` returns, and on the disk some seconds later. `Data.write(to:)` waits for
/// the disk at every file, which takes as long as a small picture takes to be drawn. After a loss of power, a file may be
/// cut short.
package struct ExportedFile {
    package let url: URL
    /// The file that is written to, in a folder on the same disk.
    package let unfinished: URL
    /// The date of change that the file is given; nil for the time of writing.
    package var modificationDate: Date?

    /// - Parameter unfinished: nil for a hidden file beside it.
    package init(_ url: URL, unfinished: URL? = nil) {
        self.url = url
        self.unfinished =
            unfinished
            ?? url.deletingLastPathComponent().appendingPathComponent(".\(url.lastPathComponent).unfinished")
    }

    /// Writes the file, or leaves that of an earlier export as it is.
    /// - Throws: an error that names the file and says what the system said.
    package func write(_ data: Data) throws {
        let descriptor = open(unfinished.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw failure(errno) }
        do {
            let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
            defer { try? handle.close() }
            try handle.write(contentsOf: data)
            if let modificationDate {
                try FileManager.default.setAttributes(
                    [.modificationDate: modificationDate], ofItemAtPath: unfinished.path)
            }
        } catch {
            try? FileManager.default.removeItem(at: unfinished)
            throw ExportError(path: url.path, reason: error.localizedDescription)
        }
        guard rename(unfinished.path, url.path) == 0 else {
            let number = errno
            try? FileManager.default.removeItem(at: unfinished)
            throw failure(number)
        }
    }

    private func failure(_ number: Int32) -> ExportError {
        ExportError(path: url.path, reason: String(cString: strerror(number)))
    }
}

/// A file that cannot be written.
package struct ExportError: Error, CustomStringConvertible {
    let path: String
    let reason: String

    package var description: String { "'\(path)' cannot be written: \(reason)" }
}
