import Foundation

/// The input files of a run.
package enum SourceFolders {
    /// Reads all Swift files below the paths, in order, each once. Generated files are no input.
    package static func read(_ paths: [String], isInput: (String) -> Bool = { _ in true }) throws(OutputError)
        -> [SourceText]
    {
        var sources: [SourceText] = []
        for path in try list(paths) where isInput(path) {
            sources.append(try read(path))
        }
        return sources.filter { !$0.isGenerated }
    }

    /// Reads one file; the byte order mark is left to the parser.
    package static func read(_ path: String) throws(OutputError) -> SourceText {
        guard let bytes = FileAccess.contents(of: path) else {
            throw OutputError(path, "cannot be read", errno)
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw OutputError(path, "is not UTF-8 text; save it as UTF-8")
        }
        return SourceText(path: FileAccess.displayed(path), text: text)
    }

    /// The Swift files below the paths; a path may be a file.
    package static func list(_ paths: [String]) throws(OutputError) -> [String] {
        var files: [String] = []
        var seen: Set<String> = []
        for path in paths {
            let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
            guard FileAccess.exists(path) else {
                throw errno == ENOENT || errno == ENOTDIR
                    ? OutputError(path, "there is no such file or folder") : OutputError(path, "cannot be read", errno)
            }
            let found =
                FileAccess.isFolder(path)
                ? try FileAccess.files(below: path) { $0.hasSuffix(".swift") && !$0.hasPrefix(".") } : [path]
            files += found.filter { seen.insert($0).inserted }
        }
        return files
    }
}

extension SourceText {
    /// True if the text has the header of generated files, which are never input.
    var isGenerated: Bool { text.utf8.starts(with: GeneratedText.mark.utf8) }
}
