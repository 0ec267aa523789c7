import Foundation
import Testing

@testable import ComponentGeneration

/// Finding and reading input files.
struct SourceFolderTests {
    private func folder(_ files: [String: String]) throws -> String {
        let folder = try TestFiles.temporaryFolder("path with blanks")
        for (name, text) in files {
            try FileAccess.createFolder(((folder + "/" + name) as NSString).deletingLastPathComponent)
            try FileAccess.create(folder + "/" + name, text)
        }
        return folder
    }

    @Test func `all Swift files below a folder are read, in order, generated ones left out`() throws {
        let folder = try folder([
            "b/B.swift": "b", "a/A.swift": "a", "C.swift": "c", "README.md": "no", "G.swift": GeneratedText.header,
        ])
        #expect(try SourceFolders.read([folder]).map(\.text) == ["c", "a", "b"])
        #expect(try SourceFolders.read([folder + "/b/B.swift", folder + "/"]).map(\.text) == ["b", "c", "a"])
    }

    @Test func `links are followed, and a circle of them ends`() throws {
        let folder = try folder(["a/A.swift": "a"])
        let manager = FileManager.default
        try manager.createSymbolicLink(atPath: folder + "/a/back", withDestinationPath: folder)
        try manager.createSymbolicLink(atPath: folder + "/L.swift", withDestinationPath: folder + "/a/A.swift")
        try manager.createSymbolicLink(atPath: folder + "/dead.swift", withDestinationPath: folder + "/nowhere")
        #expect(
            try SourceFolders.list([folder]).map { String($0.dropFirst(folder.count)) } == ["/L.swift", "/a/A.swift"])
    }

    @Test func `what cannot be read is an error that names it`() throws {
        let folder = try folder([:])
        let missing = #expect(throws: OutputError.self) { try SourceFolders.read([folder + "/none"]) }
        #expect(missing?.description == folder + "/none: error: there is no such file or folder")
        try Data([0xFF, 0xFE, 0x00]).write(to: URL(fileURLWithPath: folder + "/Latin.swift"))
        let latin = #expect(throws: OutputError.self) { try SourceFolders.read([folder]) }
        #expect(latin?.description.contains("is not UTF-8 text") == true)
    }

    @Test func `the configuration is found above, and its paths start there`() throws {
        let folder = try folder([
            "fiori.yml": "generate:\n  dialect: classic\n  sources: [In, More]\n  output: Out\n  strict: true\n",
            "In/Deep/A.swift": "",
        ])
        let path = try #require(ConfigurationFile.find(from: folder + "/In/Deep"))
        let settings = try ConfigurationFile.settings(at: path)[0]
        #expect(settings.dialect == .classic)
        #expect(settings.isStrict)
        #expect(settings.initializers == .inferred)
        #expect(settings.sources == [folder + "/In", folder + "/More"])
        #expect(settings.output == folder + "/Out")
    }

    @Test(arguments: [
        ("generate:\n  dialekt: classic", "f.yml:2:3: error: unknown key 'dialekt', did you mean 'dialect'?"),
        ("generate:\n  dialect: modern", "f.yml:2:12: error: needs classic, current or styleable, not 'modern'"),
        ("generate: 3", "f.yml:1:11: error: needs keys with values"),
        ("other: 3", "f.yml:1:1: error: unknown key 'other'; known are: generate"),
        ("generate:\n  strict: maybe", "f.yml:2:11: error: needs true or false"),
        ("generate:\n  boilerplate: seldom", "f.yml:2:16: error: needs true or false"),
    ])
    func `a bad configuration is reported at its place`(_ text: String, _ message: String) {
        let problem = #expect(throws: ConfigurationFile.Problem.self) {
            try ConfigurationFile.settings(in: text, path: "f.yml")
        }
        #expect(problem?.description == message)
    }

    @Test func `an empty configuration changes nothing`() throws {
        #expect(try ConfigurationFile.settings(in: "", path: "f.yml") == [Settings()])
    }
}
