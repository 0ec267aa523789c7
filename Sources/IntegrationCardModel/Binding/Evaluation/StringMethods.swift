import Foundation

extension ExpressionEvaluator {
    /// Calls a method of a string.
    mutating func call(
        stringMethod name: String, of string: String, _ arguments: [JavaScriptValue]
    ) throws(EvaluationFailure) -> JavaScriptValue {
        try spend(1 + string.utf8.count / 32)
        func argument(_ index: Int) -> JavaScriptValue { index < arguments.count ? arguments[index] : .undefined }
        switch name {
        case "toString", "valueOf": return .string(string)
        case "toUpperCase", "toLocaleUpperCase": return .string(string.uppercased())
        case "toLowerCase", "toLocaleLowerCase": return .string(string.lowercased())
        case "trim": return .string(JavaScriptText.trim(string))
        case "trimStart", "trimLeft": return .string(JavaScriptText.trim(string, end: false))
        case "trimEnd", "trimRight": return .string(JavaScriptText.trim(string, start: false))
        case "concat":
            var result = string
            for value in arguments {
                let added = try text(value)
                try spend(1 + added.utf8.count / 64)
                result += added
                guard result.utf8.count <= coercion.maximumResultBytes else { throw tooLong }
            }
            return .string(result)
        case "split": return try split(string, argument(0), limit: argument(1))
        case "replace": return .string(try replace(string, argument(0), with: argument(1), all: false))
        case "replaceAll": return .string(try replace(string, argument(0), with: argument(1), all: true))
        case "match": return try match(string, argument(0))
        case "search":
            let found = try search(try pattern(argument(0)), Array(string.utf16), from: 0)
            return .number(Double(found?.captures[0]?.lowerBound ?? -1))
        case "normalize":
            try spend(string.utf8.count / 4)
            return .string(try bounded(try normalized(string, argument(0))))
        case "repeat":
            let count = try coercion.integer(argument(0))
            guard count >= 0 else { throw .typeError("“repeat” needs a count that is not negative") }
            guard string.isEmpty || count <= coercion.maximumResultBytes / string.utf8.count else { throw tooLong }
            return .string(string.isEmpty ? "" : String(repeating: string, count: count))
        case "localeCompare":
            let other = try text(argument(0))
            try spend(min(string.utf8.count, other.utf8.count) / 4)
            let order = string.compare(other, locale: environment.locale)
            return .number(Double(order.rawValue))
        case "padStart", "padEnd":
            return .string(try pad(string, argument(0), argument(1), atStart: name == "padStart"))
        default: return try call(unitMethod: name, of: string, arguments)
        }
    }

    /// Calls a method that counts UTF-16 units.
    private mutating func call(
        unitMethod name: String, of string: String, _ arguments: [JavaScriptValue]
    ) throws(EvaluationFailure) -> JavaScriptValue {
        func argument(_ index: Int) -> JavaScriptValue { index < arguments.count ? arguments[index] : .undefined }
        let units = Array(string.utf16)
        let count = units.count
        func clamped(_ value: Int) -> Int { min(max(value, 0), count) }
        func fromEnd(_ value: Int) -> Int { clamped(value < 0 ? count + value : value) }
        switch name {
        case "charAt":
            let character = JavaScriptStrings.character(at: try coercion.integer(argument(0)), of: string)
            return character.isUndefined ? .string("") : character
        case "at":
            let index = try coercion.integer(argument(0))
            return JavaScriptStrings.character(at: index < 0 ? count + index : index, of: string)
        case "charCodeAt":
            let index = try coercion.integer(argument(0))
            return units.indices.contains(index) ? .number(Double(units[index])) : .number(.nan)
        case "codePointAt":
            let index = try coercion.integer(argument(0))
            guard units.indices.contains(index) else { return .undefined }
            guard UTF16.isLeadSurrogate(units[index]), index + 1 < count, UTF16.isTrailSurrogate(units[index + 1])
            else { return .number(Double(units[index])) }
            return .number(Double(0x10000 + (Int(units[index]) - 0xD800) << 10 + Int(units[index + 1]) - 0xDC00))
        case "indexOf":
            let start = clamped(try coercion.integer(argument(1)))
            let part = Array(try text(argument(0)).utf16)
            try spend((count + part.count) / 64)
            return .number(Double(JavaScriptStrings.firstIndex(of: part, in: units, from: start) ?? -1))
        case "lastIndexOf":
            let part = Array(try text(argument(0)).utf16)
            try spend((count + part.count) / 64)
            let start = try coercion.integer(argument(1), default: count)
            return .number(Double(JavaScriptStrings.lastIndex(of: part, in: units, from: start) ?? -1))
        case "includes":
            let start = clamped(try coercion.integer(argument(1)))
            let part = Array(try text(argument(0)).utf16)
            try spend((count + part.count) / 64)
            return .bool(JavaScriptStrings.firstIndex(of: part, in: units, from: start) != nil)
        case "startsWith":
            let start = clamped(try coercion.integer(argument(1)))
            return .bool(units[start...].starts(with: try text(argument(0)).utf16))
        case "endsWith":
            let end = clamped(try coercion.integer(argument(1), default: count))
            let part = Array(try text(argument(0)).utf16)
            return .bool(part.count <= end && units[(end - part.count)..<end].elementsEqual(part))
        case "substring":
            let start = clamped(try coercion.integer(argument(0)))
            let end = clamped(try coercion.integer(argument(1), default: count))
            return .string(JavaScriptStrings.slice(units, min(start, end), max(start, end)))
        case "substr":
            let start = fromEnd(try coercion.integer(argument(0)))
            let length = max(0, try coercion.integer(argument(1), default: count))
            return .string(JavaScriptStrings.slice(units, start, min(count, start + min(length, count))))
        case "slice":
            let start = fromEnd(try coercion.integer(argument(0)))
            return .string(
                JavaScriptStrings.slice(units, start, fromEnd(try coercion.integer(argument(1), default: count))))
        default: throw .typeError("strings have no function “\(name)”")
        }
    }

    /// A string in one of Unicode's normal forms.
    private mutating func normalized(_ string: String, _ form: JavaScriptValue) throws(EvaluationFailure) -> String {
        switch try form.isUndefined ? "NFC" : text(form) {
        case "NFC": return string.precomposedStringWithCanonicalMapping
        case "NFD": return string.decomposedStringWithCanonicalMapping
        case "NFKC": return string.precomposedStringWithCompatibilityMapping
        case "NFKD": return string.decomposedStringWithCompatibilityMapping
        default: throw .typeError("the normal forms are NFC, NFD, NFKC and NFKD")
        }
    }

    private mutating func pad(
        _ string: String, _ length: JavaScriptValue, _ filling: JavaScriptValue, atStart: Bool
    ) throws(EvaluationFailure) -> String {
        let filler = try filling.isUndefined ? " " : text(filling)
        let missing = try coercion.integer(length) - string.utf16.count
        guard missing > 0, !filler.isEmpty else { return string }
        guard missing <= coercion.maximumResultBytes else { throw tooLong }
        try spend(missing / 64)
        let units = Array(filler.utf16)
        let rest = JavaScriptStrings.slice(units, 0, missing % units.count)
        let padding = String(repeating: filler, count: missing / units.count) + rest
        return atStart ? padding + string : string + padding
    }

    private mutating func split(
        _ string: String, _ separator: JavaScriptValue, limit: JavaScriptValue
    ) throws(EvaluationFailure) -> JavaScriptValue {
        let maximum = try limit.isUndefined ? .max : coercion.unsigned(limit)
        var pieces: [JavaScriptValue] = []
        if separator.isUndefined {
            pieces = [.string(string)]
        } else if case .pattern(let pattern) = separator {
            let units = Array(string.utf16)
            var start = 0
            var position = 0
            while position < units.count, let range = try search(pattern, units, from: position)?.captures[0],
                range.lowerBound < units.count
            {
                if range.upperBound == start {
                    position = range.lowerBound + 1
                    continue
                }
                pieces.append(.string(JavaScriptStrings.slice(units, start, range.lowerBound)))
                start = range.upperBound
                position = start
            }
            pieces.append(.string(JavaScriptStrings.slice(units, start, units.count)))
        } else {
            let part = try text(separator)
            if part.isEmpty {
                try spend(string.utf8.count)
                pieces = string.utf16.map { .string(String(decoding: CollectionOfOne($0), as: UTF16.self)) }
            } else {
                pieces = try self.pieces(of: string, between: Array(part.utf16), most: maximum)
            }
        }
        try spend(pieces.count)
        return try bounded(Array(pieces.prefix(max(0, maximum))))
    }

    /// The parts of a text between separators.
    private mutating func pieces(
        of string: String, between separator: [UInt16], most: Int
    ) throws(EvaluationFailure) -> [JavaScriptValue] {
        let units = Array(string.utf16)
        try spend((units.count + separator.count) / 64)
        let places = TextSearch(separator).places(in: units, most: most)
        try spend(places.count)
        if most > places.count { try checkCount(places.count + 1) }
        return JavaScriptStrings.parts(of: units, between: places, length: separator.count).map { .string($0) }
    }

    // MARK: Patterns

    private mutating func pattern(_ value: JavaScriptValue) throws(EvaluationFailure) -> BoundedPattern {
        if case .pattern(let pattern) = value { return pattern }
        return try pattern(value.isUndefined ? "" : text(value), flags: "")
    }

    mutating func pattern(_ source: String, flags: String) throws(EvaluationFailure) -> BoundedPattern {
        do throws(BoundedPattern.Fault) {
            let pattern = try BoundedPattern(source, flags: flags, limits: environment.limits.patterns)
            spendQuietly(pattern.instructions.count / Self.matcherSteps)
            return pattern
        } catch {
            spendQuietly(environment.limits.patterns.maximumInstructions / Self.matcherSteps)
            throw .typeError("the regular expression is not valid: \(error.message)")
        }
    }

    /// The steps of a matcher that are as much work as one of an expression.
    private static let matcherSteps = 4

    mutating func search(
        _ pattern: BoundedPattern, _ units: [UInt16], from start: Int
    ) throws(EvaluationFailure) -> BoundedPattern.Match? {
        let allowed = min(environment.limits.patterns.maximumSteps, remainingSteps * Self.matcherSteps)
        let match: BoundedPattern.Match?
        var steps = allowed
        do throws(BoundedPattern.Fault) {
            (match, steps) = try pattern.firstMatch(in: units, from: start, maximumSteps: allowed)
        } catch {
            // A search that is given up has cost as much as one that ends.
            try spend(1 + steps / Self.matcherSteps)
            throw .limit("the regular expression takes too many steps")
        }
        try spend(1 + steps / Self.matcherSteps)
        return match
    }

    private mutating func match(
        _ string: String, _ value: JavaScriptValue
    ) throws(EvaluationFailure) -> JavaScriptValue {
        let pattern = try pattern(value)
        let units = Array(string.utf16)
        guard pattern.isGlobal else {
            guard let found = try search(pattern, units, from: 0) else { return .null }
            return try captures(found, units)
        }
        var pieces: [JavaScriptValue] = []
        var start = 0
        while start <= units.count, let range = try search(pattern, units, from: start)?.captures[0] {
            pieces.append(.string(JavaScriptStrings.slice(units, range.lowerBound, range.upperBound)))
            start = range.isEmpty ? range.upperBound + 1 : range.upperBound
        }
        return pieces.isEmpty ? .null : try bounded(pieces)
    }

    /// The captures of a match, each charged by its length: groups within each other capture one text many times.
    mutating func captures(
        _ match: BoundedPattern.Match, _ units: [UInt16]
    ) throws(EvaluationFailure) -> JavaScriptValue {
        try spend(match.captures.reduce(0) { $0 + 1 + ($1?.count ?? 0) / 64 })
        return .array(
            match.captures.map { range in
                range.map { .string(JavaScriptStrings.slice(units, $0.lowerBound, $0.upperBound)) } ?? .undefined
            })
    }
}
