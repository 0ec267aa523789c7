import Foundation
import Glibc
import NIOCore

/// The private folder of a service, with a folder for each picture that is being drawn.
///
/// Documents reach the drawing processes as files, so that messages name lines and columns as on the command line, and
/// bytes that are no text stay what they are. Names are never used twice.
final class Scratch: Sendable {
    /// The absolute path, without links.
    let path: String

    /// Makes the folder, which nobody else may read.
    init(in parent: String) throws {
        var template = Array((parent + "/fiori-serve-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil, let resolved = realpath(template, nil) else {
            throw ConfigurationFault("no folder can be made in '\(parent)': \(String(cString: strerror(errno)))")
        }
        defer { free(resolved) }
        path = String(cString: resolved)
    }

    /// Removes the folder with all that is in it.
    func remove() { try? FileManager.default.removeItem(atPath: path) }

    /// Makes the folder of a picture, writes what is to be drawn, and removes it after the work.
    /// - Parameter work: takes the folder and the path of the document in it.
    func withFolder<Value>(
        _ number: Int, _ content: Drawing.Content, limits: BundleLimits,
        _ work: (_ folder: String, _ document: String) throws(Problem) -> Value
    ) throws(Problem) -> Value {
        let folder = path + "/\(number)"
        switch content {
        case .component: return try work(folder, "")
        case .document(let name, let bytes):
            let file = folder + "/" + name
            defer {
                unlink(file)
                rmdir(folder)
            }
            guard mkdir(folder, 0o700) == 0, Self.write(bytes, to: file) else { throw Self.fault() }
            return try work(folder, name)
        case .bundle(let bytes):
            defer { try? FileManager.default.removeItem(atPath: folder) }
            guard mkdir(folder, 0o700) == 0 else { throw Self.fault() }
            return try work(folder, try Bundle(limits: limits).unpack(bytes, into: folder))
        }
    }

    private static func fault() -> Problem {
        Problem(.drawingFailed, "the input cannot be stored: \(String(cString: strerror(errno)))")
    }

    private static func write(_ bytes: ByteBuffer, to path: String) -> Bool {
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else { return false }
        defer { close(file) }
        return bytes.withUnsafeReadableBytes { write($0, to: file) }
    }

    /// Writes all bytes; false if that fails.
    static func write(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = Glibc.write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}
