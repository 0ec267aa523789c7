import HTTPTypes

extension Problem {
    /// The kinds of problems, each with one status.
    public enum Kind: String, CaseIterable, Sendable {
        case invalidInput = "invalid-input"
        case invalidOption = "invalid-option"
        case malformedRequest = "malformed-request"
        case unauthorized
        case notFound = "not-found"
        case methodNotAllowed = "method-not-allowed"
        case notAcceptable = "not-acceptable"
        case requestTimeout = "request-timeout"
        case tooLarge = "too-large"
        case headerTooLarge = "header-too-large"
        case unsupportedMediaType = "unsupported-media-type"
        case notices
        case tooManyRequests = "too-many-requests"
        case queueFull = "queue-full"
        case workerLost = "worker-lost"
        case drawingFailed = "drawing-failed"
        case draining
        case unexpected

        /// The identifier of the kind.
        public var type: String { "urn:fiori:problem:" + rawValue }

        public var status: HTTPResponse.Status {
            switch self {
            case .invalidInput, .invalidOption, .malformedRequest: .badRequest
            case .unauthorized: .unauthorized
            case .notFound: .notFound
            case .methodNotAllowed: .methodNotAllowed
            case .notAcceptable: .notAcceptable
            case .requestTimeout: .requestTimeout
            case .tooLarge: .contentTooLarge
            case .headerTooLarge: .requestHeaderFieldsTooLarge
            case .unsupportedMediaType: .unsupportedMediaType
            case .notices: .unprocessableContent
            case .tooManyRequests, .queueFull: .tooManyRequests
            case .workerLost, .drawingFailed: .badGateway
            case .draining: .serviceUnavailable
            case .unexpected: .internalServerError
            }
        }

        public var title: String {
            switch self {
            case .invalidInput: "The input cannot be drawn"
            case .invalidOption: "An option is wrong"
            case .malformedRequest: "The request is not as HTTP has it"
            case .unauthorized: "A token is needed"
            case .notFound: "There is no such address"
            case .methodNotAllowed: "The address has other methods"
            case .notAcceptable: "There is no such format"
            case .requestTimeout: "The request took too long to arrive"
            case .tooLarge: "The request is too large"
            case .headerTooLarge: "The header of the request is too large"
            case .unsupportedMediaType: "The body is of another type"
            case .notices: "The picture has notices"
            case .tooManyRequests: "The token has reached its limit"
            case .queueFull: "Too many requests are waiting"
            case .workerLost: "The process that drew was lost"
            case .drawingFailed: "The picture could not be made"
            case .draining: "The service is about to end"
            case .unexpected: "The service has a fault"
            }
        }
    }
}
