/// A media type with its parameters, as `Content-Type` and the parts of `Accept` have it.
public struct ContentType: Equatable, Sendable {
    /// The type and subtype in lower case, such as `image/png`.
    public let name: String
    /// The parameters by their names in lower case.
    public let parameters: [String: String]

    /// Reads `type/subtype;name=value`; nil for anything else.
    public init?(_ text: some StringProtocol) {
        let parts = Self.split(text, at: ";")
        guard let first = parts.first else { return nil }
        let name = Self.trimmed(first).lowercased()
        let halves = name.split(separator: "/", omittingEmptySubsequences: false)
        guard halves.count == 2, halves.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(Self.isTokenByte) }) else {
            return nil
        }
        var parameters: [String: String] = [:]
        for part in parts.dropFirst() {
            let part = Self.trimmed(part)
            if part.isEmpty { continue }
            guard let equals = part.firstIndex(of: "=") else { return nil }
            var value = String(part[part.index(after: equals)...])
            if value.count >= 2, value.hasPrefix("\""), value.hasSuffix("\"") {
                value = String(value.dropFirst().dropLast()).replacing("\\\"", with: "\"")
            }
            parameters[part[..<equals].lowercased()] = value
        }
        self.name = name
        self.parameters = parameters
    }

    /// The part before the slash.
    var type: Substring { name[..<(name.firstIndex(of: "/") ?? name.endIndex)] }

    /// Divides a text at a character that is not in quotes.
    static func split(_ text: some StringProtocol, at separator: Character) -> [String] {
        var parts = [""]
        var isQuoted = false
        var isEscaped = false
        for character in text {
            if isEscaped {
                isEscaped = false
            } else if isQuoted, character == "\\" {
                isEscaped = true
            } else if character == "\"" {
                isQuoted.toggle()
            } else if character == separator, !isQuoted {
                parts.append("")
                continue
            }
            parts[parts.count - 1].append(character)
        }
        return parts
    }

    static func trimmed(_ text: some StringProtocol) -> String {
        var text = Substring(text)
        while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
        while let last = text.last, last == " " || last == "\t" { text.removeLast() }
        return String(text)
    }

    private static func isTokenByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
    }
}
