import Foundation
import NIOPosix
import Synchronization

/// Pictures in a folder, of a bounded number of bytes; those that were used longest ago leave first.
///
/// Files get their names when they are whole, and are checked when they are read, so that a folder survives whatever ends
/// the process, and several services may share it.
final class FolderCache: PictureStore {
    let tier = "folder"
    private let folder: URL
    private let capacity: Int
    /// The bytes of the files as far as this process knows; nil until they are counted.
    private let size = Mutex<Int?>(nil)

    init(folder: String, capacity: Int) throws {
        self.folder = URL(fileURLWithPath: folder, isDirectory: true)
        self.capacity = capacity
        do {
            try FileManager.default.createDirectory(at: self.folder, withIntermediateDirectories: true)
        } catch {
            throw ConfigurationFault(
                "the folder '\(folder)' of the cache cannot be made: \(error.localizedDescription)")
        }
        guard FileManager.default.isWritableFile(atPath: folder) else {
            throw ConfigurationFault("the folder '\(folder)' of the cache cannot be written to")
        }
    }

    /// The bytes of the files.
    var bytes: Int { size.withLock { $0 ?? 0 } }

    func picture(_ key: String) async throws -> KeptPicture? {
        try await NIOThreadPool.singleton.runIfActive { [self] in
            let file = url(key)
            guard let data = try? Data(contentsOf: file) else { return nil }
            guard let picture = KeptFile.picture(data), picture.expires > Date() else {
                try? FileManager.default.removeItem(at: file)
                size.withLock { if let size = $0 { $0 = max(0, size - data.count) } }
                return nil
            }
            // The time of the last use.
            try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: file.path)
            return picture
        }
    }

    func keep(_ picture: KeptPicture, _ key: String) async throws {
        let data = KeptFile.data(of: picture)
        guard data.count <= capacity / 4 else { return }
        try await NIOThreadPool.singleton.runIfActive { [self] in
            let file = url(key)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file, options: .atomic)
            let isFull = size.withLock { size in
                size = (size ?? files().reduce(0) { $0 + $1.size }) + data.count
                return (size ?? 0) > capacity
            }
            if isFull { trim() }
        }
    }

    private func url(_ key: String) -> URL {
        folder.appendingPathComponent(String(key.prefix(2)), isDirectory: true).appendingPathComponent(key)
    }

    private func files() -> [(url: URL, size: Int, date: Date)] {
        let keys: [URLResourceKey] = [.fileSizeKey, .contentModificationDateKey, .isRegularFileKey]
        let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: keys)
        return (all?.allObjects ?? []).compactMap { item in
            guard let url = item as? URL, let values = try? url.resourceValues(forKeys: Set(keys)),
                values.isRegularFile == true
            else { return nil }
            return (url, values.fileSize ?? 0, values.contentModificationDate ?? .distantPast)
        }
    }

    /// Removes files until a tenth of the folder is free.
    private func trim() {
        let files = files().sorted { $0.date < $1.date }
        var total = files.reduce(0) { $0 + $1.size }
        for file in files where total > capacity / 10 * 9 {
            try? FileManager.default.removeItem(at: file.url)
            total -= file.size
        }
        size.withLock { $0 = total }
    }
}
