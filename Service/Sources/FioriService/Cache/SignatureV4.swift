import Crypto
import Foundation

/// The signature of a request by AWS Signature Version 4, with which stores that speak S3 know their clients.
struct SignatureV4: Sendable {
    struct Credentials: Sendable {
        let identifier: String
        let secret: String
        var sessionToken: String?
    }

    let credentials: Credentials
    let region: String
    var service = "s3"

    /// The fields that a request needs, `Authorization` among them.
    /// - Parameters:
    ///   - path: the path in percent-encoding, without a query.
    ///   - fields: other fields of the request, names in lower case.
    func fields(
        method: String, host: String, path: String, fields: [(name: String, value: String)], bodyHash: String,
        date: Date
    ) -> [(name: String, value: String)] {
        let time = Self.time(date)
        let day = String(time.prefix(8))
        var signed = fields + [("host", host), ("x-amz-content-sha256", bodyHash), ("x-amz-date", time)]
        if let token = credentials.sessionToken { signed.append(("x-amz-security-token", token)) }
        signed.sort { $0.name < $1.name }
        let names = signed.map(\.name).joined(separator: ";")
        let canonical =
            [method, path, ""].joined(separator: "\n") + "\n"
            + signed.map { "\($0.name):\(ContentType.trimmed($0.value))\n" }.joined() + "\n" + names + "\n" + bodyHash
        let scope = "\(day)/\(region)/\(service)/aws4_request"
        let text = "AWS4-HMAC-SHA256\n\(time)\n\(scope)\n" + SHA256.hash(data: Array(canonical.utf8)).hexadecimal
        var key = SymmetricKey(data: Array("AWS4\(credentials.secret)".utf8))
        for part in [day, region, service, "aws4_request"] {
            key = SymmetricKey(data: HMAC<SHA256>.authenticationCode(for: Array(part.utf8), using: key))
        }
        let signature = HMAC<SHA256>.authenticationCode(for: Array(text.utf8), using: key)
            .map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
        let authorization =
            "AWS4-HMAC-SHA256 Credential=\(credentials.identifier)/\(scope), SignedHeaders=\(names), "
            + "Signature=\(signature)"
        return signed.filter { $0.name != "host" } + [("authorization", authorization)]
    }

    private static func time(_ date: Date) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
        func two(_ number: Int?) -> String { (number ?? 0) < 10 ? "0\(number ?? 0)" : "\(number ?? 0)" }
        return "\(parts.year ?? 0)\(two(parts.month))\(two(parts.day))T\(two(parts.hour))\(two(parts.minute))"
            + "\(two(parts.second))Z"
    }

    /// A path in percent-encoding as S3 signs it: letters, digits, `-._~` and slashes stay.
    static func encoded(path: String) -> String {
        path.utf8.map { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"):
                String(UnicodeScalar(byte))
            default:
                "%" + String(byte >> 4, radix: 16, uppercase: true) + String(byte & 15, radix: 16, uppercase: true)
            }
        }.joined()
    }
}
