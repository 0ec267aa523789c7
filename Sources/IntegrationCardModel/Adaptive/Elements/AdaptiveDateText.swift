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
        let skeleton: String
        switch (call[..<open], arguments.count > 1 ? arguments[1].uppercased() : "COMPACT") {
        case ("TIME", _):
            let formatting = DateTimeFormatting(
                isDateOnly: true, options: .json(["format": "jm"]), locale: environment.cardLocale,
                environment: environment)
            return formatting.text(.number(instant))
        case ("DATE", "LONG"): skeleton = "yMMMMEEEEd"
        case ("DATE", "SHORT"): skeleton = "yMMMEd"
        case ("DATE", "COMPACT"): skeleton = "yMd"
        default: return nil
        }
        // As browsers write dates: UI5 leaves out marks, and digits of years.
        let locale = environment.cardLocale
        if let pattern = browserPatterns["\(locale.language)/\(skeleton)"] {
            let fields = DateFields(instant, timeZone: environment.timeZone, calendar: locale.calendar)
            return environment.formatting.datePattern(pattern).text(
                fields, names: environment.formatting.names(locale, locale.calendar),
                weeks: environment.formatting.weeks(locale), locale)
        }
        let pattern = environment.formatting.pattern("adaptive/" + skeleton, locale) {
            DateFormatter.dateFormat(fromTemplate: skeleton, options: 0, locale: locale.with(locale.calendar))
                ?? "y-MM-dd"
        }
        return environment.formatting.text(
            instant, pattern: pattern, locale, timeZone: environment.timeZone, calendar: locale.calendar)
    }

    /// The patterns in which browsers (CLDR 48) differ from Foundation by marks, spaces, or the form of the names of days,
    /// by language and skeleton.
    private static let browserPatterns: [String: String] = [
        "ar/yMMMEd": "EEE، d MMM y",
        "de/yMMMEd": "EEE, d. MMM y",
        "ja/yMMMMEEEEd": "y年M月d日EEEE",
        "ru/yMMMEd": "EEE, d MMM y 'г.'",
        "zh/yMMMEd": "y年M月d日EEE",
        "zh/yMMMMEEEEd": "y年M月d日EEEE",
    ]
}
