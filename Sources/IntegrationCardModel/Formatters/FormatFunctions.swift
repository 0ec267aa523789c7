import Foundation

extension ExpressionEvaluator {
    /// Calls one of the `format` functions of cards.
    mutating func format(
        _ name: String, _ arguments: [JavaScriptValue]
    ) throws(EvaluationFailure) -> JavaScriptValue {
        try spend(20)
        func argument(_ index: Int) -> JavaScriptValue { index < arguments.count ? arguments[index] : .undefined }
        switch name {
        case "dateTime", "date":
            let tail = FormatTail(argument(1), argument(2), environment)
            let formatter = DateTimeFormatting(
                isDateOnly: name == "date", options: tail.options, locale: tail.locale, environment: environment)
            return .string(try bounded(formatter.text(argument(0))))
        case "float", "integer", "percent":
            let tail = FormatTail(argument(1), argument(2), environment)
            let style: NumberFormatting.Kind = name == "float" ? .float : name == "integer" ? .integer : .percent
            return .string(
                NumberFormatting(style, tail.options, tail.locale, environment.formatting).text(argument(0)))
        case "currency":
            let tail = FormatTail(argument(2), argument(3), environment)
            let code = argument(1).isNullish ? "" : try text(argument(1))
            return .string(
                environment.formatting.currencyFormatter(code, tail.options, tail.locale).text(argument(0)))
        case "unit":
            let tail = FormatTail(argument(2), argument(3), environment)
            let unit = argument(1).isNullish ? "" : try text(argument(1))
            return .string(
                UnitFormatting(unit: unit, options: tail.options, locale: tail.locale, environment.formatting)
                    .text(argument(0)))
        case "text":
            let values = argument(1).elements ?? (arguments.count > 1 ? Array(arguments.dropFirst()) : [])
            var texts: [String] = []
            for value in values { texts.append(try text(value)) }
            return .string(try bounded(try MessageFormat.text(try text(argument(0)), texts)))
        case "initials":
            guard case .string(let string) = argument(0) else { return .string("") }
            return .string(Initials.text(string, length: try coercion.integer(argument(1), default: 2)))
        default: throw .typeError("“format.\(name)” is not a function")
        }
    }
}

extension CardFormatting {
    /// The text of a number in the environment's language.
    func float(_ value: Double, _ options: JavaScriptValue, _ environment: BindingEnvironment) -> String {
        NumberFormatting(.float, options, environment.cardLocale, self).text(.number(value))
    }
}

/// The last two arguments of most functions: options and a locale. A text in place of the options is the locale.
struct FormatTail {
    let options: JavaScriptValue
    let locale: CardLocale

    init(_ options: JavaScriptValue, _ locale: JavaScriptValue, _ environment: BindingEnvironment) {
        if case .string(let tag) = options {
            self.options = .undefined
            self.locale = CardLocale(identifier: tag)
        } else {
            self.options = options
            if case .string(let tag) = locale {
                self.locale = CardLocale(identifier: tag)
            } else {
                self.locale = environment.cardLocale
            }
        }
    }
}

extension JavaScriptValue {
    /// An option that is a number or a text of one.
    func integerOption(_ name: String) -> Int? {
        let number: Double =
            switch option(name) {
            case .number(let number): number
            case .string(let text): JavaScriptNumber.parse(text)
            default: .nan
            }
        return number.isFinite && abs(number) < 1e6 ? Int(number) : nil
    }

    /// An option that is a truth value.
    func boolOption(_ name: String, default fallback: Bool) -> Bool {
        let value = option(name)
        return value.isUndefined ? fallback : value.isTrue
    }

    /// An option that is a text.
    func textOption(_ name: String) -> String? {
        if case .string(let text) = option(name) { text } else { nil }
    }
}

/// The placeholders of `format.text`: `{0}`, `''` for an apostrophe, `'…'` for text as it is.
enum MessageFormat {
    static func text(_ pattern: String, _ values: [String]) throws(EvaluationFailure) -> String {
        var result = ""
        var rest = pattern[...]
        while let character = rest.popFirst() {
            switch character {
            case "'":
                if rest.first == "'" {
                    rest.removeFirst()
                    result += "'"
                } else {
                    while let quoted = rest.popFirst() {
                        if quoted == "'" {
                            guard rest.first == "'" else { break }
                            rest.removeFirst()
                        }
                        result.append(quoted)
                    }
                }
            case "{":
                guard let end = rest.firstIndex(of: "}") else { throw .typeError("a brace in the text is not closed") }
                let digits = rest[..<end].split(separator: ",").first?.filter { !$0.isWhitespace } ?? ""
                guard let index = Int(digits), index >= 0 else {
                    throw .typeError("“\(rest[..<end])” is not a number of a value")
                }
                result += index < values.count ? values[index] : "undefined"
                rest = rest[rest.index(after: end)...]
            case "}": throw .typeError("a closing brace in the text has no opening one")
            default: result.append(character)
            }
        }
        return result
    }
}

/// The initials of a name: those of its first and last word, or the first few.
enum Initials {
    static func text(_ name: String, length: Int) -> String {
        let letters = name.split(separator: " ").compactMap(\.first).map { String($0).uppercased() }
        guard let first = letters.first, let last = letters.last else { return "" }
        return length == 2 ? first + last : letters.prefix(max(0, length)).joined()
    }
}
