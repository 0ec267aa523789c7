#if os(Linux)
    import ArgumentParser
    import ChartDocuments
    import Foundation
    import IntegrationCardModel

    /// The reason for which a job has no picture, as its result tells it.
    struct JobError: Error {
        /// The side that has to change something.
        enum Cause {
            /// The job is wrong, or names what is not there.
            case input
            /// The program or the system has failed.
            case system
        }

        var cause = Cause.input
        let message: String
        /// The place within the manifest or the chart; of other parts, within the job.
        var pointer: JSONPointer?
        /// The file that is wrong.
        var file: String?
        /// The line of a JSON text, or the row of a table, from 1.
        var row: Int?
        /// The column, from 1.
        var column: Int?

        init(_ message: String, at names: String...) {
            self.message = message
            if !names.isEmpty { pointer = JSONPointer(names) }
        }

        /// An error of the model or the system in the words of the commands.
        init(_ error: any Error, file: String? = nil) {
            switch error {
            case let error as JobError: self = error
            case let error as ChartDocumentError:
                self.init(error.description)
                switch error.place {
                case .document: break
                case .row(let row, let column, _): (self.row, self.column) = (row, column)
                case .value(let pointer, let position):
                    self.pointer = pointer
                    (row, column) = (position.line, position.column)
                case .position(let position): (row, column) = (position.line, position.column)
                }
            case let error as JSONParseError:
                self.init(error.description)
                (row, column) = (error.position.line, error.position.column)
            case let error as UnloadedManifest:
                self.init("\(error.reason)")
                self.file = error.address
            case let error as ValidationError: self.init(error.message)
            default:
                self.init((error as? CocoaError)?.localizedDescription ?? String(describing: error))
                cause = .system
            }
            self.file = self.file ?? file
        }

        /// The error as an object of a result.
        var json: JSONValue {
            var object: JSONObject = ["message": .string(message)]
            if let pointer { object["pointer"] = .string(pointer.description) }
            if let file { object["file"] = .string(file) }
            if let row { object["row"] = .number(Double(row)) }
            if let column { object["column"] = .number(Double(column)) }
            return .object(object)
        }
    }
#endif
