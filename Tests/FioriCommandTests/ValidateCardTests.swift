import Foundation
import Testing

/// `fiori validate card`, run as a user runs it.
///
/// Numbers: 0, 1 and 64 are the statuses that the help of the command tells.
struct ValidateCardTests {
    /// Built beside the tests.
    private static let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent("fiori")

    private func run(_ arguments: String...) throws -> (status: Int32, output: String, errors: String) {
        let process = Process()
        process.executableURL = Self.program
        process.arguments = ["validate", "card"] + arguments
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let messages = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text, messages)
    }

    private func folder(_ manifest: String) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(manifest.utf8).write(to: folder.appendingPathComponent("manifest.json"))
        return folder.path
    }

    private func card(_ type: String, _ header: String) -> String {
        """
        { "sap.app": { "id": "orders", "type": "card", "applicationVersion": { "version": "1.0.0" } },
          "sap.card": { "type": "\(type)", "header": { \(header) },
            "content": { "data": { "json": [] }, "item": { "title": "{name}" } } } }
        """
    }

    @Test func `a warning has its place and a suggestion, and counts when strict`() throws {
        let folder = try folder(card("List", "\"titel\": \"Orders\""))
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let result = try run(folder)
        #expect(result.status == 0)
        #expect(result.output.contains("manifest.json:/sap.card/header/titel: warning: "))
        #expect(result.output.contains("did you mean “title”?"))
        #expect(try run(folder, "--strict").status == 1)
    }

    @Test func `an error exits with 1, as JSON too`() throws {
        let folder = try folder(card("Lst", "\"title\": \"Orders\""))
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let result = try run(folder + "/manifest.json", "--format", "json")
        #expect(result.status == 1)
        let problems = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]]
        #expect(problems?.contains { $0["pointer"] as? String == "/sap.card/type" } == true)
    }

    @Test func `needs write control characters out`() throws {
        let name = #"a\nx: error: faked\u001b[31m"#
        let folder = try folder(
            """
            { "sap.app": { "id": "orders", "type": "card" },
              "sap.card": { "type": "List", "configuration": { "destinations": { "\(name)": { "name": "\(name)" } } },
                "content": { "data": { "json": [] }, "item": { "title": "{{destinations.\(name)}}" } } } }
            """)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let result = try run(folder)
        #expect(result.output.contains(#"needs destinations: a\nx: error: faked\u{1B}[31m"#), "\(result.output)")
        #expect(!result.output.contains("\u{1B}") && !result.output.contains("\nx: error"), "\(result.output)")
    }

    @Test func `the needs of a card from its host are printed`() throws {
        let folder = try folder(card("List", "\"title\": \"{= extension.formatters.upper(${name}) }\""))
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let result = try run(folder)
        #expect(result.status == 0)
        #expect(result.output.hasSuffix("manifest.json: needs formatters: upper\n"))
    }

    @Test func `the needs of a card are objects of the JSON output`() throws {
        let folder = try folder(card("List", "\"title\": \"{= extension.formatters['upper'](${name}) }\""))
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let result = try run(folder, "--format", "json")
        #expect(result.status == 0)
        let objects = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]]
        let needs = objects?.filter { $0["severity"] as? String == "need" } ?? []
        #expect(needs.count == 1)
        #expect(needs.first?["rule"] as? String == "formatters")
        #expect(needs.first?["names"] as? [String] == ["upper"])
        #expect((needs.first?["file"] as? String)?.hasSuffix("manifest.json") == true)
    }

    @Test func `the files of a card may lie beside its folder, below the root alone`() throws {
        let root = try folder("[{ \"name\": \"Order 1\" }]")
        defer { try? FileManager.default.removeItem(atPath: root) }
        let own = root + "/orders"
        try FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true)
        try Data(
            """
            { "sap.app": { "id": "orders", "type": "card" },
              "sap.card": { "type": "List", "header": { "title": "Orders" },
                "content": { "data": { "request": { "url": "../manifest.json" } }, "item": { "title": "{name}" } } } }
            """.utf8
        ).write(to: URL(fileURLWithPath: own + "/manifest.json"))
        let fiori = try FioriProgram()
        defer { fiori.end() }
        let resolve = try fiori.run("resolve", "card", own, "--root", root)
        #expect(resolve.status == 0 && resolve.output.contains("Order 1"), "\(resolve.errors)")
        #expect(try fiori.run("resolve", "card", own).output.contains("Order 1") == false)
        let picture = root + "/card.svg"
        #expect(try fiori.run("render", "card", own, "--root", root, "-o", picture).status == 0)
        #expect(try run(own, "--root", root).status == 0)
        let wrong = try run(root, "--root", own)
        #expect(wrong.status == 64 && wrong.errors.contains("is not below --root"), "\(wrong.errors)")
    }

    @Test func `a folder without a manifest is named`() throws {
        let result = try run(FileManager.default.temporaryDirectory.path + "/no such card")
        #expect(result.status == 64)
        #expect(result.errors.contains("there is no file or folder"))
    }
}
