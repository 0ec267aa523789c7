import Foundation
import Testing

/// The commands of the documents, each block run by a shell as it is written.
@Suite("Commands of the documents")
struct DocumentedCommandTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The blocks of a document without a language that call `fiori`.
    private static func blocks(of document: String) throws -> [String] {
        let text = try String(contentsOf: root.appendingPathComponent(document), encoding: .utf8)
        var blocks: [String] = []
        var block: [Substring]?
        var isCommand = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                if let lines = block {
                    let commands = lines.joined(separator: "\n")
                    if isCommand, commands.contains(#/(?m)^(swift run )?fiori /#) { blocks.append(commands) }
                    block = nil
                } else {
                    (block, isCommand) = ([], line == "```")
                }
            } else {
                block?.append(line)
            }
        }
        return blocks
    }

    /// Functions of a shell that stand for other programs. Addresses of the network are not called, nor is anything built.
    private static let functions = """
        set -e
        fiori() { case "$*" in *https://*) ;; *) "$FIORI" "$@" ;; esac; }
        swift() { if [ "$1 $2" = "run fiori" ]; then shift 2; fiori "$@"; fi; }
        make() { :; }
        generate() { cat Cards/orders/manifest.json; }

        """

    @Test(arguments: [("README.md", 6), ("Docs/RenderingCards.md", 4), ("Docs/RenderingAtScale/Streams.md", 1)])
    func `the commands run as they are written`(document: String, count: Int) throws {
        let blocks = try Self.blocks(of: document)
        #expect(blocks.count == count, "\(document): \(blocks)")
        for block in blocks {
            let program = try FioriProgram()
            defer { program.end() }
            try FileManager.default.createSymbolicLink(
                at: program.folder.appendingPathComponent("Examples"),
                withDestinationURL: Self.root.appendingPathComponent("Examples"))
            if document != "README.md" {
                try program.write(
                    """
                    {"sap.app": {"id": "orders", "type": "card"},
                     "sap.card": {"type": "List", "header": {"title": "{parameters>/country/value}"},
                      "configuration": {"parameters": {"country": {"value": "DE"}}},
                      "content": {"data": {"json": [{"n": "A"}]}, "item": {"title": "{n}"}}}}
                    """, "Cards/orders/manifest.json")
            }
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/bash")
            process.arguments = ["-c", Self.functions + block]
            process.currentDirectoryURL = program.folder
            process.environment = ProcessInfo.processInfo.environment.merging([
                "FIORI": FioriProgram.url.path, "HOME": program.folder.path,
            ]) { $1 }
            process.standardOutput = FileHandle.nullDevice
            let errors = Pipe()
            process.standardError = errors
            try process.run()
            let messages = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            #expect(process.terminationStatus == 0, "\(document): \(block)\n\(messages)")
        }
    }
}
