extension JSONValue {
    /// The JSON text of the value. Numbers are written as JavaScript writes them; those that JSON cannot express become
    /// null.
    ///
    /// - Parameter indentation: the number of spaces per level; nil, the default, writes one line.
    public func jsonText(indentation: Int? = nil) -> String {
        var text = ""
        write(into: &text, indentation: indentation, level: 0, maximumBytes: .max)
        return text
    }

    /// The JSON text of the value; nil when it is longer than a bound, which it never exceeds by more than one string.
    func jsonText(indentation: Int? = nil, maximumBytes: Int) -> String? {
        var text = ""
        write(into: &text, indentation: indentation, level: 0, maximumBytes: maximumBytes)
        return text.utf8.count <= maximumBytes ? text : nil
    }

    /// The number of values in this one, strings counted by their length, as far as a bound: a measure of the time that
    /// comparing or writing it takes. A list that holds another many times weighs as much as if each were written out, so
    /// that the bound is what the caller can pay for.
    ///
    /// - Parameter most: the weight behind which nothing more is counted.
    func weight(atMost most: Int) -> Int {
        var rest = most
        Self.weigh(self, &rest)
        return most - rest
    }

    private static func weigh(_ value: JSONValue, _ rest: inout Int) {
        rest -= 1
        guard rest > 0 else { return }
        switch value {
        case .string(let text): rest -= text.utf8.count / 32
        case .array(let elements):
            for element in elements where rest > 0 { weigh(element, &rest) }
        case .object(let object):
            for member in object.members where rest > 0 { weigh(member.value, &rest) }
        default: break
        }
    }

    private func write(into text: inout String, indentation: Int?, level: Int, maximumBytes: Int) {
        guard text.utf8.count <= maximumBytes else { return }
        switch self {
        case .null: text += "null"
        case .bool(let bool): text += bool ? "true" : "false"
        case .number(let number): text += number.isFinite ? JavaScriptNumber.text(number) : "null"
        case .string(let string): Self.write(string, into: &text)
        case .array(let elements):
            Self.writeList(elements, "[", "]", into: &text, indentation, level, maximumBytes) { element, text in
                element.write(into: &text, indentation: indentation, level: level + 1, maximumBytes: maximumBytes)
            }
        case .object(let object):
            Self.writeList(object.members, "{", "}", into: &text, indentation, level, maximumBytes) { member, text in
                Self.write(member.name, into: &text)
                text += indentation == nil ? ":" : ": "
                member.value.write(
                    into: &text, indentation: indentation, level: level + 1, maximumBytes: maximumBytes)
            }
        }
    }

    private static func writeList<Element>(
        _ elements: [Element], _ open: String, _ close: String, into text: inout String, _ indentation: Int?,
        _ level: Int, _ maximumBytes: Int, writeElement: (Element, inout String) -> Void
    ) {
        text += open
        for (position, element) in elements.enumerated() {
            // The elements behind the bound would still be indented.
            guard text.utf8.count <= maximumBytes else { return }
            if position > 0 { text += "," }
            if let indentation { text += "\n" + String(repeating: " ", count: indentation * (level + 1)) }
            writeElement(element, &text)
        }
        if let indentation, !elements.isEmpty { text += "\n" + String(repeating: " ", count: indentation * level) }
        text += close
    }

    static func write(_ string: String, into text: inout String) {
        text += "\""
        guard string.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) else {
            text += string
            text += "\""
            return
        }
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
