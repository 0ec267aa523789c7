import Foundation

/// The command line and environment of drawing processes.
struct WorkerCommand: Sendable {
    let arguments: [String]
    let environment: [String: String]

    /// Names of variables that a process which draws what strangers send does not need to know.
    private static let secretPrefixes = ["AWS_", "FIORI_SERVE_"]

    init(_ configuration: ServiceConfiguration, scratch: String) {
        var arguments = [
            configuration.fiori, "render", "--stream", "--paths-under", scratch, "--max-pixels",
            "\(configuration.maximumPixels)", "--max-job-bytes", "\(2 * configuration.maximumBody + (1 << 20))",
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
