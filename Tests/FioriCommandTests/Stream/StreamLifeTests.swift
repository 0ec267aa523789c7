#if os(Linux)
    import Foundation
    import Testing

    /// The life of `fiori render --stream`: lines, order, signals, readers that go.
    ///
    /// Numbers: counts and lengths of the lines that each test writes. 130 is the exit code of a process that Ctrl-C ends
    /// (128 and the signal's number), 16 MiB the default of `--max-job-bytes`.
    struct StreamLifeTests {
        private let fiori: FioriProgram

        init() throws { fiori = try FioriProgram() }

        private static let job = #"{"component": "Tag", "format": "svg"}"#

        @Test func `results have the order and the ids of the input, and the numbers of its lines`() throws {
            defer { fiori.end() }
            let lines = [
                #"{"id": 12345678901234567890, "component": "Tag"}"#, "", "   \r",
                #"{"id": "b\u00e9\"", "component": "No"}"#,
                #"{"id": null, "component": "Tag"}"#, #"{"component": "Tag"}"#, "}",
            ]
            let (process, output, _) = fiori.process(["render", "--stream"])
            let input = Pipe()
            process.standardInput = input
            try process.run()
            // The last line has no end.
            try input.fileHandleForWriting.write(contentsOf: Data(lines.joined(separator: "\n").utf8))
            try input.fileHandleForWriting.close()
            let texts = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self).split(
                separator: "\n")
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
            try #require(texts.count == 5)
            #expect(texts[0].hasPrefix(#"{"id":12345678901234567890,"line":1,"status":"drawn","#))
            #expect(texts[1].hasPrefix(#"{"id":"b\u00e9\"","line":4,"status":"invalid","#))
            #expect(texts[2].hasPrefix(#"{"id":null,"line":5,"status":"drawn","#))
            #expect(texts[3].hasPrefix(#"{"line":6,"status":"drawn","#))
            #expect(texts[4].hasPrefix(#"{"line":7,"status":"invalid","#))
        }

        @Test func `a line that is too long is skipped to its end`() throws {
            defer { fiori.end() }
            let run = try StreamRun.results(
                fiori, ["--max-job-bytes", "100000"],
                #"{"id": 1, "component": ""# + String(repeating: "x", count: 5_000_000) + "\"}", Self.job,
                #"{"component": "Tag""# + String(repeating: " ", count: 100_000 - 20) + "}",
                #"{"component": "Tag""# + String(repeating: " ", count: 100_000 - 19) + "}",
                String(repeating: "y", count: 300_000))
            let results = run.results
            #expect(results.map(\.status) == ["invalid", "drawn", "drawn", "invalid", "invalid"])
            #expect(results.map(\.line) == [1, 2, 3, 4, 5])
            #expect(results.first?.message?.contains("more than 100000 bytes") == true)
            #expect(run.status == 0)
        }

        @Test func `bytes that are no text are answered`() throws {
            defer { fiori.end() }
            let run = try StreamRun(fiori)
            try run.send(Data([0xFF, 0xFE, 0x00, 0x0A, 0x00, 0x0A, 0xEF, 0xBB, 0xBF, 0x0A]))
            try run.send(
                Data("{\"component\": \"Ta\u{0}g\", \"id\": \"".utf8) + Data([0xC3, 0x28]) + Data("\"}\n".utf8))
            try run.send(String(repeating: "[", count: 100_000))
            try run.send(Self.job)
            try run.close()
            let results = try run.rest()
            #expect(results.last?.status == "drawn" && results.dropLast().allSatisfy { $0.status == "invalid" })
            #expect(results.count == 6)
        }

        @Test func `SIGTERM ends the stream behind the job in hand`() throws {
            defer { fiori.end() }
            let server = try SilentServer()
            let run = try StreamRun(fiori)
            try run.send(Self.job)
            #expect(try run.next()?.status == "drawn")
            // A card that waits for its data: the signal arrives while it is in hand.
            let card =
                #"{"card": {"sap.app": {"id": "a"}, "sap.card": {"type": "List", "header": {"title": "T"}, "content": {"#
                + #""data": {"request": {"url": "http://127.0.0.1:\#(server.port)/a"}}, "item": {"title": "{n}"}}}}, "#
                + #""options": {"dataMode": "live", "allowHosts": ["127.0.0.1:\#(server.port)"]}}"#
            try run.send(card)
            try run.send(Self.job)
            #expect(server.waitForConnection())
            kill(run.process.processIdentifier, SIGTERM)
            // The signal has to be there before the card goes on.
            Thread.sleep(forTimeInterval: 0.5)
            server.close()
            let rest = try run.rest()
            #expect(rest.map(\.status) == ["drawn"] && rest.first?.notices == 1 && rest.first?.line == 2)
            #expect(run.end().status == 0)
        }

        @Test(arguments: [(SIGTERM, Int32(0)), (SIGINT, Int32(130))])
        func `a signal ends a stream that waits`(signal: Int32, status: Int32) throws {
            defer { fiori.end() }
            let run = try StreamRun(fiori)
            try run.send(Self.job)
            #expect(try run.next()?.status == "drawn")
            try run.send(Data("{\"component\"".utf8))
            kill(run.process.processIdentifier, signal)
            #expect(try run.rest().isEmpty)
            #expect(run.end().status == status)
        }

        @Test func `a stream that ignores signals ends with its input`() throws {
            defer { fiori.end() }
            let run = try StreamRun(fiori, "--ignore-signals")
            try run.send(Self.job)
            #expect(try run.next()?.status == "drawn")
            for signal in [SIGTERM, SIGINT] { kill(run.process.processIdentifier, signal) }
            try run.send(Self.job)
            #expect(try run.next()?.status == "drawn")
            try run.close()
            #expect(run.end().status == 0)
        }

        @Test func `a reader that goes ends the stream without a word`() throws {
            defer { fiori.end() }
            let run = try StreamRun(fiori)
            try run.send(Self.job)
            #expect(try run.next()?.status == "drawn")
            try run.stopReading()
            run.sendUntilEnd(Self.job)
            let end = run.end()
            #expect(end.status == 0 && end.errors.isEmpty, "\(end.errors)")
        }

        @Test func `a disk that is full is told`() throws {
            defer { fiori.end() }
            let (process, _, errors) = fiori.process(["render", "--stream"])
            let input = Pipe()
            process.standardInput = input
            process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
            try process.run()
            try input.fileHandleForWriting.write(contentsOf: Data((Self.job + "\n").utf8))
            let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            #expect(process.terminationStatus == 1 && text.contains("results cannot be written"))
        }

        @Test func `wrong options are answered`() throws {
            defer { fiori.end() }
            for arguments in [["--max-job-bytes", "1"], ["--max-pixels", "0"], ["--max-memory", "1"], ["extra"]] {
                let run = try StreamRun.results(fiori, arguments)
                #expect(run.status == 64 && !run.errors.isEmpty && run.results.isEmpty, "\(arguments)")
            }
        }

        /// Memory grows while caches fill, which the first jobs do.
        @Test func `memory stays the same over many jobs`() throws {
            defer { fiori.end() }
            let run = try StreamRun(fiori)
            var memory: [Double] = []
            for number in 0..<500 {
                switch number % 4 {
                case 0:
                    try run.send(
                        #"{"chart": {"csv": "Q,S\nQ1,\#(number)\nQ2,7"}, "options": {"type": "column", "size": "120x80", "scale": 1, "title": "N \#(number)"}}"#
                    )
                case 1:
                    try run.send(#"{"component": "Tag", "values": {"title": "T\#(number)"}, "options": {"scale": 1}}"#)
                case 2: try run.send(#"{"chart": {"csv": "a,b\nx,\#(number)x"}, "options": {"type": "line"}}"#)
                default:
                    try run.send(
                        #"{"card": {"sap.app": {"id": "a"}, "sap.card": {"type": "Object", "header": {"title": "C \#(number)"}, "#
                            + #""content": {"groups": [{"title": "G", "items": [{"label": "L", "value": "V \#(number)"}]}]}}}, "#
                            + #""options": {"scale": 1, "size": "200x"}}"#)
                }
                let result = try #require(try run.next())
                #expect(result.status == (number % 4 == 2 ? "invalid" : "drawn"), "\(number): \(result.message ?? "")")
                memory.append(result["memory"] as? Double ?? 0)
            }
            try run.close()
            #expect(run.end().status == 0)
            let (early, late) = (memory[100..<200].max() ?? 0, memory[400..<500].max() ?? 0)
            #expect(late <= early * 1.1, "\(early) bytes, then \(late)")
        }
    }
#endif
