import Foundation

extension TemplateEvaluator {
    /// Calls a function of addresses, such as `uriHost`; nil when the name is another.
    mutating func addressFunction(_ name: String, _ values: [JSONValue?]) throws(Failure) -> JSONValue? {
        guard ["uriHost", "uriPath", "uriPathAndQuery", "uriPort", "uriQuery", "uriScheme"].contains(name) else {
            return nil
        }
        let address = text(values.first ?? nil)
        guard address.utf8.count <= 8192, let parts = URLComponents(string: address),
            let scheme = parts.scheme?.lowercased(), !scheme.isEmpty
        else { throw Failure(message: "“\(address.prefix(100))” is no address") }
        let path = parts.percentEncodedPath.isEmpty && parts.host != nil ? "/" : parts.percentEncodedPath
        let query = parts.percentEncodedQuery.map { $0.isEmpty ? "" : "?" + $0 } ?? ""
        switch name {
        case "uriHost": return .string(parts.percentEncodedHost?.lowercased() ?? "")
        case "uriPath": return .string(path)
        case "uriPathAndQuery": return .string(path + query)
        case "uriQuery": return .string(query)
        case "uriScheme": return .string(scheme)
        default:
            let standard = ["http": 80, "https": 443, "ftp": 21, "ws": 80, "wss": 443]
            guard let port = parts.port ?? standard[scheme] else {
                throw Failure(message: "“\(address.prefix(100))” has no port")
            }
            return .number(Double(port))
        }
    }
}
