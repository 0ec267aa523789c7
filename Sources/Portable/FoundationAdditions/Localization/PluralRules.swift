import Foundation
internal import _FoundationICU

/// Which plural form a language uses for a number.
package enum PluralRules {
    /// `zero`, `one`, `two`, `few`, `many` or `other`, as CLDR names the forms.
    package static func category(of number: Double, in language: Locale) -> String {
        var status = U_ZERO_ERROR
        let rules = swift_uplrules_openForType(language.icuIdentifier, UPLURAL_TYPE_CARDINAL, &status)
        defer { swift_uplrules_close(rules) }
        guard !status.isFailure else { return "other" }
        return
            (try? icuString("find the plural form of \(number)") { swift_uplrules_select(rules, number, $0, $1, &$2) })
            ?? "other"
    }

    /// The form to use of those that a translation has.
    ///
    /// A `zero` form is used for 0 in every language, also where the language has no such form of its own.
    static func form<Value>(for number: Double, of forms: [String: Value], in language: Locale) -> Value? {
        if number == 0, let zero = forms["zero"] { return zero }
        return forms[category(of: number, in: language)] ?? forms["other"]
    }
}
