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

    /// What a run has to do so that the folder holds exactly the generated files.
    package struct Plan: Sendable {
        /// Files that are missing or differ.
        package fileprivate(set) var writes: [GeneratedFile] = []
        /// Of those, the paths of files that do not exist yet.
        package fileprivate(set) var missing: Set<String> = []
        /// Generated files that no declaration stands for any more, and leavings of a run that was killed.
        package fileprivate(set) var removals: [String] = []
        package fileprivate(set) var unchanged = 0

        package var isEmpty: Bool { writes.isEmpty && removals.isEmpty }
    }

    private static let temporarySuffix = ".fiori-generate-tmp"
    /// Files of the tool the seeds were written for may be replaced, so that a project can switch.
    private static let predecessorMark = "// Generated using Sourcery"

    /// Compares the folder with what should be there.
    /// - Parameters:
    ///   - removesStale: whether generated files that are not in `files` are removed.
    ///   - isKnown: files whose content is known to be in place already, so that they need not be read.
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
                if FileAccess.exists(place) { throw OutputError(place, "is in the way of a generated file") }
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
                    place, "is hand-written and in the way of a generated file; move it, nothing was written")
            }
        }
        guard removesStale else { return plan }
        let wanted = Set(files.map(\.path))
        for place in self.files {
            let relative = String(place.dropFirst(path.count + 1))
            if wanted.contains(relative) { continue }
            if place.hasSuffix(Self.temporarySuffix) || FileAccess.contents(of: place).map(isGenerated) == true {
                plan.removals.append(relative)
            }
        }
        return plan
    }

    /// The files that concern a run: everything that could be generated, or left over.
    var files: [String] {
        FileAccess.files(below: path) { $0.hasSuffix(".swift") || $0.hasSuffix(Self.temporarySuffix) }
    }

    private func isGenerated(_ bytes: [UInt8]) -> Bool { Self.begins(bytes, with: String(GeneratedText.mark)) }

    private static func begins(_ bytes: [UInt8], with text: String) -> Bool { bytes.starts(with: text.utf8) }

    /// Carries a plan out.
    package func apply(_ plan: Plan) throws(OutputError) {
        var folders: Set<String> = []
        var temporary: [(from: String, to: String)] = []
        do {
            for file in plan.writes {
                let place = path + "/" + file.path
                let folder = (place as NSString).deletingLastPathComponent
                if folders.insert(folder).inserted { try FileAccess.createFolder(folder) }
                let beside =
                    folder + "/." + (place as NSString).lastPathComponent + ".\(getpid())" + Self.temporarySuffix
                temporary.append((beside, place))
                try FileAccess.create(beside, file.content)
            }
        } catch {
            for file in temporary { unlink(file.from) }
            throw error
        }
        for file in temporary where rename(file.from, file.to) != 0 {
            let problem = errno
            for other in temporary { unlink(other.from) }
            throw OutputError(file.to, "cannot be replaced", problem)
        }
        for removal in plan.removals {
            unlink(path + "/" + removal)
            removeEmptyFolders(from: (removal as NSString).deletingLastPathComponent)
        }
    }

    private func removeEmptyFolders(from relative: String) {
        var folder = relative
        while !folder.isEmpty, rmdir(path + "/" + folder) == 0 {
            folder = (folder as NSString).deletingLastPathComponent
        }
    }

    // MARK: One run at a time

    /// Runs `body` while no other run works on the same folder. The lock is on the folder itself: it leaves no file
    /// behind, and the system releases it with the process, however that ends. A folder that was made for the lock and
    /// got nothing is removed again.
    package func locked<Result>(_ body: () throws -> Result) throws -> Result {
        let isNew = access(path, F_OK) != 0
        try FileAccess.createFolder(path)
        // Fails, as it should, unless the folder is empty.
        defer { if isNew { rmdir(path) } }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw OutputError(path, "cannot be opened", errno) }
        defer { close(descriptor) }
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else { throw OutputError(path, "cannot be locked", errno) }
        }
        return try body()
    }
}
