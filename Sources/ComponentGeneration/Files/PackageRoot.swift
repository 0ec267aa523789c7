import Foundation

/// The package that a folder lies in.
enum PackageRoot {
    /// The nearest folder above a path that is a package; nil outside of any.
    static func folder(of path: String) -> String? {
        var folder = absolute(path)
        while folder.count > 1 {
            folder = folder.parentFolder
            if FileAccess.exists(folder + "/Package.swift") { return folder }
        }
        return nil
    }

    static func absolute(_ path: String) -> String {
        let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        return path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    }
}
