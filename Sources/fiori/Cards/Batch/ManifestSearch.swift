#if os(Linux)
    import Foundation
    import IntegrationCardModel

    /// The search for the manifests of cards in a folder and all folders in it.
    ///
    /// A manifest is a file `manifest.json`, whatever is in it, and each other file with the ending `json` that has a
    /// section `sap.card`. Hidden files and folders are left out, and links are not followed.
    struct ManifestSearch {
        /// The files of a folder, by paths relative to it.
        struct Result {
            /// The manifests in the order of their paths.
            var manifests: [String] = []
            /// The newest change of a file that is no manifest, by the folder that it is in or below.
            var changes: [String: Date] = [:]
            /// The folders that could not be read.
            var unreadable: [String] = []
        }

        let folder: URL
        /// The folder of the pictures, which may lie in the other one.
        let output: URL

        func run() -> Result {
            var result = Result()
            visit(folder, path: "", &result)
            result.manifests.sort()
            return result
        }

        /// Visits a folder, and returns the newest change of its files.
        @discardableResult
        private func visit(_ folder: URL, path: String, _ result: inout Result) -> Date {
            guard folder.standardizedFileURL.path != output.standardizedFileURL.path else { return .distantPast }
            guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
                result.unreadable.append(path.isEmpty ? "." : path)
                return .distantPast
            }
            var newest = Date.distantPast
            for name in names.sorted() where !name.hasPrefix(".") {
                let url = folder.appendingPathComponent(name)
                let entry = path.isEmpty ? name : path + "/" + name
                guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.path) else { continue }
                switch attributes[.type] as? FileAttributeType {
                case .typeDirectory?: newest = max(newest, visit(url, path: entry, &result))
                case .typeRegular? where Self.isManifest(url, name: name): result.manifests.append(entry)
                case .typeRegular?: newest = max(newest, attributes[.modificationDate] as? Date ?? .distantPast)
                default: continue
                }
            }
            result.changes[path] = newest
            return newest
        }

        private static func isManifest(_ file: URL, name: String) -> Bool {
            if name == "manifest.json" { return true }
            let limits = ManifestLimits().json
            guard name.hasSuffix(".json"), let handle = try? FileHandle(forReadingFrom: file) else { return false }
            defer { try? handle.close() }
            guard let data = try? handle.read(upToCount: limits.maximumBytes + 1), data.count <= limits.maximumBytes,
                data.range(of: Data("\"sap.card\"".utf8)) != nil
            else { return false }
            // A text that is no JSON but names the section is a broken manifest, which deserves a message.
            guard let json = try? JSONParser(limits: limits).parse(data) else { return true }
            return json["sap.card"]?.objectValue != nil
        }
    }
#endif
