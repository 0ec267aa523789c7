#if os(Linux)
    import Foundation
    import Glibc

    /// A run of the program `fiori` as a child, with what it has taken of the machine.
    struct MeasuredRun {
        /// The exit status; negative for the signal that has ended the run.
        let status: Int32
        /// The time of all processors in seconds.
        let seconds: Double
        /// The greatest memory of the process and of its children in mebibytes.
        let mebibytes: Double
        let errors: String

        /// Runs the program in a folder, once there is a processor for it. A run that goes far beyond the bounds of the tests
        /// is ended. It is watched by a thread of its own: those of tasks are busy with other tests, for seconds at times.
        init(_ fiori: FioriProgram, _ arguments: [String]) async throws {
            await ChildGate.shared.enter()
            let result = await withCheckedContinuation { continuation in
                Thread.detachNewThread {
                    continuation.resume(returning: Result { try MeasuredRun(watching: fiori, arguments) })
                }
            }
            await ChildGate.shared.leave()
            self = try result.get()
        }

        private init(watching fiori: FioriProgram, _ arguments: [String]) throws {
            let path = fiori.folder.path + "/errors.txt"
            let command =
                "ulimit -t 60; ulimit -v 6000000; cd '\(fiori.folder.path)'; "
                + "exec '\(FioriProgram.url.path)' \(arguments.joined(separator: " ")) >/dev/null 2>'\(path)' </dev/null"
            let texts: [String] = ["/bin/sh", "-c", command]
            var words: [UnsafeMutablePointer<CChar>?] = texts.map { strdup($0) }
            words.append(nil)
            defer { words.forEach { free($0) } }
            var child: pid_t = 0
            guard posix_spawn(&child, "/bin/sh", nil, nil, words, environ) == 0 else { throw POSIXError(.ENOEXEC) }
            var result: Int32 = 0
            var usage = rusage()
            var peak = 0
            while true {
                let ended = wait4(child, &result, WNOHANG, &usage)
                guard ended == 0 || (ended < 0 && errno == EINTR) else {
                    if ended < 0 { throw POSIXError(.ECHILD) }
                    break
                }
                peak = max(peak, Self.kibibytes(of: child))
                usleep(5_000)
            }
            let signal = result & 0x7F
            status = signal == 0 ? (result >> 8) & 0xFF : -signal
            func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
            self.seconds = seconds(usage.ru_utime) + seconds(usage.ru_stime)
            mebibytes = Double(peak) / 1024
            errors = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        }

        /// The sum of the greatest memory of a process and its children so far. The usage that the system tells at the end is
        /// no measure: it counts the tests' own memory, which a spawned process shares until it runs the program. Its name
        /// changes after that.
        private static func kibibytes(of process: pid_t) -> Int {
            let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
            let lines = status.split(separator: "\n")
            func value(_ name: String) -> Substring? { lines.first { $0.hasPrefix(name) }?.dropFirst(name.count) }
            let isProgram = value("Name:\t") == FioriProgram.url.lastPathComponent.prefix(15)
            let own = isProgram ? value("VmHWM:").flatMap { Int($0.filter(\.isNumber)) } ?? 0 : 0
            return FioriProgram.children(of: process).reduce(own) { $0 + kibibytes(of: $1) }
        }
    }
#endif
