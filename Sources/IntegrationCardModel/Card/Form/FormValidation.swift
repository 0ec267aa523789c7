/// The rules of a form field, checked against its value.
struct FormValidation {
    /// The validators of the card's extension, which the host offers.
    typealias Validator = (_ value: JSONValue, _ function: String) -> Bool?

    let texts: [String: String]
    let validate: Validator

    /// The steps of matchers that are left for all patterns of the form together.
    private var remainingSteps = 1_000_000

    init(texts: [String: String], validate: @escaping Validator) {
        self.texts = texts
        self.validate = validate
    }

    /// True if patterns are not checked any more, because the others have taken too long.
    var isExhausted: Bool { remainingSteps <= 0 }

    /// The first rule that a value does not meet; nil for a valid value.
    ///
    /// - Parameters:
    ///   - rules: the `validations` of the field.
    ///   - text: the value as text.
    ///   - isChosen: true if the value is one of the options on offer; nil for a field without options.
    ///   - value: the value as the form has it, for validators of the extension.
    mutating func message(
        rules: JSONValue?, text: String, isChosen: Bool?, value: JSONValue
    ) -> ResolvedFormField.ValidationMessage? {
        for rule in rules?.arrayValue ?? [] {
            guard let fallback = failure(of: rule, text: text, isChosen: isChosen, value: value) else { continue }
            let state = rule["type"]?.stringValue.flatMap(ValueState.init(name:)) ?? .error
            let message = JSONText.text(rule["message"])
            return ResolvedFormField.ValidationMessage(state: state, text: message.isEmpty ? fallback : message)
        }
        return nil
    }

    /// The usual message of the first condition of a rule that a value does not meet.
    private mutating func failure(of rule: JSONValue, text: String, isChosen: Bool?, value: JSONValue) -> String? {
        if JSONText.flag(rule["required"]) == true, text.isEmpty {
            return texts[isChosen == nil ? "REQUIRED" : "REQUIRED_CHOICE"]
        }
        if let least = JSONText.integer(rule["minLength"]), !text.isEmpty, text.utf16.count < least {
            return format("MIN_LENGTH", least)
        }
        if let most = JSONText.integer(rule["maxLength"]), text.utf16.count > most { return format("MAX_LENGTH", most) }
        if JSONText.flag(rule["restrictToPredefinedOptions"]) == true, !text.isEmpty, isChosen == false {
            return texts["RESTRICTED"]
        }
        if let pattern = rule["pattern"]?.stringValue, !text.isEmpty, isMismatch(text, pattern) {
            return texts["PATTERN"]
        }
        if let function = rule["validate"]?.stringValue, validate(value, function) == false { return texts["INVALID"] }
        return nil
    }

    private func format(_ key: String, _ number: Int) -> String? {
        texts[key].flatMap { try? MessageFormat.text($0, [String(number)]) }
    }

    /// True if a text does not match; a pattern that is too large, wrong or takes too long excludes nothing.
    private mutating func isMismatch(_ text: String, _ pattern: String) -> Bool {
        guard !isExhausted else { return false }
        let limits = CardLimits.Patterns()
        let allowed = min(limits.maximumSteps, remainingSteps)
        guard let compiled = try? BoundedPattern(pattern, limits: limits) else {
            remainingSteps -= limits.maximumInstructions
            return false
        }
        remainingSteps -= compiled.instructions.count
        guard let outcome = try? compiled.firstMatch(in: Array(text.utf16), from: 0, maximumSteps: allowed) else {
            remainingSteps -= allowed
            return false
        }
        remainingSteps -= outcome.steps
        return outcome.match == nil
    }
}
