/// Computes the value of a binding's parts within a scope, within bounds.
struct ExpressionEvaluator {
    let binding: CardBinding
    let scope: BindingScope
    let coercion: JavaScriptCoercion
    private(set) var remainingSteps: Int
    private let allowedSteps: Int
    private var depth = 0
    /// The messages of exceptions and of unknown names, in the order of their occurrence.
    private(set) var messages: [String] = []

    init(_ binding: CardBinding, scope: BindingScope) {
        self.binding = binding
        self.scope = scope
        coercion = JavaScriptCoercion(scope.environment)
        allowedSteps = min(
            scope.environment.limits.expressions.maximumSteps, scope.environment.budget?.remainingSteps ?? .max)
        remainingSteps = allowedSteps
    }

    /// Charges the steps of the evaluation to the card.
    func account() { environment.budget?.spend(steps: allowedSteps - remainingSteps) }

    var environment: BindingEnvironment { scope.environment }

    // MARK: Parts

    /// The value of a part; exceptions become undefined.
    mutating func value(ofPart number: Int) -> JavaScriptValue {
        switch binding.parts[number] {
        case .reference(let index): return JavaScriptValue(scope.value(of: binding.references[index]))
        case .constant(let value): return JavaScriptValue(value)
        case .expression(let program):
            do throws(EvaluationFailure) {
                depth = 0
                let value = try evaluate(program.root, program)
                // UI5 computes expressions without bindings when it parses them, and keeps their text.
                return program.isConstant ? .string(try text(value)) : value
            } catch {
                messages.append(error.message)
                return program.isConstant ? .string("undefined") : .undefined
            }
        case .composite(let inputs, let formatter):
            var values: [JavaScriptValue] = []
            for input in inputs { values.append(value(ofPart: input)) }
            do throws(EvaluationFailure) {
                switch formatter {
                case .function(let function, let options):
                    if let options { values.append(JavaScriptValue(options)) }
                    return try call(function, values)
                case nil:
                    var text = BoundedText(maximumBytes: coercion.maximumResultBytes)
                    for (position, value) in values.enumerated() {
                        if position > 0 { text.append(" ") }
                        if !value.isNullish { text.append(try self.text(value)) }
                        guard !text.isFull else {
                            spendQuietly(text.text.utf8.count / 64)
                            throw tooLong
                        }
                    }
                    try spend(text.text.utf8.count / 64)
                    return .string(text.text)
                }
            } catch {
                messages.append(error.message)
                return .undefined
            }
        }
    }

    // MARK: Bounds

    mutating func spend(_ steps: Int = 1) throws(EvaluationFailure) {
        remainingSteps -= steps
        guard remainingSteps >= 0 else { throw .limit("the expression takes too many steps") }
    }

    /// Spends steps that cannot be refused any more; the next one fails when there are none left.
    mutating func spendQuietly(_ steps: Int) { remainingSteps = max(-1, remainingSteps - steps) }

    /// Spends steps for reading values, as much as their texts and members are.
    mutating func spend(reading values: [JavaScriptValue]) throws(EvaluationFailure) {
        for value in values {
            // A host may allow any number of steps.
            let most = (min(max(0, remainingSteps), 1 << 40) + 1) * Self.partsOfStep
            var rest = most
            Self.read(value, &rest)
            try spend((most - rest) / Self.partsOfStep)
        }
    }

    /// The parts of JSON values that are read in one step.
    private static let partsOfStep = 8

    /// Counts the parts of a value, as far as a bound: lists that an expression nests can hold one list many times.
    private static func read(_ value: JavaScriptValue, _ rest: inout Int) {
        guard rest > 0 else { return }
        switch value {
        case .string(let text): rest -= text.utf8.count / 32 * partsOfStep
        case .json(let value): rest -= value.weight(atMost: rest)
        case .array(let elements):
            rest -= elements.count * 2
            for element in elements where rest > 0 { read(element, &rest) }
        case .object(let members):
            rest -= members.count * 2
            for member in members where rest > 0 { read(member.value, &rest) }
        default: break
        }
    }

    /// The failure of a text that would grow beyond its bound.
    var tooLong: EvaluationFailure { .limit("the text is longer than \(coercion.maximumResultBytes) bytes") }

    /// Checks a text's length. One that is thrown away costs as much as one that is shown.
    mutating func bounded(_ text: String) throws(EvaluationFailure) -> String {
        guard text.utf8.count <= coercion.maximumResultBytes else {
            spendQuietly(text.utf8.count / 64)
            throw tooLong
        }
        return text
    }

    /// Checks the number of elements before a list is made of them.
    func checkCount(_ count: Int) throws(EvaluationFailure) {
        let limit = environment.limits.expressions.maximumElements
        guard count <= limit else { throw .limit("the array has more than \(limit) elements") }
    }

    /// Spends steps for a value that a function has made, whether it is used or not.
    mutating func charged(_ value: JavaScriptValue) throws(EvaluationFailure) -> JavaScriptValue {
        switch value {
        case .string(let text): try spend(bounded(text).utf8.count / 64)
        case .array(let elements): try spend(elements.count / 4)
        default: break
        }
        return value
    }

    func bounded(_ elements: [JavaScriptValue]) throws(EvaluationFailure) -> JavaScriptValue {
        let limit = environment.limits.expressions.maximumElements
        guard elements.count <= limit else { throw .limit("the array has more than \(limit) elements") }
        return .array(elements)
    }

    /// The text of a value; that of a list is charged before it is made.
    mutating func text(_ value: JavaScriptValue) throws(EvaluationFailure) -> String {
        switch value {
        case .array, .json(.array): try spend(reading: [value])
        default: break
        }
        return try coercion.string(value)
    }

    func number(_ value: JavaScriptValue) throws(EvaluationFailure) -> Double { try coercion.number(value) }

    mutating func report(_ message: String) { messages.append(message) }

    /// The name of a member or a method, which messages repeat.
    private mutating func name(_ key: JavaScriptValue) throws(EvaluationFailure) -> String {
        let name = try text(key)
        try spend(name.utf8.count / 16)
        return name
    }

    // MARK: Nodes

    private mutating func evaluate(
        _ index: Int, _ program: ExpressionProgram
    ) throws(EvaluationFailure) -> JavaScriptValue {
        try spend()
        depth += 1
        defer { depth -= 1 }
        guard depth <= 400 else { throw .limit("the expression is nested too deeply") }
        switch program.nodes[index] {
        case .constant(let value): return value
        case .part(let part): return value(ofEmbeddedPart: part)
        case .unknownIdentifier(let name):
            messages.append("“\(name)” is not known")
            return .undefined
        case .array(let elements):
            var values: [JavaScriptValue] = []
            values.reserveCapacity(elements.count)
            for element in elements { values.append(try evaluate(element, program)) }
            return .array(values)
        case .map(let entries):
            var members: [(name: String, value: JavaScriptValue)] = []
            for entry in entries { members.append((entry.name, try evaluate(entry.value, program))) }
            return .object(members)
        case .unary(let operation, let operand):
            let value = try evaluate(operand, program)
            try spend(reading: [value])
            return try unary(operation, value)
        case .binary(let operation, let left, let right):
            let left = try evaluate(left, program)
            return try binary(operation, left, try evaluate(right, program))
        case .and(let left, let right):
            let value = try evaluate(left, program)
            return value.isTrue ? try evaluate(right, program) : value
        case .or(let left, let right):
            let value = try evaluate(left, program)
            return value.isTrue ? value : try evaluate(right, program)
        case .conditional(let condition, let whenTrue, let whenFalse):
            return try evaluate(try evaluate(condition, program).isTrue ? whenTrue : whenFalse, program)
        case .member(let object, "index"): return try matchIndex(object, program)
        case .member(let object, let name): return try member(name, of: try evaluate(object, program))
        case .element(let object, let key):
            let object = try evaluate(object, program)
            return try element(try evaluate(key, program), of: object)
        case .call(let callee, let arguments): return try charged(call(callee, arguments, program))
        }
    }

    /// The member `index` of a value. That of a match is a member of the list of its captures, which lists here do not have,
    /// so that it is found where the match is called.
    private mutating func matchIndex(
        _ object: Int, _ program: ExpressionProgram
    ) throws(EvaluationFailure) -> JavaScriptValue {
        guard case .call(let callee, let arguments) = program.nodes[object], arguments.count == 1,
            case .member(let owner, let method) = program.nodes[callee], method == "exec" || method == "match"
        else { return try member("index", of: try evaluate(object, program)) }
        let receiver = try evaluate(owner, program)
        let argument = try evaluate(arguments[0], program)
        let pattern: BoundedPattern
        let units: [UInt16]
        switch (method, receiver, argument) {
        case ("exec", .pattern(let matcher), _): (pattern, units) = (matcher, Array(try text(argument).utf16))
        case ("match", .string(let string), .pattern(let matcher)) where !matcher.isGlobal:
            (pattern, units) = (matcher, Array(string.utf16))
        default: return try member("index", of: try call(method: method, of: receiver, [argument]))
        }
        try spend(1 + units.count / 64)
        guard let found = try search(pattern, units, from: 0) else { return try member("index", of: .null) }
        return .number(Double(found.captures[0]?.lowerBound ?? 0))
    }

    private mutating func value(ofEmbeddedPart part: Int) -> JavaScriptValue {
        let outerDepth = depth
        defer { depth = outerDepth }
        return value(ofPart: part)
    }

    private mutating func call(
        _ callee: Int, _ arguments: [Int], _ program: ExpressionProgram
    ) throws(EvaluationFailure) -> JavaScriptValue {
        func values(_ evaluator: inout ExpressionEvaluator) throws(EvaluationFailure) -> [JavaScriptValue] {
            var values: [JavaScriptValue] = []
            values.reserveCapacity(arguments.count)
            for argument in arguments { values.append(try evaluator.evaluate(argument, program)) }
            return values
        }
        switch program.nodes[callee] {
        case .member(let object, let name):
            let receiver = try evaluate(object, program)
            return try call(method: name, of: receiver, try values(&self))
        case .element(let object, let key):
            let receiver = try evaluate(object, program)
            let name = try self.name(try evaluate(key, program))
            return try call(method: name, of: receiver, try values(&self))
        default:
            switch try evaluate(callee, program) {
            case .function(let function): return try call(function, try values(&self))
            case .namespace(let namespace) where namespace.isCallable:
                return try call(JavaScriptFunction(namespace: namespace, name: ""), try values(&self))
            default: throw .typeError("the called value is not a function")
            }
        }
    }

    // MARK: Operators

    private func unary(
        _ operation: UnaryOperator, _ value: JavaScriptValue
    ) throws(EvaluationFailure) -> JavaScriptValue {
        switch operation {
        case .not: .bool(!value.isTrue)
        case .typeof: .string(value.typeName)
        case .plus: .number(try number(value))
        case .minus: .number(-(try number(value)))
        }
    }

    private mutating func binary(
        _ operation: BinaryOperator, _ left: JavaScriptValue, _ right: JavaScriptValue
    ) throws(EvaluationFailure) -> JavaScriptValue {
        if case .number = left, case .number = right {} else { try spend(reading: [left, right]) }
        switch operation {
        case .identical, .notIdentical:
            return .bool(JavaScriptCoercion.identical(left, right) == (operation == .identical))
        case .multiply: return .number(try number(left) * number(right))
        case .divide: return .number(try number(left) / number(right))
        case .remainder: return .number(try number(left).truncatingRemainder(dividingBy: try number(right)))
        case .subtract: return .number(try number(left) - number(right))
        case .add:
            if case .number(let left) = left, case .number(let right) = right { return .number(left + right) }
            let left = try coercion.primitive(left)
            let right = try coercion.primitive(right)
            if case .string(let left) = left { return .string(try bounded(left + text(right))) }
            if case .string(let right) = right { return .string(try bounded(text(left) + right)) }
            return .number(try number(left) + number(right))
        case .less: return .bool(try coercion.isLess(left, right) == true)
        case .greater: return .bool(try coercion.isLess(right, left) == true)
        case .lessOrEqual: return .bool(try coercion.isLess(right, left) == false)
        case .greaterOrEqual: return .bool(try coercion.isLess(left, right) == false)
        case .isIn:
            let name = try text(left)
            switch right {
            case .json(.object(let object)): return .bool(object[name] != nil)
            case .object(let members): return .bool(members.contains { $0.name == name })
            case .json(.array(let elements)):
                return .bool(name == "length" || JSONPointer.arrayIndex(name).map { $0 < elements.count } == true)
            case .array(let elements):
                return .bool(name == "length" || JSONPointer.arrayIndex(name).map { $0 < elements.count } == true)
            default: throw .typeError("“in” needs an object on its right")
            }
        }
    }

    // MARK: Members

    func member(_ name: String, of value: JavaScriptValue) throws(EvaluationFailure) -> JavaScriptValue {
        switch value {
        case .undefined, .null:
            throw .typeError("“\(name)” is read from \(value.isUndefined ? "undefined" : "null")")
        case .string(let string):
            if name == "length" { return .number(Double(string.utf16.count)) }
            if let index = JSONPointer.arrayIndex(name) { return JavaScriptStrings.character(at: index, of: string) }
            return .undefined
        case .json(.array(let elements)):
            if name == "length" { return .number(Double(elements.count)) }
            if let index = JSONPointer.arrayIndex(name), index < elements.count {
                return JavaScriptValue(elements[index])
            }
            return .undefined
        case .array(let elements):
            if name == "length" { return .number(Double(elements.count)) }
            if let index = JSONPointer.arrayIndex(name), index < elements.count { return elements[index] }
            return .undefined
        case .json(.object(let object)): return JavaScriptValue(object[name])
        case .object: return value.option(name)
        case .namespace(let namespace): return JavaScriptGlobals.member(name, of: namespace)
        case .pattern(let pattern):
            return name == "source" ? .string(pattern.source) : name == "flags" ? .string(pattern.flags) : .undefined
        default: return .undefined
        }
    }

    private mutating func element(
        _ key: JavaScriptValue, of value: JavaScriptValue
    ) throws(EvaluationFailure) -> JavaScriptValue {
        if case .number(let number) = key, let index = Int(exactly: number), index >= 0 {
            switch value {
            case .json(.array(let elements)):
                return index < elements.count ? JavaScriptValue(elements[index]) : .undefined
            case .array(let elements): return index < elements.count ? elements[index] : .undefined
            default: break
            }
        }
        return try member(try name(key), of: value)
    }
}
