import Foundation

extension FileAccess {
    /// A path as diagnostics show it: relative to the working directory if it lies below it.
    static func displayed(_ path: String) -> String {
        let here = FileManager.default.currentDirectoryPath + "/"
        return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
    }
}
