/// A field of the form of an object card.
public struct ResolvedFormField: Sendable, Hashable, Identifiable {
    /// The identifier, by which the form knows the value.
    public var id: String
    /// The control with its value.
    public var control: Control
    /// The text of an empty field.
    public var placeholder = ""
    /// True if a value is required.
    public var isRequired = false
    /// The first rule that the value does not meet; nil for a valid value. It is shown once the field has been used.
    public var message: ValidationMessage?

    /// The kinds of fields.
    public enum Control: Sendable, Hashable {
        /// A choice among options, or free text.
        case comboBox(options: [ResolvedOption], selectedKey: String?, value: String)
        /// A text of several lines; nil rows leave the height to the control.
        case textArea(value: String, rows: Int?)
        /// A text of one line.
        case input(value: String)
        /// A duration of hours and minutes as ISO 8601, such as "PT10H30M"; empty when there is none.
        case duration(value: String)
        /// A date.
        case dateRange(ResolvedDateRange)
        /// Options below each other.
        case radioButtons(options: [ResolvedOption], selectedKey: String?)
    }

    /// A rule that a value does not meet.
    public struct ValidationMessage: Sendable, Hashable {
        /// The severity: error, warning or information.
        public var state: ValueState
        /// The text.
        public var text: String
    }
}
