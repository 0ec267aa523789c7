import HTTPTypes

/// All addresses of the service. Requests are answered by this table, and the OpenAPI document is written from it.
enum RouteTable {
    static let routes: [Route] = [
        Route(
            method: .post, path: "/v1/cards", action: .draw(.card), summary: "Draw a card",
            description:
                "Draws a UI5 Integration Card: a manifest, or a zip of its files. With `Accept: application/json` "
                + "the resolved card with its diagnostics is the answer, as `fiori resolve card` prints it."),
        Route(
            method: .post, path: "/v1/charts", action: .draw(.chart), summary: "Draw a chart",
            description: "Draws a chart: a document in the form that `fiori schema chart` prints, or a table in CSV."),
        Route(
            method: .post, path: "/v1/components/{name}", action: .draw(.component), summary: "Draw a component",
            description: "Draws a component with the values of its properties; `fiori components` lists them. An empty "
                + "body draws the sample."),
        Route(
            method: .get, path: "/", action: .page, summary: "Try it", description: "A page to draw things by hand."),
        Route(
            method: .get, path: "/openapi.json", action: .openAPI, summary: "Read this document",
            description: "The description of the service, in OpenAPI 3.1."),
        Route(
            method: .get, path: "/healthz", action: .health, summary: "Tell that the process lives",
            description: "Answers as long as the process does."),
        Route(
            method: .get, path: "/readyz", action: .readiness, summary: "Tell that pictures are drawn",
            description: "Answers 503 until a drawing process is ready, and from SIGTERM on."),
        Route(
            method: .get, path: "/metrics", action: .metrics, summary: "Read the metrics",
            description: "The metrics in Prometheus' text format."),
    ]

    /// The route of a method and path.
    /// - Throws: a problem with status 404, or with 405 and the methods that there are.
    static func route(_ method: HTTPRequest.Method, _ path: String) throws(Problem) -> (Route, parameter: String) {
        let segments = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().filter { !$0.isEmpty }
        let isPlain = path == "/" || (path.hasPrefix("/") && !path.hasSuffix("/") && !path.contains("//"))
        let found = isPlain ? routes.compactMap { route in route.match(segments).map { (route, $0) } } : []
        guard !found.isEmpty else {
            throw Problem(
                .notFound, "there is nothing at '\(Spelling.shortened(path))'; /openapi.json lists what there is")
        }
        let wanted = method == .head ? .get : method
        guard let (route, parameter) = found.first(where: { $0.0.method == wanted }) else {
            let methods = found.flatMap { $0.0.method == .get ? ["GET", "HEAD"] : [$0.0.method.rawValue] }
            throw Problem(
                .methodNotAllowed, "the address takes \(Spelling.list(methods))", allow: methods.joined(separator: ", ")
            )
        }
        return (route, try Query.decoded(parameter, plusIsSpace: false))
    }
}
