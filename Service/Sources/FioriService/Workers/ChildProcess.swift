import CChildProcess
import Glibc
import Synchronization

/// A process whose input, output and error output are pipes. One thread uses it.
final class ChildProcess {
    let identifier: pid_t
    let input: Int32
    let output: Int32
    let errors: Int32
    /// The way in which the process has ended, once it has been waited for.
    private var end: Int32?

    /// Starts a program that no signal of the terminal reaches, and that inherits nothing but its pipes.
    /// - Parameter memory: the bound of memory that the system enforces.
    init(_ arguments: [String], environment: [String: String], memory: Int) throws {
        guard let first = arguments.first else { throw ConfigurationFault("there is no program to start") }
        var argv: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        var envp: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for text in argv + envp { free(text) } }
        var process: pid_t = 0
        var ends: [Int32] = [-1, -1, -1]
        let result = child_process_start(first, &argv, &envp, UInt(memory), &process, &ends)
        guard result == 0 else {
            throw ConfigurationFault("'\(first)' cannot be started: \(String(cString: strerror(result)))")
        }
        (identifier, input, output, errors) = (process, ends[0], ends[1], ends[2])
    }

    deinit {
        kill()
        for end in [input, output, errors] { close(end) }
    }

    /// True until the process has ended.
    var isRunning: Bool {
        if end != nil { return false }
        var status: Int32 = 0
        if waitpid(identifier, &status, WNOHANG) == identifier { end = status }
        return end == nil
    }

    /// Ends the process at once.
    func kill() {
        guard end == nil else { return }
        _ = Glibc.kill(identifier, SIGKILL)
        wait()
    }

    /// Closes the input and waits for the process, which is ended if it takes longer.
    func finish(within milliseconds: Int) {
        shutdownInput()
        for _ in 0..<max(1, milliseconds / 5) where isRunning { usleep(5_000) }
        kill()
    }

    private func shutdownInput() {
        child_process_end_input(input)
    }

    private func wait() {
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
        end = status
    }

    /// The way in which a process that has closed its output ended.
    func causeOfEnd() -> String {
        for _ in 0..<200 where isRunning { usleep(5_000) }
        kill()
        let status = end ?? 0
        let signal = status & 0x7F
        return signal == 0
            ? "ended with status \((status >> 8) & 0xFF)" : "crashed (\(String(cString: strsignal(signal))))"
    }
}
