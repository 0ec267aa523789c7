import HTTPTypes
import Hummingbird
import NIOCore

/// The forms of answers.
enum Answer {
    static let problemType = "application/problem+json"

    static func json(_ json: JSON, status: HTTPResponse.Status = .ok) -> Response {
        text(json.text + "\n", type: "application/json", status: status)
    }

    static func text(_ text: String, type: String, status: HTTPResponse.Status = .ok) -> Response {
        Response(
            status: status, headers: [.contentType: type, .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }

    static func problem(_ problem: Problem, trace: String?) -> Response {
        var response = text(text(of: problem, trace: trace), type: problemType, status: problem.kind.status)
        if let seconds = problem.retryAfter { response.headers[.retryAfter] = "\(seconds)" }
        if let allow = problem.allow { response.headers[.allow] = allow }
        if problem.kind == .unauthorized { response.headers[.wwwAuthenticate] = "Bearer realm=\"fiori\"" }
        return response
    }

    /// The document of a problem.
    static func text(of problem: Problem, trace: String?) -> String { problem.json(trace: trace).text + "\n" }

    /// A picture, or the answer that the client has it already.
    /// - Parameter wanted: the values of `If-None-Match`.
    static func picture(_ picture: KeptPicture, ifNoneMatch wanted: [String], cacheControl: String) -> Response {
        var headers: HTTPFields = [.eTag: picture.entityTag, .cacheControl: cacheControl, .vary: "Accept"]
        if picture.drawn.notices > 0 { headers[.fioriNotices] = "\(picture.drawn.notices)" }
        if isMatch(picture.entityTag, wanted) { return Response(status: .notModified, headers: headers) }
        headers[.contentType] = picture.drawn.mediaType
        // An SVG of a stranger's card that is opened by itself runs nothing.
        headers[.contentSecurityPolicy] = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: picture.drawn.bytes))
    }

    /// True if a list of tags has one; `W/` does not matter here.
    static func isMatch(_ tag: String, _ fields: [String]) -> Bool {
        fields.flatMap { ContentType.split($0, at: ",") }.map(ContentType.trimmed).contains { wanted in
            wanted == "*" || (wanted.hasPrefix("W/") ? wanted.dropFirst(2) == tag : wanted == tag)
        }
    }
}

extension HTTPField.Name {
    private static func known(_ name: String) -> HTTPField.Name {
        guard let name = HTTPField.Name(name) else { preconditionFailure("\(name) is no name of a field") }
        return name
    }

    /// The number of notices that stand in a picture.
    static let fioriNotices = known("Fiori-Notices")
    static let traceParent = known("traceparent")
    static let traceResponse = known("traceresponse")
}
