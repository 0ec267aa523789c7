import Foundation

/// The body of an OData batch: each part an HTTP request within `multipart/mixed`.
struct BatchBody {
    let boundary: String
    let data: Data

    init(_ parts: [CardBatchPart]) {
        var boundary: String
        repeat {
            boundary = "batch_" + UUID().uuidString.lowercased()
        } while parts.contains { $0.body?.contains(boundary) == true }
        var text = ""
        for part in parts {
            text += "--\(boundary)\r\nContent-Type:application/http\r\nContent-Transfer-Encoding:binary\r\n\r\n"
            text += "\(part.method) \(part.url) HTTP/1.1\r\n"
            for (name, value) in part.headers.sorted(by: { $0.key < $1.key }) { text += "\(name):\(value)\r\n" }
            text += "\r\n" + (part.body ?? "") + "\r\n"
        }
        self.boundary = boundary
        data = Data((text + "--\(boundary)--\r\n").utf8)
    }
}
