#if os(Linux)
    import Foundation

    /// A line on the terminal that shows the progress of something that takes a while; nothing where the error output is no
    /// terminal.
    struct ProgressBar {
        private let total: Int
        private let isShown = isatty(STDERR_FILENO) == 1
        private let start = ContinuousClock.now
        private var last: ContinuousClock.Instant?
        private static let width = 30

        init(total: Int) { self.total = total }

        /// Shows the numbers of parts that are done and that have failed, ten times a second at most.
        mutating func show(done: Int, failed: Int = 0) {
            guard isShown, total > 0 else { return }
            let now = ContinuousClock.now
            if let last, now - last < .milliseconds(100), done < total { return }
            last = now
            let filled = Self.width * done / total
            let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
            var text = "\r\u{1B}[K\(bar) \(done) of \(total)"
            if failed > 0 { text += ", \(failed) failed" }
            let elapsed = (now - start) / .seconds(1)
            if done > 0, done < total, elapsed > 2 {
                let rest = Int((elapsed / Double(done) * Double(total - done)).rounded(.up))
                text += ", about \(rest / 60):\(rest % 60 < 10 ? "0" : "")\(rest % 60) left"
            }
            FileHandle.standardError.write(Data(text.utf8))
        }

        /// Removes the line.
        func clear() {
            guard isShown, last != nil else { return }
            FileHandle.standardError.write(Data("\r\u{1B}[K".utf8))
        }
    }
#endif
