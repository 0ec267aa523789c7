import Foundation

/// The source files of a module on disk.
struct SourceFolder {
    /// The absolute path of the package.
    let root: String

    /// The module's source folder, from the root.
    let path: String

    /// The Swift files that are not in the index, or have changed since they were indexed, sorted.
    func filesWithoutIndex(_ files: [IndexedFile]) -> [String] {
        let times = Dictionary(files.map { ($0.path, $0.time) }, uniquingKeysWith: max)
        let folder = URL(fileURLWithPath: root + "/" + path)
        let contents = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
        var outdated: [String] = []
        while let file = contents?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            let path = String(file.path.dropFirst(root.count + 1))
            let changed = try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
            if times[path].map({ $0 < changed ?? .distantPast }) ?? true {
                outdated.append(path)
            }
        }
        return outdated.sorted()
    }
}
