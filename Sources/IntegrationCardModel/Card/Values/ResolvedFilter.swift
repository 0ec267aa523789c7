/// A filter above the content.
public struct ResolvedFilter: Sendable, Hashable, Identifiable {
    /// The name of the filter in the manifest.
    public var id: String
    /// The label for assistive technologies.
    public var label = ""
    /// The control with its value; loading or failed when its options are.
    public var control: ResolvedSection<Control>

    /// The kinds of filters.
    public enum Control: Sendable, Hashable {
        /// A choice among options.
        case select(Choice)
        /// A choice among options, or free text.
        case comboBox(Choice)
        /// A text to search for.
        case search(value: String, placeholder: String)
        /// A range of dates.
        case dateRange(ResolvedDateRange)
    }

    /// Options with a selection.
    public struct Choice: Sendable, Hashable {
        /// The options.
        public var options: [ResolvedOption] = []
        /// The key of the selected option; nil when none is.
        public var selectedKey: String?
        /// The text: the title of the selected option, or what was typed.
        public var value = ""
        /// The text of an empty control.
        public var placeholder = ""
    }
}
