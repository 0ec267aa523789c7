import Foundation

/// A part of a comparison that has a value.
indirect enum PredicateExpression {
    case constant(PredicateValue)
    case object
    case variable(String)
    /// The value of a key of another value.
    case key(String, of: PredicateExpression)
    /// An element of a list by its index, `FIRST` or `LAST`, or the list's `SIZE`.
    case element(PredicateExpression, of: PredicateExpression)
    case list([PredicateExpression])
    case arithmetic(String, PredicateExpression, PredicateExpression)
    case function(String, [PredicateExpression])
    /// The elements of a list for which a formula is true.
    case subquery(PredicateExpression, variable: String, PredicateFormula)

    func value(_ context: PredicateContext) -> PredicateValue {
        switch self {
        case .constant(let value): return value
        case .object: return PredicateValue(context.object)
        case .variable(let name): return PredicateValue(context.variables[name])
        case .key(let key, let owner): return PredicateKeys.value(key, of: owner.value(context))
        case .element(let index, let owner): return Self.element(index, of: owner.value(context), context)
        case .list(let elements): return .list(elements.map { $0.value(context) })
        case .arithmetic(let sign, let left, let right):
            return Self.arithmetic(sign, left.value(context), right.value(context))
        case .function(let name, let arguments):
            return PredicateFunctions.value(name, arguments.map { $0.value(context) })
        case .subquery(let list, let variable, let formula):
            return .list(
                (list.value(context).elements ?? []).filter { element in
                    var context = context
                    context.variables[variable] = element
                    return formula.isTrue(context)
                })
        }
    }

    private static func element(
        _ index: PredicateExpression, of owner: PredicateValue, _ context: PredicateContext
    ) -> PredicateValue {
        if case .key(let word, of: .object) = index, let elements = owner.elements {
            switch word.uppercased() {
            case "FIRST": return elements.first ?? .null
            case "LAST": return elements.last ?? .null
            case "SIZE": return .integer(elements.count)
            default: break
            }
        }
        switch (index.value(context), owner) {
        case (.integer(let index), .list(let elements)):
            return elements.indices.contains(index) ? elements[index] : .null
        case (.text(let key), _): return PredicateKeys.value(key, of: owner)
        default: return .null
        }
    }

    private static func arithmetic(_ sign: String, _ left: PredicateValue, _ right: PredicateValue) -> PredicateValue {
        if case (.integer(let left), .integer(let right)) = (left, right), sign != "/", sign != "**" {
            let (result, isTooLarge) =
                switch sign {
                case "+": left.addingReportingOverflow(right)
                case "-": left.subtractingReportingOverflow(right)
                default: left.multipliedReportingOverflow(by: right)
                }
            if !isTooLarge { return .integer(result) }
        }
        if case (.text(let left), .text(let right), "+") = (left, right, sign) { return .text(left + right) }
        guard let left = left.double, let right = right.double else { return .null }
        switch sign {
        case "+": return .number(left + right)
        case "-": return .number(left - right)
        case "*": return .number(left * right)
        case "/": return .number(left / right)
        default: return .number(pow(left, right))
        }
    }
}

/// The values of keys, by what can be read without Objective-C.
enum PredicateKeys {
    static func value(_ key: String, of owner: PredicateValue) -> PredicateValue {
        switch owner {
        case .null: return .null
        case .list(let elements):
            if key.hasPrefix("@") { return PredicateFunctions.value(String(key.dropFirst()), [owner]) }
            return key.lowercased() == "self" ? owner : .list(elements.map { value(key, of: $0) })
        case .text(let text):
            switch key {
            case "length": return .integer(text.utf16.count)
            case "lowercaseString": return .text(text.lowercased())
            case "uppercaseString": return .text(text.uppercased())
            case "capitalizedString": return .text(text.capitalized)
            case "intValue", "integerValue": return .integer((text as NSString).integerValue)
            case "doubleValue", "floatValue": return .number((text as NSString).doubleValue)
            case "boolValue": return .integer((text as NSString).boolValue ? 1 : 0)
            case "description", "self": return owner
            default: return missing(key, text)
            }
        case .integer(let number):
            return ["intValue", "integerValue", "self", "boolValue", "doubleValue", "floatValue"].contains(key)
                ? owner : key == "stringValue" ? .text("\(number)") : missing(key, number)
        case .number(let number):
            return ["self", "doubleValue", "floatValue"].contains(key)
                ? owner : key == "stringValue" ? .text("\(number)") : missing(key, number)
        case .date(let date):
            switch key {
            case "timeIntervalSinceReferenceDate": return .number(date.timeIntervalSinceReferenceDate)
            case "timeIntervalSince1970": return .number(date.timeIntervalSince1970)
            case "self": return owner
            default: return missing(key, date)
            }
        case .other(let value): return property(key, of: value)
        }
    }

    private static func property(_ key: String, of value: Any) -> PredicateValue {
        if let dictionary = value as? [String: Any] {
            if key == "@count" { return .integer(dictionary.count) }
            return PredicateValue(dictionary[key])
        }
        if let dictionary = value as? NSDictionary { return PredicateValue(dictionary.object(forKey: key as NSString)) }
        if key == "self" { return .other(value) }
        // Names of stored properties, those of superclasses as well; wrappers begin with an underscore.
        var mirror: Mirror? = Mirror(reflecting: value)
        while let current = mirror {
            if let child = current.children.first(where: { $0.label == key }) { return PredicateValue(child.value) }
            if let child = current.children.first(where: { $0.label == "_" + key }) {
                return PredicateValue(child.value)
            }
            mirror = current.superclassMirror
        }
        return missing(key, value)
    }

    private static func missing(_ key: String, _ value: Any) -> PredicateValue {
        preconditionFailure(
            """
            \(type(of: value)) has no stored property named \(key), and NSPredicate(format:) can read no others on Linux; \
            NSPredicate(block:) and #Predicate can
            """)
    }
}
