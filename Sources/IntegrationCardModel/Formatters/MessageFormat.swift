/// The placeholders of `format.text`: `{0}`, `''` for an apostrophe, `'…'` for text as it is.
enum MessageFormat {
    /// - Parameter maximumBytes: the greatest length of the text, which never grows beyond it.
    static func text(
        _ pattern: String, _ values: [String], maximumBytes: Int = CardLimits.Expressions().maximumResultBytes
    ) throws(EvaluationFailure) -> String {
        var result = ""
        var rest = pattern[...]
        while let character = rest.popFirst() {
            switch character {
            case "'":
                if rest.first == "'" {
                    rest.removeFirst()
                    result += "'"
                } else {
                    while let quoted = rest.popFirst() {
                        if quoted == "'" {
                            guard rest.first == "'" else { break }
                            rest.removeFirst()
                        }
                        result.append(quoted)
                    }
                }
            case "{":
                guard let end = rest.firstIndex(of: "}") else { throw .typeError("a brace in the text is not closed") }
                let digits = rest[..<end].split(separator: ",").first?.filter { !$0.isWhitespace } ?? ""
                guard let index = Int(digits), index >= 0 else {
                    throw .typeError("“\(rest[..<end])” is not a number of a value")
                }
                let value = index < values.count ? values[index] : "undefined"
                guard result.utf8.count + value.utf8.count <= maximumBytes else {
                    throw .limit("the text is longer than \(maximumBytes) bytes")
                }
                result += value
                rest = rest[rest.index(after: end)...]
            case "}": throw .typeError("a closing brace in the text has no opening one")
            default: result.append(character)
            }
        }
        return result
    }
}
