import Foundation

extension ExpressionEvaluator {
    /// Calls one of the `format` functions of cards.
    mutating func format(
        _ name: String, _ arguments: [JavaScriptValue]
    ) throws(EvaluationFailure) -> JavaScriptValue {
        try spend(20)
        // Foundation takes as long for an interval as for many dates.
        if name == "dateTime" || name == "date", arguments.first?.elements != nil { try spend(150) }
        let value = try formatted(name, arguments)
        // Each part of a number or a date is looked up, which takes longer than copying it.
        if case .string(let text) = value, name != "text" { try spend(text.utf8.count / 4) }
        return value
    }

    private mutating func formatted(
        _ name: String, _ arguments: [JavaScriptValue]
    ) throws(EvaluationFailure) -> JavaScriptValue {
        func argument(_ index: Int) -> JavaScriptValue { index < arguments.count ? arguments[index] : .undefined }
        switch name {
        case "dateTime", "date":
            let tail = FormatTail(argument(1), argument(2), environment)
            let formatter = DateTimeFormatting(
                isDateOnly: name == "date", options: tail.options, locale: tail.locale, environment: environment)
            let text = formatter.text(argument(0))
            if text.utf8.count > coercion.maximumResultBytes { spendQuietly(text.utf8.count / 4) }
            return .string(try bounded(text))
        case "float", "integer", "percent":
            let tail = FormatTail(argument(1), argument(2), environment)
            let style: NumberFormatting.Kind = name == "float" ? .float : name == "integer" ? .integer : .percent
            return .string(
                NumberFormatting(style, tail.options, tail.locale, environment.formatting).text(argument(0)))
        case "currency":
            let tail = FormatTail(argument(2), argument(3), environment)
            let (amount, code) = try measured(argument(0), argument(1))
            return .string(environment.formatting.currencyFormatter(code, tail.options, tail.locale).text(amount))
        case "unit":
            let tail = FormatTail(argument(2), argument(3), environment)
            let (amount, unit) = try measured(argument(0), argument(1))
            return .string(
                UnitFormatting(unit: unit, options: tail.options, locale: tail.locale, environment.formatting)
                    .text(amount))
        case "text":
            let values = argument(1).elements ?? (arguments.count > 1 ? Array(arguments.dropFirst()) : [])
            var texts: [String] = []
            for value in values {
                texts.append(try text(value))
                // The texts of lists are made, those of texts are not.
                if value.elements != nil || value.members != nil {
                    try spend(texts[texts.count - 1].utf8.count / 64)
                }
            }
            let pattern = try text(argument(0))
            try spend(pattern.utf8.count / 16)
            do throws(EvaluationFailure) {
                let text = try MessageFormat.text(pattern, texts, maximumBytes: coercion.maximumResultBytes)
                try spend(text.utf8.count / 64)
                return .string(text)
            } catch {
                if case .limit = error { spendQuietly(coercion.maximumResultBytes / 64) }
                throw error
            }
        case "initials":
            guard case .string(let string) = argument(0) else { return .string("") }
            return .string(Initials.text(string, length: try coercion.integer(argument(1), default: 2)))
        default: throw .typeError("“format.\(name)” is not a function")
        }
    }

    /// The bound of the length of a currency or unit in characters: formatters are kept by their names.
    private static let maximumMeasure = 256

    /// An amount with its currency or unit, which may come as an array of both.
    private mutating func measured(
        _ value: JavaScriptValue, _ measure: JavaScriptValue
    ) throws(EvaluationFailure) -> (JavaScriptValue, String) {
        var (value, measure) = (value, measure)
        if let pair = value.elements {
            value = pair.first ?? .undefined
            measure = pair.count > 1 ? pair[1] : .undefined
        }
        return (value, measure.isNullish ? "" : String(try text(measure).prefix(Self.maximumMeasure)))
    }
}

/// The last two arguments of most functions: options and a locale. A text in place of the options is the locale.
struct FormatTail {
    let options: JavaScriptValue
    let locale: CardLocale

    init(_ options: JavaScriptValue, _ locale: JavaScriptValue, _ environment: BindingEnvironment) {
        if case .string(let tag) = options {
            self.options = .undefined
            self.locale = CardLocale(named: tag)
        } else {
            self.options = options
            if case .string(let tag) = locale {
                self.locale = CardLocale(named: tag)
            } else {
                self.locale = environment.cardLocale
            }
        }
    }
}
