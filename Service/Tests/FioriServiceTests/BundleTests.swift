import Foundation
import NIOCore
import Testing

@testable import FioriService

/// Bundles of cards are unpacked within bounds, and nothing of them leaves their folder.
///
/// Numbers: the bounds are set by each test, a little below what its zip has.
@Suite("Bundles")
struct BundleTests {
    private func unpack(
        _ entries: [ZipWriter.Entry], _ change: (inout BundleLimits) -> Void = { _ in }
    ) async throws -> (manifest: String, files: [String]) {
        try await unpack(ZipWriter.zip(entries), change)
    }

    private func unpack(
        _ bytes: ByteBuffer, _ change: (inout BundleLimits) -> Void = { _ in }
    ) async throws -> (manifest: String, files: [String]) {
        var limits = BundleLimits()
        change(&limits)
        return try await Fake.withFolder { parent in
            let folder = parent + "/in"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let manifest = try Bundle(limits: limits).unpack(bytes, into: folder)
            #expect(try FileManager.default.contentsOfDirectory(atPath: parent) == ["in"])
            return (manifest, FileManager.default.subpaths(atPath: folder)?.sorted() ?? [])
        }
    }

    private func problem(
        _ entries: [ZipWriter.Entry], _ change: (inout BundleLimits) -> Void = { _ in }
    ) async -> Problem? {
        do {
            _ = try await unpack(entries, change)
            return nil
        } catch { return error as? Problem }
    }

    private let manifest = ZipWriter.Entry.file("manifest.json", "{}")

    @Test func `the manifest is at the top or in the only folder`() async throws {
        let flat = try await unpack([manifest, .file("i18n/i18n.properties", "a=b"), .folder("empty/")])
        #expect(flat.manifest == "manifest.json")
        #expect(flat.files == ["empty", "i18n", "i18n/i18n.properties", "manifest.json"])
        let nested = try await unpack([
            .folder("card/"), .file("card/manifest.json", "{}"), .file("__MACOSX/card/._x", ""),
            .file("card/b.json", "1"),
        ])
        #expect(nested.manifest == "card/manifest.json")
        let none = await problem([.file("a/manifest.json", "{}"), .file("b/manifest.json", "{}")])
        #expect(none?.detail == "the zip has no manifest.json, neither at its top nor in its only folder")
    }

    @Test(arguments: [
        "../evil", "a/../../evil", "/etc/evil", "..", "a\\..\\evil", "C:/evil", "a/\u{1B}[31m",
        String(repeating: "n", count: 256),
    ])
    func `a path that leads out or reads differently is refused`(_ path: String) async {
        let problem = await problem([manifest, .file(path, "x")])
        #expect(problem?.kind == .invalidInput)
    }

    @Test func `links are refused`() async {
        let problem = await problem([manifest, .link("l", to: "/etc/passwd"), .file("l/x", "y")])
        #expect(problem?.detail == "'l' in the zip is no file and no folder")
    }

    @Test func `a name stands once, as a file or as a folder`() async {
        #expect(await problem([manifest, manifest])?.detail == "the zip has 'manifest.json' twice")
        #expect(await problem([manifest, .file("a", "1"), .file("a/b", "2")])?.kind == .invalidInput)
        #expect(await problem([manifest, .file("a/b", "2"), .file("a", "1")])?.kind == .invalidInput)
    }

    @Test func `count, depth and length of paths are bounded`() async {
        let files = (0..<5).map { ZipWriter.Entry.file("f\($0)", "x") }
        #expect(await problem([manifest] + files) { $0.maximumCount = 5 }?.kind == .invalidInput)
        #expect(await problem([manifest, .file("a/b/c/d", "x")]) { $0.maximumDepth = 2 }?.kind == .invalidInput)
        #expect(await problem([manifest, .file("a/b/c", "x")]) { $0.maximumDepth = 2 } == nil)
        #expect(await problem([manifest]) { $0.maximumPathLength = 8 }?.kind == .invalidInput)
    }

    @Test func `sizes are bounded while files are unpacked`() async {
        let large = ZipWriter.Entry.file(
            "large", (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 8) })
        #expect(await problem([manifest, large]) { $0.maximumFileSize = 99_999 }?.kind == .tooLarge)
        #expect(await problem([manifest, large]) { $0.maximumSize = 100_001 }?.kind == .tooLarge)
        #expect(await problem([manifest, large]) { $0.maximumSize = 100_002 } == nil)
    }

    @Test func `a zip bomb is refused by its ratio`() async {
        let bomb = ZipWriter.Entry.file("zeros", [UInt8](repeating: 0, count: 8 << 20))
        let problem = await problem([manifest, bomb])
        #expect(problem?.kind == .tooLarge)
        #expect(problem?.detail == "the files in the zip are more than 100 times as large as the zip")
    }

    @Test func `bytes that are no zip, or half of one, are refused`() async {
        let zip = ZipWriter.zip([manifest, .file("a", String(repeating: "lorem ipsum ", count: 500))])
        for bytes in [
            ByteBuffer(string: "{}"), ByteBuffer(string: "PK"), ByteBuffer(string: "PK\u{3}\u{4} and no more"),
            zip.getSlice(at: 0, length: zip.readableBytes / 2) ?? zip, ByteBuffer(),
        ] {
            await #expect(throws: Problem.self) { try await unpack(bytes) }
        }
    }
}
