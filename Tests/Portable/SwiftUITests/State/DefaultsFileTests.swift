import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore

/// The files of user defaults.
///
/// Numbers: how many writers and keys the tests have; 0o600 are the rights that Foundation gives the file.
@Suite("User defaults: files")
struct DefaultsFileTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("defaults-\(UUID().uuidString)")
    private var file: DefaultsFile { DefaultsFile(path: folder.appendingPathComponent("config/App.plist").path) }

    private func withFolder(_ body: () async throws -> Void) async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body()
    }

    @Test func `the place is where Foundation reads the defaults`() {
        func path(_ suite: String?, _ environment: [String: String]) -> String {
            DefaultsFile(suite: suite, environment: environment).path
        }
        #expect(path("a.b", ["HOME": "/home/ann"]) == "/home/ann/.config/a.b.plist")
        #expect(path("a.b", ["HOME": "/home/ann", "XDG_CONFIG_HOME": "/data"]) == "/data/a.b.plist")
        #expect(path("a.b", ["HOME": "/home/ann", "XDG_CONFIG_HOME": "data"]) == "/home/ann/.config/a.b.plist")
        let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        #expect(path(nil, ["HOME": "/home/ann"]) == "/home/ann/.config/\(name).plist")
    }

    @Test func `changes are merged into what the file has by now`() async throws {
        try await withFolder {
            #expect(try file.merge(["a": 1, "b": "x"]).content.count == 2)
            // Another process writes the same file.
            #expect(try DefaultsFile(path: file.path).merge(["c": [1, 2], "b": nil]).content.count == 2)
            let content = try file.merge(["a": 2.5]).content
            #expect(DefaultsFile.isSame(content, ["a": 2.5, "c": [1, 2]] as [String: Any]))
            #expect(DefaultsFile.isSame(try file.read(), content))
            #expect(!DefaultsFile.isSame(["a": 1], ["a": true]) && !DefaultsFile.isSame(1, nil))
            let rights = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? NSNumber
            #expect(rights?.intValue == 0o600)
            let names = try FileManager.default.contentsOfDirectory(
                atPath: folder.appendingPathComponent("config").path)
            #expect(names.sorted() == ["App.plist", "App.plist.lock"])
        }
    }

    @Test func `writers at the same time lose nothing`() async throws {
        try await withFolder {
            let file = file
            try await withThrowingTaskGroup(of: Void.self) { group in
                for writer in 0..<8 {
                    group.addTask {
                        for key in 0..<10 { _ = try file.merge(["\(writer).\(key)": key]) }
                    }
                }
                try await group.waitForAll()
            }
            #expect(try file.read().count == 80)
        }
    }

    @Test func `all kinds of values come back as they were`() async throws {
        try await withFolder {
            let date = Date(timeIntervalSince1970: 1_800_000_000)
            _ = try file.merge([
                "bool": true, "int": -7, "double": 0.1, "text": "ä€😀\n", "data": Data([0, 255]), "date": date,
                "list": [1, "a"] as [Any], "dictionary": ["k": [false]],
            ])
            let read = try file.read()
            #expect(read["bool"] as? Bool == true)
            #expect(read["int"] as? Int == -7)
            #expect(read["double"] as? Double == 0.1)
            #expect(read["text"] as? String == "ä€😀\n")
            #expect(read["data"] as? Data == Data([0, 255]))
            #expect(read["date"] as? Date == date)
            #expect((read["list"] as? [Any])?.count == 2)
            #expect((read["dictionary"] as? [String: [Bool]])?["k"] == [false])
        }
    }

    @Test func `a damaged file is put aside and not written over`() async throws {
        try await withFolder {
            _ = try file.merge(["a": 1])
            try Data("no property list".utf8).write(to: URL(fileURLWithPath: file.path))
            #expect(try file.merge(["b": 2]).content.count == 1)
            #expect(try String(contentsOfFile: file.path + ".damaged", encoding: .utf8) == "no property list")
        }
    }

    @Test func `a failure says what is wrong and where, and leaves the file as it was`() async throws {
        try await withFolder {
            try Data().write(to: folder.appendingPathComponent("config"))
            let failure = #expect(throws: DefaultsFile.Failure.self) { try file.merge(["a": 1]) }
            #expect(failure?.description.contains(folder.appendingPathComponent("config").path) == true)
            try FileManager.default.removeItem(at: folder.appendingPathComponent("config"))
            _ = try file.merge(["a": 1])
            #expect(throws: DefaultsFile.Failure.self) { try file.merge(["b": NSObject()]) }
            #expect(try file.read().count == 1)
        }
    }

    @Test func `a link to a file elsewhere stays a link`() async throws {
        try await withFolder {
            let target = folder.appendingPathComponent("elsewhere.plist")
            _ = try DefaultsFile(path: target.path).merge(["a": 1])
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent("config"), withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: target.path)
            _ = try file.merge(["b": 2])
            #expect(try DefaultsFile(path: target.path).read().count == 2)
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: file.path) == target.path)
        }
    }
}
