#if os(Linux)
    import Foundation
    import Testing

    /// Real, odd and broken cards from elsewhere, drawn where the folder with them exists.
    struct SharedCardTests {
        private static let shared = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../shared/cards").standardizedFileURL
        private static let isThere = FileManager.default.fileExists(atPath: shared.path)

        /// The cards that cannot be drawn, each with the reason.
        private static let knownGaps: [String: String] = [:]

        /// Draws all cards of a folder, and returns the states by paths.
        private func draw(_ cards: String, _ fiori: FioriProgram) throws -> [String: String] {
            let (process, output, _) = fiori.process([
                "render", "cards", cards, "-o", "out", "--format", "svg", "--now", "2026-11-23T08:00:00Z",
            ])
            try process.run()
            let table = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            let json = try JSONSerialization.jsonObject(with: fiori.data("out/summary.json") ?? Data())
            let results = try #require((json as? [String: Any])?["results"] as? [[String: Any]], "\(table)")
            for result in results where result["state"] as? String == "failed" {
                let path = result["path"] as? String ?? ""
                #expect(Self.knownGaps[path] != nil, "\(path): \(result["reason"] as? String ?? "")")
            }
            let pictures = fiori.files(in: "out").filter { $0.hasSuffix(".svg") }
            #expect(pictures.count == results.count { $0["state"] as? String != "failed" })
            return Dictionary(
                uniqueKeysWithValues: results.map { ($0["path"] as? String ?? "", $0["state"] as? String ?? "") })
        }

        @Test(.enabled(if: isThere)) func `samples are drawn`() throws {
            let fiori = try FioriProgram()
            defer { fiori.end() }
            let states = try draw(Self.shared.appendingPathComponent("samples").path, fiori)
            #expect(states.count > 100)
        }

        /// Payloads of Adaptive Cards, each as the content of a card; data beside a template become those of the card.
        @Test(.enabled(if: isThere), arguments: ["adaptive", "adversarial"])
        func `payloads and broken texts are drawn`(folder: String) throws {
            let fiori = try FioriProgram()
            defer { fiori.end() }
            let root = Self.shared.appendingPathComponent(folder)
            let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
            var count = 0
            for path in paths where path.hasSuffix(".json") && !path.hasSuffix(".data.json") {
                let data = try Data(contentsOf: root.appendingPathComponent(path))
                let place = "cards/\(path.dropLast(5))/manifest.json"
                count += 1
                guard let payload = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
                    payload["sap.card"] == nil
                else {
                    try fiori.write(String(decoding: data, as: UTF8.self), place)
                    continue
                }
                var card: [String: Any] = [
                    "type": "AdaptiveCard", "header": ["title": path.split(separator: "/").last.map(String.init) ?? ""],
                    "content": payload,
                ]
                let values = path.replacing(".template.json", with: ".data.json")
                if values != path,
                    let data = try? Data(contentsOf: root.appendingPathComponent(values)),
                    let json = try? JSONSerialization.jsonObject(with: data)
                {
                    card["data"] = ["json": json]
                }
                let manifest: [String: Any] = ["sap.app": ["id": path], "sap.card": card]
                let text = try JSONSerialization.data(withJSONObject: manifest)
                try fiori.write(String(decoding: text, as: UTF8.self), place)
            }
            let states = try draw("cards", fiori)
            #expect(states.count == count && count > 10)
        }
    }
#endif
