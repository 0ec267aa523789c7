/// Replaces the five kinds of `{{…}}` in a manifest, each by its own rule.
///
/// - `{{KEY}}` is a translation when it is the whole string; within text it stays.
/// - `{{parameters.X}}`, `{{dataSources.X}}` and `{{filters.X}}` are replaced wherever they stand, as often as they
///   occur; X may lead into a value: `{{parameters.list.0}}`.
/// - `{{destinations.X}}` is replaced once per string; when it cannot be resolved the whole string becomes empty.
/// - `{{csrfTokens.X}}` is replaced when a request is made.
public struct PlaceholderResolver: Sendable {
    /// The bounds of replacement.
    public var limits: CardLimits.Placeholders
    /// The account of the card whose manifest is read; nil for single texts.
    var budget: CardBudget?

    /// Creates a resolver.
    public init(limits: CardLimits.Placeholders = .init()) {
        self.limits = limits
    }

    /// Creates a resolver that charges the texts that it makes.
    init(limits: CardLimits.Placeholders = .init(), budget: CardBudget) {
        self.limits = limits
        self.budget = budget
    }

    // MARK: Strings

    /// The key of a string that is a translation as a whole; nil for all others.
    public static func translationKey(of text: String) -> String? {
        guard text.utf8.count > 4, text.hasPrefix("{{"), text.hasSuffix("}}") else { return nil }
        return String(text.dropFirst(2).dropLast(2))
    }

    /// Translates a string that is `{{KEY}}` as a whole. An unknown key becomes its own text.
    ///
    /// Strings that name parameters, data sources, filters, destinations or tokens are left to their own passes.
    public func translate(_ text: String, _ translation: (String) -> String?) -> String {
        guard let key = Self.translationKey(of: text), !Self.isReserved(key) else { return text }
        return translation(key) ?? key
    }

    private static func isReserved(_ key: String) -> Bool {
        ["parameters.", "dataSources.", "filters.", "destinations.", "csrfTokens."].contains { key.hasPrefix($0) }
    }

    /// Replaces all `{{NAMESPACE.path}}` of a name space by the texts of the values at their paths. Unknown paths stay.
    public func replace(_ namespace: String, in text: String, with values: JSONValue) -> String {
        let opening = "{{" + namespace + "."
        guard text[...].firstRange(ofASCII: opening) != nil, budget?.isExhausted != true else { return text }
        var result = ""
        var rest = text[...]
        while let start = rest.firstRange(ofASCII: opening),
            let end = rest[start.upperBound...].firstRange(ofASCII: "}}")
        {
            result += rest[..<start.lowerBound]
            if let value = Self.value(at: rest[start.upperBound..<end.lowerBound], in: values) {
                result += Self.text(value)
            } else {
                result += rest[start.lowerBound..<end.upperBound]
            }
            rest = rest[end.upperBound...]
            guard result.utf8.count + rest.utf8.count <= limits.maximumResultBytes else {
                charge(result)
                return text
            }
        }
        result += rest
        return charge(result) ? result : text
    }

    /// Replaces the `{{parameters.X}}` within the values of parameters, and within the texts of lists and objects, by the
    /// values of other parameters: first by those that are declared later, as UI5 replaces parameters one after the other,
    /// then by earlier ones.
    func replacingParameters(in values: JSONObject) -> JSONObject {
        // From the last one on, so that what is put in has been replaced already and each text is read once.
        var later = JSONObject()
        var replaced = values
        for member in values.members.reversed() {
            let value = replacingParameters(in: member.value, by: later)
            if let value { replaced[member.name] = value }
            later[member.name] = value ?? member.value
        }
        var earlier = JSONObject()
        for member in replaced.members {
            let value = replacingParameters(in: member.value, by: earlier)
            if let value { replaced[member.name] = value }
            earlier[member.name] = value ?? member.value
        }
        return replaced
    }

    /// A value with other parameters in place of their names; nil for a value that names none.
    private func replacingParameters(in value: JSONValue, by others: JSONObject) -> JSONValue? {
        guard Self.hasPlaceholder(value) else { return nil }
        let others = JSONValue.object(others)
        return mapStrings(of: value) { text, _ in replace("parameters", in: text, with: others) }
    }

    /// True if a string within a value contains two opening braces.
    static func hasPlaceholder(_ value: JSONValue) -> Bool {
        switch value {
        case .string(let text): text[...].firstRange(ofASCII: "{{") != nil
        case .array(let elements): elements.contains(where: hasPlaceholder)
        case .object(let object): object.members.contains { hasPlaceholder($0.value) }
        default: false
        }
    }

    /// Charges a text that has been made; false when it is one too many for the card.
    @discardableResult
    func charge(_ text: String) -> Bool { budget?.admits(bytes: text.utf8.count) ?? true }

    private static func value(at path: Substring, in values: JSONValue) -> JSONValue? {
        if let member = values[String(path)] { return member }
        var value = values
        for name in path.split(separator: ".", omittingEmptySubsequences: false) {
            guard let next = value[JSONPointer([String(name)])] else { return nil }
            value = next
        }
        return value
    }

    private static func text(_ value: JSONValue) -> String {
        (try? JavaScriptCoercion(BindingEnvironment()).string(JavaScriptValue(value))) ?? ""
    }

    /// The name of the first destination that a string uses; nil when it uses none.
    public static func destinationName(in text: String) -> String? {
        guard let start = text[...].firstRange(ofASCII: "{{destinations."),
            let end = text[start.upperBound...].firstRange(ofASCII: "}}")
        else { return nil }
        return String(text[start.upperBound..<end.lowerBound])
    }

    /// Replaces the first destination of a string by its URL, without space around and a slash at its end.
    ///
    /// - Parameter url: the resolved URL; nil, when resolving has failed, makes the whole string empty.
    public func replaceDestination(in text: String, with url: String?) -> String {
        guard let name = Self.destinationName(in: text) else { return text }
        guard var url else { return "" }
        url = JavaScriptText.trim(url)
        if url.hasSuffix("/") { url.removeLast() }
        guard let place = text[...].firstRange(ofASCII: "{{destinations.\(name)}}"), budget?.isExhausted != true else {
            return text
        }
        let result = text.replacingCharacters(in: place, with: url)
        return charge(result) ? result : text
    }

    // MARK: Trees

    /// Changes each string of a value, down to the bound of nesting. Deeper strings are left unchanged.
    ///
    /// - Parameter isExcluded: true for subtrees to leave out, such as the content of Adaptive Cards.
    public func mapStrings(
        of value: JSONValue, isExcluded: (JSONPointer) -> Bool = { _ in false },
        _ transform: (String, JSONPointer) -> String
    ) -> JSONValue {
        mapStrings(of: value, at: JSONPointer(), isExcluded: isExcluded, transform)
    }

    private func mapStrings(
        of value: JSONValue, at pointer: JSONPointer, isExcluded: (JSONPointer) -> Bool,
        _ transform: (String, JSONPointer) -> String
    ) -> JSONValue {
        guard pointer.tokens.count <= limits.maximumDepth, !isExcluded(pointer) else { return value }
        switch value {
        case .string(let text): return text.utf8.contains(UInt8(ascii: "{")) ? .string(transform(text, pointer)) : value
        case .array(let elements):
            return .array(
                elements.enumerated().map { index, element in
                    mapStrings(of: element, at: pointer.appending(index), isExcluded: isExcluded, transform)
                })
        case .object(var object):
            for member in object.members {
                object[member.name] = mapStrings(
                    of: member.value, at: pointer.appending(member.name), isExcluded: isExcluded, transform)
            }
            return .object(object)
        default: return value
        }
    }
}

extension StringProtocol {
    fileprivate func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
        String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
    }
}
