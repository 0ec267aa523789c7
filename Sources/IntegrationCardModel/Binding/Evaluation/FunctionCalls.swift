import Foundation

extension JavaScriptGlobals {
    /// The member of a global object: a constant or a function.
    static func member(_ name: String, of namespace: JavaScriptNamespace) -> JavaScriptValue {
        switch (namespace, name) {
        case (.math, "PI"): .number(.pi)
        case (.math, "E"): .number(M_E)
        case (.math, "LN2"): .number(M_LN2)
        case (.math, "LN10"): .number(M_LN10)
        case (.math, "LOG2E"): .number(M_LOG2E)
        case (.math, "LOG10E"): .number(M_LOG10E)
        case (.math, "SQRT2"): .number(2.0.squareRoot())
        case (.math, "SQRT1_2"): .number(0.5.squareRoot())
        case (.number, "MAX_SAFE_INTEGER"): .number(9_007_199_254_740_991)
        case (.number, "MIN_SAFE_INTEGER"): .number(-9_007_199_254_740_991)
        case (.number, "MAX_VALUE"): .number(.greatestFiniteMagnitude)
        case (.number, "MIN_VALUE"): .number(.leastNonzeroMagnitude)
        case (.number, "EPSILON"): .number(.ulpOfOne)
        case (.number, "POSITIVE_INFINITY"): .number(.infinity)
        case (.number, "NEGATIVE_INFINITY"): .number(-.infinity)
        case (.number, "NaN"): .number(.nan)
        case (.extension, "formatters"): .namespace(.extensionFormatters)
        case (.array, "prototype"): .namespace(.arrayPrototype)
        case (.string, "prototype"): .namespace(.stringPrototype)
        case (.number, "prototype"): .namespace(.numberPrototype)
        case (.object, "prototype"): .namespace(.objectPrototype)
        default: .function(JavaScriptFunction(namespace: namespace, name: name))
        }
    }
}

extension ExpressionEvaluator {
    /// Calls a method of a value.
    mutating func call(
        method name: String, of receiver: JavaScriptValue, _ arguments: [JavaScriptValue]
    ) throws(EvaluationFailure) -> JavaScriptValue {
        try spend()
        try spend(reading: arguments)
        switch receiver {
        case .string(let string): return try call(stringMethod: name, of: string, arguments)
        case .array, .json(.array): return try call(arrayMethod: name, of: receiver, arguments)
        case .number(let number): return try call(numberMethod: name, of: number, arguments)
        case .bool(let bool) where name == "toString": return .string(bool ? "true" : "false")
        case .date(let milliseconds):
            let method = JavaScriptDate.Method(milliseconds: milliseconds, timeZone: environment.timeZone)
            guard let value = method.call(name) else { throw .typeError("dates have no function “\(name)”") }
            return value
        case .namespace(let namespace): return try call(JavaScriptFunction(namespace: namespace, name: name), arguments)
        case .pattern(let pattern): return try call(patternMethod: name, of: pattern, arguments)
        case .function(let function) where name == "call":
            return try call(function, on: arguments.first ?? .undefined, Array(arguments.dropFirst()))
        case .function(let function) where name == "apply":
            let values = (arguments.count > 1 ? arguments[1].elements : nil) ?? []
            try spend(values.count)
            return try call(function, on: arguments.first ?? .undefined, values)
        case .undefined, .null:
            throw .typeError("“\(name)” is called on \(receiver.isUndefined ? "undefined" : "null")")
        case .object, .json:
            if name == "toString" { return .string(try text(receiver)) }
            if name == "hasOwnProperty" {
                let key = try arguments.first.map { value throws(EvaluationFailure) in try text(value) } ?? "undefined"
                if case .json(.object(let object)) = receiver { return .bool(object[key] != nil) }
                try spend((receiver.members?.count ?? 0) / 8)
                return .bool(receiver.members?.contains { $0.name == key } == true)
            }
            // Functions can be members of maps that an expression builds.
            if case .function(let function) = receiver.option(name) { return try call(function, arguments) }
            throw .typeError("“\(name)” is not a function")
        default: throw .typeError("“\(name)” is not a function")
        }
    }

    /// Calls a global function.
    mutating func call(
        _ function: JavaScriptFunction, _ arguments: [JavaScriptValue]
    ) throws(EvaluationFailure) -> JavaScriptValue {
        try spend()
        try spend(reading: arguments)
        func argument(_ index: Int) -> JavaScriptValue { index < arguments.count ? arguments[index] : .undefined }
        switch function.namespace {
        case nil: return try call(plainFunction: function.name, argument(0), argument(1))
        case .math: return .number(try math(function.name, arguments))
        case .json: return try json(function.name, argument(0), argument(2))
        case .string:
            if function.name.isEmpty { return .string(arguments.isEmpty ? "" : try text(arguments[0])) }
            if function.name == "fromCharCode" {
                var units: [UInt16] = []
                for value in arguments { units.append(UInt16(truncatingIfNeeded: try coercion.integer(value))) }
                return .string(String(decoding: units, as: UTF16.self))
            }
        case .number: if let value = try numberFunction(function.name, arguments) { return value }
        case .boolean: if function.name.isEmpty { return .bool(argument(0).isTrue) }
        case .object: if let value = try objectFunction(function.name, arguments) { return value }
        case .array:
            switch function.name {
            case "": return try array(arguments)
            case "of": return .array(arguments)
            case "isArray": return .bool(argument(0).elements != nil)
            case "from":
                if case .string(let string) = argument(0) {
                    try spend(string.utf8.count)
                    return try bounded(string.map { .string(String($0)) })
                }
                return .array(argument(0).elements ?? [])
            default: break
            }
        case .regExp:
            if function.name.isEmpty {
                if case .pattern = argument(0), argument(1).isUndefined { return argument(0) }
                let flags = try argument(1).isUndefined ? "" : text(argument(1))
                return .pattern(try pattern(argument(0).isUndefined ? "(?:)" : text(argument(0)), flags: flags))
            }
        case .date: if let value = try date(function.name, arguments) { return value }
        case .odata: if let value = try odata(function.name, arguments) { return value }
        case .format: return try format(function.name, arguments)
        case .dateRange: return try dateRange(function.name, arguments)
        case .extensionFormatters:
            guard let formatter = environment.extensionFormatters[function.name] else {
                throw .typeError("the extension has no formatter “\(function.name)”")
            }
            return JavaScriptValue(formatter(arguments.map(\.jsonValue)))
        case .extension, .arrayPrototype, .stringPrototype, .numberPrototype, .objectPrototype: break
        }
        throw .typeError("“\(function.namespace?.rawValue ?? "").\(function.name)” is not a function")
    }

    // MARK: Plain functions

    private mutating func call(
        plainFunction name: String, _ value: JavaScriptValue, _ second: JavaScriptValue
    ) throws(EvaluationFailure) -> JavaScriptValue {
        switch name {
        case "encodeURIComponent": .string(try bounded(JavaScriptStrings.encodedURIComponent(try text(value))))
        case "isFinite": .bool(try number(value).isFinite)
        case "isNaN": .bool(try number(value).isNaN)
        case "parseFloat": .number(JavaScriptNumber.parseFloat(try text(value)))
        case "parseInt": .number(JavaScriptNumber.parseInt(try text(value), radix: try coercion.integer(second)))
        default: throw .typeError("“\(name)” is not a function")
        }
    }

    private mutating func json(
        _ name: String, _ value: JavaScriptValue, _ space: JavaScriptValue
    ) throws(EvaluationFailure) -> JavaScriptValue {
        switch name {
        case "stringify":
            guard let json = value.jsonValue else { return .undefined }
            let indentation = try coercion.integer(space)
            let limit = coercion.maximumResultBytes
            let text = json.jsonText(indentation: indentation > 0 ? min(indentation, 10) : nil, maximumBytes: limit)
            guard let text else {
                spendQuietly(limit / 32)
                throw tooLong
            }
            try spend(text.utf8.count / 32)
            return .string(text)
        case "parse":
            let source = try text(value)
            try spend(source.utf8.count / 8)
            do throws(JSONParseError) {
                return JavaScriptValue(try JSONParser(limits: environment.limits.json).parse(source))
            } catch {
                throw .typeError("the text is not JSON: \(error)")
            }
        default: throw .typeError("“JSON.\(name)” is not a function")
        }
    }

    // MARK: Numbers, objects and arrays

    private mutating func call(
        numberMethod name: String, of value: Double, _ arguments: [JavaScriptValue]
    ) throws(EvaluationFailure) -> JavaScriptValue {
        switch name {
        case "valueOf": return .number(value)
        case "toString":
            let radix = try coercion.integer(arguments.first ?? .undefined, default: 10)
            guard (2...36).contains(radix) else { throw .typeError("the radix is not within 2 to 36") }
            let text = JavaScriptNumber.text(value, radix: radix)
            // Digits of a radix are found one by one.
            try spend(text.utf8.count / 4)
            return .string(text)
        case "toFixed":
            let digits = try coercion.integer(arguments.first ?? .undefined)
            guard (0...100).contains(digits) else { throw .typeError("the number of digits is not within 0 to 100") }
            return .string(JavaScriptNumber.fixed(value, digits: digits))
        case "toPrecision":
            guard let digits = arguments.first, !digits.isUndefined else {
                return .string(JavaScriptNumber.text(value))
            }
            let count = try coercion.integer(digits)
            guard value.isFinite else { return .string(JavaScriptNumber.text(value)) }
            guard (1...100).contains(count) else { throw .typeError("the precision is not within 1 to 100") }
            return .string(JavaScriptNumber.precise(value, count: count))
        case "toExponential":
            let digits = arguments.first ?? .undefined
            let count = try digits.isUndefined ? nil : coercion.integer(digits)
            guard value.isFinite else { return .string(JavaScriptNumber.text(value)) }
            guard count.map((0...100).contains) ?? true else {
                throw .typeError("the number of digits is not within 0 to 100")
            }
            return .string(JavaScriptNumber.exponential(value, digits: count))
        case "toLocaleString": return .string(try localeText(value, arguments))
        default: throw .typeError("numbers have no function “\(name)”")
        }
    }

    private mutating func numberFunction(
        _ name: String, _ arguments: [JavaScriptValue]
    ) throws(EvaluationFailure) -> JavaScriptValue? {
        let value = arguments.first ?? .undefined
        switch name {
        case "": return .number(arguments.isEmpty ? 0 : try number(value))
        case "parseFloat": return .number(JavaScriptNumber.parseFloat(try text(value)))
        case "parseInt":
            let radix = try coercion.integer(arguments.count > 1 ? arguments[1] : .undefined)
            return .number(JavaScriptNumber.parseInt(try text(value), radix: radix))
        case "isNaN", "isFinite", "isInteger", "isSafeInteger":
            guard case .number(let number) = value else { return .bool(false) }
            switch name {
            case "isNaN": return .bool(number.isNaN)
            case "isFinite": return .bool(number.isFinite)
            case "isInteger": return .bool(number.isFinite && number.rounded() == number)
            default: return .bool(number.rounded() == number && abs(number) <= 9_007_199_254_740_991)
            }
        default: return nil
        }
    }

    private mutating func objectFunction(
        _ name: String, _ arguments: [JavaScriptValue]
    ) throws(EvaluationFailure) -> JavaScriptValue? {
        let value = arguments.first ?? .undefined
        if name.isEmpty { return value.isNullish ? .object([]) : value }
        guard ["keys", "values", "entries", "assign"].contains(name) else { return nil }
        guard !value.isNullish else { throw .typeError("undefined and null have no members") }
        if name == "assign" {
            var merged: [(name: String, value: JavaScriptValue)] = []
            for argument in arguments {
                for member in argument.members ?? [] {
                    try spend(1 + merged.count / 8)
                    if let place = merged.firstIndex(where: { $0.name == member.name }) {
                        merged[place] = member
                    } else {
                        merged.append(member)
                    }
                }
            }
            return .object(merged)
        }
        let members =
            value.members ?? value.elements?.enumerated().map { (String($0.offset), $0.element) } ?? []
        try spend(members.count)
        switch name {
        case "keys": return .array(members.map { .string($0.name) })
        case "values": return .array(members.map(\.value))
        default: return .array(members.map { .array([.string($0.name), $0.value]) })
        }
    }

    private func array(_ arguments: [JavaScriptValue]) throws(EvaluationFailure) -> JavaScriptValue {
        guard arguments.count == 1, case .number(let length) = arguments[0] else { return .array(arguments) }
        guard let count = Int(exactly: length), count >= 0 else { throw .typeError("the array length is not valid") }
        guard count <= environment.limits.expressions.maximumElements else {
            throw .limit("the array has more than \(environment.limits.expressions.maximumElements) elements")
        }
        return .array(Array(repeating: .undefined, count: count))
    }

    // MARK: Dates and patterns

    private mutating func date(
        _ name: String, _ arguments: [JavaScriptValue]
    ) throws(EvaluationFailure) -> JavaScriptValue? {
        switch name {
        case "": return .string(JavaScriptDate.text(environment.nowMilliseconds, timeZone: environment.timeZone))
        case "now": return .number(environment.nowMilliseconds)
        case "parse":
            return .number(
                JavaScriptDate.parse(try text(arguments.first ?? .undefined), timeZone: environment.timeZone))
        case "UTC":
            var fields: [Double] = []
            for argument in arguments.prefix(7) { fields.append(try number(argument)) }
            return .number(JavaScriptDate.utc(fields))
        default: return nil
        }
    }

    private mutating func call(
        patternMethod name: String, of pattern: BoundedPattern, _ arguments: [JavaScriptValue]
    ) throws(EvaluationFailure) -> JavaScriptValue {
        let units = Array(try text(arguments.first ?? .undefined).utf16)
        try spend(units.count / 64)
        switch name {
        case "test": return .bool(try search(pattern, units, from: 0) != nil)
        case "exec":
            guard let found = try search(pattern, units, from: 0) else { return .null }
            return try captures(found, units)
        case "toString": return .string("/\(pattern.source)/\(pattern.flags)")
        default: throw .typeError("regular expressions have no function “\(name)”")
        }
    }
}
