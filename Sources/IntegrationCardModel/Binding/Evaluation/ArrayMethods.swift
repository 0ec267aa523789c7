extension ExpressionEvaluator {
    /// Calls a method of an array.
    mutating func call(
        arrayMethod name: String, of array: JavaScriptValue, _ arguments: [JavaScriptValue]
    ) throws(EvaluationFailure) -> JavaScriptValue {
        func argument(_ index: Int) -> JavaScriptValue { index < arguments.count ? arguments[index] : .undefined }
        let elements = array.elements ?? []
        let count = elements.count
        try spend(1 + count)
        func fromEnd(_ value: Int) -> Int { min(max(value < 0 ? count + value : value, 0), count) }
        switch name {
        case "indexOf":
            try spend(reading: [array])
            let start = fromEnd(try coercion.integer(argument(1)))
            let place = elements[start...].firstIndex { JavaScriptCoercion.identical($0, argument(0)) }
            return .number(Double(place ?? -1))
        case "lastIndexOf":
            try spend(reading: [array])
            return .number(Double(elements.lastIndex { JavaScriptCoercion.identical($0, argument(0)) } ?? -1))
        case "includes":
            try spend(reading: [array])
            if case .number(let wanted) = argument(0), wanted.isNaN {
                return .bool(elements.contains { if case .number(let number) = $0 { number.isNaN } else { false } })
            }
            return .bool(elements.contains { JavaScriptCoercion.identical($0, argument(0)) })
        case "join": return .string(try join(elements, separator: argument(0)))
        case "toString": return .string(try text(array))
        case "at":
            let index = try coercion.integer(argument(0))
            let place = index < 0 ? count + index : index
            return elements.indices.contains(place) ? elements[place] : .undefined
        case "slice":
            let start = fromEnd(try coercion.integer(argument(0)))
            let end = fromEnd(try coercion.integer(argument(1), default: count))
            return .array(start < end ? Array(elements[start..<end]) : [])
        case "concat":
            var result = elements
            for value in arguments {
                let added = value.elements ?? [value]
                try spend(1 + added.count / 4)
                try checkCount(result.count + added.count)
                result += added
            }
            return .array(result)
        case "reverse": return .array(elements.reversed())
        case "flat":
            var result: [JavaScriptValue] = []
            try flatten(elements, depth: try coercion.integer(argument(0), default: 1), into: &result)
            return .array(result)
        case "keys": return .array(elements.indices.map { .number(Double($0)) })
        case "sort": return try sorted(elements)
        case "map", "filter", "some", "every", "find", "findIndex": return try visit(name, elements, argument(0))
        default: throw .typeError("arrays have no function “\(name)”")
        }
    }

    /// Adds elements to a list, those of lists within it in their place, as deep as that is wanted.
    private mutating func flatten(
        _ elements: [JavaScriptValue], depth: Int, into result: inout [JavaScriptValue]
    ) throws(EvaluationFailure) {
        for element in elements {
            if depth > 0, let inner = element.elements {
                try spend(1 + inner.count / 4)
                try flatten(inner, depth: depth - 1, into: &result)
            } else {
                try checkCount(result.count + 1)
                result.append(element)
            }
        }
    }

    private mutating func join(
        _ elements: [JavaScriptValue], separator: JavaScriptValue
    ) throws(EvaluationFailure) -> String {
        let separator = try separator.isUndefined ? "," : text(separator)
        var result = BoundedText(maximumBytes: coercion.maximumResultBytes)
        for (position, element) in elements.enumerated() {
            if position > 0 { result.append(separator) }
            if !element.isNullish { result.append(try text(element)) }
            guard !result.isFull else {
                spendQuietly(result.text.utf8.count / 64)
                throw tooLong
            }
        }
        try spend(result.text.utf8.count / 64)
        return result.text
    }

    /// Sorts by the elements' texts, undefined last, as JavaScript does without a comparing function.
    private mutating func sorted(_ elements: [JavaScriptValue]) throws(EvaluationFailure) -> JavaScriptValue {
        try spend(elements.count)
        for element in elements { if case .json = element { try spend(reading: [element]) } }
        var keyed: [(key: String, value: JavaScriptValue)] = []
        for element in elements where !element.isUndefined { keyed.append((try text(element), element)) }
        var evaluator = self
        defer { self = evaluator }
        var comparisons = 0
        do {
            try keyed.sort { left, right in
                comparisons += 1
                // Eight comparisons of short texts are as much work as a step.
                try evaluator.spend(TextOrder.steps(left.key, right.key) + (comparisons % 8 == 0 ? 1 : 0))
                return TextOrder.compare(left.key, right.key) < 0
            }
        } catch {
            throw error as? EvaluationFailure ?? .typeError("the values cannot be sorted")
        }
        let missing = elements.count - keyed.count
        return .array(keyed.map(\.value) + Array(repeating: .undefined, count: missing))
    }

    /// Calls a function with each element. Expressions cannot define functions, but they can name some: `String`,
    /// `Boolean`, `encodeURIComponent`.
    private mutating func visit(
        _ name: String, _ elements: [JavaScriptValue], _ callback: JavaScriptValue
    ) throws(EvaluationFailure) -> JavaScriptValue {
        let function: JavaScriptFunction
        switch callback {
        case .function(let plain): function = plain
        case .namespace(let namespace) where namespace.isCallable:
            function = JavaScriptFunction(namespace: namespace, name: "")
        default: throw .typeError("“\(name)” needs a function")
        }
        var results: [JavaScriptValue] = []
        for (position, element) in elements.enumerated() {
            let answer = try charged(call(function, [element, .number(Double(position))]))
            switch name {
            case "map": results.append(answer)
            case "filter": if answer.isTrue { results.append(element) }
            case "some": if answer.isTrue { return .bool(true) }
            case "every": if !answer.isTrue { return .bool(false) }
            case "find": if answer.isTrue { return element }
            default: if answer.isTrue { return .number(Double(position)) }
            }
        }
        switch name {
        case "map", "filter": return .array(results)
        case "some": return .bool(false)
        case "every": return .bool(true)
        case "find": return .undefined
        default: return .number(-1)
        }
    }
}
