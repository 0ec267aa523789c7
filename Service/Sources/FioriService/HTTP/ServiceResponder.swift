import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import Tracing

/// Answers requests by the table of routes: traces, counts and logs each of them, asks for tokens, and makes problems of
/// errors.
struct ServiceResponder: HTTPResponder {
    typealias Context = HTTPContext

    let drawing: DrawingRoute
    let operation: OperationRoutes
    let page: TryPage
    let openAPI: String
    let tokens: Tokens?
    let metrics: ServiceMetrics
    let tracer: LogTracer
    let logger: Logger
    let drain: DrainState

    /// The reader of `traceparent`.
    private struct FieldExtractor: Extractor {
        func extract(key: String, from fields: HTTPFields) -> String? {
            HTTPField.Name(key).flatMap { fields[$0] }
        }
    }

    func respond(to request: Request, context: HTTPContext) async throws -> Response {
        drain.begin()
        defer { drain.end() }
        let start = ContinuousClock.now
        var parent = ServiceContext.topLevel
        tracer.extract(request.headers, into: &parent, using: FieldExtractor())
        let found = Result { () throws(Problem) in try RouteTable.route(request.method, request.uri.path) }
        let label = (try? found.get().0.path) ?? "other"
        let span = tracer.startSpan("\(request.method.rawValue) \(label)", context: parent, ofKind: .server)
        var response = await ServiceContext.$current.withValue(span.context) {
            await answer(to: request, found, context)
        }
        if let trace = span.context.traceParent { response.headers[.traceResponse] = trace.text }
        response.headers[.xContentTypeOptions] = "nosniff"
        if drain.phase > .serving { response.headers[.connection] = "close" }
        if request.method == .head { response = response.createHeadResponse() }
        let status = response.status.code
        span.attributes["http.response.status_code"] = status
        if status >= 500 { span.setStatus(SpanStatus(code: .error)) }
        span.end()
        metrics.requests[label]["\(status)"].increment()
        metrics.requestSeconds[label].record(.now - start)
        return response
    }

    /// The answer of a route, or the problem in its place.
    private func answer(
        to request: Request, _ found: Result<(Route, parameter: String), Problem>, _ context: HTTPContext
    ) async -> Response {
        let start = ContinuousClock.now
        var client: TokenClient?
        var response: Response
        var detail: String?
        do {
            let (route, parameter) = try found.get()
            if let tokens, route.needsToken {
                client = try tokens.client(authorization: request.headers[.authorization])
            }
            response = try await limited(client) { try await respond(to: request, route, parameter) }
        } catch {
            let problem = problem(error)
            detail = problem.detail
            response = Answer.problem(problem, trace: ServiceContext.current?.traceParent?.trace)
            endConnection(problem, request, context, &response)
        }
        let isQuiet = (try? found.get())?.0.isForOperators ?? false
        logger.log(
            level: isQuiet ? .debug : .info, "request",
            metadata: metadata(request, response, client, detail, seconds: (.now - start) / .seconds(1)))
        return response
    }

    private func limited(_ client: TokenClient?, _ work: () async throws -> Response) async throws -> Response {
        guard let client else { return try await work() }
        try client.begin()
        defer { client.end() }
        return try await work()
    }

    private func respond(to request: Request, _ route: Route, _ parameter: String) async throws -> Response {
        switch route.action {
        case .draw(let subject): try await drawing.respond(to: request, subject: subject, name: parameter)
        case .page: page.response
        case .openAPI: Answer.text(openAPI, type: "application/json")
        case .health: operation.health()
        case .readiness: operation.readiness()
        case .metrics: operation.metricsText()
        }
    }

    private func problem(_ error: any Error) -> Problem {
        if let problem = error as? Problem { return problem }
        if error is CancellationError {
            return Problem(.draining, "the service is about to end; another one takes this request", retryAfter: 1)
        }
        // The client has gone, or has sent what is no HTTP: nobody reads this.
        if error is ChannelError || error is IOError { return Problem(.invalidInput, "the connection was lost") }
        if "\(type(of: error))".contains("HTTPParserError") {
            return Problem(.invalidInput, "the body is not as HTTP has it")
        }
        logger.error("a fault of the service: \(error)")
        return Problem(.unexpected, "the service has a fault; its log tells more")
    }

    /// Closes the connection soon after an answer that did not wait for the body, which may be endless.
    private func endConnection(
        _ problem: Problem, _ request: Request, _ context: HTTPContext, _ response: inout Response
    ) {
        let isLong =
            request.headers[.transferEncoding] != nil
            || (request.headers[.contentLength].map { (Int($0) ?? .max) > 65_536 } ?? false)
        guard problem.kind == .requestTimeout || (isLong && problem.kind != .invalidInput) else { return }
        response.headers[.connection] = "close"
        let channel = context.channel
        _ = channel.eventLoop.scheduleTask(in: .seconds(1)) { channel.close(promise: nil) }
    }

    private func metadata(
        _ request: Request, _ response: Response, _ client: TokenClient?, _ detail: String?, seconds: Double
    ) -> Logger.Metadata {
        var metadata: Logger.Metadata = [
            "method": "\(request.method.rawValue)", "path": "\(Spelling.shortened(request.uri.path))",
            "status": .stringConvertible(response.status.code), "seconds": .stringConvertible(seconds),
        ]
        if let bytes = response.body.contentLength { metadata["bytes"] = .stringConvertible(bytes) }
        if let client { metadata["client"] = "\(client.name)" }
        if let detail { metadata["detail"] = "\(Spelling.shortened(detail))" }
        return metadata
    }
}
