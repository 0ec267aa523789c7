import Foundation

/// One run of `check-arrows`.
public struct Command {
    private let options: Options
    private let root: String
    private let store: IndexStore
    private let write: (String) -> Void
    private let warn: (String) -> Void

    /// Opens the index store.
    ///
    /// - Parameters:
    ///   - options: The options.
    ///   - print: Writes a line of the report.
    ///   - warn: Writes a line about the state of the index.
    public init(
        _ options: Options, print: @escaping (String) -> Void, warn: @escaping (String) -> Void
    ) throws {
        self.options = options
        write = print
        self.warn = warn
        root = URL(fileURLWithPath: options.root).resolvingSymlinksInPath().path
        store = try IndexStore(
            path: options.store ?? root + "/.build/debug/index/store", library: ToolchainLibrary.find())
    }

    /// Checks or reports each module.
    ///
    /// - Returns: True if all references go down; true for reports.
    public func run() throws -> Bool {
        let paths = try floorsPaths()
        if case .check = options.report {
            var passes = true
            for path in paths {
                passes = try check(floors(path), path: path) && passes
            }
            return passes
        }
        if paths.isEmpty, let module = options.module {
            try report(module: module, floors: nil)
        }
        for path in paths {
            let floors = try floors(path)
            try report(module: floors.module, floors: floors)
        }
        return true
    }

    // MARK: Modules

    private func check(_ floors: Floors, path: String) throws -> Bool {
        let check = try FloorCheck(floors, graph: graph(module: floors.module, floors: floors))
        check.lines(path: path).forEach(write)
        return check.passes
    }

    private func report(module: String, floors: Floors?) throws {
        let graph = try graph(module: module, floors: floors)
        let reports = FolderReports(graph)
        let lines: [String] =
            switch options.report {
            case .check: []
            case .edges: reports.edges
            case .pairs: reports.pairs
            case .cycles: reports.cycles
            case .symbols(let folder): reports.symbols(of: folder)
            case .proposal: reports.proposal
            }
        lines.forEach(write)
    }

    private func graph(module: String, floors: Floors?) throws -> FolderGraph {
        let files = try store.files(ofModule: module, root: root)
        let paths = files.map(\.path)
        let folders = floors?.folders ?? Folders(sources: Folders.common(of: paths))
        let outdated = SourceFolder(root: root, path: folders.sources).filesWithoutIndex(files)
        if let first = outdated.first {
            warn(
                "warning: \(counted(outdated.count, "file")) changed since the build, such as \(first): run `swift build`"
            )
        }
        return FolderGraph(references: Reference.all(in: files), files: paths, folders: folders)
    }

    // MARK: Floors files

    private func floorsPaths() throws -> [String] {
        guard options.floors.isEmpty else { return options.floors }
        // Paths in messages are relative to the current folder, where editors and terminals open them.
        let folder = options.root == "." ? "Docs/Floors" : options.root + "/Docs/Floors"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let paths = names.filter { $0.hasSuffix(".floors") }.sorted().map { folder + "/" + $0 }
        guard let module = options.module else {
            guard !paths.isEmpty else { throw UsageError(message: "no floors file in \(folder)") }
            return paths
        }
        let path = folder + "/" + module + ".floors"
        if options.report == .check, !paths.contains(path) {
            throw UsageError(message: "no floors file \(path)")
        }
        return paths.filter { $0 == path }
    }

    private func floors(_ path: String) throws -> Floors {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
            throw UsageError(message: "cannot read floors file \(path)")
        }
        return try Floors(parsing: text, path: path)
    }
}
