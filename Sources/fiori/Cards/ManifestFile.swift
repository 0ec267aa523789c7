import ArgumentParser
import Foundation
import IntegrationCardModel

/// The manifest at a path of the command line: a file, or the manifest.json of a folder.
struct ManifestFile {
    let path: String
    let data: Data

    init(path: String) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw ValidationError("there is no file or folder '\(path)'")
        }
        if isFolder.boolValue {
            let file = path + (path.hasSuffix("/") ? "" : "/") + "manifest.json"
            guard FileManager.default.fileExists(atPath: file) else {
                throw ValidationError("the folder '\(path)' has no manifest.json")
            }
            self.path = file
        } else {
            self.path = path
        }
        // More than the bound is not read; the reader of the manifest names the excess.
        let bound = ManifestLimits().json.maximumBytes + 1
        guard let handle = FileHandle(forReadingAtPath: self.path),
            let data = try? handle.read(upToCount: bound) ?? Data()
        else { throw ValidationError("'\(self.path)' cannot be read") }
        self.data = data
    }
}
