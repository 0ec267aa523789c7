import Foundation
import Testing

/// `fiori validate card`, run as a user runs it.
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

    @Test func `a folder without a manifest is named`() throws {
        let result = try run(FileManager.default.temporaryDirectory.path + "/no such card")
        #expect(result.status != 0)
        #expect(result.errors.contains("there is no file or folder"))
    }
}
