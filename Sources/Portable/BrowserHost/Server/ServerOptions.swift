import Foundation

/// The address and the limits of the server, from the program's arguments and environment.
struct ServerOptions: Sendable {
    var host = "127.0.0.1"
    var port = 8080
    var limits = SessionLimits()
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
        var options = ServerOptions()
        options.title = URL(fileURLWithPath: arguments.first ?? "App").lastPathComponent
        if let host = environment["FIORI_HOST"], !host.isEmpty { options.host = host }
        if let text = environment["FIORI_PORT"], !text.isEmpty {
            guard let port = port(text) else {
                return .failure(InvalidArgument(description: "FIORI_PORT is “\(text)”; give a number from 0 to 65535"))
            }
            options.port = port
        }
        var rest = arguments.dropFirst()
        while let argument = rest.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1).map { String($0) }
            func value() -> String? { parts.count == 2 ? parts[1] : rest.popFirst() }
            switch parts.first {
            case "--help", "-h": return .success(.help(help(options.title)))
            case "--port":
                guard let text = value(), let port = port(text) else {
                    return .failure(InvalidArgument(description: "--port needs a number from 0 to 65535"))
                }
                options.port = port
            case "--host":
                guard let host = value(), !host.isEmpty else {
                    return .failure(InvalidArgument(description: "--host needs an address, such as 127.0.0.1"))
                }
                options.host = host
            default:
                return .failure(InvalidArgument(description: "unknown argument “\(argument)”; see --help"))
            }
        }
        return .success(.serve(options))
    }

    private static func port(_ text: String) -> Int? {
        Int(text).flatMap { (0...65535).contains($0) ? $0 : nil }
    }

    private static func help(_ program: String) -> String {
        """
        Runs the app in browsers: each tab is a window of its own.

        usage: \(program) [--port N] [--host ADDRESS]

          --port N        the port to listen on; 0 for any free one (default 8080, or FIORI_PORT)
          --host ADDRESS  the address to listen on (default 127.0.0.1, or FIORI_HOST). With an address that others can
                          reach, everybody who can reach it can use the app.
          --help          show this help

        exit codes: 0 stopped by a signal, 1 the server could not start, 64 wrong arguments
        """
    }
}
