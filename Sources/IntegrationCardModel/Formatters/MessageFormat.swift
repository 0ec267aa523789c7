/// The placeholders of `format.text`: `{0}`, `''` for an apostrophe, `'…'` for text as it is.
enum MessageFormat {
    /// - Parameter maximumBytes: the greatest length of the text, which never grows beyond it.
    static func text(
        _ pattern: String, _ values: [String], maximumBytes: Int = CardLimits.Expressions().maximumResultBytes
    ) throws(EvaluationFailure) -> String {
        let (quote, open, close) = (UInt8(ascii: "'"), UInt8(ascii: "{"), UInt8(ascii: "}"))
        var result: [UInt8] = []
        // All marks are characters of ASCII, which no byte of another character equals.
        var rest = Array(pattern.utf8)[...]
        while let byte = rest.popFirst() {
            switch byte {
            case quote:
                if rest.first == quote {
                    rest.removeFirst()
                    result.append(quote)
                } else {
                    while let quoted = rest.popFirst() {
                        if quoted == quote {
                            guard rest.first == quote else { break }
                            rest.removeFirst()
                        }
                        result.append(quoted)
                    }
                }
            case open:
                guard let end = rest.firstIndex(of: close) else {
                    throw .typeError("a brace in the text is not closed")
                }
                guard let index = number(rest[..<end]) else {
                    let name = String(decoding: rest[..<end].prefix(100), as: UTF8.self)
                    throw .typeError("“\(name)” is not a number of a value")
                }
                rest = rest[(end + 1)...]
                result.append(contentsOf: (index < values.count ? values[index] : "undefined").utf8)
            case close: throw .typeError("a closing brace in the text has no opening one")
            default: result.append(byte)
            }
            guard result.count <= maximumBytes else { throw .limit("the text is longer than \(maximumBytes) bytes") }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The number of a value in a placeholder, with or without spaces and behind it a kind after a comma.
    private static func number(_ placeholder: ArraySlice<UInt8>) -> Int? {
        let digits = placeholder.prefix { $0 != UInt8(ascii: ",") }
        let text = String(decoding: digits.prefix(100), as: UTF8.self).filter { !$0.isWhitespace }
        guard let index = Int(text), index >= 0 else { return nil }
        return index
    }
}
