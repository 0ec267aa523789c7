#if os(Linux)
    import Foundation

    /// A run of `fiori render --stream`, to which a test writes lines, and whose results it reads one by one.
    final class StreamRun {
        let process: Process
        private let input = Pipe()
        private let output: Pipe
        private let errors: Pipe
        private var received = Data()

        init(_ fiori: FioriProgram, _ arguments: String...) throws {
            (process, output, errors) = fiori.process(["render", "--stream"] + arguments)
            process.standardInput = input
            // A write to a process that has ended is an error.
            signal(SIGPIPE, SIG_IGN)
            try process.run()
        }

        /// Writes a line, in pieces as the pipe takes them.
        func send(_ line: String) throws { try send(Data((line + "\n").utf8)) }

        func send(_ data: Data) throws { try input.fileHandleForWriting.write(contentsOf: data) }

        /// Writes a line again and again until the process has ended, for at most a minute: a process that another test begins
        /// meanwhile may hold the end of a pipe that was closed here for a moment.
        func sendUntilEnd(_ line: String) {
            for _ in 0..<600 where process.isRunning {
                try? send(line)
                usleep(100_000)
            }
        }

        /// Ends the input.
        func close() throws { try input.fileHandleForWriting.close() }

        /// Closes the end of the pipe that results are read from.
        func stopReading() throws { try output.fileHandleForReading.close() }

        /// Waits for the next result; nil at the end of the output.
        func next() throws -> [String: Any]? {
            while true {
                if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
                    let line = received[..<end]
                    received = Data(received[(end + 1)...])
                    return try JSONSerialization.jsonObject(with: line) as? [String: Any]
                }
                let piece = output.fileHandleForReading.availableData
                if piece.isEmpty { return nil }
                received += piece
            }
        }

        /// The results up to the end of the output.
        func rest() throws -> [[String: Any]] {
            var results: [[String: Any]] = []
            while let result = try next() { results.append(result) }
            return results
        }

        /// Waits for the end of the process.
        func end() -> (status: Int32, errors: String) {
            let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            return (process.terminationStatus, text)
        }

        /// The results of lines, which are all that the input has.
        static func results(_ fiori: FioriProgram, _ arguments: [String] = [], _ lines: String...) throws
            -> (results: [[String: Any]], status: Int32, errors: String)
        {
            let (process, output, errors) = fiori.process(["render", "--stream"] + arguments)
            let input = Pipe()
            process.standardInput = input
            try process.run()
            let text = Data(lines.map { $0 + "\n" }.joined().utf8)
            // The output is read meanwhile, so that neither pipe fills.
            Thread {
                try? input.fileHandleForWriting.write(contentsOf: text)
                try? input.fileHandleForWriting.close()
            }.start()
            let data = output.fileHandleForReading.readDataToEndOfFile()
            let messages = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            let results = try data.split(separator: UInt8(ascii: "\n")).map {
                try JSONSerialization.jsonObject(with: Data($0)) as? [String: Any] ?? [:]
            }
            return (results, process.terminationStatus, messages)
        }
    }

    extension [String: Any] {
        var status: String? { self["status"] as? String }
        var line: Int? { self["line"] as? Int }
        var notices: Int? { self["notices"] as? Int }
        var error: [String: Any]? { self["error"] as? [String: Any] }
        var message: String? { error?["message"] as? String }
        var pointer: String? { error?["pointer"] as? String }
        var picture: Data? { (self["picture"] as? String).flatMap { Data(base64Encoded: $0) } }
        var diagnostics: [[String: Any]] { self["diagnostics"] as? [[String: Any]] ?? [] }
    }
#endif
