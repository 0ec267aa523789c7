#if os(Linux)
    import Foundation
    import LocalServer
    import Testing

    /// `fiori render card`, run as a user runs it.
    ///
    /// Numbers: pixels are the points of the commands' sizes times their scales; 64 is the exit code of wrong usage
    /// (sysexits). Places are the line and column of the fault in the test's manifest; 404 is HTTP's "Not Found".
    struct RenderCardTests {
        private let fiori: FioriProgram

        init() throws { fiori = try FioriProgram() }

        private func card(_ title: String, url: String = "./data.json", icon: String = "") -> String {
            """
            { "sap.app": { "id": "orders", "type": "card" },
              "sap.card": {
                "type": "List", "configuration": { "parameters": { "max": { "value": 1 } } },
                "header": { "title": "\(title)"\(icon) },
                "content": {
                  "data": { "request": { "url": "\(url)" } }, "maxItems": "{parameters>/max/value}",
                  "item": { "title": "{name}", "info": { "value": "{= format.float(${size}) }" } } } } }
            """
        }

        private let data = #"[{ "name": "Pump", "size": 1.5 }, { "name": "Valve", "size": 2 }]"#

        @Test func `a card is drawn with its data, parameters and language`() throws {
            defer { fiori.end() }
            try fiori.write(card("Orders"), "orders/manifest.json")
            try fiori.write(data, "orders/data.json")
            let one = try fiori.run("render", "card", "orders", "--locale", "de", "-o", "one.svg")
            #expect(one.status == 0 && one.output.isEmpty && one.errors.isEmpty, "\(one.errors)")
            let svg = fiori.text("one.svg")
            for text in ["Orders", "Pump", "1,5"] { #expect(svg.contains(text), "\(text)") }
            #expect(!svg.contains("Valve") && svg.contains("width=\"400\""))
            let two = try fiori.run(
                "render", "card", "orders/manifest.json", "--parameters", "max=2", "--scheme", "dark", "--size",
                "300x250",
                "--scale", "3", "-o", "two.png")
            #expect(two.status == 0, "\(two.errors)")
            #expect(Array(try #require(fiori.data("two.png"))[16..<24]) == [0, 0, 3, 132, 0, 0, 2, 238])
            #expect(try fiori.run("render", "card", "orders", "-o", "three.pdf").status == 0)
            #expect(fiori.data("three.pdf")?.starts(with: Data("%PDF".utf8)) == true)
        }

        @Test func `standard input has no folder`() throws {
            defer { fiori.end() }
            try fiori.write(data, "data.json")
            let result = try fiori.run("render", "card", "-", "-o", "a.svg", input: card("Orders"))
            #expect(result.status == 1)
            #expect(result.errors.contains("standard input:/sap.card/content/data: error:"))
            #expect(fiori.text("a.svg").contains("Orders") && !fiori.text("a.svg").contains("Pump"))
        }

        @Test func `faults are printed as validate prints them, and show as notices`() throws {
            defer { fiori.end() }
            try fiori.write(card("{broken", url: "https://sap.com/orders"), "manifest.json")
            let result = try fiori.run("render", "card", ".", "-o", "a.svg")
            #expect(result.status == 1)
            #expect(result.errors.contains("./manifest.json:/sap.card/header/title: error:"))
            #expect(result.errors.contains("(4:26)") && result.errors.contains("offline"))
            try fiori.write("{ \"sap.card\": \n [", "broken.json")
            let broken = try fiori.run("render", "card", "broken.json", "-o", "b.svg")
            #expect(broken.status == 1 && broken.errors.contains("broken.json:: error: expected"))
            #expect(broken.errors.contains("(2:") && fiori.words("b.svg").contains("The manifest cannot be read"))
        }

        @Test func `hostile manifests draw a notice`() throws {
            defer { fiori.end() }
            let icon = #", "icon": { "src": "../../../../../../etc/passwd" }"#
            try fiori.write(card("Deep", url: "../../etc/passwd", icon: icon), "paths/manifest.json")
            let paths = try fiori.run("render", "card", "paths", "-o", "a.svg")
            #expect(paths.status == 1 && !fiori.text("a.svg").contains("root:"))
            #expect(paths.errors.contains("etc/passwd") || paths.errors.contains("bundle"))
            try fiori.write(String(repeating: "[", count: 100_000), "deep.json")
            #expect(try fiori.run("render", "card", "deep.json", "-o", "b.svg").status == 1)
            try fiori.write("{\"a\": \"" + String(repeating: "x", count: 3 << 20) + "\"}", "large.json")
            #expect(try fiori.run("render", "card", "large.json", "-o", "c.svg").status == 1)
            for name in ["b.svg", "c.svg"] { #expect(fiori.words(name).contains("The manifest cannot be read")) }
            try fiori.write("{\"sap.card\": {\"type\": 7, \"header\": [], \"content\": {\"item\": 3}}}", "odd.json")
            _ = try fiori.run("render", "card", "odd.json", "-o", "d.svg")
            #expect(fiori.text("d.svg").hasPrefix("<"))
        }

        @Test func `wrong options are answered with right ones, and leave no file`() throws {
            defer { fiori.end() }
            try fiori.write(card("T"), "manifest.json")
            func errors(_ arguments: String...) throws -> String {
                let (process, _, errors) = fiori.process(["render", "card"] + arguments)
                try process.run()
                let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
                process.waitUntilExit()
                #expect(process.terminationStatus == 64)
                return text
            }
            #expect(try errors(".", "-o", "a.gif").contains(".png, .svg or .pdf"))
            #expect(try errors("none", "-o", "a.svg").contains("there is no file or folder 'none'"))
            #expect(try errors(".", "--parameters", "mx=2", "-o", "a.svg").contains("it declares max"))
            #expect(try errors(".", "--size", "wide", "-o", "a.svg").contains("WIDTHxHEIGHT"))
            #expect(try errors(".", "--size", "x300", "-o", "a.svg").contains("400x300"))
            #expect(try errors(".", "--locale", "dee", "-o", "a.svg").contains("there is no language"))
            #expect(try errors(".", "--time-zone", "Mars", "-o", "a.svg").contains("no time zone 'Mars'"))
            #expect(try errors("ftp://example.com/a", "-o", "a.svg").contains("scheme https"))
            #expect(try errors("http://example.com/a", "-o", "a.svg").contains("scheme https"))
            #expect(fiori.files(in: ".") == ["manifest.json"])
        }

        @Test func `the data of a card from the network are beside its manifest`() throws {
            defer { fiori.end() }
            let (manifest, data) = (card("Orders"), data)
            let server = try LocalServer { request in
                switch request.split(separator: " ").dropFirst().first {
                case "/cards/orders/manifest.json":
                    LocalServer.answer("200 OK", ["Content-Type: application/json"], Data(manifest.utf8))
                case "/cards/orders/data.json":
                    LocalServer.answer("200 OK", ["Content-Type: application/json"], Data(data.utf8))
                default: LocalServer.answer("404 Not Found")
                }
            }
            let allowed = "127.0.0.1:\(server.port)"
            let folder = try fiori.run(
                "render", "card", server.url("/cards/orders/"), "--allow-host", allowed, "-o", "a.svg")
            #expect(folder.status == 0 && fiori.words("a.svg").contains("Pump"), "\(folder.errors)")
            let address = server.url("/cards/orders/manifest.json")
            #expect(try fiori.run("render", "card", address, "--allow-host", allowed, "-o", "b.svg").status == 0)
            #expect(fiori.data("a.svg") == fiori.data("b.svg"))
            let none = try fiori.run("render", "card", server.url("/none"), "--allow-host", allowed, "-o", "c.svg")
            #expect(none.status == 1 && none.errors.contains("404 Not Found") && fiori.data("c.svg") == nil)
            #expect(try fiori.run("render", "card", address, "-o", "c.svg").status == 64)
        }

        @Test func `an address that is not public is refused`() throws {
            defer { fiori.end() }
            let result = try fiori.run("render", "card", "https://127.0.0.1/manifest.json", "-o", "a.svg")
            #expect(result.status == 1 && result.errors.contains("not a public address"))
            #expect(fiori.data("a.svg") == nil)
        }
    }
#endif
