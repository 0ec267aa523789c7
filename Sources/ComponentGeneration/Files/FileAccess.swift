import Foundation

/// The few calls to the file system that a run makes, without the detours of a URL.
enum FileAccess {
    /// The bytes of a file; `nil` if it is missing or unreadable: then `errno` has the reason, or is 0 if the path is
    /// no file.
    static func contents(of path: String) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, isRegular(status) else {
            errno = 0
            return nil
        }
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
    /// - Parameter place: the path an error names, where the file is to be renamed to.
    /// - Returns: the state of the file, which stays the same when it is renamed.
    @discardableResult
    static func create(_ path: String, _ content: String, for place: String? = nil) throws(OutputError) -> FileState? {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw OutputError(place ?? path, "cannot be written", errno) }
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
        var status = stat()
        let state = fstat(descriptor, &status) == 0 ? FileState(status) : nil
        let closed = close(descriptor)
        if let problem { throw OutputError(place ?? path, "cannot be written", problem) }
        if closed != 0 { throw OutputError(place ?? path, "cannot be written", errno) }
        return state
    }

    /// Creates a folder and those above it that are missing.
    /// - Returns: the folders that were created, from the top.
    @discardableResult
    static func createFolder(_ path: String) throws(OutputError) -> [String] {
        if mkdir(path, 0o755) == 0 { return [path] }
        if errno == EEXIST {
            if isFolder(path) { return [] }
            // Another run has just removed the folder that it created.
            if !isThere(path) { return try createFolder(path) }
            throw OutputError(path, "cannot be created", EEXIST)
        }
        let parent = path.parentFolder
        guard errno == ENOENT, !parent.isEmpty, parent != path else {
            throw OutputError(path, "cannot be created", errno)
        }
        let above = try createFolder(parent)
        if mkdir(path, 0o755) == 0 { return above + [path] }
        guard errno == EEXIST else {
            let problem = errno
            for folder in above.reversed() { rmdir(folder) }
            throw OutputError(path, "cannot be created", problem)
        }
        return above
    }

    static func isFolder(_ path: String) -> Bool { status(path).map { ($0.st_mode & S_IFMT) == S_IFDIR } ?? false }

    /// True if a path still leads to the folder that was opened.
    static func isFolder(_ path: String, openedAs descriptor: Int32) -> Bool {
        var opened = stat()
        guard fstat(descriptor, &opened) == 0, let found = status(path) else { return false }
        return opened.st_dev == found.st_dev && opened.st_ino == found.st_ino
    }

    /// True if the path exists, even as a broken link.
    private static func isThere(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    static func exists(_ path: String) -> Bool { status(path) != nil }

    static func status(_ path: String) -> stat? {
        var status = stat()
        return stat(path, &status) == 0 ? status : nil
    }

    private static func isRegular(_ status: stat) -> Bool { (status.st_mode & S_IFMT) == S_IFREG }

    /// The files below a folder whose names `isWanted` accepts, sorted. Links are followed; a folder that is reached
    /// again by a link is visited once. A missing folder has no files; an unreadable one is an error, because its files
    /// would be taken for missing.
    static func files(below folder: String, where isWanted: (Substring) -> Bool) throws(OutputError) -> [String] {
        var files: [String] = []
        var visited: Set<String> = []
        func visit(_ folder: String) throws(OutputError) {
            guard let status = status(folder), visited.insert("\(status.st_dev):\(status.st_ino)").inserted else {
                return
            }
            guard let directory = opendir(folder) else {
                if errno == ENOENT || errno == ENOTDIR { return }
                throw OutputError(folder, "cannot be read", errno)
            }
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
            for folder in folders.sorted() { try visit(folder) }
        }
        try visit(folder)
        return files.sorted()
    }
}

/// A file or folder that could not be read or written.
package struct OutputError: Error, CustomStringConvertible {
    package let path: String
    package let message: String
    package let note: String?
    package let description: String

    /// - Parameters:
    ///   - code: the error number of the system, if it is one that refused.
    ///   - note: how to mend it, where the number does not tell.
    init(_ path: String, _ problem: String, _ code: Int32? = nil, note: String? = nil) {
        let shown = FileAccess.displayed(path)
        let reason = code.flatMap { $0 == 0 ? nil : ": \(String(cString: strerror($0)))" } ?? ""
        self.path = shown
        message = problem + reason
        self.note = note ?? code.flatMap(Self.remedy)
        description = "\(shown): error: \(message)" + (self.note.map { "\n\(shown): note: \($0)" } ?? "")
    }

    private static func remedy(_ code: Int32) -> String? {
        switch code {
        case EACCES, EPERM: "give this user the permission (ls -ld shows who has it); nothing was written"
        case EROFS: "the file system is read-only: name another folder with '--output'; nothing was written"
        case ENOSPC, EDQUOT: "the disk is full: make room; nothing was written"
        default: nil
        }
    }
}

extension String {
    /// A path without its last component; empty for a name alone.
    var parentFolder: String {
        guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        return slash == startIndex ? "/" : String(self[..<slash])
    }

    /// The last component of a path.
    var lastPathComponent: String {
        guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return self }
        return String(self[utf8.index(after: slash)...])
    }
}
