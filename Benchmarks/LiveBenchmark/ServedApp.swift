import Foundation

/// A program that serves an app, in a process of its own.
struct ServedApp {
    let process: Process
    let port: Int

    /// Starts a program that was built beside this one; ends this one if it does not serve.
    init(named name: String, arguments: [String] = []) {
        let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        process = Process()
        process.executableURL = folder.appendingPathComponent(name)
        process.arguments = ["--port", "0"] + arguments
        let output = Pipe()
        process.standardOutput = output
        do { try process.run() } catch { fatalError("\(name) does not start; build it beside this program: \(error)") }
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        guard let digits = line.firstMatch(of: /http:\/\/127\.0\.0\.1:([0-9]+)/)?.1, let port = Int(digits) else {
            process.terminate()
            fatalError("\(name) does not serve: \(line)")
        }
        self.port = port
    }

    /// Opens a tab, of a new session or an existing one.
    func open(width: Int = 390, height: Int = 844, session: String = "") -> Tab {
        guard let tab = Tab(port: port, width: width, height: height, session: session) else {
            fatalError("the app takes no connection")
        }
        return tab
    }

    /// The memory that the program has in use, in MiB.
    var memory: Double {
        let path = "/proc/\(process.processIdentifier)/status"
        let status = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
        return (Double(line.split(separator: " ").dropFirst().first ?? "") ?? 0) / 1024
    }

    /// The time for which processors have worked for the program, in milliseconds. Other programs on the machine do not
    /// count.
    var work: Double {
        let folder = "/proc/\(process.processIdentifier)/task"
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let nanoseconds = threads.reduce(0) { sum, thread in
            let times = (try? String(contentsOfFile: "\(folder)/\(thread)/schedstat", encoding: .utf8)) ?? ""
            return sum + (Double(times.split(separator: " ").first ?? "") ?? 0)
        }
        return nanoseconds / 1e6
    }

    func stop() {
        process.terminate()
        process.waitUntilExit()
    }
}
