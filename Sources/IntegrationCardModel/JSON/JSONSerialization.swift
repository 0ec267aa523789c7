extension JSONValue {
    /// The JSON text of the value. Numbers are written as JavaScript writes them; those that JSON cannot express become
    /// null.
    ///
    /// - Parameter indentation: the number of spaces per level; nil, the default, writes one line.
    public func jsonText(indentation: Int? = nil) -> String {
        var text = ""
        write(into: &text, indentation: indentation, level: 0)
        return text
    }

    private func write(into text: inout String, indentation: Int?, level: Int) {
        switch self {
        case .null: text += "null"
        case .bool(let bool): text += bool ? "true" : "false"
        case .number(let number): text += number.isFinite ? JavaScriptNumber.text(number) : "null"
        case .string(let string): Self.write(string, into: &text)
        case .array(let elements):
            Self.writeList(elements, "[", "]", into: &text, indentation: indentation, level: level) { element, text in
                element.write(into: &text, indentation: indentation, level: level + 1)
            }
        case .object(let object):
            Self.writeList(object.members, "{", "}", into: &text, indentation: indentation, level: level) {
                member, text in
                Self.write(member.name, into: &text)
                text += indentation == nil ? ":" : ": "
                member.value.write(into: &text, indentation: indentation, level: level + 1)
            }
        }
    }

    private static func writeList<Element>(
        _ elements: [Element], _ open: String, _ close: String, into text: inout String, indentation: Int?,
        level: Int, writeElement: (Element, inout String) -> Void
    ) {
        text += open
        for (position, element) in elements.enumerated() {
            if position > 0 { text += "," }
            if let indentation { text += "\n" + String(repeating: " ", count: indentation * (level + 1)) }
            writeElement(element, &text)
        }
        if let indentation, !elements.isEmpty { text += "\n" + String(repeating: " ", count: indentation * level) }
        text += close
    }

    static func write(_ string: String, into text: inout String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\u{08}": text += "\\b"
            case "\u{0C}": text += "\\f"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\u{00}"..<"\u{20}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
