import Foundation

/// The functions `{{DATE(…)}}` and `{{TIME(…)}}` that texts of Adaptive Cards may contain.
public enum AdaptiveDateText {
    /// Replaces the functions of a text by dates in the environment's language and time zone. Text that is not a
    /// complete date with a time and a zone stays unchanged.
    public static func replace(in text: String, environment: BindingEnvironment) -> String {
        guard text.contains("{{") else { return text }
        var result = ""
        var rest = text[...]
        while let start = rest.firstRange(of: "{{"), let end = rest[start.upperBound...].firstRange(of: "}}") {
            result += rest[..<start.lowerBound]
            if let replacement = value(of: rest[start.upperBound..<end.lowerBound], environment) {
                result += replacement
            } else {
                result += rest[start.lowerBound..<end.upperBound]
            }
            rest = rest[end.upperBound...]
        }
        return result + rest
    }

    private static func value(of call: Substring, _ environment: BindingEnvironment) -> String? {
        guard call.hasSuffix(")"), let open = call.firstIndex(of: "(") else { return nil }
        let arguments = call[call.index(after: open)...].dropLast().split(separator: ",").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        guard let source = arguments.first, source.contains("T"), source.count > 19 else { return nil }
        let instant = JavaScriptDate.parse(source, timeZone: environment.timeZone)
        guard !instant.isNaN else { return nil }
        let options: JSONValue
        switch (call[..<open], arguments.count > 1 ? arguments[1].uppercased() : "COMPACT") {
        case ("TIME", _): options = ["format": "jm"]
        case ("DATE", "LONG"): options = ["style": "full"]
        case ("DATE", "SHORT"): options = ["format": "yMMMEEEd"]
        case ("DATE", "COMPACT"): options = ["style": "short"]
        default: return nil
        }
        return DateTimeFormatting(
            isDateOnly: true, options: .json(options), locale: environment.cardLocale, environment: environment
        ).text(.number(instant))
    }
}
