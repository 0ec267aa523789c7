import Foundation

extension ExpressionEvaluator {
    /// The text of a number in a language, by JavaScript's `toLocaleString(language, options)`.
    mutating func localeText(
        _ value: Double, _ arguments: [JavaScriptValue]
    ) throws(EvaluationFailure) -> String {
        try spend(20)
        guard !value.isNaN else { return "NaN" }
        let locale =
            if case .string(let tag)? = arguments.first { CardLocale(named: tag) } else { environment.cardLocale }
        let options = arguments.count > 1 ? arguments[1] : .undefined
        let style = options.textOption("style") ?? "decimal"
        let code = options.textOption("currency")?.uppercased()
        switch style {
        case "decimal", "percent", "unit": break
        case "currency":
            guard let code, code.utf8.count == 3, code.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else {
                throw .typeError("an amount needs a currency of three letters")
            }
        default: throw .typeError("numbers have no style “\(style.prefix(20))”")
        }
        let digits = try fractionDigits(options, style: style, locale, code)
        guard value.isFinite else { return value < 0 ? "-∞" : "∞" }
        let groups = options.boolOption("useGrouping", default: true)
        return switch style {
        case "currency":
            value.formatted(
                .currency(code: code ?? "").precision(.fractionLength(digits)).grouping(groups ? .automatic : .never)
                    .rounded(rule: .toNearestOrAwayFromZero).locale(locale.locale))
        case "percent":
            value.formatted(
                .percent.precision(.fractionLength(digits)).grouping(groups ? .automatic : .never)
                    .rounded(rule: .toNearestOrAwayFromZero).locale(locale.locale))
        default:
            value.formatted(
                .number.precision(.fractionLength(digits)).grouping(groups ? .automatic : .never)
                    .rounded(rule: .toNearestOrAwayFromZero).locale(locale.locale))
        }
    }

    /// The least and the greatest number of digits behind the separator: those of the options, or those of the style.
    private func fractionDigits(
        _ options: JavaScriptValue, style: String, _ locale: CardLocale, _ code: String?
    ) throws(EvaluationFailure) -> ClosedRange<Int> {
        let usual =
            switch style {
            case "currency": (least: CurrencySymbols(code ?? "", locale).fractionDigits, most: 0)
            case "percent": (least: 0, most: 0)
            default: (least: 0, most: 3)
            }
        let (least, most) = (options.option("minimumFractionDigits"), options.option("maximumFractionDigits"))
        let lower = try least.isUndefined ? nil : coercion.integer(least)
        let upper = try most.isUndefined ? nil : coercion.integer(most)
        let known = [lower, upper].compactMap { $0 }
        guard known.allSatisfy((0...100).contains), lower ?? 0 <= upper ?? 100 else {
            throw .typeError("the numbers of digits are not within 0 to 100")
        }
        let first = lower ?? min(usual.least, upper ?? .max)
        return first...(upper ?? max(first, usual.least, usual.most))
    }
}
