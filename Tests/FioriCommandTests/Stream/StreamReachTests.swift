#if os(Linux)
    import Foundation
    import Testing

    /// `fiori render --stream` with the jobs of strangers: their files are below one folder, and their hosts are the
    /// operator's.
    ///
    /// Numbers: positions are counted in the texts of the tests; 64 is the exit status of wrong options.
    struct StreamReachTests {
        private let fiori: FioriProgram

        init() throws {
            fiori = try FioriProgram()
            try fiori.write(#"{"sap.app": {"type": "card"}, "sap.card": {"type": "List"}}"#, "in/1/manifest.json")
            try fiori.write("Q,S\nQ1,1\n", "in/2/chart.csv")
            try fiori.write("Q,S\nQ1,1\n", "out/chart.csv")
        }

        private func results(_ arguments: [String], _ job: String) throws -> [String: Any] {
            let run = try StreamRun.results(fiori, arguments, job)
            #expect(run.status == 0, "\(run.errors)")
            return try #require(run.results.first)
        }

        @Test func `files below the folder are drawn`() throws {
            defer { fiori.end() }
            let arguments = ["--paths-under", "in"]
            #expect(
                try results(arguments, #"{"card": "in/1/manifest.json", "root": "in/1"}"#).status == "drawn")
            #expect(
                try results(arguments, #"{"chart": "in/2/chart.csv", "options": {"type": "column"}}"#).status == "drawn"
            )
            #expect(
                try results(arguments, #"{"chart": {"csv": "a,b\nx,1"}, "options": {"type": "column"}}"#).status
                    == "drawn")
        }

        @Test(arguments: [
            (#"{"chart": "out/chart.csv"}"#, "/chart"), (#"{"chart": "in/../out/chart.csv"}"#, "/chart"),
            (#"{"chart": "in/link.csv"}"#, "/chart"), (#"{"chart": "/etc/passwd"}"#, "/chart"),
            (#"{"card": "in/1"}"#, "/card"), (#"{"card": "in/none.json"}"#, "/card"),
            (#"{"card": "https://example.com/manifest.json"}"#, "/card"),
            (#"{"card": "in/1/manifest.json", "root": "."}"#, "/root"),
            (#"{"card": "in/1/manifest.json", "root": "in"}"#, "/root"),
            (#"{"card": {}, "root": "out"}"#, "/root"), (#"{"component": "Tag", "output": "in/x.png"}"#, "/output"),
            (#"{"card": "in/1/manifest.json", "options": {"allowHost": ["x"]}}"#, "/options/allowHost"),
            (#"{"card": "in/1/manifest.json", "options": {"dataMode": "live"}}"#, "/options/dataMode"),
        ])
        func `everything else is refused with its place`(_ job: String, _ pointer: String) throws {
            defer { fiori.end() }
            try FileManager.default.createSymbolicLink(
                atPath: fiori.folder.appendingPathComponent("in/link.csv").path,
                withDestinationPath: fiori.folder.appendingPathComponent("out/chart.csv").path)
            let result = try results(["--paths-under", "in"], job)
            #expect(result.status == "invalid")
            #expect(result.pointer == pointer, "\(result)")
        }

        @Test func `a manifest that cannot be read is invalid, with its place`() throws {
            defer { fiori.end() }
            try fiori.write("{\n  \"sap.card\": x}", "in/3/manifest.json")
            let result = try results(["--paths-under", "in"], #"{"card": "in/3/manifest.json"}"#)
            #expect(result.status == "invalid")
            #expect(result.error?["row"] as? Int == 2 && result.error?["column"] as? Int == 15)
            try fiori.write("[]", "in/4/manifest.json")
            let list = try results(["--paths-under", "in"], #"{"card": "in/4/manifest.json"}"#)
            #expect(list.message == "a manifest is an object, not an array")
        }

        @Test func `data come from the hosts of the stream only`() throws {
            defer { fiori.end() }
            try fiori.write(
                """
                {"sap.app": {"type": "card"}, "sap.card": {"type": "List", "content": {
                 "data": {"request": {"url": "https://other.example/data.json"}}, "item": {"title": "{n}"}}}}
                """, "in/5/manifest.json")
            let result = try results(
                ["--paths-under", "in", "--data-hosts", "data.example"],
                #"{"card": "in/5/manifest.json", "options": {"dataMode": "live"}}"#)
            #expect(result.status == "drawn" && result.notices == 1)
            let message = result.diagnostics.first?["message"] as? String
            #expect(message?.contains("other.example is not among the hosts that may be reached") == true, "\(result)")
        }

        @Test(arguments: [
            ["--paths-under", "none"], ["--paths-under", "in", "--no-paths"], ["--data-hosts", "x"],
        ])
        func `options that contradict each other are refused`(_ arguments: [String]) throws {
            defer { fiori.end() }
            #expect(try StreamRun.results(fiori, arguments).status == 64)
        }
    }
#endif
