/// An input of a card.
public struct AdaptiveInput: Sendable, Hashable {
    /// The name under which the value is sent. Inputs without one are shown, but not sent.
    public var id: String?
    /// The label, which names the expected entry.
    public var label: String?
    /// The place of the label.
    public var labelPosition: AdaptiveLabelPosition
    /// The width of a label beside the input; nil for that of the host.
    public var labelWidth: AdaptiveLabelWidth?
    /// The look of the field.
    public var style: AdaptiveInputStyle
    /// True if a value must be entered.
    public var isRequired: Bool
    /// The text that is shown when the value is missing or wrong.
    public var errorMessage: String?
    /// The value at first: a text, a number, a date, a time, "true", or keys with commas between them. A number, date or
    /// time that is none is nil.
    public var value: String?
    /// The text that is shown while there is no value.
    public var placeholder: String?
    /// The kind with its own properties.
    public var kind: Kind

    /// The kinds of inputs.
    public indirect enum Kind: Sendable, Hashable {
        case text(Text)
        case number(minimum: Double?, maximum: Double?)
        /// A date of the calendar as yyyy-MM-dd.
        case date(minimum: String?, maximum: String?)
        /// A time as HH:mm, which may have seconds.
        case time(minimum: String?, maximum: String?)
        case toggle(title: String, valueOn: String, valueOff: String, wraps: Bool)
        case choices(Choices)
    }

    /// A text input.
    public struct Text: Sendable, Hashable {
        /// True if the text may have several lines.
        public var isMultiline: Bool
        /// The greatest number of UTF-16 units; nil for any.
        public var maximumLength: Int?
        /// The look.
        public var style: AdaptiveTextInputStyle
        /// The pattern that the value must match; nil when there is none, or when it is not valid.
        public var pattern: String?
        /// The action of a button beside the input.
        public var inlineAction: AdaptiveAction?
    }

    /// A choice of one or more.
    public struct Choices: Sendable, Hashable {
        /// A choice.
        public struct Choice: Sendable, Hashable {
            /// The title.
            public var title: String
            /// The value.
            public var value: String
        }

        /// The choices in their order.
        public var choices: [Choice]
        /// True if several choices can be made.
        public var allowsSeveral: Bool
        /// The look.
        public var style: AdaptiveChoiceStyle
        /// True if titles continue on further lines.
        public var wraps: Bool
        /// The data set that a host may ask for more choices while the user types.
        public var dataset: String?
    }

    /// Checks a value; returns nil when it is right, or else the text to show.
    ///
    /// - Parameter limits: the bounds of patterns. A pattern that exceeds them counts as matched.
    public func problem(with value: String, limits: CardLimits.Patterns = .init()) -> String? {
        let message = errorMessage ?? ""
        let isMissing =
            if case .toggle(_, let valueOn, _, _) = kind { value != valueOn } else { value.isEmpty }
        if isMissing { return isRequired ? message : nil }
        switch kind {
        case .text(let text):
            if let maximum = text.maximumLength, value.utf16.count > maximum { return message }
            guard let source = text.pattern, let pattern = try? BoundedPattern(source, limits: limits) else {
                return nil
            }
            return (try? pattern.matches(value)) == false ? message : nil
        case .number(let minimum, let maximum):
            guard AdaptiveInputValue.isNumber(value) else { return message }
            let number = JavaScriptNumber.parse(value)
            return number < minimum ?? -.infinity || number > maximum ?? .infinity ? message : nil
        case .date(let minimum, let maximum), .time(let minimum, let maximum):
            guard isWellFormed(value) else { return message }
            return value < minimum ?? "" || maximum.map { value > $0 } == true ? message : nil
        case .toggle, .choices: return nil
        }
    }

    /// True for a value that the kind of input can have.
    func isWellFormed(_ value: String) -> Bool {
        switch kind {
        case .number: AdaptiveInputValue.isNumber(value)
        case .date: AdaptiveInputValue.isDate(value)
        case .time: AdaptiveInputValue.isTime(value)
        case .text, .toggle, .choices: true
        }
    }
}
