import Testing

@testable import BrowserHost

/// The arguments of apps.
///
/// Numbers: arguments of the tests; an address may send three times the messages of a tab (Docs/LiveHost.md, "Limits").
@Suite("Options of apps in a browser")
struct ServerOptionsTests {
    private func parse(_ arguments: String...) throws -> ServerOptions {
        let request = try ServerOptions.parse(["/bin/Game"] + arguments, environment: ["FIORI_PORT": "9000"]).get()
        guard case .serve(let options) = request else {
            Issue.record("does not serve")
            return ServerOptions()
        }
        return options
    }

    @Test func `the port and the address can be chosen`() throws {
        let options = try parse("--port=9001", "--host", "0.0.0.0")
        #expect(options.address == "http://0.0.0.0:9001")
        #expect(options.title == "Game")
        #expect(try parse().address == "http://127.0.0.1:9000")
    }

    @Test func `names and limits can be chosen`() throws {
        let options = try parse(
            "--allow-host", "a.example", "--allow-host=[::2]", "--max-tabs", "7", "--max-tabs-per-address", "3",
            "--max-messages=1000")
        #expect(options.allowedHosts == ["a.example", "[::2]"])
        #expect(options.limits.sessions == 7)
        #expect(options.limits.sessionsPerAddress == 3)
        #expect(options.limits.messagesPerSecond == 1000)
        #expect(options.limits.messagesPerSecondOfAddress == 3000)
    }

    @Test(arguments: ["de", "de_DE", "pt-BR", "zh-Hant-TW", "es-419", "gsw"])
    func `the locale can be chosen`(locale: String) throws {
        #expect(try parse("--locale", locale).locale == locale)
        #expect(try parse().locale == nil)
    }

    @Test func `the help names all options`() throws {
        guard case .help(let help) = try ServerOptions.parse(["App", "--help"], environment: [:]).get() else {
            Issue.record("no help")
            return
        }
        for name in [
            "--port", "--host", "--allow-host", "--max-tabs", "--max-tabs-per-address", "--max-messages",
            "--locale",
        ] {
            #expect(help.contains("  \(name) "), "\(name)")
        }
    }

    @Test(arguments: [
        ["--port"], ["--port", "x"], ["--port", "70000"], ["--host"], ["--colour"], ["--allow-host"],
        ["--allow-host", "http://a.example"], ["--allow-host", "a.example:80"], ["--max-tabs", "0"],
        ["--max-messages", "many"], ["--locale"], ["--locale", "german"], ["--locale", "_DE"], ["--locale", "42"],
    ])
    func `bad arguments are reported`(arguments: [String]) {
        #expect(throws: ServerOptions.InvalidArgument.self) {
            try ServerOptions.parse(["App"] + arguments, environment: [:]).get()
        }
    }
}
