import Foundation
internal import _FoundationICU

/// The plural rules of languages.
package enum PluralRules {
    /// The plural category of a number, as named by CLDR: `zero`, `one`, `two`, `few`, `many` or `other`.
    package static func category(of number: Double, in language: Locale) -> String {
        var status = U_ZERO_ERROR
        let rules = swift_uplrules_openForType(language.icuIdentifier, UPLURAL_TYPE_CARDINAL, &status)
        defer { swift_uplrules_close(rules) }
        guard !status.isFailure else { return "other" }
        return
            (try? icuString("find the plural form of \(number)") { swift_uplrules_select(rules, number, $0, $1, &$2) })
            ?? "other"
    }

    /// The best form of a localisation for a number.
    ///
    /// A `zero` form is used for 0 in every language, even if the language has no such category.
    static func form<Value>(for number: Double, of forms: [String: Value], in language: Locale) -> Value? {
        if number == 0, let zero = forms["zero"] { return zero }
        return forms[category(of: number, in: language)] ?? forms["other"]
    }
}
