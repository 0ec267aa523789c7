/// The folders of a module that files are counted for.
public struct Folders: Sendable {
    /// The module's source folder, from the package's root.
    public let sources: String

    /// Folders, or single files, that are counted separately, from the source folder. Every other file belongs to its
    /// direct subfolder.
    public let named: Set<String>

    /// The folder of files that stand directly in the source folder.
    public static let top = "."

    /// Creates the folders of a module.
    public init(sources: String, named: Set<String> = []) {
        self.sources = sources
        self.named = named
    }

    /// The folder that a file belongs to: the file itself if it is named, the innermost named folder that contains it,
    /// or else the direct subfolder of the source folder. Nil for files outside the source folder.
    public func folder(of path: String) -> String? {
        guard path.hasPrefix(sources + "/") else { return nil }
        let components = path.dropFirst(sources.count + 1).split(separator: "/")
        for count in components.indices.reversed() {
            let folder = components[...count].joined(separator: "/")
            if named.contains(folder) {
                return folder
            }
        }
        return components.count > 1 ? String(components[0]) : Folders.top
    }

    /// The innermost folder that contains all files: the source folder of a module whose files they are.
    public static func common(of paths: [String]) -> String {
        let folders = paths.map { $0.split(separator: "/").dropLast() }
        guard var common = folders.first else { return "" }
        for folder in folders {
            common = common.prefix(zip(common, folder).prefix { $0 == $1 }.count)
        }
        return common.joined(separator: "/")
    }
}
