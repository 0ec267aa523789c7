#if os(Linux)
    import Foundation
    import Synchronization

    /// A process that draws the cards of a batch, one after the other. When it ends, hangs or grows too large, another one
    /// is started for the next card.
    ///
    /// A thread of its own uses it; `stop()` may be called from any other.
    final class CardWorker: Sendable {
        /// The result of waiting for bytes of answers.
        enum Reading {
            case bytes(ArraySlice<UInt8>)
            /// The process has ended, or has closed its output.
            case ended
            case tooLate
        }

        private struct Child {
            let process: pid_t
            let input: Int32
            let output: Int32
        }

        private struct State {
            var child: Child?
            var isStopped = false
        }

        private let arguments: [String]
        private let state = Mutex(State())

        /// - Parameter arguments: the command line of a worker.
        init(arguments: [String]) { self.arguments = arguments }

        /// True after `stop()`.
        var isStopped: Bool { state.withLock { $0.isStopped } }

        /// Starts the process if there is none.
        /// - Returns: false if none can be started.
        func start() -> Bool {
            state.withLock { state in
                if state.isStopped { return false }
                if state.child == nil { state.child = Self.spawn(arguments) }
                return state.child != nil
            }
        }

        /// Sends a line to the process. It is lost if the process has ended, which the next reading tells.
        func send(_ line: Data) {
            if let child = state.withLock({ $0.child }) { Self.write(line, to: child.input) }
        }

        /// Waits for bytes of answers.
        func read(until deadline: ContinuousClock.Instant) -> Reading {
            guard let child = state.withLock({ $0.child }) else { return .ended }
            while true {
                let left = (deadline - .now) / .milliseconds(1)
                guard left > 0 else { return .tooLate }
                var descriptor = pollfd(fd: child.output, events: Int16(POLLIN), revents: 0)
                guard poll(&descriptor, 1, Int32(min(left.rounded(.up), 60_000))) > 0 else { continue }
                var buffer = [UInt8](repeating: 0, count: 65_536)
                let count = Glibc.read(child.output, &buffer, buffer.count)
                if count < 0, errno == EINTR { continue }
                return count > 0 ? .bytes(buffer[..<count]) : .ended
            }
        }

        /// Ends the process, and lets no other one start.
        func stop() {
            state.withLock { state in
                state.isStopped = true
                if let child = state.child { kill(child.process, SIGKILL) }
            }
        }

        /// Ends a process that has nothing to do.
        func close() {
            guard let child = state.withLock({ $0.child }) else { return }
            _ = Glibc.close(child.input)
            reap(child)
        }

        /// Ends the process at once.
        func end() {
            guard let child = state.withLock({ $0.child }) else { return }
            kill(child.process, SIGKILL)
            close()
        }

        /// Waits for a process that has closed its output.
        /// - Returns: the way in which it ended.
        func causeOfEnd() -> String {
            guard let child = state.withLock({ $0.child }) else { return "the process that drew it ended" }
            _ = Glibc.close(child.input)
            let status = reap(child)
            let signal = status & 0x7F
            return signal == 0
                ? "the process that drew it ended with status \((status >> 8) & 0xFF)"
                : "the process that drew it crashed (\(String(cString: strsignal(signal))))"
        }

        /// The exit status of a process, which is waited for.
        @discardableResult
        private func reap(_ child: Child) -> Int32 {
            var status: Int32 = 0
            _ = Glibc.close(child.output)
            // The identifier may belong to another process once it has been waited for.
            var information = siginfo_t()
            while waitid(P_PID, id_t(child.process), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
            state.withLock { state in
                waitpid(child.process, &status, 0)
                state.child = nil
            }
            return status
        }

        /// Starts a process whose input and output are pipes that no other process inherits.
        private static func spawn(_ arguments: [String]) -> Child? {
            spawning.withLock { _ in
                guard let input = pipe() else { return nil }
                guard let output = pipe() else {
                    for end in input { _ = Glibc.close(end) }
                    return nil
                }
                return spawn(arguments, input: input, output: output)
            }
        }

        /// Held from the making of pipes to the start of the process, so that no other process is started meanwhile.
        private static let spawning = Mutex(())

        /// The ends of a pipe for reading and writing, closed in processes that are started.
        private static func pipe() -> [Int32]? {
            var ends: [Int32] = [0, 0]
            guard Glibc.pipe(&ends) == 0 else { return nil }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            return ends
        }

        private static func spawn(_ arguments: [String], input: [Int32], output: [Int32]) -> Child? {
            var actions = posix_spawn_file_actions_t()
            posix_spawn_file_actions_init(&actions)
            defer { posix_spawn_file_actions_destroy(&actions) }
            posix_spawn_file_actions_adddup2(&actions, input[0], STDIN_FILENO)
            posix_spawn_file_actions_adddup2(&actions, output[1], STDOUT_FILENO)
            posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
            // A crash is expected now and then; a trace of each would take seconds.
            let environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
            var argv: [UnsafeMutablePointer<CChar>?] = (["fiori"] + arguments).map { strdup($0) } + [nil]
            var envp: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
            defer { for text in argv + envp { free(text) } }
            var process: pid_t = 0
            let result = posix_spawn(&process, "/proc/self/exe", &actions, nil, &argv, &envp)
            _ = Glibc.close(input[0])
            _ = Glibc.close(output[1])
            guard result == 0 else {
                _ = Glibc.close(input[1])
                _ = Glibc.close(output[0])
                return nil
            }
            return Child(process: process, input: input[1], output: output[0])
        }

        private static func write(_ data: Data, to descriptor: Int32) {
            data.withUnsafeBytes { bytes in
                var rest = bytes[...]
                while !rest.isEmpty {
                    let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                    if count < 0, errno == EINTR { continue }
                    guard count > 0 else { return }
                    rest = rest.dropFirst(count)
                }
            }
        }
    }
#endif
