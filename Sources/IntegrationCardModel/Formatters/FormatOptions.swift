extension JavaScriptValue {
    /// An option that is a number or a text of one.
    func integerOption(_ name: String) -> Int? {
        guard let number = numberOption(name), abs(number) < 1e6 else { return nil }
        return Int(number)
    }

    /// A number, or a text that is one; nil for others.
    func numberOption(_ name: String) -> Double? {
        let number: Double =
            switch option(name) {
            case .number(let number): number
            case .string(let text): JavaScriptNumber.parse(text)
            default: .nan
            }
        return number.isFinite ? number : nil
    }

    /// An option that is a truth value.
    func boolOption(_ name: String, default fallback: Bool) -> Bool {
        let value = option(name)
        return value.isUndefined ? fallback : value.isTrue
    }

    /// An option that is a sign or a separator of numbers, up to 64 characters: a number repeats it with each group.
    func symbolOption(_ name: String) -> String? { textOption(name).map { String($0.prefix(64)) } }

    /// An option that is a text.
    func textOption(_ name: String) -> String? {
        if case .string(let text) = option(name) { text } else { nil }
    }
}
