import Foundation
import NIOCore
import NIOFoundationCompat

/// The line with which `fiori render --stream` answers.
struct JobAnswer {
    enum Status: Sendable { case drawn, invalid, failed }

    let id: JSON?
    let outcome: Result<Drawn, Problem>
    /// The time of drawing in seconds.
    let seconds: Double?

    /// - Parameter folder: the private folder of the picture, which messages do not name.
    /// - Returns: nil for a line that is no answer.
    init?(_ line: [UInt8], representation: Representation, folder: String) {
        guard let json = try? JSONReader.read(line), let status = json["status"]?.string else { return nil }
        id = json["id"]
        seconds = json["seconds"]?.double
        let diagnostics = (json["diagnostics"]?.elements ?? []).map { Self.without(folder, $0) }
        let error = json["error"].map { Self.without(folder, $0) }
        let message = error?["message"]?.string
        switch status {
        case "drawn":
            guard let bytes = Self.bytes(json, representation, folder) else { return nil }
            outcome = .success(
                Drawn(
                    bytes: bytes, mediaType: representation.mediaType, notices: max(0, json["notices"]?.integer ?? 0),
                    diagnostics: Array(diagnostics.prefix(100))))
        case "invalid":
            var problem = Problem(
                .invalidInput, message ?? "the input cannot be drawn", pointer: error?["pointer"]?.string,
                line: error?["line"]?.integer ?? error?["row"]?.integer, column: error?["column"]?.integer)
            problem.diagnostics = Array(diagnostics.prefix(100))
            outcome = .failure(problem)
        case "failed": outcome = .failure(Problem(.drawingFailed, message ?? "the picture could not be made"))
        default: return nil
        }
    }

    private static func bytes(_ json: JSON, _ representation: Representation, _ folder: String) -> ByteBuffer? {
        if representation == .json {
            return json["card"].map { ByteBuffer(string: without(folder, $0).text + "\n") }
        }
        guard let text = json["picture"]?.string, let data = Data(base64Encoded: text), !data.isEmpty else {
            return nil
        }
        return ByteBuffer(data: data)
    }

    /// A value in whose texts the private folder does not stand.
    private static func without(_ folder: String, _ json: JSON) -> JSON {
        switch json {
        case .string(let text) where text.contains(folder):
            .string(
                text.replacing("file://" + folder + "/", with: "").replacing(folder + "/", with: "")
                    .replacing(folder, with: "."))
        case .array(let elements): .array(elements.map { without(folder, $0) })
        case .object(let members): .object(members.map { .init($0.name, without(folder, $0.value)) })
        default: json
        }
    }
}
