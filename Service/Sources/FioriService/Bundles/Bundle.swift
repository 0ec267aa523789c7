import Glibc
import NIOCore

/// A card that comes as a zip: its manifest with texts, data and pictures.
struct Bundle {
    private let limits: BundleLimits

    init(limits: BundleLimits = BundleLimits()) { self.limits = limits }

    /// Unpacks a zip into an empty folder.
    /// - Returns: the path of the manifest in the folder: at the top, or in the only folder there.
    func unpack(_ bytes: ByteBuffer, into folder: String) throws(Problem) -> String {
        let result = bytes.withUnsafeReadableBytes { bytes in
            Result { () throws(Problem) in try unpack(bytes, into: folder) }
        }
        return try result.get()
    }

    private func unpack(_ bytes: UnsafeRawBufferPointer, into folder: String) throws(Problem) -> String {
        // All of these begin a zip, an empty one and a spanned one included; libarchive would look for one behind a program.
        guard bytes.count >= 4, bytes[0] == UInt8(ascii: "P"), bytes[1] == UInt8(ascii: "K") else {
            throw Problem(.invalidInput, "the body is no zip")
        }
        let archive = try BundleArchive(bytes)
        var files: [[String]] = []
        var folders: Set<String> = []
        var count = 0
        var size = 0
        let most = min(limits.maximumSize, limits.maximumRatio * bytes.count)
        while let entry = try archive.next() {
            count += 1
            guard count <= limits.maximumCount else {
                throw Problem(.invalidInput, "the zip has more than \(limits.maximumCount) entries")
            }
            guard let text = entry.path else { throw Problem(.invalidInput, "a name in the zip is not in UTF-8") }
            let path = try BundlePath(text, limits: limits)
            guard entry.kind != .other else {
                throw Problem(.invalidInput, "'\(Spelling.shortened(text))' in the zip is no file and no folder")
            }
            guard !entry.isEncrypted else {
                throw Problem(.invalidInput, "'\(Spelling.shortened(text))' in the zip is encrypted")
            }
            if path.names.isEmpty { continue }
            let parents = entry.kind == .folder ? path.names : path.names.dropLast()
            try makeFolders(Array(parents), in: folder, known: &folders)
            guard entry.kind == .file else { continue }
            try unpackFile(archive, path, to: folder, size: &size, most: most)
            files.append(path.names)
        }
        return try manifest(among: files)
    }

    private func manifest(among files: [[String]]) throws(Problem) -> String {
        if files.contains([DrawingReader.manifest]) { return DrawingReader.manifest }
        // Folders that some systems add do not count as a second one.
        let tops = Set(files.compactMap(\.first)).subtracting(["__MACOSX", ".DS_Store"])
        if tops.count == 1, let top = tops.first, files.contains([top, DrawingReader.manifest]) {
            return top + "/" + DrawingReader.manifest
        }
        throw Problem(.invalidInput, "the zip has no manifest.json, neither at its top nor in its only folder")
    }

    private func makeFolders(_ names: [String], in folder: String, known: inout Set<String>) throws(Problem) {
        var path = folder
        for name in names {
            path += "/" + name
            guard known.insert(path).inserted else { continue }
            guard mkdir(path, 0o700) == 0 else {
                throw errno == EEXIST
                    ? Problem(.invalidInput, "the zip has a file and a folder '\(Spelling.shortened(name))'")
                    : Problem(.drawingFailed, "the zip cannot be unpacked: \(String(cString: strerror(errno)))")
            }
        }
    }

    private func unpackFile(
        _ archive: BundleArchive, _ path: BundlePath, to folder: String, size: inout Int, most: Int
    ) throws(Problem) {
        let file = open(folder + "/" + path.text, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard file >= 0 else {
            throw errno == EEXIST
                ? Problem(.invalidInput, "the zip has '\(Spelling.shortened(path.text))' twice")
                : Problem(.drawingFailed, "the zip cannot be unpacked: \(String(cString: strerror(errno)))")
        }
        defer { close(file) }
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)
        defer { buffer.deallocate() }
        var fileSize = 0
        while true {
            let count = try archive.read(into: buffer)
            if count == 0 { return }
            (size, fileSize) = (size + count, fileSize + count)
            guard fileSize <= limits.maximumFileSize else {
                throw Problem(
                    .tooLarge,
                    "'\(Spelling.shortened(path.text))' in the zip has more than \(limits.maximumFileSize) bytes")
            }
            guard size <= most else {
                throw Problem(
                    .tooLarge,
                    size > limits.maximumSize
                        ? "the files in the zip have more than \(limits.maximumSize) bytes"
                        : "the files in the zip are more than \(limits.maximumRatio) times as large as the zip")
            }
            guard Scratch.write(UnsafeRawBufferPointer(rebasing: buffer[..<count]), to: file) else {
                throw Problem(.drawingFailed, "the zip cannot be unpacked: \(String(cString: strerror(errno)))")
            }
        }
    }
}
