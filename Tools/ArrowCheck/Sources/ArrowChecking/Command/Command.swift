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
    /// - Returns: True if all references go down, and all modules are in the index; true for reports.
    public func run() throws -> Bool {
        let floors = try floorsFiles()
        if options.report == .check {
            var passes = true
            for (path, floors) in floors {
                passes = try check(floors, path: path) && passes
            }
            return passes
        }
        guard let module = options.module ?? (floors.count == 1 ? floors[0].floors.module : nil) else {
            throw UsageError(message: "a report needs --module NAME")
        }
        try report(module: module, floors: floors.first?.floors)
        return true
    }

    // MARK: Modules

    private func check(_ floors: Floors, path: String) throws -> Bool {
        let graph: FolderGraph
        do {
            graph = try self.graph(module: floors.module, floors: floors)
        } catch IndexStoreError.unknownModule(let module, let store) {
            // A module that was not built, or has another name now: the others are still checked.
            write("\(path):1: error: \(IndexStoreError.unknownModule(name: module, store: store))")
            return false
        }
        let check = FloorCheck(floors, graph: graph)
        check.lines(path: path).forEach(write)
        return check.passes
    }

    private func report(module: String, floors: Floors?) throws {
        let graph = try graph(module: module, floors: floors)
        if case .symbols(let folder) = options.report, !graph.folders.contains(folder) {
            throw UsageError(message: "module \(module) has no folder \(folder)")
        }
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
            let number = counted(outdated.count, "file")
            warn("warning: \(number) changed since the build, such as \(first): run `swift build`")
        }
        return FolderGraph(references: Reference.all(in: files), files: paths, folders: folders)
    }

    // MARK: Floors files

    /// The floors files that are to be looked at: the given ones or those of the root, of the given module or of all.
    private func floorsFiles() throws -> [(path: String, floors: Floors)] {
        let files = try (options.floors.isEmpty ? floorsOfRoot() : options.floors).map { path in
            guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
                throw UsageError(message: "cannot read floors file \(path)")
            }
            return (path: path, floors: try Floors(parsing: text, path: path))
        }
        .filter { options.module == nil || options.module == $0.floors.module }
        if files.isEmpty, options.report == .check {
            throw UsageError(message: "no floors file" + (options.module.map { " of module " + $0 } ?? ""))
        }
        return files
    }

    private func floorsOfRoot() -> [String] {
        // Paths in messages are relative to the current folder, where editors and terminals open them.
        let folder = options.root == "." ? "Docs/Floors" : options.root + "/Docs/Floors"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".floors") }.sorted().map { folder + "/" + $0 }
    }
}
