/// Reads the text of one comment line behind `sourcery:` into tags.
///
/// The rules are those of the tool the seeds were written for: tags are separated by commas outside brackets and
/// double quotes; a value loses one pair of quotes; a number is printed without a trailing `.0`; `["a", "b"]` is a
/// list. Quotes are counted, not nested, so `"Button { Text("Hi") }"` is one value whose inner quotes stay.
enum AnnotationText {
    static let marker = "sourcery:"

    /// A tag and where its key starts, in UTF-8 bytes from the start of the text that was read.
    struct Tag {
        var key: String
        var value: Annotation.Value
        var offset: Int
    }

    /// `begin`, `end` or `file`, with which Sourcery tags many declarations at once: `// sourcery:begin: no_view`.
    static func rangeKeyword(_ text: Substring) -> String? {
        let content = trimmed(text)
        let word = content.prefix { $0.isLetter }
        let rest = content.dropFirst(word.count)
        guard ["begin", "end", "file"].contains(word), rest.isEmpty || trimmed(rest).first == ":" else { return nil }
        return String(word)
    }

    /// The tags in `text`, which is what stands behind the marker.
    static func tags(in text: Substring) -> [Tag] {
        var tags: [Tag] = []
        for part in split(text, at: ",") {
            let (rawKey, rawValue) = keyAndValue(part)
            let key = trimmed(rawKey)
            guard !key.isEmpty else { continue }
            let offset = text.utf8.distance(from: text.startIndex, to: key.startIndex)
            tags.append(Tag(key: String(key), value: rawValue.map(value) ?? .flag, offset: offset))
        }
        return tags
    }

    private static func keyAndValue(_ part: Substring) -> (Substring, Substring?) {
        guard let equals = part.firstIndex(of: "=") else { return (part, nil) }
        return (part[..<equals], part[part.index(after: equals)...])
    }

    private static func value(_ raw: Substring) -> Annotation.Value {
        var text = trimmed(raw)
        guard !text.isEmpty else { return .flag }
        for quote in ["\"", "'"] as [Character]
        where text.count >= 2 && text.first == quote && text.last == quote {
            text = trimmed(text.dropFirst().dropLast())
            break
        }
        if text.first == "[", text.last == "]", let items = list(text) { return .list(items) }
        if let number = number(text) { return .text(number) }
        return .text(String(text))
    }

    /// A list of quoted words; `nil` for anything else in brackets, such as a default of `[.date, .time]`.
    private static func list(_ text: Substring) -> [String]? {
        let inner = trimmed(text.dropFirst().dropLast())
        if inner.isEmpty { return nil }
        var items: [String] = []
        for part in split(inner, at: ",") {
            let item = trimmed(part)
            guard item.count >= 2, item.first == "\"", item.last == "\"" else { return nil }
            items.append(String(item.dropFirst().dropLast()))
        }
        return items
    }

    private static func number(_ text: Substring) -> String? {
        guard let first = text.first, first.isASCII, first.isNumber || first == "-" || first == ".",
            text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }), let value = Double(text)
        else { return nil }
        if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
        return String(text)
    }

    /// Splits at a separator that stands outside brackets and double quotes. The `>` of `->` closes nothing.
    ///
    /// A quote behind a backslash is text, unless that leaves a quote without its partner: then all of them count.
    private static func split(_ text: Substring, at separator: Character) -> [Substring] {
        if text.contains("\\"), let parts = split(text, at: separator, escapes: true) { return parts }
        return split(text, at: separator, escapes: false) ?? [text]
    }

    /// - Returns: nil if quotes can be escaped and the last one is never closed.
    private static func split(_ text: Substring, at separator: Character, escapes: Bool) -> [Substring]? {
        var parts: [Substring] = []
        var start = text.startIndex
        var depth = 0
        var quoted = false
        var previous: Character = " "
        for index in text.indices {
            let character = text[index]
            // A backslash behind a backslash escapes nothing.
            defer { previous = character == "\\" && previous == "\\" ? " " : character }
            if character == "\"", escapes, previous == "\\" {
                continue
            } else if character == "\"" {
                quoted.toggle()
            } else if quoted {
                continue
            } else if "([{<".contains(character) {
                depth += 1
            } else if ")]}".contains(character) || (character == ">" && previous != "-") {
                depth = max(0, depth - 1)
            } else if character == separator, depth == 0 {
                parts.append(text[start..<index])
                start = text.index(after: index)
            }
        }
        if escapes, quoted { return nil }
        parts.append(text[start...])
        return parts
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return text
    }
}

extension String {
    /// True if the text contains a word of ASCII letters, compared by bytes.
    func holds(_ word: String) -> Bool {
        var text = self
        var word = word
        return text.withUTF8 { text in
            word.withUTF8 { word in
                guard let first = word.first, text.count >= word.count else { return word.isEmpty }
                return (0...(text.count - word.count)).contains { start in
                    text[start] == first && text[start..<start + word.count].elementsEqual(word)
                }
            }
        }
    }
}
