import Foundation

extension TemplateEvaluator {
    /// Writes a date by a format of .NET: a pattern such as "dddd, MMMM d, yyyy h:mm tt", or the letter of a standard
    /// format such as "D".
    ///
    /// - Parameter timeZone: the clocks that the text shows.
    func dateText(_ instant: Double, _ format: String, _ locale: CardLocale, timeZone: TimeZone = .gmt) -> String {
        guard abs(instant) <= JavaScriptDate.maximum else { return "" }
        let pattern = format.count == 1 ? standardPattern(format, locale) : Self.pattern(format)
        return environment.formatting.text(instant, pattern: pattern, locale, timeZone: timeZone, calendar: .gregorian)
    }

    /// The format of .NET behind the letter of a standard one that does not depend on the language.
    private func standardForm(_ letter: String) -> String? {
        switch letter {
        case "o", "O": "yyyy-MM-ddTHH:mm:ss.fffffffK"
        case "r", "R": "ddd, dd MMM yyyy HH:mm:ss 'GMT'"
        case "s": "yyyy-MM-ddTHH:mm:ss"
        case "u": "yyyy-MM-dd HH:mm:ssZ"
        default: nil
        }
    }

    /// The pattern of Unicode's date fields for the letter of a standard format.
    private func standardPattern(_ letter: String, _ locale: CardLocale) -> String {
        if let form = standardForm(letter) { return Self.pattern(form) }
        func pattern(_ template: String, _ english: String) -> String {
            if locale.language == "en", !locale.identifier.contains("_") || locale.identifier.hasPrefix("en_US") {
                return english
            }
            return environment.formatting.pattern("template/" + template, locale) {
                let hours = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale.locale) ?? "H"
                let template = template.replacing("j", with: hours.contains("a") ? "h" : "H")
                return DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale.locale) ?? english
            }
        }
        let (short, long) = (pattern("yMd", "M/d/yyyy"), pattern("yMMMMEEEEd", "EEEE, MMMM d, yyyy"))
        let (time, fullTime) = (pattern("jmm", "h:mm a"), pattern("jmmss", "h:mm:ss a"))
        return switch letter {
        case "d": short
        case "D": long
        case "t": time
        case "T": fullTime
        case "f": long + " " + time
        case "F", "U": long + " " + fullTime
        case "g": short + " " + time
        case "G": short + " " + fullTime
        case "m", "M": pattern("MMMMd", "MMMM d")
        case "y", "Y": pattern("yMMMM", "MMMM yyyy")
        default: Self.pattern(letter)
        }
    }

    /// The pattern of Unicode's date fields for a pattern of .NET.
    private static func pattern(_ format: String) -> String {
        var pattern = ""
        var rest = format.prefix(256)
        func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "''") + "'" }
        while let letter = rest.first {
            let run = rest.prefix { $0 == letter }
            rest = rest[run.endIndex...]
            switch letter {
            case "d" where run.count <= 2, "M", "y", "H", "h", "m", "s": pattern += run
            case "d": pattern += run.count == 3 ? "EEE" : "EEEE"
            case "t": pattern += "a"
            case "f", "F": pattern += String(repeating: "S", count: run.count)
            case "K": pattern += "XXX"
            case "z": pattern += run.count == 1 ? "X" : run.count == 2 ? "XX" : "XXX"
            case "'", "\"":
                let text = rest.prefix { $0 != letter }
                rest = rest[text.endIndex...].dropFirst()
                pattern += quoted(String(text))
            case "\\": if let next = rest.popFirst() { pattern += quoted(String(next)) }
            case "%": break
            default: pattern += letter.isLetter ? quoted(String(run)) : String(run)
            }
        }
        return pattern
    }
}
