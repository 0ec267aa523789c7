import Foundation

/// The check of a manifest against the property tables, which reports all problems at once.
///
/// Manifests are read leniently: unknown or odd parts are warnings, and only faults that keep a part of the card from
/// being shown are errors. Bindings and placeholders are accepted where UI5 evaluates them. Adaptive Card content has
/// rules of its own and is not checked.
public struct ManifestValidator: Sendable {
    /// The bounds of the check.
    public var limits: ManifestLimits

    /// Creates a validator.
    public init(limits: ManifestLimits = .init()) {
        self.limits = limits
    }

    /// The problems of a manifest's text in the order of their places; a text that is no JSON is one problem.
    public func problems(in data: Data) -> [ManifestProblem] {
        do throws(JSONParseError) {
            return problems(in: try JSONDocument(data, limits: limits.json))
        } catch {
            return [
                ManifestProblem(
                    severity: .error, rule: .syntax, pointer: JSONPointer(), position: error.position,
                    message: "expected \(error.expected), found \(error.found)")
            ]
        }
    }

    /// The problems of a manifest in the order of their places.
    public func problems(in document: JSONDocument) -> [ManifestProblem] {
        var check = ManifestCheck(document: document, limits: limits)
        check.run()
        return check.placedProblems()
    }
}

/// A single traversal of a manifest.
struct ManifestCheck {
    let document: JSONDocument
    let limits: ManifestLimits
    let strings: ManifestStringCheck
    var problems: [ManifestProblem] = []
    private var path: [String] = []
    private var isFull = false
    private let start = SourcePosition(line: 1, column: 1, offset: 0)
    /// The least version of UI5, `sap.ui5/dependencies/minUI5Version`; nil when the manifest names none.
    private let leastVersion: UI5Version?

    init(document: JSONDocument, limits: ManifestLimits) {
        self.document = document
        self.limits = limits
        strings = ManifestStringCheck(
            names: .init(card: document.value["sap.card"]), limits: limits.expressions)
        leastVersion = UI5Version(least: document.value["sap.ui5"]?["dependencies"]?["minUI5Version"])
    }

    /// The problems with their places, in the order of these.
    func placedProblems() -> [ManifestProblem] {
        let places = document.positions(of: problems.lazy.map(\.pointer))
        let placed = problems.map { problem in
            var problem = problem
            if let place = places[problem.pointer] {
                problem.position = problem.rule == .unknownProperty ? place.name : place.value
            }
            return problem
        }
        // Sorting by offset and number keeps the order of problems at one place; the note on more stays last.
        return placed.enumerated().sorted { left, right in
            let isLast = (left.element.rule == .tooMany, right.element.rule == .tooMany)
            if isLast.0 != isLast.1 { return isLast.1 }
            return (left.element.position.offset, left.offset) < (right.element.position.offset, right.offset)
        }.map(\.element)
    }

    mutating func run() {
        guard case .object(let manifest) = document.value else {
            report(.error, .wrongKind, "expected an object, found \(document.value.kindName)")
            return
        }
        checkMembers(of: manifest, at: .manifest)
        guard let card = manifest["sap.card"]?.objectValue else { return }
        path = ["sap.card"]
        if card["content"] != nil, card["type"] == nil {
            report(.error, .missingProperty, "missing property “type”: cards with content need one")
        }
        if card["header"] == nil { report(.warning, .missingProperty, "missing property “header”") }
    }

    // MARK: Objects

    private mutating func checkMembers(of object: JSONObject, at place: ManifestPlace) {
        for member in object where !isFull {
            path.append(member.name)
            defer { path.removeLast() }
            if place == .card, member.name == "content" {
                checkContent(member.value, of: object)
            } else if let property = place.property(member.name) {
                checkVersion(of: property)
                check(member.value, as: property.kind, property: property)
            } else {
                if !place.isOpen {
                    report(
                        .warning, .unknownProperty, "unknown property “\(member.name.prefix(80))”",
                        suggestion: NameSuggestion.nearest(to: member.name, in: place.properties.lazy.map(\.name)))
                }
                // Namespaces of others have texts of their own rules.
                if place != .manifest { check(member.value, as: .any, property: nil) }
            }
        }
        for property in place.properties where property.isRequired && object[property.name] == nil {
            let near = NameSuggestion.nearest(to: property.name, in: object.names.prefix(100))
            report(
                .error, .missingProperty,
                "missing property “\(property.name)”" + (near.map { " (there is “\($0)”)" } ?? ""))
        }
    }

    private mutating func checkVersion(of property: ManifestProperty) {
        guard let leastVersion, let since = property.since.flatMap({ UI5Version($0) }), leastVersion < since else {
            return
        }
        report(
            .warning, .newerThanVersion,
            "“\(property.name)” needs UI5 \(since), and the manifest asks for \(leastVersion) at least")
    }

    private mutating func checkContent(_ content: JSONValue, of card: JSONObject) {
        let type = card["type"]?.stringValue?.lowercased()
        let place: ManifestPlace? =
            switch type {
            case "list": .listContent
            case "table": .tableContent
            case "timeline": .timelineContent
            case "object": .objectContent
            case "analytical": .analyticalContent
            case "calendar": .calendarContent
            case "webpage": .webPageContent
            case "component": .componentContent
            default: nil
            }
        if let place {
            check(content, as: .object(place), property: nil)
        } else if type == "adaptivecard" {
            check(content, as: .opaque, property: nil)
        } else {
            check(content, as: .any, property: nil)
        }
    }

    // MARK: Values

    private mutating func check(_ value: JSONValue, as kind: ManifestKind, property: ManifestProperty?) {
        guard !isFull, !value.isNull else { return }
        guard path.count <= limits.maximumDepth else {
            report(.warning, .tooMany, "nested too deeply to be checked")
            return
        }
        if case .string(let text) = value, isDynamic(text), checkDynamic(text, as: kind, property: property) {
            return
        }
        switch (kind, value) {
        case (.opaque, _): break
        case (.any, .object(let object)):
            for member in object where !isFull {
                path.append(member.name)
                check(member.value, as: .any, property: nil)
                path.removeLast()
            }
        case (.any, .array(let elements)): checkElements(elements, as: .any)
        case (.any, _): break
        case (.text, .string), (.text, .number), (.text, .bool): break
        case (.boolean, .bool): break
        case (.boolean, .string(let text)) where ["true", "false", ""].contains(text): break
        case (.number, .number): break
        case (.number, .string(let text)) where text.isEmpty || isNumeric(text): break
        case (.choice(let words), .string(let text)):
            if !words.contains(text), !text.isEmpty { reportUnknown(text, among: words, property: property) }
        case (.choiceIgnoringCase(let words), .string(let text)):
            let lower = text.lowercased()
            if !words.contains(where: { $0.lowercased() == lower }), !text.isEmpty {
                reportUnknown(text, among: words, property: property)
            }
        case (.object(let place), .object(let object)): checkMembers(of: object, at: place)
        case (.array(let element), .array(let elements)): checkElements(elements, as: element)
        case (.firstElements(let count, let element), .array(let elements)):
            if elements.count > count {
                report(.warning, .furtherElements, "the first \(count) elements are shown, the others are left out")
            }
            checkElements(elements, as: element)
        case (.script, _):
            let name = property?.name ?? "this"
            report(.warning, .needsJavaScript, "“\(name)” is written in JavaScript, which cards here do not run")
        case (.map(let element), .object(let object)):
            for member in object where !isFull {
                path.append(member.name)
                check(member.value, as: element, property: nil)
                path.removeLast()
            }
        case (.either(let kinds), _):
            if let match = kinds.first(where: { $0.matches(value) }) {
                check(value, as: match, property: property)
            } else {
                reportKind(of: value, expected: kind)
            }
        default: reportKind(of: value, expected: kind)
        }
    }

    private mutating func checkElements(_ elements: [JSONValue], as kind: ManifestKind) {
        for (index, element) in elements.enumerated() where !isFull {
            path.append(String(index))
            check(element, as: kind, property: nil)
            path.removeLast()
        }
    }

    /// True if the string is a binding or placeholder rather than a literal.
    private func isDynamic(_ text: String) -> Bool { CardBinding.mayContainBinding(text) }

    /// Checks the bindings in a string. Always returns true.
    private mutating func checkDynamic(
        _ text: String, as kind: ManifestKind, property: ManifestProperty?
    ) -> Bool {
        if case .opaque = kind { return true }
        for fault in strings.faults(in: text) {
            report(fault.severity, fault.rule, fault.message, suggestion: fault.suggestion)
        }
        if let property, !property.isBindable, !text.contains("{{") {
            report(.warning, .misplacedBinding, "“\(property.name)” takes no binding: the text is used as it is")
        }
        return true
    }

    private func isNumeric(_ text: String) -> Bool {
        text.utf8.count <= 64 && Double(text.trimmingCharacters(in: .whitespaces)) != nil
    }

    // MARK: Reports

    private mutating func reportKind(of value: JSONValue, expected kind: ManifestKind) {
        // An odd scalar falls back to a default; a container of the wrong kind, such as an object in place of an array,
        // loses a whole part.
        let isScalarKind =
            switch kind {
            case .text, .boolean, .number, .choice, .choiceIgnoringCase: true
            default: false
            }
        report(
            isScalarKind ? .warning : .error, .wrongKind, "expected \(kind.name), found \(value.kindName)")
    }

    private mutating func reportUnknown(_ text: String, among words: [String], property: ManifestProperty?) {
        let isCardType = path == ["sap.card", "type"]
        let list = words.count <= 12 ? " (one of \(words.joined(separator: ", ")))" : ""
        report(
            isCardType ? .error : .warning, .unknownValue,
            "unknown value “\(text.prefix(80))”\(property.map { " of “\($0.name)”" } ?? "")\(list)",
            suggestion: NameSuggestion.nearest(to: text, in: words))
    }

    private mutating func report(
        _ severity: ManifestProblem.Severity, _ rule: ManifestProblem.Rule, _ message: String,
        suggestion: String? = nil
    ) {
        guard !isFull else { return }
        let pointer = JSONPointer(path)
        if problems.count >= limits.maximumProblems {
            isFull = true
            problems.append(
                ManifestProblem(
                    severity: .warning, rule: .tooMany, pointer: pointer, position: start,
                    message: "more problems follow that are not listed"))
            return
        }
        problems.append(
            ManifestProblem(
                severity: severity, rule: rule, pointer: pointer, position: start, message: message,
                suggestion: suggestion))
    }
}

extension ManifestKind {
    /// True if a value has the JSON type of this kind.
    fileprivate func matches(_ value: JSONValue) -> Bool {
        switch (self, value) {
        case (.any, _), (.opaque, _), (.object, .object), (.map, .object), (.array, .array),
            (.firstElements, .array), (.script, _):
            true
        case (.text, .string), (.text, .number), (.text, .bool), (.choice, .string), (.choiceIgnoringCase, .string):
            true
        case (.boolean, .bool), (.boolean, .string), (.number, .number), (.number, .string): true
        default: false
        }
    }
}
