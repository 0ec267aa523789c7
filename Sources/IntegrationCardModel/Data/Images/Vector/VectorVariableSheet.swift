import Foundation

/// The custom properties that the rules of a picture's style sheets define, for selectors of one element. Rules within
/// others, such as those of `@media`, do not count.
struct VectorVariableSheet {
    /// The parts of an element that selectors name.
    struct Element {
        let name: String
        let id: String?
        let classes: [String]
        let isRoot: Bool
    }

    /// A selector such as `rect.a#i`.
    private struct Selector {
        var name: String?
        var ids: [String] = []
        var classes: [String] = []
        var isRoot = false

        /// nil for selectors of several elements, and those with other parts.
        init?(_ text: String) {
            var rest = text[...]
            let isPart: (Character) -> Bool = { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
            if rest.first == "*" {
                rest = rest.dropFirst()
            } else if let first = rest.first, isPart(first) {
                let part = rest.prefix(while: isPart)
                name = String(part)
                rest = rest[part.endIndex...]
            }
            while let sign = rest.first {
                let part = rest.dropFirst().prefix(while: isPart)
                guard !part.isEmpty else { return nil }
                switch sign {
                case ".": classes.append(String(part))
                case "#": ids.append(String(part))
                case ":" where part == "root": isRoot = true
                default: return nil
                }
                rest = rest[part.endIndex...]
            }
            guard !text.isEmpty else { return nil }
        }

        /// The part under which the selector is found.
        var key: String {
            ids.first.map { "#" + $0 } ?? classes.first.map { "." + $0 } ?? (isRoot ? ":root" : name ?? "*")
        }

        var specificity: Int { ids.count * 10_000 + (classes.count + (isRoot ? 1 : 0)) * 100 + (name == nil ? 0 : 1) }

        func matches(_ element: Element) -> Bool {
            (name == nil || name == element.name) && (!isRoot || element.isRoot)
                && ids.allSatisfy { $0 == element.id } && classes.allSatisfy { element.classes.contains($0) }
        }
    }

    private struct Rule {
        let selector: Selector
        let order: Int
        let definitions: [VectorCustomProperties.Definition]
    }

    /// The greatest number of properties of all rules; further ones do not count.
    private static let mostDefinitions = 2_000

    private var rules: [String: [Rule]] = [:]
    /// The properties by the selectors as they are written.
    private var bySelector: [String: [VectorCustomProperties.Definition]] = [:]
    private var count = 0

    /// Takes over the properties of a style sheet.
    mutating func collect(_ text: ArraySlice<UInt8>) {
        for part in Self.parts(of: Self.withoutComments(text)) {
            guard case .rule(let selectors, let body) = part, count < Self.mostDefinitions else { continue }
            let definitions = VectorDeclarations(body).definitions
            guard !definitions.isEmpty else { continue }
            for text in Self.selectors(selectors) {
                count += definitions.count
                guard count <= Self.mostDefinitions else { return }
                bySelector[text, default: []] += definitions
                guard let selector = Selector(text) else { continue }
                rules[selector.key, default: []].append(
                    Rule(selector: selector, order: count, definitions: definitions))
            }
        }
    }

    /// The properties that the rules give an element, the most specific ones last.
    func definitions(of element: Element) -> [VectorCustomProperties.Definition] {
        guard !rules.isEmpty else { return [] }
        var keys = ["*", element.name] + element.classes.map { "." + $0 }
        if element.isRoot { keys.append(":root") }
        if let id = element.id { keys.append("#" + id) }
        return Set(keys).flatMap { rules[$0] ?? [] }.filter { $0.selector.matches(element) }
            .sorted { ($0.selector.specificity, $0.order) < ($1.selector.specificity, $1.order) }
            .flatMap(\.definitions)
    }

    /// A style sheet with the values of the properties of the root element and of rules with the same selector.
    func resolved(_ text: ArraySlice<UInt8>, _ root: VectorCustomProperties) -> [UInt8] {
        guard VectorCustomProperties.hasReference(text) else { return Array(text) }
        var result: [UInt8] = []
        var known: [String: VectorCustomProperties] = [:]
        for part in Self.parts(of: Self.withoutComments(text)) {
            switch part {
            case .other(let text): result += text
            case .rule(let selectors, let body):
                result += selectors + [UInt8(ascii: "{")]
                if VectorCustomProperties.hasReference(body) {
                    let name = Self.selectors(selectors).first ?? ""
                    let properties = known[name] ?? bySelector[name].map(root.adding) ?? root
                    known[name] = properties
                    result += VectorDeclarations(body).resolved(properties)
                } else {
                    result += body
                }
                result.append(UInt8(ascii: "}"))
            }
        }
        return result
    }

    // MARK: The text of a style sheet

    private enum Part {
        case rule(selectors: ArraySlice<UInt8>, body: ArraySlice<UInt8>)
        /// Anything else, such as a group of rules.
        case other(ArraySlice<UInt8>)
    }

    private static func selectors(_ text: ArraySlice<UInt8>) -> [String] {
        String(decoding: text, as: UTF8.self).split(separator: ",").map {
            $0.trimmingCharacters(in: .whitespacesAndNewlines)
        }
    }

    private static func parts(of text: [UInt8]) -> [Part] {
        var parts: [Part] = []
        var rest = text[...]
        while let open = rest.firstIndex(of: UInt8(ascii: "{")) {
            // Statements such as `@charset "utf-8";` stand in front of a rule.
            let start = rest[..<open].lastIndex(of: UInt8(ascii: ";")).map { $0 + 1 } ?? rest.startIndex
            let head = rest[start..<open].drop { $0 <= 0x20 }
            if start > rest.startIndex { parts.append(.other(rest[..<start])) }
            var (depth, end): (Int, Int?) = (0, nil)
            for index in rest[open...].indices {
                if rest[index] == UInt8(ascii: "{") { depth += 1 }
                if rest[index] == UInt8(ascii: "}") { depth -= 1 }
                if depth == 0 {
                    end = index
                    break
                }
            }
            guard let end else { break }
            parts.append(
                head.first == UInt8(ascii: "@")
                    ? .other(rest[start...end])
                    : .rule(selectors: rest[start..<open], body: rest[(open + 1)..<end]))
            rest = rest[(end + 1)...]
        }
        parts.append(.other(rest))
        return parts
    }

    private static func withoutComments(_ text: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        var rest = text
        while let start = rest.firstRange(of: [UInt8(ascii: "/"), UInt8(ascii: "*")]) {
            result += rest[..<start.lowerBound]
            guard let end = rest[start.upperBound...].firstRange(of: [UInt8(ascii: "*"), UInt8(ascii: "/")]) else {
                return result
            }
            rest = rest[end.upperBound...]
        }
        return result + rest
    }
}
