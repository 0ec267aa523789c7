import Foundation

/// The record of a run without errors or changes, with its warnings, by which the next one finds quickly that nothing changed since.
///
/// The record lies in the build folder of the package and is only a shortcut: it holds the state (time, size, identity)
/// of every file that was read or would have been written, and of the program itself. If anything differs, or there is
/// no build folder, everything is read and compared as usual. No record is written if a file changed in the moment
/// before, because its time could stay the same through another change.
struct RunRecord {
    private let path: String
    private let settings: String

    /// Creates a record; nil if the output folder is outside of any package.
    init?(_ settings: Settings) {
        guard let root = PackageRoot.folder(of: settings.output) else { return nil }
        path = root + "/.build/fiori-generate/" + Self.name(of: settings.output) + ".record"
        let program = Bundle.main.executablePath.flatMap { FileState($0)?.description } ?? ""
        self.settings = "\(program) \(settings)"
    }

    /// The warnings of the run if the files are in the state of its record; nil if they are not.
    func warnings(of files: [String]) -> [Diagnostic]? {
        guard let record = FileAccess.contents(of: path) else { return nil }
        let state = text(of: files).utf8
        guard record.starts(with: state),
            let warnings = try? JSONDecoder().decode([Warning].self, from: Data(record.dropFirst(state.count)))
        else { return nil }
        var sources: [Int: SourceText] = [:]
        return try? warnings.map { warning in
            let source = try sources[warning.file] ?? SourceFolders.read(files[warning.file])
            sources[warning.file] = source
            return Diagnostic(
                .warning, warning.message, at: SourcePosition(source: source, offset: warning.offset),
                note: warning.note)
        }
    }

    /// A warning, as the record holds it.
    private struct Warning: Codable {
        /// The index among the files of the record.
        let file: Int
        let offset: Int
        let message: String
        let note: String?
    }

    /// Writes the record; a record that cannot be written is none.
    func write(_ files: [String], _ diagnostics: [Diagnostic]) {
        let paths = diagnostics.isEmpty ? [] : files.map(FileAccess.displayed)
        let warnings = diagnostics.compactMap { diagnostic in
            paths.firstIndex(of: diagnostic.path).map { file in
                Warning(
                    file: file, offset: diagnostic.position.offset, message: diagnostic.message, note: diagnostic.note)
            }
        }
        guard warnings.count == diagnostics.count, let encoded = try? JSONEncoder().encode(warnings) else { return }
        let now = Date().timeIntervalSince1970
        guard files.allSatisfy({ FileState($0).map { now - $0.time > 0.1 } ?? true }) else { return }
        let folder = path.parentFolder
        let beside = path + ".\(getpid())"
        guard (try? FileAccess.createFolder(folder)) != nil,
            (try? FileAccess.create(beside, text(of: files) + String(decoding: encoded, as: UTF8.self))) != nil
        else { return }
        if rename(beside, path) != 0 { unlink(beside) }
    }

    private func text(of files: [String]) -> String {
        var text = settings
        for file in files {
            text += "\n"
            text += file
            text += " "
            text += FileState(file)?.description ?? "missing"
        }
        return text + "\n"
    }

    /// A file name made of the hash of a path.
    private static func name(of output: String) -> String {
        let hash = PackageRoot.absolute(output).utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01B3
        }
        return String(hash, radix: 16)
    }
}
