#if os(Linux)
    import Foundation
    import Testing

    /// Themes of pictures: a palette, and a style sheet over it.
    ///
    /// Numbers: colours and positions stand in the style sheets of the tests; 64 is the exit status of wrong options.
    struct RenderThemeTests {
        private let fiori: FioriProgram

        init() throws {
            fiori = try FioriProgram()
            try fiori.write(
                """
                @primaryLabel: #C00010;
                @primaryLabel_darkBackground: #FFD0E8;
                @chart1: #008060;
                @primaryGroupedBackground: #FFF4E0;
                ObjectItem.title { font-color: #FF6000; }
                """, "brand.nss")
            try fiori.write(
                """
                {"sap.app": {"id": "a", "type": "card"}, "sap.card": {"type": "List", "header": {"title": "Pumps"},
                 "content": {"data": {"json": [{"n": "A"}]}, "item": {"title": "{n}"}}}}
                """, "manifest.json")
            try fiori.write("Quarter,Sales\nQ1,12\nQ2,18\n", "sales.csv")
        }

        private static let subjects = [
            ["card", "manifest.json"], ["chart", "sales.csv", "--type", "column", "--title", "Sales"],
            ["component", "ObjectItem"],
        ]

        /// A picture in lower case letters, as SVG.
        private func picture(_ subject: [String], _ more: String...) throws -> String {
            let (process, output, errors) = fiori.process(["render"] + subject + more + ["-o", "picture.svg"])
            try process.run()
            _ = output.fileHandleForReading.readDataToEndOfFile()
            let messages = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            #expect(process.terminationStatus == 0, "\(messages)")
            return fiori.text("picture.svg").lowercased()
        }

        @Test func `a style sheet sets the colours of cards and charts, and the styles of components`() throws {
            defer { fiori.end() }
            for (subject, colors) in zip(
                Self.subjects, [["#c00010", "#fff4e0"], ["#c00010", "#008060"], ["#ff6000"]])
            {
                let plain = try picture(subject)
                let themed = try picture(subject, "--style-sheet", "brand.nss")
                for color in colors { #expect(themed.contains(color) && !plain.contains(color), "\(subject) \(color)") }
            }
            #expect(try picture(Self.subjects[0], "--style-sheet", "brand.nss", "--scheme", "dark").contains("#ffd0e8"))
        }

        @Test func `a palette has its colours, and the newest one is that of pictures without a theme`() throws {
            defer { fiori.end() }
            for subject in Self.subjects {
                let plain = try picture(subject)
                #expect(try picture(subject, "--theme", "v8") == plain)
                #expect(try picture(subject, "--theme", "v3") != plain)
            }
            let (status, _, errors) = try fiori.run("render", "component", "Tag", "--theme", "v9", "-o", "tag.svg")
            #expect(status == 64)
            for name in ["v3", "v4", "v5", "v6", "v7", "v8"] { #expect(errors.contains("- \(name)\n")) }
        }

        @Test(arguments: [
            ("@primaryLabel #FF0000;", 64, "sheet.nss:1:15: error: expected “:” after the name"),
            ("a { b: c;\n", 64, "sheet.nss:2:1: error: expected “}”"),
            ("\n@primaryLabel: nocolour;", 0, "sheet.nss:2:16: warning: expected a colour"),
            ("title { font-colr: #FF0000; }", 0, "sheet.nss:1:9: warning: "),
            ("// nothing\n", 0, ""),
        ])
        func `faults of a style sheet have their places`(_ text: String, _ status: Int32, _ words: String) throws {
            defer { fiori.end() }
            try fiori.write(text, "sheet.nss")
            let run = try fiori.run("render", "component", "Tag", "--style-sheet", "sheet.nss", "-o", "tag.svg")
            #expect(run.status == status)
            #expect(words.isEmpty ? run.errors.isEmpty : run.errors.hasPrefix(words), "\(run.errors)")
            #expect((fiori.data("tag.svg") != nil) == (status == 0))
        }

        @Test func `a file that is no style sheet is refused`() throws {
            defer { fiori.end() }
            func errors(_ path: String) throws -> String {
                let run = try fiori.run("render", "component", "Tag", "--style-sheet", path, "-o", "tag.svg")
                #expect(run.status == 64)
                return run.errors
            }
            try Data([0xFF, 0xD8, 0xFF]).write(to: fiori.folder.appendingPathComponent("picture.nss"))
            #expect(try errors("picture.nss").contains("'picture.nss' is no text in UTF-8"))
            #expect(try errors("none.nss").contains("there is no file 'none.nss'"))
            #expect(try errors(".").contains("'.' is a folder"))
            #expect(try errors("/dev/zero").contains("'/dev/zero' has more than 1048576 bytes"))
        }
    }
#endif
