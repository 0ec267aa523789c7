/// The reasons for which data of a card cannot be loaded.
public enum CardDataError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The address is refused, with the reason.
    case addressRefused(String)
    /// The path of a file in the bundle is refused, with the reason.
    case pathRefused(String)
    /// The bundle has no such file.
    case fileNotFound(String)
    /// The request of the manifest is invalid, with the reason and the names that lead to the value at fault: from the
    /// request, or from the data section once it has been loaded; empty where no value is at fault alone.
    case invalidRequest(String, at: [String] = [])
    /// The response or file is larger than the bound, in bytes.
    case tooLarge(Int)
    /// The exchange takes longer than the bound.
    case timedOut
    /// The request has more redirects than the bound.
    case tooManyRedirects(Int)
    /// The card has made more exchanges than the bound.
    case tooManyExchanges(Int)
    /// The server has answered with a status that is not between 200 and 299.
    case status(Int, String)
    /// The response announces JSON and is none.
    case invalidJSON(JSONParseError)
    /// The connection has failed, with the message of the system.
    case connectionFailed(String)
    /// The task that waits has been cancelled.
    case cancelled
    /// The card is offline, and there is neither mock data nor a stored response for the address.
    case offline(String)
    /// The destination with a key cannot be resolved, with the reason.
    case destination(String, String)
    /// The CSRF token of a name is missing, with the reason.
    case token(String, String)
    /// The answer to a batch is invalid, with the reason.
    case invalidBatch(String)
    /// The data of an extension or service is not available, with the reason and the names that lead to its value in
    /// the data section.
    case extensionFailed(String, at: [String] = [])
    /// A function of the host has failed, with its message.
    case hostFailed(String)
    /// The image is refused, with the reason.
    case imageRefused(String)
    /// The card has received more bytes than the bound.
    case tooManyBytes(Int)

    /// The title of the error state: status and text of the server, or a general one, as in UI5.
    public var title: String {
        guard case .status(let status, let text) = self else { return "An error occurred" }
        return text.isEmpty ? String(status) : "\(status) \(text)"
    }

    /// The name of the illustration of the error state.
    public var illustrationName: String {
        switch self {
        case .status(404, _), .fileNotFound: "PageNotFound"
        case .status(408, _), .timedOut: "ReloadScreen"
        default: "ErrorScreen"
        }
    }

    /// A message for the log.
    public var description: String {
        switch self {
        case .addressRefused(let reason): "the address is refused: \(reason)"
        case .pathRefused(let reason): "the path is refused: \(reason)"
        case .fileNotFound(let path): "there is no file \(path)"
        case .invalidRequest(let reason, _): "the request is invalid: \(reason)"
        case .tooLarge(let bytes): "the response is larger than \(bytes) bytes"
        case .timedOut: "the time is over"
        case .tooManyRedirects(let count): "more than \(count) redirects"
        case .tooManyExchanges(let count): "more than \(count) exchanges"
        case .status: title
        case .invalidJSON(let error): "the response is no JSON: \(error)"
        case .connectionFailed(let message): "the connection failed: \(message)"
        case .cancelled: "cancelled"
        case .offline(let address): "\(address) is not loaded while the card is offline, and it has no mock data"
        case .destination(let key, let reason): "the destination “\(key)” cannot be resolved: \(reason)"
        case .token(let name, let reason): "there is no CSRF token “\(name)”: \(reason)"
        case .invalidBatch(let reason): "the answer to the batch is invalid: \(reason)"
        case .extensionFailed(let reason, _): "the extension gave no data: \(reason)"
        case .hostFailed(let message): "the host failed: \(message)"
        case .imageRefused(let reason): "the image is refused: \(reason)"
        case .tooManyBytes(let bytes): "more than \(bytes) bytes in all"
        }
    }
}

extension CardDataError {
    /// The names that lead to the value at fault; empty where none is known.
    var place: [String] {
        switch self {
        case .invalidRequest(_, let place), .extensionFailed(_, let place): place
        default: []
        }
    }

    /// The same error with the place of a value that lies within others of these names.
    func within(_ names: [String]) -> CardDataError {
        switch self {
        case .invalidRequest(let reason, let place): .invalidRequest(reason, at: names + place)
        case .extensionFailed(let reason, let place): .extensionFailed(reason, at: names + place)
        default: self
        }
    }

    /// The same error without a place: that of a value which lies elsewhere in the manifest.
    var withoutPlace: CardDataError {
        if case .invalidRequest(let reason, _) = self { .invalidRequest(reason) } else { self }
    }
}
