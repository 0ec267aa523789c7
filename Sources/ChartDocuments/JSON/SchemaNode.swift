import FioriThemeManager
import IntegrationCardModel

/// A description of JSON values: it checks values, and writes itself as JSON Schema, so that both agree.
indirect enum SchemaNode: Sendable {
    case boolean
    case integer(minimum: Int?, maximum: Int? = nil)
    case number(minimum: Double? = nil, maximum: Double? = nil)
    case string
    /// The code of a currency (ISO 4217): three letters from A to Z.
    case currency
    /// A language with an optional region, such as `de_CH`.
    case locale
    /// A string out of some.
    case choice([String])
    /// `#RRGGBB`, `#RRGGBBAA`, or the name of a colour of the palette.
    case color
    /// null, or a value.
    case nullable(SchemaNode)
    case array(SchemaNode)
    /// An object whose names are indices from 0.
    case indexed(SchemaNode)
    case object([SchemaProperty], required: [String] = [], requiresOneOf: [String] = [])
    /// A description that stands among the schema's definitions.
    case named(String, SchemaNode)
}

/// A member of an object.
struct SchemaProperty: Sendable {
    let name: String
    let node: SchemaNode
    let summary: String
    let standard: JSONValue?

    init(_ name: String, _ node: SchemaNode, _ summary: String, standard: JSONValue? = nil) {
        self.name = name
        self.node = node
        self.summary = summary
        self.standard = standard
    }
}

/// A value that a description does not allow.
struct SchemaFault: Error {
    /// The names and indices to the value, innermost first.
    var reversedPath: [String] = []
    var expected: String
    var found: String
    /// A further explanation; nil where there is none.
    var advice: String?
}

extension SchemaNode {
    static let colorNames = ColorStyle.allCases.map(\.rawValue).sorted()
    private static let knownColors = Set(colorNames)

    /// Checks a value.
    func check(_ value: JSONValue) throws(SchemaFault) {
        switch self {
        case .boolean:
            guard case .bool = value else { throw fault(value) }
        case .integer(let minimum, let maximum):
            let range = Self.range(minimum, maximum)
            guard case .number(let number) = value, number == number.rounded(),
                (Double(range.lowerBound)...Double(range.upperBound)).contains(number)
            else { throw fault(value) }
        case .number(let minimum, let maximum):
            guard case .number(let number) = value, number.isFinite, minimum.map({ number >= $0 }) ?? true,
                maximum.map({ number <= $0 }) ?? true
            else { throw fault(value) }
        case .string:
            guard case .string = value else { throw fault(value) }
        case .currency:
            guard case .string(let string) = value, string.utf8.count == 3,
                string.utf8.allSatisfy((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains)
            else { throw fault(value) }
        case .locale:
            guard case .string(let string) = value else { throw fault(value) }
            guard let unknown = LocaleName.fault(of: string) else { return }
            var fault = fault(value)
            fault.advice = unknown.message
            if let nearest = NameSuggestion.nearest(to: unknown.name, in: unknown.known) {
                fault.advice? += "; did you mean '\(nearest)'?"
            }
            throw fault
        case .choice(let choices):
            guard case .string(let string) = value, choices.contains(string) else { throw fault(value) }
        case .color:
            guard case .string(let string) = value,
                string.hasPrefix("#") ? HexColor(string) != nil : Self.knownColors.contains(string)
            else { throw fault(value) }
        case .nullable(let node):
            if value.isNull { return }
            do throws(SchemaFault) {
                try node.check(value)
            } catch {
                var fault = error
                if fault.reversedPath.isEmpty { fault.expected += ", or null" }
                throw fault
            }
        case .array(let node):
            guard case .array(let elements) = value else { throw fault(value) }
            for (index, element) in elements.enumerated() { try Self.check(element, node, at: { String(index) }) }
        case .indexed(let node):
            guard case .object(let object) = value else { throw fault(value) }
            for member in object.members {
                guard let index = Int(member.name), (0...Self.largestInteger).contains(index),
                    String(index) == member.name
                else {
                    throw SchemaFault(
                        reversedPath: [member.name], expected: "an index from 0 as name",
                        found: Self.quoted(member.name))
                }
                try Self.check(member.value, node, at: { member.name })
            }
        case .object(let properties, let required, let alternatives):
            try checkObject(value, properties, required: required, alternatives: alternatives)
        case .named(_, let node): try node.check(value)
        }
    }

    private func checkObject(
        _ value: JSONValue, _ properties: [SchemaProperty], required: [String], alternatives: [String]
    ) throws(SchemaFault) {
        guard case .object(let object) = value else { throw fault(value) }
        for member in object.members {
            guard let property = properties.first(where: { $0.name == member.name }) else {
                let names = properties.map(\.name)
                let nearest = NameSuggestion.nearest(to: member.name, in: names)
                throw SchemaFault(
                    reversedPath: [member.name],
                    expected: nearest.map { "“\($0)”" } ?? "one of \(names.joined(separator: ", "))",
                    found: Self.quoted(member.name))
            }
            try Self.check(member.value, property.node, at: { member.name })
        }
        for name in required where object[name] == nil {
            throw SchemaFault(expected: "a member “\(name)”", found: "none")
        }
        if !alternatives.isEmpty, alternatives.allSatisfy({ object[$0] == nil }) {
            let names = alternatives.map { "“\($0)”" }.joined(separator: " or ")
            throw SchemaFault(expected: "a member \(names)", found: "neither")
        }
    }

    private static func check(
        _ value: JSONValue, _ node: SchemaNode, at name: () -> String
    ) throws(SchemaFault) {
        do throws(SchemaFault) {
            try node.check(value)
        } catch {
            var fault = error
            fault.reversedPath.append(name())
            throw fault
        }
    }

    // MARK: Messages

    private func fault(_ value: JSONValue) -> SchemaFault {
        var expected = expectation
        if case .string(let string) = value, let nearest = NameSuggestion.nearest(to: string, in: suggestions) {
            expected += " such as “\(nearest)”"
        }
        return SchemaFault(expected: expected, found: Self.found(value))
    }

    private var suggestions: [String] {
        switch self {
        case .choice(let choices): choices
        case .color: Self.colorNames
        default: []
        }
    }

    private var expectation: String {
        switch self {
        case .boolean: "true or false"
        case .integer(let minimum, let maximum):
            "a whole number from \(Self.range(minimum, maximum).lowerBound) to \(Self.range(minimum, maximum).upperBound)"
        case .number(let minimum, let maximum):
            "a number" + Self.range(minimum.map(Self.text), maximum.map(Self.text))
        case .string: "a string"
        case .locale: "a language with an optional region, such as ar or de_CH"
        case .currency: "the three letters of a currency, such as EUR"
        case .choice(let choices): "one of " + choices.joined(separator: ", ")
        case .color: "a colour: #RRGGBB, #RRGGBBAA or a name of the palette"
        case .nullable(let node): node.expectation + ", or null"
        case .array: "an array"
        case .indexed, .object: "an object"
        case .named(_, let node): node.expectation
        }
    }

    /// The largest whole number, which leaves room for calculations.
    private static let largestInteger = 999_999_999_999_999

    /// The whole numbers from a minimum to a maximum, or to the bounds of all of them.
    static func range(_ minimum: Int?, _ maximum: Int?) -> ClosedRange<Int> {
        (minimum ?? -largestInteger)...(maximum ?? largestInteger)
    }

    private static func range(_ minimum: String?, _ maximum: String?) -> String {
        switch (minimum, maximum) {
        case (let minimum?, let maximum?): " from \(minimum) to \(maximum)"
        case (let minimum?, nil): " of at least \(minimum)"
        case (nil, let maximum?): " of at most \(maximum)"
        case (nil, nil): ""
        }
    }

    private static func text(_ number: Double) -> String { JSONValue.number(number).jsonText() }

    private static func found(_ value: JSONValue) -> String {
        switch value {
        case .null: "null"
        case .bool, .number: value.jsonText()
        case .string(let string): quoted(string)
        case .array: "an array"
        case .object: "an object"
        }
    }

    private static func quoted(_ text: String) -> String {
        "“\(text.prefix(40))\(text.count > 40 ? "…" : "")”"
    }
}
