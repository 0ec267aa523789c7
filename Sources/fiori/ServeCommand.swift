#if os(Linux)
    import ArgumentParser
    import Foundation

    /// `fiori serve`: `fiori-serve` with the same options and this program as the one that draws.
    struct ServeCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "serve", abstract: "Draw cards, charts and components over HTTP.",
            discussion: """
                fiori serve --port 8090

                Runs fiori-serve, and ends with its exit status. Its options: fiori serve --help. It is built by itself: \
                swift build --package-path Service
                """)

        @Argument(parsing: .captureForPassthrough, help: "The options of fiori-serve.")
        var arguments: [String] = []

        func run() throws {
            let service = try ServiceProgram()
            // The help of a program that is not built is this one's.
            if service.program == nil, arguments.contains(where: ["-h", "--help", "-help"].contains) {
                throw CleanExit.helpRequest(self)
            }
            try service.become(arguments)
        }
    }

    /// The program `fiori-serve`: beside this one, in the build folder of the package, or in PATH. It alone has an HTTP server
    /// in itself, so that nobody else builds one.
    struct ServiceProgram {
        private static let name = "fiori-serve"

        private let own: URL

        /// - Throws: a message where the place of this program is unknown.
        init() throws {
            guard let own = Bundle.main.executableURL?.resolvingSymlinksInPath() else {
                throw ValidationError("the folder of this program is unknown; run \(Self.name) instead")
            }
            self.own = own
        }

        /// Goes on as the service, with its output, its exit status and its answer to signals.
        /// - Throws: a message that tells how to build it, if it is not there.
        func become(_ arguments: [String]) throws -> Never {
            guard let program = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) })
            else {
                throw ValidationError(
                    "there is no program '\(Self.name)' beside this one and in PATH; in the folder of the package: "
                        + "swift build --package-path Service --product \(Self.name)")
            }
            let isNamed = arguments.contains { $0 == "--fiori" || $0.hasPrefix("--fiori=") }
            let all = [program.path] + (isNamed ? [] : ["--fiori", own.path]) + arguments
            var pointers = all.map { strdup($0) }
            pointers.append(nil)
            _ = execv(program.path, pointers)
            throw ValidationError("'\(program.path)' cannot be started: \(String(cString: strerror(errno)))")
        }

        /// The program; nil if it is not there.
        var program: URL? { candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) } }

        private var candidates: [URL] {
            let folder = own.deletingLastPathComponent()
            var candidates = [folder.appendingPathComponent(Self.name)]
            // SwiftPM's products are in .build/<platform>/<configuration>, those of the service in Service/.build.
            let scratch = folder.deletingLastPathComponent().deletingLastPathComponent()
            if scratch.lastPathComponent == ".build" {
                let service = scratch.deletingLastPathComponent().appendingPathComponent("Service/.build")
                for configuration in [folder.lastPathComponent, "release", "debug"] {
                    candidates.append(service.appendingPathComponent(configuration + "/" + Self.name))
                }
            }
            let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
            return candidates
                + path.split(separator: ":").map { URL(fileURLWithPath: String($0) + "/" + Self.name) }
        }
    }
#endif
