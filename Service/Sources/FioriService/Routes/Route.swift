import HTTPTypes

/// An address of the service with its method.
struct Route: Sendable {
    /// The things that routes do.
    enum Action: Sendable, Equatable {
        case draw(Subject)
        case page, openAPI, health, readiness, metrics
    }

    let method: HTTPRequest.Method
    /// The path with parameters in braces.
    let path: String
    let action: Action
    let summary: String
    let description: String

    /// True if a token is asked for, where there are tokens.
    var needsToken: Bool {
        if case .draw = action { true } else { false }
    }

    /// True for what is asked again and again, which the log leaves out.
    var isForOperators: Bool { [.health, .readiness, .metrics].contains(action) }

    /// The value of the parameter in a path; empty for a route without one, nil for other paths.
    func match(_ segments: [Substring]) -> Substring? {
        let own = path.split(separator: "/")
        guard own.count == segments.count else { return nil }
        var value: Substring = ""
        for (pattern, segment) in zip(own, segments) {
            if pattern.hasPrefix("{") { value = segment } else if pattern != segment { return nil }
        }
        return value
    }
}
