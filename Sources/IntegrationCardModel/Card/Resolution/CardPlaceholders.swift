/// The `{{…}}` of a manifest, replaced in UI5's order: translations, predefined and declared parameters, data sources,
/// and filters.
struct CardPlaceholders {
    let texts: CardTexts
    /// The values of the declared parameters, resolved.
    let parameters: JSONObject
    /// The predefined parameters: TODAY_ISO, NOW_ISO and LOCALE.
    let predefined: JSONObject
    /// `sap.app/dataSources`.
    let dataSources: JSONValue
    /// True if strings that are one key are translated. An unknown key becomes its own text.
    var translates = true
    var resolver = PlaceholderResolver()

    /// Replaces the placeholders of a manifest. The content of Adaptive Cards is left as it is.
    func replace(in manifest: JSONValue) -> JSONValue {
        let isAdaptive = manifest["sap.card"]?["type"]?.stringValue?.lowercased() == "adaptivecard"
        guard isAdaptive, case .object(var top) = manifest, case .object(var card)? = top["sap.card"],
            let content = card["content"]
        else { return replace(in: manifest, depth: 0) }
        card["content"] = nil
        top["sap.card"] = .object(card)
        guard case .object(var result) = replace(in: .object(top), depth: 0),
            case .object(var resultCard)? = result["sap.card"]
        else { return manifest }
        resultCard["content"] = content
        result["sap.card"] = .object(resultCard)
        return .object(result)
    }

    /// Replaces the placeholders of a text.
    func replace(in text: String) -> String {
        var result = translates ? resolver.translate(text) { texts[$0] } : text
        if result != text, !resolver.charge(result) { return text }
        guard result[...].firstRange(ofASCII: "{{") != nil else { return result }
        result = resolver.replace("parameters", in: result, with: .object(predefined))
        result = resolver.replace("parameters", in: result, with: .object(parameters))
        result = resolver.replace("dataSources", in: result, with: dataSources)
        return Self.bindFilters(in: result)
    }

    /// Makes bindings of `{{filters.NAME}}`, so that they follow the filter's value. Within an expression they become
    /// operands, and within a text of an expression they are added to it.
    static func bindFilters(in text: String) -> String {
        let opening = "{{filters."
        guard text[...].firstRange(ofASCII: opening) != nil else { return text }
        var result = ""
        var rest = text[...]
        var place = ExpressionPlace()
        while let start = rest.firstRange(ofASCII: opening),
            let end = rest[start.upperBound...].firstRange(ofASCII: "}}")
        {
            let path = rest[start.upperBound..<end.lowerBound].replacing(".", with: "/")
            let name = path.prefix { $0 != "/" }
            let tail = path.dropFirst(name.count)
            let binding = "{filters>/\(name)\(tail.isEmpty ? "/value" : String(tail))}"
            let text = rest[..<start.lowerBound]
            place.read(text)
            result += text
            if let quote = place.quote {
                result += "\(quote) + $\(binding) + \(quote)"
            } else {
                result += place.depth > 0 ? "$" + binding : binding
            }
            rest = rest[end.upperBound...]
        }
        return result + rest
    }

    /// The place in a string with expressions that has been reached by reading it from the front.
    private struct ExpressionPlace {
        /// The number of braces that are open; 0 outside of expressions.
        private(set) var depth = 0
        /// The quotation mark of the text within an expression.
        private(set) var quote: Character?
        private var last: Character?

        mutating func read(_ text: Substring) {
            for character in text {
                if let open = quote {
                    if character == open, last != "\\" { quote = nil }
                } else if depth > 0 {
                    switch character {
                    case "{": depth += 1
                    case "}": depth -= 1
                    case "'", "\"": quote = character
                    default: break
                    }
                } else if last == "{", character == "=" || character == ":" {
                    depth = 1
                }
                last = character
            }
        }
    }

    private func replace(in value: JSONValue, depth: Int) -> JSONValue {
        guard depth <= resolver.limits.maximumDepth, PlaceholderResolver.hasPlaceholder(value) else { return value }
        switch value {
        case .string(let text): return .string(replace(in: text))
        case .array(let elements): return .array(elements.map { replace(in: $0, depth: depth + 1) })
        case .object(let object): return .object(object.mapValues { replace(in: $0, depth: depth + 1) })
        default: return value
        }
    }

    /// True if a value names a parameter in double braces, which makes it text that bindings cannot follow.
    static func usesParameter(_ name: String, in value: JSONValue) -> Bool {
        switch value {
        case .string(let text):
            text.contains("{{parameters.\(name)}}") || text.contains("{{parameters.\(name).")
        case .array(let elements): elements.contains { usesParameter(name, in: $0) }
        case .object(let object): object.members.contains { usesParameter(name, in: $0.value) }
        default: false
        }
    }
}
