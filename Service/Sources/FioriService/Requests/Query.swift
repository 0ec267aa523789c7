/// The options of a query, in the form of HTML forms: `+` is a space, and other characters are percent-encoded.
struct Query {
    private(set) var values: [(name: String, texts: [String])] = []

    /// The most fields of a query.
    static let maximumCount = 512

    init(_ query: String?) throws(Problem) {
        var fields = 0
        for field in (query ?? "").split(separator: "&") {
            fields += 1
            guard fields <= Self.maximumCount else {
                throw Problem(.invalidOption, "the query has more than \(Self.maximumCount) fields")
            }
            let halves = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = try Self.decoded(halves[0])
            let text = halves.count > 1 ? try Self.decoded(halves[1]) : ""
            if let index = values.firstIndex(where: { $0.name == name }) {
                values[index].texts.append(text)
            } else {
                values.append((name, [text]))
            }
        }
    }

    /// A text without percent-encoding.
    static func decoded(_ text: some StringProtocol, plusIsSpace: Bool = true) throws(Problem) -> String {
        var bytes: [UInt8] = []
        var rest = text.utf8.makeIterator()
        while let byte = rest.next() {
            switch byte {
            case UInt8(ascii: "+") where plusIsSpace: bytes.append(0x20)
            case UInt8(ascii: "%"):
                guard let high = rest.next().flatMap(digit), let low = rest.next().flatMap(digit) else {
                    throw Problem(.invalidOption, "a % in the address is not followed by two hexadecimal digits")
                }
                bytes.append(high << 4 | low)
            default: bytes.append(byte)
            }
        }
        guard let decoded = String(validating: bytes, as: UTF8.self) else {
            throw Problem(.invalidOption, "the address is not encoded in UTF-8")
        }
        return decoded
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
