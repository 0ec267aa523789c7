/// The path of an entry of a zip that stays in the folder that it is unpacked to.
struct BundlePath: Equatable {
    /// The names of the folders and the file.
    let names: [String]

    /// - Throws: a problem for a path that leads out, is too long or too deep, or that systems read differently.
    init(_ path: String, limits: BundleLimits) throws(Problem) {
        func fault(_ text: String) -> Problem {
            Problem(.invalidInput, "the path '\(Spelling.shortened(path))' in the zip \(text)")
        }
        guard path.utf8.count <= limits.maximumPathLength else {
            throw fault("has more than \(limits.maximumPathLength) bytes")
        }
        guard !path.hasPrefix("/") else { throw fault("is absolute") }
        guard !path.contains("\\"), !path.contains(":") else { throw fault("has a backslash or a colon") }
        guard !path.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
            throw fault("has a control character")
        }
        var names: [String] = []
        for name in path.split(separator: "/") where name != "." {
            guard name != ".." else { throw fault("leads out of the bundle") }
            guard name.utf8.count <= 255 else { throw fault("has a name of more than 255 bytes") }
            names.append(String(name))
        }
        guard names.count <= limits.maximumDepth + 1 else {
            throw fault("has more than \(limits.maximumDepth) folders")
        }
        self.names = names
    }

    /// The path with slashes; empty for the folder itself.
    var text: String { names.joined(separator: "/") }
}
