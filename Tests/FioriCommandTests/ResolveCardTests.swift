import Foundation
import Testing

/// `fiori resolve card`, run as a user runs it.
///
/// Numbers: 64 is `EX_USAGE` of sysexits.h, as the help of the command tells.
struct ResolveCardTests {
    /// Built beside the tests.
    private static let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent("fiori")

    private func run(_ arguments: String...) throws -> (status: Int32, output: String, errors: String) {
        let process = Process()
        process.executableURL = Self.program
        process.arguments = ["resolve", "card"] + arguments
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let messages = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text, messages)
    }

    private func folder(_ manifest: String, data: String = "[]") throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(manifest.utf8).write(to: folder.appendingPathComponent("manifest.json"))
        try Data(data.utf8).write(to: folder.appendingPathComponent("data.json"))
        return folder.path
    }

    private func card(_ title: String, _ url: String = "./data.json") -> String {
        """
        { "sap.app": { "id": "orders", "type": "card" },
          "sap.card": {
            "type": "List", "configuration": { "parameters": { "max": { "value": 1 } } },
            "header": { "title": "\(title)" },
            "content": {
              "data": { "request": { "url": "\(url)" } }, "maxItems": "{parameters>/max/value}",
              "item": { "title": "{name}" } } } }
        """
    }

    private func json(_ text: String) throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test func `a card is printed with its values, parameters and language`() throws {
        let folder = try folder(
            card("{= format.float(1.5) } of {parameters>/max/value}"), data: #"[{ "name": "A" }, { "name": "B" }]"#)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let result = try run(folder, "--parameters", "max=2", "--locale", "de")
        #expect(result.status == 0)
        #expect(result.errors.isEmpty)
        let card = try json(result.output)
        #expect((card["header"] as? [String: Any])?["title"] as? String == "1,5 of 2")
        let groups = (card["content"] as? [String: Any])?["groups"] as? [[String: Any]]
        #expect((groups?.first?["items"] as? [[String: String]])?.map { $0["title"] } == ["A", "B"])
    }

    @Test func `texts out of the folder are noted, and those that are not there are left out`() throws {
        for (path, isNoted) in [("../texts.properties", true), ("i18n/i18n.properties", false)] {
            let i18n = #""type": "card", "i18n": "\#(path)""#
            let folder = try folder(card("{{title}}").replacing(#""type": "card""#, with: i18n))
            defer { try? FileManager.default.removeItem(atPath: folder) }
            let result = try run(folder)
            #expect(result.status == 0, "\(result.errors)")
            #expect(result.errors.contains("manifest.json:/sap.app/i18n: warning: ") == isNoted, "\(result.errors)")
        }
    }

    @Test func `faults have their places and exit with 1`() throws {
        let folder = try folder(card("{broken", "https://sap.com/orders"))
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let result = try run(folder)
        #expect(result.status == 1)
        #expect(result.errors.contains("manifest.json:/sap.card/header/title: error: "))
        #expect(result.errors.contains("/sap.card/content/data"))
        #expect(result.errors.contains("offline"))
        let content = try json(result.output)["content"] as? [String: Any]
        #expect((content?["message"] as? [String: Any])?["type"] as? String == "error")
    }

    @Test func `broken JSON, unknown parameters and missing files are named`() throws {
        let folder = try folder("{ \"sap.card\": ")
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let broken = try run(folder)
        #expect(broken.status == 1)
        #expect(broken.errors.contains("manifest.json:1:"))
        let other = try self.folder(card("T"))
        defer { try? FileManager.default.removeItem(atPath: other) }
        let unknown = try run(other, "--parameters", "mx=2")
        #expect(unknown.status == 64)
        #expect(unknown.errors.contains("the card declares no parameter 'mx'; it declares max"))
        #expect(try run(folder + "/none").errors.contains("there is no file or folder"))
    }
}
