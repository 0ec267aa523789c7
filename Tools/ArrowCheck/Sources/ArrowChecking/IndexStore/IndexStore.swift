import Foundation

/// The index that `swift build` leaves in `.build/debug/index/store`: which symbols each source file defines and uses.
public final class IndexStore {
    /// The folder of the store.
    public let path: String

    private let library: IndexStoreLibrary
    private let store: IndexStoreLibrary.Handle
    private var newestUnits: [String: Unit]?

    /// Opens a store.
    ///
    /// - Parameters:
    ///   - path: The folder of the store.
    ///   - library: The toolchain's `libIndexStore`.
    public init(path: String, library: String) throws {
        guard FileManager.default.fileExists(atPath: path) else {
            throw IndexStoreError.noStore(path: path)
        }
        self.path = path
        self.library = try IndexStoreLibrary(path: library)
        var error: IndexStoreLibrary.Handle?
        guard let store = self.library.createStore(path, &error) else {
            throw IndexStoreError.unreadable(path: path, reason: self.library.message(error))
        }
        self.store = store
    }

    deinit {
        library.disposeStore(store)
    }

    /// Reads the source files of a module, sorted by path.
    ///
    /// A store keeps units of files that were deleted or renamed, and units of earlier builds. The newest unit is used
    /// of each file that still exists below the root and is not a product of the build.
    ///
    /// - Parameters:
    ///   - module: The module's name.
    ///   - root: The absolute path of the package, from which paths of files are given.
    public func files(ofModule module: String, root: String) throws -> [IndexedFile] {
        let prefix = root + "/"
        let units = units().values.filter { unit in
            unit.module == module && unit.mainFile.hasPrefix(prefix) && !unit.mainFile.hasPrefix(prefix + ".build/")
                && FileManager.default.fileExists(atPath: unit.mainFile)
        }
        guard !units.isEmpty else {
            throw IndexStoreError.unknownModule(name: module, store: path)
        }
        return try units.sorted { $0.mainFile < $1.mainFile }.map { unit in
            IndexedFile(
                path: String(unit.mainFile.dropFirst(prefix.count)),
                time: Date(timeIntervalSince1970: Double(unit.time) / 1_000_000_000),
                occurrences: try unit.record.map(occurrences) ?? [])
        }
    }

    // MARK: Units

    private func units() -> [String: Unit] {
        if let newestUnits {
            return newestUnits
        }
        var units: [String: Unit] = [:]
        for name in library.unitNames(of: store) {
            guard let unit = unit(name), unit.time >= units[unit.mainFile]?.time ?? .min else { continue }
            units[unit.mainFile] = unit
        }
        newestUnits = units
        return units
    }

    /// Reads a unit of a source file; nil for units of the system, and for one that a build has just removed.
    private func unit(_ name: String) -> Unit? {
        var error: IndexStoreLibrary.Handle?
        guard let reader = library.openUnit(store, name, &error) else {
            _ = library.message(error)
            return nil
        }
        defer { library.disposeUnit(reader) }
        let path = IndexStoreLibrary.string(library.unitMainFile(reader))
        guard !path.isEmpty, !library.unitIsSystem(reader) else { return nil }
        let folder = IndexStoreLibrary.string(library.unitWorkingFolder(reader))
        let mainFile = absolute(path, in: folder)
        var seconds: Int64 = 0
        var nanoseconds: Int64 = 0
        library.unitTime(reader, &seconds, &nanoseconds)
        var record: String?
        library.forEach(in: reader, library.visitDependencies) { dependency in
            let recordKind: UInt32 = 2
            guard record == nil, library.dependencyKind(dependency) == recordKind else { return }
            if absolute(IndexStoreLibrary.string(library.dependencyPath(dependency)), in: folder) == mainFile {
                record = IndexStoreLibrary.string(library.dependencyName(dependency))
            }
        }
        return Unit(
            mainFile: mainFile, module: IndexStoreLibrary.string(library.unitModule(reader)),
            time: seconds * 1_000_000_000 + nanoseconds, record: record)
    }

    private func absolute(_ path: String, in folder: String) -> String {
        path.hasPrefix("/") ? path : URL(fileURLWithPath: folder + "/" + path).standardizedFileURL.path
    }

    // MARK: Records

    private struct Symbol {
        let usr: String
        let name: String
    }

    private func occurrences(ofRecord name: String) throws -> [Occurrence] {
        var error: IndexStoreLibrary.Handle?
        guard let reader = library.openRecord(store, name, &error) else {
            throw IndexStoreError.unreadable(path: path + ", record " + name, reason: library.message(error))
        }
        defer { library.disposeRecord(reader) }
        var symbols: [IndexStoreLibrary.Handle: Symbol] = [:]
        var occurrences: [Occurrence] = []
        library.forEach(in: reader, library.visitOccurrences) { occurrence in
            guard let handle = library.occurrenceSymbol(occurrence) else { return }
            let symbol =
                symbols[handle]
                ?? Symbol(
                    usr: IndexStoreLibrary.string(library.symbolUSR(handle)),
                    name: IndexStoreLibrary.string(library.symbolName(handle)))
            symbols[handle] = symbol
            let roles = Roles(rawValue: library.occurrenceRoles(occurrence))
            var line: UInt32 = 0
            var column: UInt32 = 0
            library.occurrencePosition(occurrence, &line, &column)
            occurrences.append(
                Occurrence(
                    usr: symbol.usr, name: symbol.name, line: Int(line), column: Int(column), roles: roles,
                    parent: roles.contains(.definition) ? parent(of: occurrence) : nil))
        }
        return occurrences
    }

    private func parent(of occurrence: IndexStoreLibrary.Handle) -> String? {
        var name: String?
        library.forEach(in: occurrence, library.visitRelations) { relation in
            guard name == nil, Roles(rawValue: library.relationRoles(relation)).contains(.childOf) else { return }
            name = library.relationSymbol(relation).map { IndexStoreLibrary.string(library.symbolName($0)) }
        }
        return name
    }
}
