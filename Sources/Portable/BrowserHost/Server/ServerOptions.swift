import Foundation

/// The address and the limits of the server, from the program's arguments and environment.
struct ServerOptions: Sendable {
    var host = "127.0.0.1"
    var port = 8080
    /// Names by which browsers may know the server besides its own.
    var allowedHosts: [String] = []
    var limits = SessionLimits()
    /// The locale of all tabs; nil for that of each tab's browser.
    var locale: String?
    /// The program's name, for the page's title until the app has one.
    var title = "App"

    /// The address to open in a browser.
    var address: String { "http://\(host.contains(":") ? "[\(host)]" : host):\(port)" }

    enum Request {
        case serve(ServerOptions)
        case help(String)
    }

    /// An argument that cannot be used, with what to do.
    struct InvalidArgument: Error, CustomStringConvertible {
        let description: String
    }

    static func parse(
        _ arguments: [String], environment: [String: String]
    ) -> Result<Request, InvalidArgument> {
        Result { () throws(InvalidArgument) in try request(arguments, environment) }
    }

    private static func request(
        _ arguments: [String], _ environment: [String: String]
    ) throws(InvalidArgument) -> Request {
        var options = ServerOptions()
        options.title = URL(fileURLWithPath: arguments.first ?? "App").lastPathComponent
        if let host = environment["FIORI_HOST"], !host.isEmpty { options.host = host }
        if let text = environment["FIORI_PORT"], !text.isEmpty {
            guard let port = port(text) else {
                throw InvalidArgument(description: "FIORI_PORT is “\(text)”; give a number from 0 to 65535")
            }
            options.port = port
        }
        var rest = arguments.dropFirst()
        while let argument = rest.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1).map { String($0) }
            let name = parts.first ?? ""
            if ["--help", "-h"].contains(name) { return .help(help(options.title)) }
            let value = parts.count == 2 ? parts[1] : rest.popFirst()
            try options.set(name, to: value ?? "", argument: argument)
        }
        return .serve(options)
    }

    private mutating func set(_ name: String, to value: String, argument: String) throws(InvalidArgument) {
        func positive() throws(InvalidArgument) -> Int {
            guard let number = Int(value), number > 0 else {
                throw InvalidArgument(description: "\(name) needs a number from 1")
            }
            return number
        }
        switch name {
        case "--port":
            guard let port = Self.port(value) else {
                throw InvalidArgument(description: "--port needs a number from 0 to 65535")
            }
            self.port = port
        case "--host":
            guard !value.isEmpty else {
                throw InvalidArgument(description: "--host needs an address, such as 127.0.0.1")
            }
            host = value
        case "--allow-host":
            guard !value.isEmpty, !value.contains("/"), value.hasPrefix("[") || !value.contains(":") else {
                throw InvalidArgument(
                    description: "--allow-host needs a name without scheme and port, such as app.example.com")
            }
            allowedHosts.append(value)
        case "--locale":
            guard Self.isLocale(value) else {
                throw InvalidArgument(
                    description: "--locale needs a language and perhaps a region, such as de or de_DE")
            }
            locale = value
        case "--max-tabs": limits.sessions = try positive()
        case "--max-tabs-per-address": limits.sessionsPerAddress = try positive()
        case "--max-messages": limits.messagesPerSecond = try positive()
        default: throw InvalidArgument(description: "unknown argument “\(argument)”; see --help")
        }
    }

    /// True for a language of two or three letters, with what may follow it.
    private static func isLocale(_ text: String) -> Bool {
        let parts = text.split(whereSeparator: { "-_@".contains($0) })
        guard let language = parts.first, text.hasPrefix(language) else { return false }
        return (2...3).contains(language.count) && language.allSatisfy { $0.isASCII && $0.isLetter } && text.count <= 40
    }

    private static func port(_ text: String) -> Int? {
        Int(text).flatMap { (0...65535).contains($0) ? $0 : nil }
    }

    private static func help(_ program: String) -> String {
        let limits = SessionLimits()
        return """
            Runs the app in browsers: each tab is a window of its own.

            usage: \(program) [--port N] [--host ADDRESS] [--allow-host NAME …] [--locale LOCALE] [limits]

              --port N         the port to listen on; 0 for any free one (default 8080, or FIORI_PORT)
              --host ADDRESS   the address to listen on (default 127.0.0.1, or FIORI_HOST). With an address that others
                               can reach, everybody who can reach it can use the app.
              --allow-host NAME
                               a name by which browsers know the server, such as that of a proxy; can be repeated. Others
                               than localhost, addresses and, with --host, the machine's name are refused.
              --locale LOCALE  the language and region of all tabs, such as de_DE (default: those of each tab's browser)
              --max-tabs N     the number of tabs at the same time (default \(limits.sessions))
              --max-tabs-per-address N
                               the number of tabs of one client address (default \(limits.sessionsPerAddress))
              --max-messages N
                               the messages in a second from a tab (default \(limits.messagesPerSecond)); three times as many
                               from an address
              --help           show this help

            exit codes: 0 stopped by a signal, 1 the server could not start, 64 wrong arguments
            """
    }
}
