extension JSON {
    /// The value on one line.
    public var text: String {
        var text = ""
        write(to: &text)
        return text
    }

    /// The value with a line for each element.
    public var indentedText: String {
        var text = ""
        write(to: &text, indentation: 0)
        return text + "\n"
    }

    private func write(to text: inout String, indentation: Int? = nil) {
        switch self {
        case .null: text += "null"
        case .boolean(let flag): text += flag ? "true" : "false"
        case .number(let digits): text += digits
        case .string(let string): Self.write(string, to: &text)
        case .array(let elements):
            Self.write(elements, "[", "]", to: &text, indentation) { element, text, inner in
                element.write(to: &text, indentation: inner)
            }
        case .object(let members):
            Self.write(members, "{", "}", to: &text, indentation) { member, text, inner in
                Self.write(member.name, to: &text)
                text += inner == nil ? ":" : ": "
                member.value.write(to: &text, indentation: inner)
            }
        }
    }

    private static func write<Element>(
        _ elements: [Element], _ open: String, _ close: String, to text: inout String, _ indentation: Int?,
        element: (Element, inout String, Int?) -> Void
    ) {
        text += open
        let inner = indentation.map { $0 + 2 }
        for (index, value) in elements.enumerated() {
            if index > 0 { text += "," }
            if let inner { text += "\n" + String(repeating: " ", count: inner) }
            element(value, &text, inner)
        }
        if let indentation, !elements.isEmpty { text += "\n" + String(repeating: " ", count: indentation) }
        text += close
    }

    private static func write(_ string: String, to text: inout String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            // The line separators end lines for some readers of logs.
            case "\u{0}"..<"\u{20}", "\u{7F}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
