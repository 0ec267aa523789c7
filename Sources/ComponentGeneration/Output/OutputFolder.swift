import Foundation

/// The folder the generated files live in: what has to change there, and changing it safely.
///
/// Each file is old or new, never half: everything is first written beside its place under a temporary name, and
/// renamed when all of it could be written. Files without the generator's header are neither replaced nor removed.
package struct OutputFolder: Sendable {
    package let path: String

    package init(_ path: String) {
        self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    /// The changes after which the folder holds exactly the generated files.
    package struct Plan: Sendable {
        /// Files that are missing or differ.
        package fileprivate(set) var writes: [GeneratedFile] = []
        /// Of those, the paths of files that do not exist yet.
        package fileprivate(set) var missing: Set<String> = []
        /// Generated files that no longer have a declaration, and leftovers of a killed run.
        package fileprivate(set) var removals: [String] = []
        package fileprivate(set) var unchanged = 0

        package var isEmpty: Bool { writes.isEmpty && removals.isEmpty }
    }

    private static let temporarySuffix = ".fiori-generate-tmp"
    /// Files of the tool the seeds were written for may be replaced, so that a project can switch.
    private static let predecessorMark = "// Generated using Sourcery"

    /// Compares the folder with its expected content.
    /// - Parameters:
    ///   - removesStale: true to remove generated files that are not in `files`.
    ///   - isKnown: true for files whose content is already in place, so that they need not be read.
    package func plan(
        for files: [GeneratedFile], removesStale: Bool, isKnown: (GeneratedFile) -> Bool = { _ in false }
    ) throws(OutputError) -> Plan {
        var plan = Plan()
        for file in files {
            if isKnown(file) {
                plan.unchanged += 1
                continue
            }
            let place = path + "/" + file.path
            guard let old = FileAccess.contents(of: place) else {
                let problem = errno
                if problem == 0 || problem == EISDIR {
                    throw OutputError(place, "is in the way of a generated file", note: "move it; nothing was written")
                }
                guard problem == ENOENT || problem == ENOTDIR else {
                    throw OutputError(place, "cannot be read", problem)
                }
                plan.writes.append(file)
                plan.missing.insert(file.path)
                continue
            }
            if old.elementsEqual(file.content.utf8) {
                plan.unchanged += 1
            } else if old.isEmpty || isGenerated(old) || Self.begins(old, with: Self.predecessorMark) {
                plan.writes.append(file)
            } else {
                throw OutputError(
                    place, "is hand-written and in the way of a generated file", note: "move it; nothing was written")
            }
        }
        guard removesStale else { return plan }
        let wanted = Set(files.map(\.path))
        for place in try self.files {
            let relative = String(place.dropFirst(path.count + 1))
            if wanted.contains(relative) { continue }
            if place.hasSuffix(Self.temporarySuffix) {
                plan.removals.append(relative)
            } else if let old = FileAccess.contents(of: place) {
                if isGenerated(old) { plan.removals.append(relative) }
            } else if errno != 0, errno != ENOENT {
                throw OutputError(place, "cannot be read", errno)
            }
        }
        return plan
    }

    /// The files that concern a run: everything that could be generated, or left over.
    var files: [String] {
        get throws(OutputError) {
            try FileAccess.files(below: path) { $0.hasSuffix(".swift") || $0.hasSuffix(Self.temporarySuffix) }
        }
    }

    private func isGenerated(_ bytes: [UInt8]) -> Bool { Self.begins(bytes, with: String(GeneratedText.mark)) }

    private static func begins(_ bytes: [UInt8], with text: String) -> Bool { bytes.starts(with: text.utf8) }

    /// Carries a plan out.
    /// - Returns: the state of each file that was written, in the order of the plan.
    @discardableResult
    func apply(_ plan: Plan) throws(OutputError) -> [FileState?] {
        let places = plan.writes.map { path + "/" + $0.path }
        var folders: [String] = []
        let suffix = ".\(getpid())" + Self.temporarySuffix
        let temporary = places.map { $0.parentFolder + "/." + $0.lastPathComponent + suffix }
        // First all files beside their places, then all renames: only a crash can leave old beside new.
        do throws(OutputError) {
            for folder in Set(places.map(\.parentFolder)).sorted() { folders += try FileAccess.createFolder(folder) }
            let created = Parallel.map(places.indices) { index in
                Result<FileState?, OutputError> { () throws(OutputError) in
                    try FileAccess.create(temporary[index], plan.writes[index].content, for: places[index])
                }
            }
            let states = try created.map { result throws(OutputError) in try result.get() }
            let problems = Parallel.map(places.indices) { rename(temporary[$0], places[$0]) == 0 ? 0 : errno }
            if let failed = problems.firstIndex(where: { $0 != 0 }) {
                throw OutputError(
                    places[failed], "cannot be replaced", problems[failed],
                    note: "other files are new already: mend this and generate again")
            }
            for removal in plan.removals {
                unlink(path + "/" + removal)
                removeEmptyFolders(from: removal.parentFolder)
            }
            return states
        } catch {
            for file in temporary { unlink(file) }
            // Fails, as it should, where a folder got something in the meantime.
            for folder in folders.reversed() { rmdir(folder) }
            throw error
        }
    }

    private func removeEmptyFolders(from relative: String) {
        var folder = relative
        while !folder.isEmpty, rmdir(path + "/" + folder) == 0 {
            folder = folder.parentFolder
        }
    }

    // MARK: One run at a time

    /// Runs `body` while no other run works on the same folder. The lock is on the folder itself: it leaves no file
    /// behind, and the system releases it with the process, however that ends. A folder that was created for the lock
    /// and stays empty is removed while the lock is still held.
    package func locked<Result>(_ body: () throws -> Result) throws -> Result {
        while true {
            let isNew = try FileAccess.createFolder(path).contains(path)
            let descriptor = open(path, O_RDONLY | O_CLOEXEC)
            if descriptor < 0, errno == ENOENT { continue }
            guard descriptor >= 0 else { throw OutputError(path, "cannot be opened", errno) }
            defer { close(descriptor) }
            while flock(descriptor, LOCK_EX) != 0 {
                guard errno == EINTR else { throw OutputError(path, "cannot be locked", errno) }
            }
            // The previous holder of the lock may have removed the folder, and another one may be in its place.
            guard FileAccess.isFolder(path, openedAs: descriptor) else { continue }
            // Fails, as it should, unless the folder is empty.
            defer { if isNew { rmdir(path) } }
            return try body()
        }
    }
}
