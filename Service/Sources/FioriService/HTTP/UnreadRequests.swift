import HTTPTypes
import Logging
import NIOCore
import NIOHTTP1
import Tracing

/// The answers to requests that the parser refuses: problems as all others, in the metrics and in the log.
struct UnreadRequests: Sendable {
    let maximumHeader: Int
    let maximumFieldCount: Int
    let metrics: ServiceMetrics
    let tracer: LogTracer
    let logger: Logger

    /// The answer to a fault of the parser.
    func answer(_ fault: any Error) -> (head: HTTPResponse, body: ByteBuffer) {
        let problem = problem(fault)
        let status = problem.kind.status
        let span = tracer.startSpan("unread request", context: .topLevel, ofKind: .server)
        span.attributes["http.response.status_code"] = status.code
        defer { span.end() }
        metrics.requests["other"]["\(status.code)"].increment()
        return ServiceContext.$current.withValue(span.context) {
            logger.info(
                "request",
                metadata: ["status": .stringConvertible(status.code), "detail": "\(problem.detail)"])
            let response = Answer.problem(problem, trace: span.context.traceParent?.trace)
            let body = ByteBuffer(string: Answer.text(of: problem, trace: span.context.traceParent?.trace))
            var head = HTTPResponse(status: status, headerFields: response.headers)
            if let trace = span.context.traceParent { head.headerFields[.traceResponse] = trace.text }
            head.headerFields[.contentLength] = "\(body.readableBytes)"
            head.headerFields[.connection] = "close"
            head.headerFields[.xContentTypeOptions] = "nosniff"
            return (head, body)
        }
    }

    private func problem(_ fault: any Error) -> Problem {
        switch fault as? HTTPParserError {
        case .headerOverflow?:
            Problem(
                .headerTooLarge,
                "the request line or a field has more than \(maximumHeader) bytes, the fields have that together, or there "
                    + "are more than \(maximumFieldCount)")
        case .invalidVersion?: malformed("the version of HTTP is none that is spoken here; it is HTTP/1.1")
        case .invalidMethod?: malformed("the request line has no method that is known")
        case .invalidURL?: malformed("the target of the request line is no address")
        case .invalidHeaderToken?: malformed("a field of the header is not as HTTP has it")
        case .invalidContentLength?, .unexpectedContentLength?: malformed("the length of the body contradicts itself")
        case .invalidEOFState?, .closedConnection?: malformed("the request ends within its header")
        default: malformed("the bytes are no request of HTTP/1.1")
        }
    }

    private func malformed(_ detail: String) -> Problem { Problem(.malformedRequest, detail) }
}
