#if os(Linux)
    import Foundation
    import Testing

    /// `fiori render cards`, run as a user runs it.
    ///
    /// Numbers: counts of the cards that each test writes; seconds and shards are those of its commands. 64 is the exit
    /// code of wrong usage (sysexits), 130 that of a process which Ctrl-C ends (128 and the signal's number).
    struct RenderCardsTests {
        private let fiori: FioriProgram

        init() throws { fiori = try FioriProgram() }

        private func card(_ title: String, content: String = "\"item\": { \"title\": \"{name}\" }") -> String {
            """
            { "sap.app": { "id": "a" }, "sap.card": { "type": "List", "data": { "json": [{ "name": "Pump" }] },
              "header": { "title": "\(title)" }, "content": { \(content) } } }
            """
        }

        private func summary(_ name: String = "summary.json") throws -> [String: Any] {
            try #require(JSONSerialization.jsonObject(with: fiori.data("out/" + name) ?? Data()) as? [String: Any])
        }

        private func states(_ name: String = "summary.json") throws -> [String: String] {
            let results = try #require(try summary(name)["results"] as? [[String: Any]])
            return Dictionary(
                uniqueKeysWithValues: results.map { ($0["path"] as? String ?? "", $0["state"] as? String ?? "") })
        }

        private func pictures() -> [String] { fiori.files(in: "out").filter { $0.hasSuffix(".svg") } }

        @Test func `all cards below a folder are drawn to their paths`() throws {
            defer { fiori.end() }
            try fiori.write(card("One"), "cards/one/manifest.json")
            try fiori.write(card("Two"), "cards/deep/er/two.json")
            try fiori.write("{ \"sap.card\": ", "cards/broken/manifest.json")
            try fiori.write(#"{ "text": "no \"sap.card\" here" }"#, "cards/one/data.json")
            try fiori.write(card("Hidden"), "cards/.hidden/manifest.json")
            let result = try fiori.run("render", "cards", "cards", "-o", "out", "--format", "svg", "--jobs", "2")
            #expect(result.status == 0, "\(result.errors)")
            #expect(result.errors.isEmpty, "there is no bar where there is no terminal")
            #expect(pictures() == ["broken/manifest.svg", "deep/er/two.svg", "one/manifest.svg"])
            #expect(fiori.text("out/deep/er/two.svg").contains("Two"))
            #expect(
                try states() == [
                    "broken/manifest.json": "diagnostics", "deep/er/two.json": "drawn", "one/manifest.json": "drawn",
                ])
            for line in ["drawn             2", "with diagnostics  1", "failed            0", "cards in all      3"] {
                #expect(result.output.contains(line), "\(result.output)")
            }
            #expect(try fiori.run("render", "cards", "cards", "-o", "out", "--format", "svg", "--strict").status == 1)
        }

        @Test func `shards are disjoint, and together they are all cards`() throws {
            defer { fiori.end() }
            for number in 0..<7 { try fiori.write(card("Card \(number)"), "cards/c\(number)/manifest.json") }
            var seen: [String] = []
            for index in 0..<3 {
                let result = try fiori.run(
                    "render", "cards", "cards", "-o", "out", "--format", "svg", "--shard", "\(index)/3", "--jobs", "1")
                #expect(result.status == 0, "\(result.errors)")
                seen += try states("summary-\(index)-of-3.json").keys
            }
            #expect(seen.count == 7 && Set(seen).count == 7)
            #expect(try states("summary-0-of-3.json").keys.sorted() == [0, 3, 6].map { "c\($0)/manifest.json" })
            #expect(pictures().count == 7)
        }

        @Test func `a run goes on where it was`() throws {
            defer { fiori.end() }
            for name in ["a", "b", "c"] { try fiori.write(card(name), "cards/\(name)/manifest.json") }
            try fiori.write("{ broken", "cards/c/manifest.json")
            let arguments = ["render", "cards", "cards", "-o", "out", "--format", "svg", "--jobs", "1"]
            func run(_ more: String...) throws {
                let (process, output, _) = fiori.process(arguments + more)
                try process.run()
                _ = output.fileHandleForReading.readDataToEndOfFile()
                process.waitUntilExit()
                #expect(process.terminationStatus == 0)
            }
            func drawnAgain() throws -> [String] {
                let results = try #require(try summary()["results"] as? [[String: Any]])
                return results.filter { $0["fromEarlierRun"] == nil }.compactMap { $0["path"] as? String }
            }
            try run()
            try run("--resume")
            #expect(try drawnAgain() == [])
            #expect(try states()["c/manifest.json"] == "diagnostics", "diagnostics of earlier runs are kept")
            try fiori.write("[]", "cards/a/data.json")
            try FileManager.default.removeItem(at: fiori.folder.appendingPathComponent("out/b/manifest.svg"))
            try run("--resume")
            #expect(try drawnAgain() == ["a/manifest.json", "b/manifest.json"])
            try FileHandle(forWritingTo: fiori.folder.appendingPathComponent("out/a/manifest.svg")).truncate(
                atOffset: 9)
            try run("--resume")
            #expect(try drawnAgain() == ["a/manifest.json"], "a loss of power has cut the picture short")
            try run("--resume", "--scheme", "dark")
            #expect(try drawnAgain().count == 3, "other options make other pictures")
            try run()
            #expect(try drawnAgain().count == 3)
        }

        /// Three cards, the second one of which waits for a server that never answers.
        private func start(with server: SilentServer, _ more: String...) throws -> (process: Process, output: Pipe) {
            let request = "\"data\": { \"request\": { \"url\": \"http://127.0.0.1:\(server.port)/a\" } }"
            if fiori.data("cards/a/manifest.json") == nil {
                try fiori.write(card("A"), "cards/a/manifest.json")
                try fiori.write(
                    card("B", content: request + ", \"item\": { \"title\": \"{name}\" }"), "cards/b/manifest.json")
                try fiori.write(card("C"), "cards/c/manifest.json")
            }
            let (process, output, _) = fiori.process(
                [
                    "render", "cards", "cards", "-o", "out", "--format", "svg", "--jobs", "1", "--data-mode", "live",
                    "--allow-host", "127.0.0.1:\(server.port)",
                ] + more)
            try process.run()
            return (process, output)
        }

        private func end(of run: (process: Process, output: Pipe)) -> (status: Int32, output: String) {
            let text = String(decoding: run.output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            run.process.waitUntilExit()
            return (run.process.terminationStatus, text)
        }

        /// The process has been sent the next card already when it crashes.
        @Test func `a card that crashes its process fails alone`() throws {
            defer { fiori.end() }
            let server = try SilentServer()
            for name in ["d", "e", "f"] { try fiori.write(card(name), "cards/\(name)/manifest.json") }
            let run = try start(with: server)
            #expect(server.waitForConnection())
            for worker in FioriProgram.children(of: run.process.processIdentifier) { kill(worker, SIGSEGV) }
            let end = end(of: run)
            #expect(end.status == 1)
            #expect(end.output.contains("b/manifest.json: error: the process that drew it crashed"), "\(end.output)")
            let states = try states()
            #expect(states.count == 6 && states["b/manifest.json"] == "failed")
            #expect(states.values.count { $0 == "drawn" } == 5)
            #expect(pictures() == ["a", "c", "d", "e", "f"].map { "\($0)/manifest.svg" })
        }

        @Test func `a card that takes too long fails alone`() throws {
            defer { fiori.end() }
            let server = try SilentServer()
            let end = end(of: try start(with: server, "--time-limit", "8"))
            server.close()
            #expect(end.status == 1)
            #expect(end.output.contains("b/manifest.json: error: it took longer than 8 seconds"), "\(end.output)")
            #expect(pictures() == ["a/manifest.svg", "c/manifest.svg"])
        }

        @Test func `an interrupted run leaves nothing half-written and goes on`() throws {
            defer { fiori.end() }
            let server = try SilentServer()
            let run = try start(with: server)
            #expect(server.waitForConnection())
            kill(run.process.processIdentifier, SIGINT)
            let end = end(of: run)
            #expect(end.status == 130 && end.output.contains("not drawn yet     2"), "\(end.output)")
            #expect(try summary()["isInterrupted"] as? Bool == true)
            #expect(fiori.files(in: "out") == [".cards.jsonl", "a/manifest.svg", "summary.json"])
            #expect(FioriProgram.children(of: run.process.processIdentifier) == [])
            server.close()
            let rest = self.end(of: try start(with: server, "--resume"))
            #expect(rest.status == 0 && rest.output.contains("of an earlier run 1"), "\(rest.output)")
            #expect(pictures() == ["a/manifest.svg", "b/manifest.svg", "c/manifest.svg"])
            #expect(try states()["b/manifest.json"] == "diagnostics")
        }

        @Test func `a killed run takes its processes along, whatever they draw`() throws {
            defer { fiori.end() }
            let server = try SilentServer()
            let run = try start(with: server)
            #expect(server.waitForConnection())
            let workers = FioriProgram.children(of: run.process.processIdentifier)
            #expect(workers.count == 1)
            kill(run.process.processIdentifier, SIGKILL)
            run.process.waitUntilExit()
            // The server has not answered, and would not for minutes.
            let start = ContinuousClock.now
            let isRunning = { workers.contains { kill($0, 0) == 0 } }
            while isRunning(), .now - start < .seconds(20) { usleep(10_000) }
            #expect(!isRunning())
            server.close()
        }

        @Test func `the style sheet is read once, its faults are no card's, and a newer one draws anew`() throws {
            defer { fiori.end() }
            for name in ["a", "b"] { try fiori.write(card(name), "cards/\(name)/manifest.json") }
            try fiori.write("@primaryLabel: #C00010;\n@x: @none;\n", "brand.nss")
            func run(_ more: String...) throws -> (status: Int32, output: String, errors: String) {
                let (process, output, errors) = fiori.process(
                    ["render", "cards", "cards", "-o", "out", "--format", "svg", "--style-sheet", "brand.nss"] + more)
                try process.run()
                let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
                let messages = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
                process.waitUntilExit()
                return (process.terminationStatus, text, messages)
            }
            let first = try run("--strict")
            #expect(first.status == 0)
            #expect(first.errors.components(separatedBy: "brand.nss:2:5: warning: ").count == 2, "\(first.errors)")
            #expect(try states() == ["a/manifest.json": "drawn", "b/manifest.json": "drawn"])
            #expect(fiori.text("out/a/manifest.svg").lowercased().contains("#c00010"))
            #expect(try run("--resume").output.contains("of an earlier run 2"))
            try fiori.write("@primaryLabel: #008060;", "brand.nss")
            let again = try run("--resume")
            #expect(again.status == 0 && !again.output.contains("of an earlier run"), "\(again.output)")
            #expect(fiori.text("out/a/manifest.svg").lowercased().contains("#008060"))
            try fiori.write("@primaryLabel #00FF00;", "brand.nss")
            let wrong = try run()
            #expect(wrong.status == 64 && wrong.errors.contains("brand.nss:1:15: error: "))
        }

        @Test func `wrong options are answered with right ones`() throws {
            defer { fiori.end() }
            try fiori.write(card("A"), "cards/a/manifest.json")
            try FileManager.default.createDirectory(
                at: fiori.folder.appendingPathComponent("empty"), withIntermediateDirectories: true)
            func errors(_ arguments: String...) throws -> String {
                let (process, _, errors) = fiori.process(["render", "cards"] + arguments)
                try process.run()
                let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
                process.waitUntilExit()
                #expect(process.terminationStatus == 64)
                return text
            }
            #expect(try errors("none", "-o", "out").contains("there is no folder 'none'"))
            #expect(try errors("empty", "-o", "out").contains("there is no card in 'empty'"))
            #expect(try errors("cards", "-o", "cards").contains("another folder"))
            #expect(try errors("cards", "-o", "out", "--jobs", "0").contains("1 to 256"))
            #expect(try errors("cards", "-o", "out", "--shard", "3/3").contains("--shard"))
            #expect(try errors("cards", "-o", "out", "--shard", "1").contains("--shard"))
            #expect(try errors("cards", "-o", "out", "--time-limit", "0").contains("above 0"))
            #expect(try errors("cards", "-o", "out", "--format", "gif").contains("--format"))
        }
    }
#endif
