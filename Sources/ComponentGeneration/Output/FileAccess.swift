import Foundation

/// The few calls to the file system that a run makes, without the detours of a URL.
enum FileAccess {
    /// The bytes of a file; `nil` when there is none or it cannot be read.
    static func contents(of path: String) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, isRegular(status) else { return nil }
        let size = Int(status.st_size)
        var failed = false
        let bytes = [UInt8](unsafeUninitializedCapacity: max(size, 1)) { buffer, count in
            while count < size {
                let step = Foundation.read(descriptor, buffer.baseAddress! + count, size - count)
                if step < 0, errno == EINTR { continue }
                if step < 0 { failed = true }
                if step <= 0 { break }
                count += step
            }
        }
        return failed ? nil : bytes
    }

    /// The text of a file; bytes that are not UTF-8 are an error of the caller's to report, so `nil` as well.
    static func text(of path: String) -> String? {
        contents(of: path).flatMap { String(validating: $0, as: UTF8.self) }
    }

    /// Writes a new file.
    static func create(_ path: String, _ content: String) throws(OutputError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw OutputError(path, "cannot be written", errno) }
        var content = content
        let problem: Int32? = content.withUTF8 { buffer in
            var written = 0
            while written < buffer.count {
                let step = Foundation.write(descriptor, buffer.baseAddress! + written, buffer.count - written)
                if step < 0, errno == EINTR { continue }
                if step < 0 { return errno }
                written += step
            }
            return nil
        }
        let closed = close(descriptor)
        if let problem { throw OutputError(path, "cannot be written", problem) }
        if closed != 0 { throw OutputError(path, "cannot be written", errno) }
    }

    static func createFolder(_ path: String) throws(OutputError) {
        if mkdir(path, 0o755) == 0 || (errno == EEXIST && isFolder(path)) { return }
        let parent = (path as NSString).deletingLastPathComponent
        guard errno == ENOENT, !parent.isEmpty, parent != path else {
            throw OutputError(path, "cannot be created", errno)
        }
        try createFolder(parent)
        guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw OutputError(path, "cannot be created", errno) }
    }

    static func isFolder(_ path: String) -> Bool { status(path).map { ($0.st_mode & S_IFMT) == S_IFDIR } ?? false }

    static func exists(_ path: String) -> Bool { status(path) != nil }

    static func status(_ path: String) -> stat? {
        var status = stat()
        return stat(path, &status) == 0 ? status : nil
    }

    private static func isRegular(_ status: stat) -> Bool { (status.st_mode & S_IFMT) == S_IFREG }

    /// The files below a folder that `isWanted` says yes to by name, sorted. Links are followed; a folder that a link
    /// leads back to is visited once.
    static func files(below folder: String, where isWanted: (Substring) -> Bool) -> [String] {
        var files: [String] = []
        var visited: Set<String> = []
        func visit(_ folder: String) {
            guard let status = status(folder), visited.insert("\(status.st_dev):\(status.st_ino)").inserted,
                let directory = opendir(folder)
            else { return }
            defer { closedir(directory) }
            var folders: [String] = []
            while let entry = readdir(directory) {
                let name = withUnsafePointer(to: &entry.pointee.d_name) {
                    $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
                }
                guard name != ".", name != ".." else { continue }
                let path = folder + "/" + name
                let type = Int32(entry.pointee.d_type)
                if type == Int32(DT_DIR) {
                    folders.append(path)
                } else if type == Int32(DT_REG) {
                    if isWanted(name[...]) { files.append(path) }
                } else if isFolder(path) {
                    folders.append(path)
                } else if isWanted(name[...]), exists(path) {
                    files.append(path)
                }
            }
            for folder in folders.sorted() { visit(folder) }
        }
        visit(folder)
        return files.sorted()
    }
}

/// A file or folder that could not be read or written.
package struct OutputError: Error, CustomStringConvertible {
    package let path: String
    package let description: String

    init(_ path: String, _ problem: String, _ code: Int32? = nil) {
        self.path = path
        description = "\(path): error: \(problem)" + (code.map { ": \(String(cString: strerror($0)))" } ?? "")
    }
}
