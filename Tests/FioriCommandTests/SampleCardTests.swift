#if os(Linux)
    import Foundation
    import IntegrationCardModel
    import SampleCards
    import Testing

    /// Samples drawn by the command: our own always; real, odd and broken cards of others where the environment names
    /// their folder.
    ///
    /// Numbers: lower limits of the manifests in the folder, so that a search which misses them fails.
    struct SampleCardTests {

        /// The errors that samples may have, each with the reason. All are of what a sample needs around it.
        private static let knownGaps: [(message: String, reason: String)] = [
            (
                "is not loaded while the card is offline",
                "the sample has no mock data for a server that tests do not reach"
            ),
            ("there is no file", "the set of samples lacks the file"),
            (
                "the path is refused: it leads out of the bundle",
                "files beside a card's folder are not part of the card"
            ),
            ("the address is refused: it starts at the root of a host", "the sample was written for a certain server"),
            ("the extension gave no data", "the sample needs an extension in JavaScript"),
            ("the destination", "destinations belong to a host"),
            ("the request is invalid: it has no URL", "follows from an unknown destination"),
            ("missing “sap.card”", "the manifest is of an app or a component"),
        ]

        /// Draws all cards of a folder, and returns the states by paths.
        ///
        /// - Parameter knowsErrors: requires that each error is a known gap.
        private func draw(
            _ cards: String, _ fiori: FioriProgram, knowsErrors: Bool = false
        ) throws -> [String: String] {
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
                Issue.record("\(path): \(result["reason"] as? String ?? "")")
            }
            for result in results where knowsErrors {
                for fault in result["diagnostics"] as? [[String: Any]] ?? []
                where fault["severity"] as? String == "error" {
                    let message = fault["message"] as? String ?? ""
                    #expect(
                        Self.knownGaps.contains { message.contains($0.message) },
                        "\(result["path"] as? String ?? ""): \(message)")
                }
            }
            let pictures = fiori.files(in: "out").filter { $0.hasSuffix(".svg") }
            #expect(pictures.count == results.count { $0["state"] as? String != "failed" })
            return Dictionary(
                uniqueKeysWithValues: results.map { ($0["path"] as? String ?? "", $0["state"] as? String ?? "") })
        }

        @Test func `a card of each base of properties, payload, template and hostile text is drawn`() throws {
            let fiori = try FioriProgram()
            defer { fiori.end() }
            let bases = Set(SampleCards.properties.map(\.base))
            var texts = bases.map { ("base-\($0)", SampleCards.manifest(SampleCards.base($0) ?? [:]).jsonText()) }
            texts += SampleCards.payloads.map {
                ("payload-\($0.name)", SampleCards.manifest(payload: $0.card).jsonText())
            }
            texts += SampleCards.templates.map {
                ("template-\($0.name)", SampleCards.manifest(payload: $0.template, data: $0.data).jsonText())
            }
            texts += SampleCards.hostile.map { ("hostile-\($0.name)", String(decoding: $0.data, as: UTF8.self)) }
            for (name, text) in texts { try fiori.write(text, "cards/\(name)/manifest.json") }
            let states = try draw("cards", fiori)
            let missing = texts.map(\.0).filter { states["\($0)/manifest.json"] == nil }
            #expect(missing == [])
            #expect(states.count == texts.count && texts.count > 120)
            #expect(bases.allSatisfy { states["base-\($0)/manifest.json"] != "failed" })
        }

        // MARK: Of others

        private static let isThere = SampleCards.foreign != nil

        @Test(.enabled(if: isThere, "FIORI_FOREIGN_CARDS names no folder")) func `samples of others are drawn`() throws
        {
            let fiori = try FioriProgram()
            defer { fiori.end() }
            let folder = try #require(SampleCards.foreign)
            let states = try draw(folder.appendingPathComponent("samples").path, fiori, knowsErrors: true)
            #expect(states.count > 100)
        }

        /// Payloads of Adaptive Cards, each as the content of a card; data beside a template become those of the card.
        @Test(
            .enabled(if: isThere, "FIORI_FOREIGN_CARDS names no folder"), arguments: ["adaptive", "adversarial"])
        func `payloads and broken texts of others are drawn`(folder: String) throws {
            let fiori = try FioriProgram()
            defer { fiori.end() }
            let root = try #require(SampleCards.foreign).appendingPathComponent(folder)
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
