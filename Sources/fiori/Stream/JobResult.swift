#if os(Linux)
    import Foundation
    import IntegrationCardModel

    /// The answer to a line of a stream.
    struct JobResult {
        enum Status: String {
            /// There is a picture, or the resolved card.
            case drawn
            /// The job is wrong.
            case invalid
            /// The program or the system has failed.
            case failed
        }

        /// The thing that was asked for.
        enum Product {
            case file(String)
            case picture(Data)
            case card(Data)
        }

        /// The text of the job's `id`.
        var id: Data?
        /// The number of the line, from 1.
        let line: Int
        var status = Status.drawn
        var product: Product?
        /// The size in bytes.
        var byteCount = 0
        /// The media type.
        var type = ""
        /// The faults of what is drawn, in the form of the commands.
        var diagnostics: [JSONValue] = []
        /// The number of faults in whose place a reader sees a notice.
        var noticeCount = 0
        var error: JobError?
        var seconds = 0.0
        /// The memory of the process in bytes.
        var memory = 0.0

        init(line: Int) { self.line = line }

        /// Replaces what was drawn by the reason why there is nothing.
        mutating func fail(_ error: JobError) {
            status = error.cause == .input ? .invalid : .failed
            self.error = error
            (product, byteCount, type) = (nil, 0, "")
        }

        /// The result as a line. What may be long is appended as it is.
        var data: Data {
            var members: JSONObject = ["line": .number(Double(line)), "status": .string(status.rawValue)]
            if case .file(let path)? = product { members["path"] = .string(path) }
            if product != nil {
                members["type"] = .string(type)
                members["bytes"] = .number(Double(byteCount))
            }
            if let error { members["error"] = error.json }
            members["diagnostics"] = .array(diagnostics)
            members["notices"] = .number(Double(noticeCount))
            members["seconds"] = .number((seconds * 1e6).rounded() / 1e6)
            members["memory"] = .number(memory)
            var line = Data("{".utf8)
            if let id { line += Data("\"id\":".utf8) + id + Data(",".utf8) }
            line += Data(JSONValue.object(members).jsonText().utf8).dropFirst().dropLast()
            switch product {
            case .picture(let picture)?:
                line += Data(",\"picture\":\"".utf8)
                line += picture.base64EncodedData()
                line += Data("\"".utf8)
            case .card(let card)?: line += Data(",\"card\":".utf8) + card
            case .file?, nil: break
            }
            line += Data("}\n".utf8)
            return line
        }
    }
#endif
