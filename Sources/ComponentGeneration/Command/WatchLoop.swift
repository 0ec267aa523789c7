import Foundation

/// Generates whenever an input changed.
///
/// It looks at the inputs twenty times a second: a handful of file states, the same on every system, and editors that
/// save by renaming are no special case.
struct WatchLoop {
    private let session: GenerationSession
    private let settings: Settings
    private let format: DiagnosticFormat

    init(_ settings: Settings, _ format: DiagnosticFormat) {
        self.settings = settings
        self.format = format
        session = GenerationSession(settings)
    }

    func run() throws -> Never {
        var state: [String] = []
        while true {
            let current = snapshot()
            if current != state {
                state = current
                cycle()
            }
            Thread.sleep(forTimeInterval: 0.05)
        }
    }

    /// One run. A problem is reported, and the next save may solve it.
    private func cycle() {
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
    private func snapshot() -> [String] {
        let paths = settings.sources + (settings.views.map { [$0] } ?? [])
        return paths.flatMap { path -> [String] in
            let files = FileAccess.isFolder(path) ? FileAccess.files(below: path) { $0.hasSuffix(".swift") } : [path]
            return files.map { $0 + " " + (FileState($0)?.description ?? "missing") }
        }
    }
}
