/// A path to a value within a JSON text, as RFC 6901 defines it.
public struct JSONPointer: Sendable, Hashable, CustomStringConvertible {
    /// The unescaped names and indices from the root; empty for the root itself.
    public var tokens: [String]

    /// Creates a pointer; without tokens it is the root.
    public init(_ tokens: [String] = []) {
        self.tokens = tokens
    }

    /// Reads a pointer such as `/sap.card/content/item`; nil when it neither is empty nor starts with a slash.
    public init?(_ text: String) {
        if text.isEmpty {
            tokens = []
            return
        }
        guard text.hasPrefix("/") else { return nil }
        tokens = text.dropFirst().split(separator: "/", omittingEmptySubsequences: false).map { part in
            part.contains("~") ? String(part.replacing("~1", with: "/").replacing("~0", with: "~")) : String(part)
        }
    }

    /// The pointer to a member of the value.
    public func appending(_ name: String) -> JSONPointer { JSONPointer(tokens + [name]) }

    /// The pointer to an element of the value.
    public func appending(_ index: Int) -> JSONPointer { JSONPointer(tokens + [String(index)]) }

    /// The pointer's text, with `~` and `/` escaped.
    public var description: String {
        var text = ""
        for token in tokens {
            text += "/"
            text +=
                token.contains("~") || token.contains("/")
                ? token.replacing("~", with: "~0").replacing("/", with: "~1")
                : token
        }
        return text
    }

    /// The array index of a token: digits without leading zeros.
    static func arrayIndex(_ token: some StringProtocol) -> Int? {
        let digits = token.utf8
        guard let first = digits.first, digits.count <= 10, first != 0x30 || digits.count == 1 else { return nil }
        var index = 0
        for digit in digits {
            guard (0x30...0x39).contains(digit) else { return nil }
            index = index * 10 + Int(digit - 0x30)
        }
        return index
    }
}
