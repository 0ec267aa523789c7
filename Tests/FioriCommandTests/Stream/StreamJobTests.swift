#if os(Linux)
    import Foundation
    import Testing

    /// The jobs of `fiori render --stream`, of all kinds and formats.
    ///
    /// Numbers: sizes of pictures are those of the jobs' options times two pixels a point, the default of `--scale`;
    /// positions are counted in the texts of the tests. File signatures are those of PNG (ISO/IEC 15948), SVG and PDF.
    struct StreamJobTests {
        private let fiori: FioriProgram

        init() throws { fiori = try FioriProgram() }

        private static let card = """
            {"sap.app": {"id": "a", "type": "card"}, "sap.card": {"type": "List", \
            "configuration": {"parameters": {"country": {"value": "DE"}}}, \
            "header": {"title": "Pumps of {parameters>/country/value}"}, \
            "content": {"data": {"json": [{"n": "A"}]}, "item": {"title": "{n}"}}}}
            """
        private static let chart = #"{"chartType": "column", "data": [[1, 2, 3]], "titlesForSeries": ["Sales"]}"#

        private func result(_ job: String, _ arguments: String...) throws -> [String: Any] {
            let run = try StreamRun.results(fiori, arguments, job)
            #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
            return try #require(run.results.count == 1 ? run.results.first : nil)
        }

        /// Width and height of a PNG file.
        private func size(_ png: Data?) -> [Int] {
            guard let png, png.count > 24, png.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return [] }
            return [16, 20].map { start in png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
        }

        @Test func `every kind is drawn in every format`() throws {
            defer { fiori.end() }
            try fiori.write(Self.card, "cards/one/manifest.json")
            try fiori.write("Q,Sales\nQ1,12\nQ2,18\n", "sales.csv")
            let subjects = [
                #""card": \#(Self.card)"#, #""card": "cards/one/manifest.json""#, #""card": "cards/one""#,
                #""chart": \#(Self.chart)"#, #""chart": "sales.csv", "options": {"type": "line"}"#,
                #""chart": {"csv": "Q,Sales\nQ1,12\nQ2,18"}, "options": {"type": "bar"}"#, #""component": "Tag""#,
                #""component": "ContactItem", "values": {"title": "Ada", "subtitle": ""}"#,
            ]
            let starts = [
                ("png", "image/png", "\u{89}PNG"), ("svg", "image/svg+xml", "<"), ("pdf", "application/pdf", "%PDF"),
            ]
            for (format, type, start) in starts {
                let run = try StreamRun(fiori)
                for subject in subjects { try run.send(#"{\#(subject), "format": "\#(format)"}"#) }
                try run.close()
                let results = try run.rest()
                #expect(results.map(\.status) == subjects.map { _ in "drawn" }, "\(results.map(\.message))")
                for result in results {
                    let picture = try #require(result.picture)
                    #expect(String(decoding: picture.prefix(1), as: UTF8.self) == start.prefix(1) || format == "png")
                    #expect(picture.count == result["bytes"] as? Int && result["type"] as? String == type)
                    #expect(result.notices == 0)
                    #expect(result["seconds"] as? Double ?? 0 > 0 && result["memory"] as? Double ?? 0 > 1_000_000)
                }
                #expect(run.end().status == 0)
            }
        }

        @Test func `pictures are those of the single commands`() throws {
            defer { fiori.end() }
            try fiori.write(Self.card, "manifest.json")
            try fiori.write(Self.chart, "chart.json")
            let card =
                #"{"card": "manifest.json", "options": {"scheme": "dark", "size": "300x", "scale": 1, "#
                + #""parameters": {"country": "FR"}, "locale": "fr", "now": "2026-11-23T12:00:00Z"}}"#
            _ = try fiori.run(
                "render", "card", "manifest.json", "--scheme", "dark", "--size", "300x", "--scale", "1",
                "--parameters", "country=FR", "--locale", "fr", "-o", "card.png")
            #expect(try result(card).picture == fiori.data("card.png"))
            let chart =
                #"{"chart": "chart.json", "options": {"title": "-5 % = less", "labels": true, "noZero": true, "#
                + #""reference": ["Goal=2", "1..2"], "legend": "none", "contrast": "increased"}}"#
            _ = try fiori.run(
                "render", "chart", "chart.json", "--title=-5 % = less", "--labels", "--no-zero", "--reference",
                "Goal=2",
                "--reference", "1..2", "--legend", "none", "--contrast", "increased", "-o", "chart.png")
            #expect(try result(chart).picture == fiori.data("chart.png"))
            let component =
                #"{"component": "ContactItem", "values": {"title": "Ada"}, "options": {"dynamicType": "xxLarge"}}"#
            _ = try fiori.run(
                "render", "component", "ContactItem", "--set", "title=Ada", "--dynamic-type", "xxLarge", "-o", "c.png")
            #expect(try result(component).picture == fiori.data("c.png"))
        }

        @Test func `a picture goes to its file, in folders that are made`() throws {
            defer { fiori.end() }
            let result = try result(
                #"{"id": {"row": [7]}, "component": "Tag", "output": "a/b/tag.out", "format": "svg"}"#)
            #expect(result["path"] as? String == "a/b/tag.out" && result.picture == nil)
            #expect((result["id"] as? [String: [Int]]) == ["row": [7]])
            #expect(
                fiori.text("a/b/tag.out").contains("<svg")
                    && fiori.data("a/b/tag.out")?.count == result["bytes"] as? Int)
            #expect(fiori.files(in: ".") == ["a/b/tag.out"])
            try fiori.write("", "file")
            let other = try self.result(#"{"component": "Tag", "output": "file/tag.png"}"#)
            #expect(other.status == "failed" && other.error?["file"] as? String == "file/tag.png")
            #expect(other["path"] == nil && other["bytes"] == nil)
        }

        @Test func `the format json is the resolved card, as fiori resolve prints it`() throws {
            defer { fiori.end() }
            try fiori.write(Self.card, "manifest.json")
            let printed = try fiori.run("resolve", "card", "manifest.json", "--parameters", "country=IT").output
            let expected = try JSONSerialization.jsonObject(with: Data(printed.utf8)) as? NSDictionary
            let job = #""format": "json", "options": {"parameters": {"country": "IT"}, "locale": "en"}"#
            let inline = try result(#"{"card": \#(Self.card), \#(job)}"#)
            #expect(inline["card"] as? NSDictionary == expected && inline["type"] as? String == "application/json")
            let file = try result(#"{"card": "manifest.json", \#(job), "output": "card.json"}"#)
            #expect(file["path"] as? String == "card.json" && file["card"] == nil)
            #expect(
                try JSONSerialization.jsonObject(with: fiori.data("card.json") ?? Data()) as? NSDictionary == expected)
            #expect(try result(#"{"component": "Tag", "format": "json"}"#).pointer == "/format")
        }

        @Test func `cards read the files of their root only`() throws {
            defer { fiori.end() }
            try fiori.write(#"[{"n": "From a file"}]"#, "files/data.json")
            try fiori.write(#"[{"n": "Secret"}]"#, "data.json")
            func job(_ url: String, _ root: String) -> String {
                #"{"card": {"sap.app": {"id": "a"}, "sap.card": {"type": "List", "header": {"title": "T"}, "#
                    + #""content": {"data": {"request": {"url": "\#(url)"}}, "item": {"title": "{n}"}}}}\#(root), "format": "json"}"#
            }
            func text(_ result: [String: Any]) throws -> String {
                String(decoding: try JSONSerialization.data(withJSONObject: result["card"] ?? [:]), as: UTF8.self)
            }
            let inside = try result(job("./data.json", #", "root": "files""#))
            #expect(inside.notices == 0)
            #expect(try text(inside).contains("From a file"))
            for (url, root) in [("../data.json", #", "root": "files""#), ("./data.json", ""), ("data.json", "")] {
                let outside = try result(job(url, root))
                #expect(outside.notices == 1, "\(url)")
                #expect(try !text(outside).contains("Secret"), "\(url)")
                #expect(outside.diagnostics.first?["severity"] as? String == "error")
            }
            #expect(
                try result(job("./data.json", #", "root": "none""#)).message?.contains("there is no folder 'none'")
                    == true)
        }

        @Test
        func `faults of a card are diagnostics with their places, and none of them for a strict job is a picture`()
            throws
        {
            defer { fiori.end() }
            try fiori.write(
                "{\"sap.app\": {\"id\": \"a\"},\n \"sap.card\": {\"type\": \"Nonsense\", \"header\": {\"title\": \"T\"},\n  \"content\": {}}}",
                "wrong.json")
            let drawn = try result(#"{"card": "wrong.json"}"#)
            #expect(drawn.status == "drawn" && drawn.notices == 1 && drawn.picture != nil)
            let fault = try #require(drawn.diagnostics.first)
            #expect((fault["pointer"] as? String)?.hasPrefix("/sap.card") == true && fault["message"] != nil)
            let strict = try result(#"{"card": "wrong.json", "options": {"strict": true}}"#)
            #expect(strict.status == "invalid" && strict.picture == nil && strict.notices == 1)
            #expect(strict.message == fault["message"] as? String && strict.pointer == fault["pointer"] as? String)
            #expect(strict.error?["file"] as? String == "wrong.json")
            #expect(try result(#"{"card": {"text": 1}}"#).notices == 1, "there is no card in the manifest")
        }

        @Test func `remarks and warnings of charts are diagnostics`() throws {
            defer { fiori.end() }
            let result = try result(#"{"chart": {"csv": "a,b\n1,2\n2,3"}, "options": {"type": "harveyball"}}"#)
            #expect(result.status == "invalid" || !result.diagnostics.isEmpty)
            let warned = try self.result(#"{"chart": {"chartType": "micro_radial", "data3d": [[[10, 20]]]}}"#)
            #expect(warned.status == "drawn" && warned.notices == 0, "\(warned)")
            #expect(warned.diagnostics.map { $0["severity"] as? String } == ["warning"])
        }

        /// Jobs that are wrong, with the place and a word of the message.
        private static let wrong: [(job: String, pointer: String?, message: String)] = [
            ("no JSON", nil, "no JSON"), ("[1]", nil, "an array"), ("{}", nil, "card, chart or component"),
            (#"{"card": "a", "chart": "b"}"#, nil, "card and chart"),
            (#"{"crad": "a"}"#, "/crad", "did you mean 'card'"),
            (#"{"card": 3}"#, "/card", "an object or a path, not a number"),
            (#"{"chart": "none.csv", "options": {"type": "line"}}"#, nil, "there is no file 'none.csv'"),
            (#"{"card": "none.json"}"#, nil, "there is no file or folder 'none.json'"),
            (#"{"card": "-"}"#, nil, "no path"), (#"{"chart": "/dev/zero"}"#, nil, "neither a file nor a folder"),
            (#"{"card": "/dev/zero"}"#, nil, "neither a file nor a folder"),
            (#"{"component": "Tga"}"#, nil, "did you mean 'Tag'"),
            (#"{"component": "Tag", "values": {"nonsense": 1}}"#, nil, "nonsense"),
            (#"{"component": "Tag", "values": {"title": [1]}}"#, "/values/title", "not an array"),
            (#"{"component": "Tag", "values": {"title": "A"}, "variant": "B"}"#, "/values", "variant"),
            (#"{"component": "Tag", "root": "a"}"#, "/root", "belongs to a card"),
            (#"{"component": "Tag", "format": "gif"}"#, "/format", "png, svg, pdf"),
            (#"{"component": "Tag", "options": {"sheme": "dark"}}"#, "/options/sheme", "did you mean 'scheme'"),
            (#"{"component": "Tag", "options": {"scheme": "pink"}}"#, "/options/scheme", "'pink'"),
            (#"{"component": "Tag", "options": {"scale": 99}}"#, "/options/scale", "from 0.1 to 10"),
            (#"{"component": "Tag", "options": {"scale": true}}"#, "/options/scale", "--scale"),
            (#"{"component": "Tag", "options": {"help": true}}"#, "/options/help", "there is no option"),
            (#"{"component": "Tag", "options": {"strict": 1}}"#, "/options/strict", "true or false"),
            (#"{"component": "Tag", "options": 1}"#, "/options", "an object, not a number"),
            (#"{"component": "Tag", "output": ""}"#, "/output", "is a text"),
            (#"{"card": \#(card), "options": {"parameters": {"land": 1}}}"#, nil, "declares no parameter 'land'"),
            (#"{"card": \#(card), "options": {"locale": "xq"}}"#, nil, "there is no language 'xq'"),
            (#"{"chart": {"csv": "a,b\n1,2"}}"#, nil, "--type names the kind of chart"),
            (#"{"chart": {"csv": 1}}"#, "/chart/csv", "a text"),
            (#"{"chart": {"chartType": "column", "data": "x"}}"#, "/data", "found"),
        ]

        @Test func `a wrong job is answered with its place, and the next one is drawn`() throws {
            defer { fiori.end() }
            let run = try StreamRun(fiori)
            for (number, wrong) in Self.wrong.enumerated() {
                try run.send(wrong.job)
                try run.send(#"{"id": \#(number), "component": "Tag"}"#)
                let answer = try #require(try run.next())
                #expect(answer.status == "invalid", "\(wrong.job)")
                #expect(answer.message?.contains(wrong.message) == true, "\(wrong.job): \(answer.message ?? "")")
                if let pointer = wrong.pointer { #expect(answer.pointer == pointer, "\(wrong.job)") }
                #expect(answer["bytes"] == nil && answer.picture == nil)
                let next = try #require(try run.next())
                #expect(next.status == "drawn" && next["id"] as? Int == number && next.line == 2 * number + 2)
            }
            try run.close()
            #expect(run.end().status == 0)
        }

        @Test func `wrong data of charts have row and column`() throws {
            defer { fiori.end() }
            try fiori.write("{\"chartType\": \"column\",\n \"data\": \"x\"}", "chart.json")
            let json = try result(#"{"chart": "chart.json"}"#)
            #expect(json.error?["row"] as? Int == 2 && json.error?["column"] as? Int == 10 && json.pointer == "/data")
            #expect(json.error?["file"] as? String == "chart.json")
            let table = try result(#"{"chart": {"csv": "a,b\nx,1\ny,nonsense"}, "options": {"type": "column"}}"#)
            #expect(table.error?["row"] as? Int == 3 && table.error?["column"] as? Int == 2, "\(table)")
        }

        @Test func `bounds are kept`() throws {
            defer { fiori.end() }
            func chart(_ size: String) -> String { #"{"chart": \#(Self.chart), "options": {"size": "\#(size)"}}"# }
            #expect(try result(chart("20000x2000")).message?.contains("40000 × 4000 pixels") == true)
            #expect(try result(chart("40x40"), "--max-pixels", "6399").status == "invalid")
            #expect(size(try result(chart("40x40"), "--max-pixels", "6400").picture) == [80, 80])
            let long = try result(chart("20000x40"))
            #expect(long.status == "invalid" && long.message?.contains("32,767") == true)
            for job in [#""card": "a.json""#, #""component": "Tag", "output": "a.png""#, #""card": {}, "root": "."}"#] {
                #expect(try result("{\(job)}".replacing("}}", with: "}"), "--no-paths").status == "invalid", "\(job)")
            }
            #expect(try result(#"{"component": "Tag"}"#, "--no-paths").status == "drawn")
            let unknown = #"{"card": \#(Self.card), "options": {"parameters": {"land": 1}}}"#
            #expect(try result(unknown, "--optional-parameters").status == "drawn")
        }

        /// A picture of 800 × 800 pixels is compressed in five stripes of some 131,072 pixels.
        @Test func `a picture that spare processors compress is the same to the byte`() throws {
            defer { fiori.end() }
            let job = #"{"chart": \#(Self.chart), "options": {"size": "400x400"}}"#
            let alone = try result(job)
            #expect(size(alone.picture) == [800, 800])
            #expect(try result(job, "--spare-processors").picture == alone.picture)
        }

        /// The options that the help of a command lists, in the form of jobs.
        private func options(of command: String) throws -> Set<String> {
            let help = try fiori.run("render", command, "--help").output
            let names = help.matches(of: /(?m)^  (?:-\w, )?--([a-z-]+)/).map { String($0.1) }
            return Set(
                names.map { name in
                    let words = name.split(separator: "-")
                    return words[0] + words.dropFirst().map(\.capitalized).joined()
                })
        }

        @Test(arguments: [
            ("card", ["root", "output", "version", "help"]), ("chart", ["output", "gallery", "version", "help"]),
            ("component", ["set", "variant", "output", "version", "help"]),
        ])
        func `jobs have all options of the commands`(command: String, others: [String]) throws {
            defer { fiori.end() }
            let expected = try options(of: command).subtracting(others)
            let subject = ["card": "{}", "chart": "{}", "component": "\"Tag\""][command] ?? ""
            let message = try #require(try result(#"{"\#(command)": \#(subject), "options": {"?": 1}}"#).message)
            let listed = message.components(separatedBy: "there are ").last?.components(separatedBy: ", ") ?? []
            #expect(Set(listed) == expected.union(["strict"]))
        }
    }
#endif
