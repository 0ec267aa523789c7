import Foundation

/// Numbers in the short style of a language, such as "1.25M" and "1,25 Mio.", for axes of charts.
package enum ShortNumber {
    /// The text of a number, with thousands and millions as UI5 abbreviates them, and no zeros at the end.
    /// - Parameter fractionDigits: The greatest number of digits behind the point.
    package static func text(_ value: Double, fractionDigits: Int, locale: Locale) -> String {
        let options: JavaScriptValue = .object([
            ("style", .string("short")), ("minFractionDigits", .number(0)),
            ("maxFractionDigits", .number(Double(fractionDigits))),
        ])
        return NumberFormatting(.float, options, CardLocale(locale), .shared).text(.number(value))
    }
}
