import Foundation

/// Computes expressions of the templating language within a data context.
struct TemplateEvaluator {
    /// A reason for which an expression has no value; its text stays in the card.
    struct Failure: Error, Sendable {
        let message: String
    }

    let environment: BindingEnvironment
    let root: JSONValue
    var data: JSONValue?
    var index: Int?
    private(set) var variables: [(name: String, value: JSONValue)] = []
    private(set) var remainingSteps: Int
    private let allowedSteps: Int
    private var depth = 0
    /// The number of texts with expressions around the one that is evaluated.
    var textDepth = 0

    init(environment: BindingEnvironment, root: JSONValue) {
        self.environment = environment
        self.root = root
        data = root
        allowedSteps = environment.budget?.remainingSteps ?? environment.limits.content.maximumSteps
        remainingSteps = allowedSteps
    }

    /// Charges the steps of all expressions to the card.
    func account() { environment.budget?.spend(steps: allowedSteps - remainingSteps) }

    var locale: CardLocale { environment.cardLocale }

    mutating func spend(_ steps: Int = 1) throws(Failure) {
        remainingSteps -= steps
        guard remainingSteps >= 0 else { throw Failure(message: "the template takes too many steps") }
    }

    /// Spends steps outside of an expression; the next one fails when there are none left.
    mutating func spendQuietly(_ steps: Int) { remainingSteps = max(-1, remainingSteps - steps) }

    /// The bound of the length of a text in bytes.
    var maximumBytes: Int { environment.limits.expressions.maximumResultBytes }

    /// The texts of values with a separator between them, bounded while it is made.
    mutating func joined(
        _ values: some Collection<JSONValue?>, separator: String = "", lastSeparator: String? = nil
    ) throws(Failure) -> JSONValue {
        var result = BoundedText(maximumBytes: maximumBytes)
        for (position, value) in values.enumerated() {
            if position > 0 {
                result.append(position == values.count - 1 ? lastSeparator ?? separator : separator)
            }
            result.append(text(value))
            guard !result.isFull else { throw tooLong(result.text) }
            try spend(1)
        }
        try spend(result.text.utf8.count / 64)
        return .string(result.text)
    }

    /// The failure of a text that would grow beyond its bound. What was made of it costs as much as if it were shown.
    mutating func tooLong(_ text: String) -> Failure {
        spendQuietly(text.utf8.count / 64)
        return Failure(message: "the text is too long")
    }

    /// Checks the number of elements before a list is made of them.
    func checkCount(_ count: Int) throws(Failure) {
        guard count <= environment.limits.expressions.maximumElements else {
            throw Failure(message: "the array has too many elements")
        }
    }

    mutating func bounded(_ text: String) throws(Failure) -> JSONValue {
        guard text.utf8.count <= maximumBytes else { throw tooLong(text) }
        return .string(text)
    }

    func bounded(_ elements: [JSONValue]) throws(Failure) -> JSONValue {
        guard elements.count <= environment.limits.expressions.maximumElements else {
            throw Failure(message: "the array has too many elements")
        }
        return .array(elements)
    }

    /// The value of an expression; nil when it is undefined.
    mutating func evaluate(_ expression: TemplateExpression) throws(Failure) -> JSONValue? {
        try spend()
        depth += 1
        defer { depth -= 1 }
        guard depth <= 400 else { throw Failure(message: "the expression is nested too deeply") }
        switch expression {
        case .constant(let value): return value
        case .name(let name): return value(of: name)
        case .member(let object, let name): return try evaluate(object)?[name]
        case .element(let object, let key):
            let value = try evaluate(object)
            switch try evaluate(key) {
            case .number(let number)?: return Int(exactly: number).flatMap { value?[$0] }
            case .string(let name)?: return value?[name]
            default: return nil
            }
        case .call(let name, let arguments): return try call(name, arguments)
        case .array(let elements):
            var values: [JSONValue] = []
            for element in elements { values.append(try evaluate(element) ?? .null) }
            return .array(values)
        case .object(let members):
            var object = JSONObject()
            for member in members { object[member.name] = try evaluate(member.value) ?? .null }
            return .object(object)
        case .not(let operand): return .bool(!Self.isTrue(try evaluate(operand)))
        case .negative(let operand): return .number(-(try number(evaluate(operand))))
        case .conditional(let condition, let whenTrue, let whenFalse):
            return try evaluate(Self.isTrue(try evaluate(condition)) ? whenTrue : whenFalse)
        case .binary(let operation, let left, let right): return try binary(operation, left, right)
        }
    }

    private func value(of name: String) -> JSONValue? {
        switch name {
        case "$root": return root
        case "$data": return data
        case "$index": return index.map { .number(Double($0)) }
        case "$host": return nil
        default:
            if let variable = variables.last(where: { $0.name == name }) { return variable.value }
            return data?[name]
        }
    }

    /// Evaluates an expression with a variable set.
    mutating func evaluate(
        _ expression: TemplateExpression, with name: String, _ value: JSONValue
    ) throws(Failure) -> JSONValue? {
        variables.append((name, value))
        defer { variables.removeLast() }
        return try evaluate(expression)
    }

    private mutating func binary(
        _ operation: TemplateExpression.Operator, _ leftExpression: TemplateExpression,
        _ rightExpression: TemplateExpression
    ) throws(Failure) -> JSONValue? {
        let left = try evaluate(leftExpression)
        switch operation {
        case .and: return .bool(Self.isTrue(left) ? Self.isTrue(try evaluate(rightExpression)) : false)
        case .or: return .bool(Self.isTrue(left) ? true : Self.isTrue(try evaluate(rightExpression)))
        case .coalesce: if let left, !left.isNull { return left } else { return try evaluate(rightExpression) }
        default: break
        }
        let right = try evaluate(rightExpression)
        switch operation {
        case .equal, .notEqual:
            return .bool(try areEqual(left, right) == (operation == .equal))
        case .less: return .bool(try compare(left, right) < 0)
        case .lessOrEqual: return .bool(try compare(left, right) <= 0)
        case .greater: return .bool(try compare(left, right) > 0)
        case .greaterOrEqual: return .bool(try compare(left, right) >= 0)
        case .concatenate: return try joined([left, right])
        case .add:
            if case .number(let left)? = left, case .number(let right)? = right { return .number(left + right) }
            return try joined([left, right])
        case .subtract: return .number(try number(left) - number(right))
        case .multiply: return .number(try number(left) * number(right))
        case .divide: return .number(try quotient(number(left), number(right)))
        case .remainder:
            let divisor = try number(right)
            guard divisor != 0 else { throw Failure(message: "division by zero") }
            return .number(try number(left).truncatingRemainder(dividingBy: divisor))
        case .power: return .number(pow(try number(left), try number(right)))
        case .and, .or, .coalesce: return nil
        }
    }

    /// Divides; the quotient of two integers is an integer.
    func quotient(_ left: Double, _ right: Double) throws(Failure) -> Double {
        guard right != 0 else { throw Failure(message: "division by zero") }
        let isInteger = left.rounded() == left && right.rounded() == right
        return isInteger ? (left / right).rounded(.towardZero) : left / right
    }

    // MARK: Conversions

    /// The truth of a value: everything but false, null and undefined.
    static func isTrue(_ value: JSONValue?) -> Bool {
        switch value {
        case nil, .null?, .bool(false)?: false
        default: true
        }
    }

    static func areEqual(_ left: JSONValue?, _ right: JSONValue?) -> Bool {
        JSONValue.areIdentical(left ?? .null, right ?? .null)
    }

    /// Compares two values, for as many steps as the first one is long.
    mutating func areEqual(_ left: JSONValue?, _ right: JSONValue?) throws(Failure) -> Bool {
        try spend(JSONValue.stepsComparing(left ?? .null, right ?? .null, atMost: remainingSteps))
        return Self.areEqual(left, right)
    }

    /// The place of a value in a list, each comparison charged as one alone.
    mutating func firstPlace(of value: JSONValue?, in elements: [JSONValue]) throws(Failure) -> Int? {
        try spend(elements.count / 4)
        for (place, element) in elements.enumerated() where try areEqual(element, value) { return place }
        return nil
    }

    /// Spends the steps of reading a value, before it is read.
    mutating func spend(reading value: JSONValue?, partsOfStep: Int) throws(Failure) {
        guard let value else { return }
        try spend(value.steps(of: partsOfStep, atMost: remainingSteps))
    }

    func number(_ value: JSONValue?) throws(Failure) -> Double {
        guard case .number(let number)? = value else { throw Failure(message: "a number is expected") }
        return number
    }

    /// The text of a value, charged by its length where it is written for the value: that of lists and objects.
    mutating func text(_ value: JSONValue?) -> String {
        let text = written(value)
        switch value {
        case .array?, .object?: spendQuietly(text.utf8.count / Self.bytesOfStep)
        default: break
        }
        return text
    }

    /// The bytes of a list or an object that are written in one step.
    static let bytesOfStep = 4

    /// The text of a value; objects as JSON, the elements of arrays with commas, empty for null and undefined. One that
    /// would exceed the bound of texts is replaced by another that does, and is refused wherever it is used.
    func written(_ value: JSONValue?) -> String {
        switch value {
        case nil, .null?: ""
        case .string(let text)?: text
        case .number(let number)?: JavaScriptNumber.text(number)
        case .bool(let bool)?: bool ? "true" : "false"
        case .array(let elements)?: commaText(elements)
        // One byte more than the bound, which `bounded` refuses.
        case let value?:
            value.jsonText(maximumBytes: maximumBytes) ?? String(repeating: "…", count: maximumBytes / 3 + 1)
        }
    }

    /// Compares two numbers or texts, for as many steps as the shorter text is long.
    mutating func compare(_ left: JSONValue?, _ right: JSONValue?) throws(Failure) -> Int {
        switch (left, right) {
        case (.number(let left)?, .number(let right)?): return left < right ? -1 : left > right ? 1 : 0
        case (.string(let left)?, .string(let right)?):
            try spend(TextOrder.steps(left, right))
            return TextOrder.compare(left, right)
        default: throw Failure(message: "only numbers or texts can be compared")
        }
    }
}
