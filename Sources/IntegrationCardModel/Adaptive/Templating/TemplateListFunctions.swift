import Foundation

extension TemplateEvaluator {
    /// A result that may be undefined although the function is known.
    struct Answer {
        let value: JSONValue?

        init(_ value: JSONValue?) {
            self.value = value
        }
    }

    mutating func listFunction(_ name: String, _ values: [JSONValue?]) throws(Failure) -> Answer? {
        func value(_ index: Int) -> JSONValue? { index < values.count ? values[index] : nil }
        func list(_ index: Int) throws(Failure) -> [JSONValue] {
            guard let elements = value(index)?.arrayValue else { throw Failure(message: "“\(name)” needs a list") }
            return elements
        }
        func integer(_ index: Int) throws(Failure) -> Int {
            guard let integer = Int(exactly: try number(value(index)).rounded(.towardZero)) else {
                throw Failure(message: "out of range")
            }
            return integer
        }
        try spend((values.first.flatMap { $0?.arrayValue?.count } ?? 0) / 4)
        switch name {
        case "count":
            switch value(0) {
            case .string(let text)?: return Answer(.number(Double(text.utf16.count)))
            case .object(let object)?: return Answer(.number(Double(object.count)))
            default: return Answer(.number(Double(try list(0).count)))
            }
        case "first", "last":
            if case .string(let text)? = value(0) {
                return Answer((name == "first" ? text.first : text.last).map { .string(String($0)) })
            }
            return Answer(name == "first" ? try list(0).first : try list(0).last)
        case "empty":
            switch value(0) {
            case nil, .null?, .string("")?: return Answer(true)
            case .array(let elements)?: return Answer(.bool(elements.isEmpty))
            case .object(let object)?: return Answer(.bool(object.isEmpty))
            default: return Answer(false)
            }
        case "contains":
            switch value(0) {
            case .string(let text)?:
                let units = Array(text.utf16)
                let part = Array(self.text(value(1)).utf16)
                try spend((units.count + part.count) / 64)
                return Answer(.bool(JavaScriptStrings.firstIndex(of: part, in: units, from: 0) != nil))
            case .object(let object)?: return Answer(.bool(object[text(value(1))] != nil))
            default: return Answer(.bool(try firstPlace(of: value(1), in: list(0)) != nil))
            }
        case "join":
            let elements: [JSONValue?] = try list(0)
            return Answer(
                try joined(
                    elements, separator: text(value(1)), lastSeparator: values.count > 2 ? text(value(2)) : nil))
        case "skip": return Answer(.array(Array(try list(0).dropFirst(max(0, try integer(1))))))
        case "take":
            if case .string(let text)? = value(0) {
                return Answer(.string(String(text.prefix(max(0, try integer(1))))))
            }
            return Answer(.array(Array(try list(0).prefix(max(0, try integer(1))))))
        case "subArray":
            let elements = try list(0)
            let start = try integer(1)
            let end = values.count > 2 ? try integer(2) : elements.count
            guard start >= 0, start <= end, end <= elements.count else { throw Failure(message: "out of range") }
            return Answer(.array(Array(elements[start..<end])))
        case "createArray": return Answer(try bounded(values.map { $0 ?? .null }))
        case "range":
            let count = try integer(1)
            guard count >= 0, count <= environment.limits.expressions.maximumElements else {
                throw Failure(message: "the array has too many elements")
            }
            try spend(count / 4)
            let start = try number(value(0))
            return Answer(.array((0..<count).map { .number(start + Double($0)) }))
        case "union", "intersection", "unique":
            // A hash reads the whole value, and texts as their normal forms.
            for value in values { try spend(reading: value, partsOfStep: 1) }
            var seen = Set<JSONValue>()
            if name == "intersection" {
                let others = Set(try list(1))
                return Answer(.array(try list(0).filter { others.contains($0) && seen.insert($0).inserted }))
            }
            var merged: [JSONValue] = []
            for index in values.indices {
                let elements = try list(index)
                try spend(elements.count)
                for element in elements where seen.insert(element).inserted { merged.append(element) }
                try checkCount(merged.count)
            }
            return Answer(.array(merged))
        case "flatten":
            let elements = try list(0)
            try checkCount(elements.reduce(0) { $0 + ($1.arrayValue?.count ?? 1) })
            return Answer(.array(elements.flatMap { $0.arrayValue ?? [$0] }))
        case "sortBy", "sortByDescending":
            let key = values.count > 1 ? text(value(1)) : nil
            try spend(try list(0).count * 2)
            let keyed = try list(0).map { element in
                (key: key.map { name in element[name] } ?? element, value: element)
            }
            return Answer(.array(try sorted(keyed, descending: name == "sortByDescending")))
        case "indicesAndValues":
            return Answer(.array(try list(0).enumerated().map { ["index": .number(Double($0)), "value": $1] }))
        case "getProperty":
            if values.count == 1 { return Answer(data?[text(value(0))]) }
            return Answer(value(0)?[text(value(1))])
        case "addProperty", "setProperty", "removeProperty":
            guard case .object(var object)? = value(0) else { throw Failure(message: "“\(name)” needs an object") }
            if name == "addProperty", object[text(value(1))] != nil { throw Failure(message: "the property exists") }
            let member = text(value(1))
            // A conditional expression would make the null of JSON of `nil`, which is a member.
            if name == "removeProperty" {
                object[member] = nil
            } else {
                object[member] = value(2) ?? .null
            }
            return Answer(.object(object))
        case "merge":
            var merged = JSONObject()
            for value in values {
                for member in value?.objectValue ?? [:] { merged[member.name] = member.value }
            }
            return Answer(.object(merged))
        default: return nil
        }
    }

    /// The values in the order of their keys, those of equal keys and of keys that cannot be compared as they come. Each
    /// comparison costs as much as it reads.
    private mutating func sorted(
        _ keyed: [(key: JSONValue?, value: JSONValue)], descending: Bool
    ) throws(Failure) -> [JSONValue] {
        var evaluator = self
        defer { self = evaluator }
        var comparisons = 0
        func precedes(
            _ left: (offset: Int, element: (key: JSONValue?, value: JSONValue)),
            _ right: (offset: Int, element: (key: JSONValue?, value: JSONValue))
        ) throws -> Bool {
            comparisons += 1
            // Four comparisons of short texts are as much work as a step.
            if comparisons % 4 == 0 { evaluator.spendQuietly(1) }
            guard evaluator.remainingSteps >= 0 else { throw Failure(message: "the template takes too many steps") }
            let order = (try? evaluator.compare(left.element.key, right.element.key)) ?? 0
            if order == 0 { return left.offset < right.offset }
            return descending ? order > 0 : order < 0
        }
        do {
            return try keyed.enumerated().sorted(by: precedes).map(\.element.value)
        } catch {
            throw error as? Failure ?? Failure(message: "the values cannot be sorted")
        }
    }

    // MARK: Conversions

    mutating func conversion(_ name: String, _ values: [JSONValue?]) throws(Failure) -> Answer? {
        let value = values.first ?? nil
        switch name {
        case "string":
            let locale = values.count > 1 ? values[1]?.stringValue : nil
            if case .number(let number)? = value, let locale {
                let formatting = NumberFormatting(
                    .float, .json(["groupingEnabled": false]), CardLocale(identifier: locale), environment.formatting)
                return Answer(.string(formatting.text(.number(number))))
            }
            if case .array? = value { return try dataFunction("jsonStringify", values) }
            return Answer(.string(text(value)))
        case "int", "float":
            let number: Double
            switch value {
            case .number(let value)?: number = value
            case .string(let text)? where !text.isEmpty: number = JavaScriptNumber.parse(text)
            case .bool(let bool)?: number = bool ? 1 : 0
            default: number = .nan
            }
            guard number.isFinite else { throw Failure(message: "“\(text(value))” is no number") }
            return Answer(.number(name == "int" ? number.rounded(.towardZero) : number))
        case "bool":
            if case .string(let text)? = value { return Answer(.bool(text.lowercased() == "true" || text == "1")) }
            if case .number(let number)? = value { return Answer(.bool(number != 0)) }
            return Answer(.bool(Self.isTrue(value)))
        case "json":
            try spend(text(value).utf8.count / 8)
            do throws(JSONParseError) {
                return Answer(try JSONParser(limits: environment.limits.json).parse(text(value)))
            } catch {
                throw Failure(message: "the text is not JSON: \(error)")
            }
        case "base64ToString":
            guard let data = Data(base64Encoded: text(value)) else { throw Failure(message: "the text is not Base64") }
            return Answer(.string(String(decoding: data, as: UTF8.self)))
        case "uriComponent": return Answer(.string(JavaScriptStrings.encodedURIComponent(text(value))))
        case "uriComponentToString": return Answer(.string(text(value).removingPercentEncoding ?? text(value)))
        case "dataUri":
            return Answer(
                .string("data:text/plain;charset=utf-8;base64," + Data(text(value).utf8).base64EncodedString()))
        case "dataUriToString":
            guard let comma = text(value).lastIndex(of: ","),
                let data = Data(base64Encoded: String(text(value)[comma...].dropFirst()))
            else { throw Failure(message: "the text is no data URI") }
            return Answer(.string(String(decoding: data, as: UTF8.self)))
        case "isString": return Answer(.bool(value?.stringValue != nil))
        case "isBoolean": return Answer(.bool(value?.boolValue != nil))
        case "isArray": return Answer(.bool(value?.arrayValue != nil))
        case "isObject": return Answer(.bool(value?.objectValue != nil))
        case "isInteger": return Answer(.bool(value?.numberValue.map { $0.rounded() == $0 } ?? false))
        case "isFloat": return Answer(.bool(value?.numberValue.map { $0.rounded() != $0 } ?? false))
        case "isDateTime":
            let instant = value?.stringValue.map { JavaScriptDate.parse($0, timeZone: .gmt) } ?? .nan
            return Answer(.bool(!instant.isNaN))
        default: return nil
        }
    }
}
