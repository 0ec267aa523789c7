import Foundation

/// Generates whenever an input changed.
///
/// It looks at the inputs twenty times a second: a handful of file states, the same on every system, and editors that
/// save by renaming are no special case.
struct WatchLoop {
    private let sessions: [GenerationSession]
    private let format: DiagnosticFormat

    /// - Parameter targets: the settings of each target that is watched.
    init(_ targets: [Settings], _ format: DiagnosticFormat) {
        self.format = format
        sessions = targets.map(GenerationSession.init)
    }

    func run() throws -> Never {
        acceptTermination()
        var states: [[String]] = sessions.map { _ in [] }
        while true {
            for (index, session) in sessions.enumerated() {
                let current = snapshot(session.settings)
                guard current != states[index] else { continue }
                states[index] = current
                cycle(session)
            }
            Thread.sleep(forTimeInterval: 0.05)
        }
    }

    /// Unblocks the signals that end the loop. A parent process may have passed on a mask that blocks them, as
    /// Foundation's `Process` does off the main thread.
    private func acceptTermination() {
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }

    /// Runs the generator once. Problems are reported and do not end the loop, as the next save may solve them.
    private func cycle(_ session: GenerationSession) {
        let start = ContinuousClock.now
        do {
            let outcome = try session.run()
            format.print(outcome.diagnostics)
            guard !outcome.hasErrors else { return }
            let milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
            print(
                "\(outcome.plan.writes.count) written, \(outcome.plan.removals.count) removed"
                    + " in \(Int(milliseconds.rounded())) ms")
            for file in outcome.plan.writes { print("  \(file.path)") }
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
        }
        fflush(nil)
    }

    /// Path, time and size of every input.
    private func snapshot(_ settings: Settings) -> [String] {
        let paths = settings.sources + (settings.views.map { [$0] } ?? [])
        return paths.flatMap { path -> [String] in
            var files = [path]
            if FileAccess.isFolder(path) {
                // Unreadable folders are reported by the run.
                files = (try? FileAccess.files(below: path) { $0.hasSuffix(".swift") }) ?? []
            }
            return files.map { $0 + " " + (FileState($0)?.description ?? "missing") }
        }
    }
}
