import Foundation

extension TemplateEvaluator {
    /// Calls a function of the library by name.
    mutating func call(_ name: String, _ arguments: [TemplateExpression]) throws(Failure) -> JSONValue? {
        // Functions that evaluate their arguments themselves: lazily, or with a variable.
        switch name {
        case "if":
            guard arguments.count >= 2 else { throw Failure(message: "“if” needs a condition and values") }
            if Self.isTrue(try evaluate(arguments[0])) { return try evaluate(arguments[1]) }
            return arguments.count > 2 ? try evaluate(arguments[2]) : nil
        case "and":
            for argument in arguments where !Self.isTrue(try evaluate(argument)) { return false }
            return true
        case "or":
            for argument in arguments where Self.isTrue(try evaluate(argument)) { return true }
            return false
        case "coalesce":
            for argument in arguments { if let value = try evaluate(argument), !value.isNull { return value } }
            return nil
        case "exists":
            let value = try arguments.first.flatMap { argument throws(Failure) in try evaluate(argument) }
            return .bool(value.map { !$0.isNull } ?? false)
        case "select", "foreach", "where", "any", "all":
            return try visit(name, arguments)
        default: break
        }
        var values: [JSONValue?] = []
        for argument in arguments {
            let value = try evaluate(argument)
            // Every function reads, compares or copies its arguments.
            if case .string(let text)? = value {
                try spend(text.utf8.count / 16)
            } else {
                try spend(reading: value, partsOfStep: 16)
            }
            values.append(value)
        }
        return try charged(library(name, values))
    }

    /// Spends steps for a value that a function has made, whether it is used or not, and refuses texts that are too long.
    private mutating func charged(_ value: JSONValue?) throws(Failure) -> JSONValue? {
        switch value {
        case .string(let text)?:
            let value = try bounded(text)
            try spend(text.utf8.count / 64)
            return value
        case .array?, .object?: try spend(reading: value, partsOfStep: 2)
        default: break
        }
        return value
    }

    private mutating func library(_ name: String, _ values: [JSONValue?]) throws(Failure) -> JSONValue? {
        if let result = try dataFunction(name, values) { return result.value }
        if let result = try textFunction(name, values) { return result }
        if let result = try numberFunction(name, values) { return result }
        if let result = try listFunction(name, values) { return result.value }
        if let result = try conversion(name, values) { return result.value }
        if let result = try dateFunction(name, values) { return result }
        if let result = try zoneFunction(name, values) { return result }
        if let result = try timexFunction(name, values) { return result }
        if let result = try addressFunction(name, values) { return result }
        if let reason = Self.refusals[name] { throw Failure(message: "“\(name)” is not supported: \(reason)") }
        throw Failure(message: "the function “\(name)” is not known")
    }

    /// Evaluates an expression for each element of a list: `select(list, x, x.total)`.
    private mutating func visit(_ name: String, _ arguments: [TemplateExpression]) throws(Failure) -> JSONValue? {
        guard let source = arguments.first else { throw Failure(message: "“\(name)” needs a list") }
        let list = try evaluate(source)
        var elements: [JSONValue]
        switch list {
        case .array(let array)?: elements = array
        case .object(let object)?: elements = object.members.map { ["key": .string($0.name), "value": $0.value] }
        default: throw Failure(message: "“\(name)” needs a list")
        }
        guard arguments.count == 3, case .name(let variable) = arguments[1] else {
            if arguments.count == 1, name == "any" { return .bool(!elements.isEmpty) }
            throw Failure(message: "“\(name)” needs a list, a name and an expression")
        }
        var results: [JSONValue] = []
        try spend(reading: list, partsOfStep: 16)
        for element in elements {
            let value = try evaluate(arguments[2], with: variable, element)
            switch name {
            case "where": if Self.isTrue(value) { results.append(element) }
            case "any": if Self.isTrue(value) { return true }
            case "all": if !Self.isTrue(value) { return false }
            default: results.append(value ?? .null)
            }
        }
        elements = []
        return name == "any" ? false : name == "all" ? true : try bounded(results)
    }

    // MARK: Texts

    private mutating func textFunction(_ name: String, _ values: [JSONValue?]) throws(Failure) -> JSONValue? {
        func value(_ index: Int) -> JSONValue? { index < values.count ? values[index] : nil }
        func string(_ index: Int) -> String { text(value(index)) }
        func integer(_ index: Int) throws(Failure) -> Int {
            let number = try number(value(index))
            guard let integer = Int(exactly: number.rounded(.towardZero)) else {
                throw Failure(message: "out of range")
            }
            return integer
        }
        switch name {
        case "length": return .number(Double(string(0).utf16.count))
        case "toLower": return .string(string(0).lowercased())
        case "toUpper": return .string(string(0).uppercased())
        case "trim": return .string(JavaScriptText.trim(string(0)))
        case "startsWith": return .bool(string(0).hasPrefix(string(1)))
        case "endsWith": return .bool(string(0).hasSuffix(string(1)))
        case "replace", "replaceIgnoreCase":
            return try replace(string(0), string(1), with: string(2), ignoresCase: name == "replaceIgnoreCase")
        case "split": return try split(string(0), string(1))
        case "substring":
            let units = Array(string(0).utf16)
            let start = try integer(1)
            let length = values.count > 2 ? try integer(2) : units.count - start
            guard start >= 0, length >= 0, start <= units.count, length <= units.count - start else {
                throw Failure(message: "the part is outside of the text")
            }
            return .string(JavaScriptStrings.slice(units, start, start + length))
        case "indexOf", "lastIndexOf":
            if let elements = value(0)?.arrayValue {
                guard name == "lastIndexOf" else {
                    return .number(Double(try firstPlace(of: value(1), in: elements) ?? -1))
                }
                let place = try firstPlace(of: value(1), in: elements.reversed())
                return .number(Double(place.map { elements.count - 1 - $0 } ?? -1))
            }
            let units = Array(string(0).utf16)
            let part = Array(string(1).utf16)
            try spend((units.count + part.count) / 64)
            let place =
                name == "indexOf"
                ? JavaScriptStrings.firstIndex(of: part, in: units, from: 0)
                : JavaScriptStrings.lastIndex(of: part, in: units, from: units.count)
            return .number(Double(place ?? -1))
        case "countWord": return .number(Double(string(0).split(whereSeparator: \.isWhitespace).count))
        case "addOrdinal":
            let number = try integer(0)
            let isTeen = (11...13).contains(abs(number % 100))
            let ending = isTeen ? "th" : [1: "st", 2: "nd", 3: "rd"][abs(number % 10)] ?? "th"
            return .string("\(number)\(ending)")
        case "sentenceCase":
            return .string(string(0).prefix(1).uppercased() + string(0).dropFirst().lowercased())
        case "titleCase": return .string(string(0).capitalized)
        case "reverse":
            if let elements = value(0)?.arrayValue { return .array(elements.reversed()) }
            return .string(String(string(0).reversed()))
        case "newGuid": return .string(UUID().uuidString.lowercased())
        case "EOL": return "\n"
        case "isMatch":
            return .bool(try isMatch(string(0), string(1)))
        default: return nil
        }
    }

    /// True if a pattern matches somewhere in a text. A search that is given up costs as much as one that ends.
    private mutating func isMatch(_ text: String, _ source: String) throws(Failure) -> Bool {
        let limits = environment.limits.patterns
        // Four steps of a matcher are as much work as one of an expression.
        var steps = min(limits.maximumSteps, remainingSteps * 4)
        do throws(BoundedPattern.Fault) {
            let pattern = try BoundedPattern(source, limits: limits)
            let match: BoundedPattern.Match?
            (match, steps) = try pattern.firstMatch(in: Array(text.utf16), from: 0, maximumSteps: steps)
            spendQuietly(1 + (steps + pattern.instructions.count) / 4)
            return match != nil
        } catch {
            spendQuietly(1 + steps / 4)
            throw Failure(message: error.message)
        }
    }

    // MARK: Numbers and comparisons

    private mutating func numberFunction(_ name: String, _ values: [JSONValue?]) throws(Failure) -> JSONValue? {
        func value(_ index: Int) -> JSONValue? { index < values.count ? values[index] : nil }
        func numbers() throws(Failure) -> [Double] {
            var numbers: [Double] = []
            for value in values {
                if let elements = value?.arrayValue {
                    for element in elements { numbers.append(try number(element)) }
                } else {
                    numbers.append(try number(value))
                }
            }
            return numbers
        }
        switch name {
        case "equals": return .bool(try areEqual(value(0), value(1)))
        case "not": return .bool(!Self.isTrue(value(0)))
        case "less": return .bool(try compare(value(0), value(1)) < 0)
        case "lessOrEquals": return .bool(try compare(value(0), value(1)) <= 0)
        case "greater": return .bool(try compare(value(0), value(1)) > 0)
        case "greaterOrEquals": return .bool(try compare(value(0), value(1)) >= 0)
        case "add":
            if values.contains(where: { $0?.numberValue == nil }) {
                return try joined(values)
            }
            return .number(try numbers().reduce(0, +))
        case "sub": return .number(try numbers().dropFirst().reduce(number(value(0)), -))
        case "mul": return .number(try numbers().reduce(1, *))
        case "div": return .number(try quotient(number(value(0)), number(value(1))))
        case "mod":
            let divisor = try number(value(1))
            guard divisor != 0 else { throw Failure(message: "division by zero") }
            return .number(try number(value(0)).truncatingRemainder(dividingBy: divisor))
        case "exp": return .number(pow(try number(value(0)), try number(value(1))))
        case "sum": return .number(try numbers().reduce(0, +))
        case "max", "min", "average":
            let numbers = try numbers()
            guard let first = numbers.first else { throw Failure(message: "“\(name)” needs numbers") }
            if name == "average" { return .number(numbers.reduce(0, +) / Double(numbers.count)) }
            return .number(numbers.reduce(first) { name == "max" ? max($0, $1) : min($0, $1) })
        case "floor": return .number(try number(value(0)).rounded(.down))
        case "ceiling": return .number(try number(value(0)).rounded(.up))
        case "abs": return .number(abs(try number(value(0))))
        case "sqrt": return .number(try number(value(0)).squareRoot())
        case "round":
            guard var digits = DecimalDigits(try number(value(0))) else { throw Failure(message: "no number") }
            digits.round(fractionDigits: values.count > 1 ? Int(max(0, min(15, try number(value(1))))) : 0)
            let (integer, fraction) = digits.split()
            let text = (integer + fraction).map(String.init).joined()
            return .number(
                (digits.isNegative ? -1 : 1) * (Double(text.isEmpty ? "0" : text + "e-\(fraction.count)") ?? 0))
        case "rand":
            let low = try number(value(0))
            let high = try number(value(1))
            guard low < high, let lower = Int(exactly: low), let upper = Int(exactly: high) else {
                throw Failure(message: "“rand” needs two integers in order")
            }
            return .number(Double(Int.random(in: lower..<upper)))
        case "formatNumber":
            try spend(values.count > 2 ? 40 : 10)
            let locale = value(2)?.stringValue.map { CardLocale(named: $0) } ?? self.locale
            let options = JavaScriptValue.json(["decimals": .number(try number(value(1)))])
            return .string(
                NumberFormatting(.float, options, locale, environment.formatting).text(.number(try number(value(0)))))
        default: return nil
        }
    }
}
