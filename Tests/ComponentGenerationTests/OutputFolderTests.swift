import Foundation
import Testing

@testable import ComponentGeneration

/// Writing: whole files or none; foreign and unchanged files stay untouched.
struct OutputFolderTests {
    private let files = generate(InputTests.plain).files

    private func folder() throws -> OutputFolder { OutputFolder(try TestFiles.temporaryFolder() + "/_generated") }

    private func contents(_ folder: OutputFolder) throws -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: try FileAccess.files(below: folder.path) { _ in true }.map {
                (String($0.dropFirst(folder.path.count + 1)), FileAccess.text(of: $0) ?? "")
            })
    }

    @discardableResult
    private func write(_ files: [GeneratedFile], to folder: OutputFolder) throws -> OutputFolder.Plan {
        let plan = try folder.plan(for: files, removesStale: true)
        try folder.apply(plan)
        return plan
    }

    @Test func `a first run writes everything, a second nothing`() throws {
        let folder = try folder()
        #expect(try write(files, to: folder).writes.count == files.count)
        #expect(try contents(folder) == Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.content) }))
        let second = try write(files, to: folder)
        #expect(second.isEmpty)
        #expect(second.unchanged == files.count)
    }

    @Test func `files that did not change keep their modification time`() throws {
        let folder = try folder()
        try write(files, to: folder)
        let place = folder.path + "/" + files[0].path
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1_000_000)], ofItemAtPath: place)
        try FileAccess.create(folder.path + "/" + files[1].path, GeneratedText.header + "\n// changed\n")
        let mark = try FileManager.default.attributesOfItem(atPath: place)[.modificationDate] as? Date
        #expect(try write(files, to: folder).writes.map(\.path) == [files[1].path])
        #expect(try FileManager.default.attributesOfItem(atPath: place)[.modificationDate] as? Date == mark)
    }

    @Test func `stale files are removed, but only generated ones`() throws {
        let folder = try folder()
        try write(files, to: folder)
        try FileAccess.createFolder(folder.path + "/Old/Deep")
        try FileAccess.create(folder.path + "/Old/Deep/Gone.generated.swift", GeneratedText.header + "\n")
        try FileAccess.create(folder.path + "/Mine.swift", "// my own\n")
        try FileAccess.create(folder.path + "/Notes.md", GeneratedText.header)
        let plan = try write(files, to: folder)
        #expect(plan.removals == ["Old/Deep/Gone.generated.swift"])
        #expect(!FileAccess.exists(folder.path + "/Old"))
        #expect(try contents(folder)["Mine.swift"] == "// my own\n")
        #expect(try contents(folder)["Notes.md"] != nil)
    }

    @Test func `a hand-written file in the way is an error, and nothing is written`() throws {
        let folder = try folder()
        let place = folder.path + "/" + files[2].path
        try FileAccess.createFolder((place as NSString).deletingLastPathComponent)
        try FileAccess.create(place, "// my own\n")
        let error = #expect(throws: OutputError.self) { try folder.plan(for: files, removesStale: true) }
        #expect(error?.description.contains("is hand-written") == true)
        #expect(try contents(folder).count == 1)
    }

    @Test func `files of the original's tool are replaced`() throws {
        let folder = try folder()
        let place = folder.path + "/" + files[0].path
        try FileAccess.createFolder((place as NSString).deletingLastPathComponent)
        try FileAccess.create(place, "// Generated using Sourcery 1.3.4\n// DO NOT EDIT\n")
        try write(files, to: folder)
        #expect(try contents(folder)[files[0].path] == files[0].content)
    }

    @Test func `leavings of a run that was killed are reported and removed`() throws {
        let folder = try folder()
        try write(files, to: folder)
        try FileAccess.create(folder.path + "/Components/.X.swift.1234.fiori-generate-tmp", "half a fi")
        #expect(
            try folder.plan(for: files, removesStale: true).removals == ["Components/.X.swift.1234.fiori-generate-tmp"])
        try write(files, to: folder)
        #expect(try contents(folder).count == files.count)
    }

    @Test func `an output folder that cannot be written to is an error, and leaves nothing behind`() throws {
        let parent = try TestFiles.temporaryFolder()
        try FileAccess.create(parent + "/file", "a file where a folder should be")
        let folder = OutputFolder(parent + "/file/_generated")
        let error = #expect(throws: OutputError.self) { try write(files, to: folder) }
        #expect(error?.description.contains(parent + "/file") == true)
        #expect(try FileManager.default.contentsOfDirectory(atPath: parent) == ["file"])
    }

    @Test func `when one file cannot be written none is`() throws {
        let folder = try folder()
        // A folder that is in the way of the last file's folder.
        try FileAccess.createFolder(folder.path)
        try FileAccess.create(folder.path + "/ViewModels", "not a folder")
        #expect(throws: OutputError.self) { try write(files, to: folder) }
        #expect(try contents(folder) == ["ViewModels": "not a folder"])
    }

    @Test func `runs wait for each other`() async throws {
        let folder = try folder()
        let order = Order()
        try await withThrowingTaskGroup(of: Void.self) { group in
            // Each task removes the folder, in which it left nothing, while the others wait for its lock.
            for _ in 0..<8 {
                group.addTask {
                    for _ in 0..<50 {
                        try folder.locked {
                            order.enter()
                            Thread.sleep(forTimeInterval: 0.0002)
                            order.leave()
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(order.most == 1)
    }

    /// The number of tasks that are inside at once.
    private final class Order: @unchecked Sendable {
        private let lock = NSLock()
        private var inside = 0
        private(set) var most = 0

        func enter() {
            lock.withLock {
                inside += 1; most = max(most, inside)
            }
        }
        func leave() { lock.withLock { inside -= 1 } }
    }

    @Test func `a run that writes nothing leaves no folder behind`() throws {
        struct Failure: Error {}
        let folder = try folder()
        #expect(throws: Failure.self) { try folder.locked { throw Failure() } }
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }
}
