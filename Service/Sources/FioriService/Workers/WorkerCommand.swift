import Foundation

/// The command line and environment of drawing processes.
struct WorkerCommand: Sendable {
    let arguments: [String]
    let environment: [String: String]

    /// Names of variables that a process which draws what strangers send does not need to know.
    private static let secretPrefixes = ["AWS_", "FIORI_SERVE_"]

    /// The memory at which the system refuses more, in bytes: it is there for a process that grows faster than anybody looks.
    static func hardMemory(_ configuration: ServiceConfiguration) -> Int {
        min(max(4 * configuration.memoryLimit, 256 << 20), 1 << 40)
    }

    init(_ configuration: ServiceConfiguration, scratch: String) {
        var arguments = [
            configuration.fiori, "render", "--stream", "--ignore-signals", "--paths-under", scratch, "--max-pixels",
            "\(configuration.maximumPixels)", "--max-job-bytes",
            "\(min(2 * configuration.maximumBody + (1 << 20), 1 << 30))", "--max-memory",
            "\(Self.hardMemory(configuration) >> 20)",
        ]
        for host in configuration.dataHosts { arguments += ["--data-hosts", host] }
        self.arguments = arguments
        environment = ProcessInfo.processInfo.environment.filter { name, _ in
            !Self.secretPrefixes.contains { name.hasPrefix($0) }
        }
        // A crash is expected now and then; a trace of each would take seconds.
        .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    }
}
