#if os(Linux)
    import Foundation
    import Testing

    /// Themes of jobs, none of which sees that of another one.
    ///
    /// Numbers: positions are counted in the style sheets of the tests.
    struct StreamThemeTests {
        private let fiori: FioriProgram

        init() throws { fiori = try FioriProgram() }

        private static let subjects = [
            #""card": {"sap.app": {"type": "card"}, "sap.card": {"type": "List", "header": {"title": "Pumps"}, "#
                + #""content": {"data": {"json": [{"n": "A"}]}, "item": {"title": "{n}"}}}}"#,
            #""chart": {"chartType": "column", "data": [[1, 2]], "titlesForSeries": ["Sales"]}"#,
            #""component": "ObjectItem""#,
        ]

        private static let sheet = "@primaryLabel: #C00010; @chart1: #008060; title { font-size: 30; }"

        @Test func `a plain picture behind themed ones is that of a stream of its own`() throws {
            defer { fiori.end() }
            try fiori.write(Self.sheet, "brand.nss")
            for subject in Self.subjects {
                let plain = try #require(try StreamRun.results(fiori, [], "{\(subject)}").results.first?.picture)
                let run = try StreamRun.results(
                    fiori, [], "{\(subject), \"options\": {\"styleSheet\": \"\(Self.sheet)\"}}", "{\(subject)}",
                    "{\(subject), \"options\": {\"theme\": \"v3\"}}", "{\(subject)}",
                    "{\(subject), \"options\": {\"styleSheet\": {\"path\": \"brand.nss\"}}}",
                    "{\(subject), \"options\": {\"theme\": null, \"styleSheet\": null}}",
                    "{\(subject), \"options\": {\"theme\": \"v3\", \"styleSheet\": \"\(Self.sheet)\"}}")
                let pictures = run.results.compactMap(\.picture)
                try #require(pictures.count == 7, "\(run.results.map(\.message))")
                for index in [1, 3, 5] { #expect(pictures[index] == plain, "\(subject) \(index)") }
                #expect(pictures[0] == pictures[4])
                #expect(Set([pictures[0], pictures[2], pictures[6], plain]).count == 4, "\(subject)")
            }
        }

        @Test func `more themes than are kept are drawn alike`() throws {
            defer { fiori.end() }
            func job(_ number: Int) -> String {
                "{\(Self.subjects[2]), \"options\": {\"styleSheet\": \"title { font-color: #0000\(10 + number % 20); }\"}}"
            }
            let run = try StreamRun(fiori)
            for number in 0..<40 { try run.send(job(number)) }
            try run.close()
            let pictures = try run.rest().compactMap(\.picture)
            try #require(pictures.count == 40)
            #expect(pictures[..<20] == pictures[20...])
            #expect(Set(pictures).count == 20)
            #expect(run.end().status == 0)
        }

        @Test(arguments: [
            (#""@primaryLabel #FF0000;""#, 1, 15), (#""\n\n  }""#, 3, 3), (#"{"path": "bad.nss"}"#, 1, 15),
        ])
        func `a text that is no style sheet is invalid, with its place`(_ sheet: String, _ row: Int, _ column: Int)
            throws
        {
            defer { fiori.end() }
            try fiori.write("@primaryLabel #FF0000;", "bad.nss")
            try fiori.write(String(Self.subjects[0].dropFirst(#""card": "#.count)), "manifest.json")
            for subject in Self.subjects + [#""card": "manifest.json""#] {
                let run = try StreamRun.results(fiori, [], "{\(subject), \"options\": {\"styleSheet\": \(sheet)}}")
                let result = try #require(run.results.first)
                #expect(result.status == "invalid" && result.pointer == "/options/styleSheet", "\(result)")
                #expect(result.error?["row"] as? Int == row && result.error?["column"] as? Int == column)
                #expect(result.error?["file"] as? String == (sheet.contains("bad.nss") ? "bad.nss" : nil))
                #expect(result.diagnostics.first?["severity"] as? String == "error")
            }
        }

        @Test func `an entry without effect counts as a notice`() throws {
            defer { fiori.end() }
            let sheet = #""styleSheet": "title { font-colr: #FF0000; }""#
            for subject in Self.subjects {
                let run = try StreamRun.results(
                    fiori, [], "{\(subject), \"options\": {\(sheet)}}",
                    "{\(subject), \"options\": {\(sheet), \"strict\": true}}")
                try #require(run.results.count == 2)
                #expect(run.results[0].status == "drawn" && run.results[0].notices == 1)
                let remark = try #require(run.results[0].diagnostics.first)
                #expect(remark["severity"] as? String == "warning" && remark["column"] as? Int == 9)
                #expect(run.results[1].status == "invalid" && run.results[1].pointer == "/options/styleSheet")
                #expect(run.results[1].error?["row"] as? Int == 1 && run.results[1].error?["file"] == nil)
            }
        }

        @Test(arguments: [
            (#""theme": "v9""#, "/options/theme"), (#""styleSheet": 3"#, "/options/styleSheet"),
            (#""styleSheet": {"text": "x"}"#, "/options/styleSheet"),
            (#""styleSheet": {"path": "none.nss"}"#, "/options/styleSheet"),
            (#""styleSheet": {"path": "/dev/zero"}"#, "/options/styleSheet"),
        ])
        func `other values are refused`(_ option: String, _ pointer: String) throws {
            defer { fiori.end() }
            let run = try StreamRun.results(fiori, [], "{\(Self.subjects[2]), \"options\": {\(option)}}")
            #expect(run.results.first?.status == "invalid" && run.results.first?.pointer == pointer, "\(run.results)")
        }

        @Test func `the style sheets of strangers are below their folder`() throws {
            defer { fiori.end() }
            try fiori.write(Self.sheet, "in/brand.nss")
            try fiori.write(Self.sheet, "out/brand.nss")
            func status(_ path: String, _ arguments: String...) throws -> String? {
                let job = "{\(Self.subjects[2]), \"options\": {\"styleSheet\": {\"path\": \"\(path)\"}}}"
                let result = try StreamRun.results(fiori, arguments, job).results.first
                if result?.status != "drawn", !arguments.contains("--no-paths") {
                    #expect(result?.pointer == "/options/styleSheet")
                }
                return result?.status
            }
            #expect(try status("in/brand.nss", "--paths-under", "in") == "drawn")
            #expect(try status("out/brand.nss", "--paths-under", "in") == "invalid")
            #expect(try status("in/../out/brand.nss", "--paths-under", "in") == "invalid")
            #expect(try status("in/brand.nss", "--no-paths") == "invalid")
        }
    }
#endif
