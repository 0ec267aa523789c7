/// A property of a component.
package struct ComponentProperty: Sendable {
    /// What a value is written as.
    package enum Kind: String, Sendable {
        /// As it is.
        case text
        /// Separated by commas.
        case texts = "texts, separated by commas"
        /// The name of an SF Symbol, or `sap-icon://` and the name of an icon.
        case image = "symbol name"
        /// A text, or `icon:` and the name of a symbol.
        case textOrIcon = "text or icon:symbol"
        /// Several of these, separated by commas.
        case icons = "texts or icon:symbol, separated by commas"
        /// Digits with a point.
        case number
        /// `true` or `false`.
        case flag = "true or false"
        /// Kinds of activities, separated by commas.
        case activities = "phone, email, message, videoCall, detail or symbol names, separated by commas"
        /// What only code can hand in: views.
        case view = "views, in code"
        /// What only code can hand in: values of types that have no text.
        case data = "values, in code"
        /// What only code can hand in: what happens then.
        case function = "a function, in code"
    }

    /// The name, as in the component's initialiser.
    package let name: String
    /// What a value is written as.
    package let kind: Kind
    /// What the property has in the catalogue, written as from the command line; nil when it is left out.
    package let value: String?

    init(_ name: String, _ kind: Kind = .text, _ value: String? = nil) {
        self.name = name
        self.kind = kind
        self.value = value
    }

    /// Whether a value can be read.
    package func accepts(_ text: String) -> Bool {
        switch kind {
        case .text, .texts, .image, .textOrIcon, .icons, .activities: true
        case .number: Double(text) != nil
        case .flag: Bool(text) != nil
        case .view, .data, .function: false
        }
    }

    /// The names of symbols in a value.
    package func symbolNames(in text: String) -> [String] {
        switch kind {
        case .image: [text]
        case .textOrIcon: PropertyValues.symbolName(text).map { [$0] } ?? []
        case .icons: PropertyValues.parts(of: text).compactMap(PropertyValues.symbolName)
        case .activities: PropertyValues.parts(of: text).filter { PropertyValues.activityTypes[$0] == nil }
        case .text, .texts, .number, .flag, .view, .data, .function: []
        }
    }
}
