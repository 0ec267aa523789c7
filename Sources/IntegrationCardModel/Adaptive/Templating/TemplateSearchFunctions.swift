import Foundation

/// Functions that look for one text in another: in time that grows with the length of both, and within the bound of texts
/// while the result is made.
extension TemplateEvaluator {
    /// Replaces a text wherever it stands.
    mutating func replace(
        _ text: String, _ part: String, with replacement: String, ignoresCase: Bool
    ) throws(Failure) -> JSONValue {
        guard !part.isEmpty else { return .string(text) }
        let units = Array(text.utf16)
        let wanted = ignoresCase ? Self.folded(part) : Array(part.utf16)
        try spend((units.count + wanted.count) / 64)
        let places = TextSearch(wanted).places(in: ignoresCase ? Self.folded(text) : units)
        guard !places.isEmpty else { return .string(text) }
        try spend(places.count)
        let kept = units.count - places.count * wanted.count
        // A unit takes one byte at least.
        guard kept + places.count * replacement.utf8.count <= maximumBytes else {
            throw Failure(message: "the text is too long")
        }
        var result = BoundedText(maximumBytes: maximumBytes)
        var position = 0
        for place in places {
            if position < place { result.append(JavaScriptStrings.slice(units, position, place)) }
            result.append(replacement)
            guard !result.isFull else { throw tooLong(result.text) }
            position = place + wanted.count
        }
        result.append(JavaScriptStrings.slice(units, position, units.count))
        guard !result.isFull else { throw tooLong(result.text) }
        return .string(result.text)
    }

    /// The parts of a text between separators; its characters, where the separator is empty.
    mutating func split(_ text: String, _ separator: String) throws(Failure) -> JSONValue {
        guard !separator.isEmpty else {
            try spend(text.utf8.count)
            return try bounded(text.map { .string(String($0)) })
        }
        let units = Array(text.utf16)
        let wanted = Array(separator.utf16)
        try spend((units.count + wanted.count) / 64)
        let places = TextSearch(wanted).places(in: units)
        try spend(places.count)
        try checkCount(places.count + 1)
        return .array(JavaScriptStrings.parts(of: units, between: places, length: wanted.count).map { .string($0) })
    }

    /// The units of a text in small letters, one for each of its own.
    private static func folded(_ text: String) -> [UInt16] {
        let lowercase = Array(text.lowercased().utf16)
        if lowercase.count == text.utf16.count { return lowercase }
        // The small form of İ has two units.
        return text.unicodeScalars.flatMap { scalar in
            let small = scalar.properties.lowercaseMapping.utf16
            let own = String(scalar).utf16
            return Array(small.count == own.count ? small : own)
        }
    }
}
