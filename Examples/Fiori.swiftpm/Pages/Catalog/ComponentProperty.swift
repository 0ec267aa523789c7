/// A property of a component.
package struct ComponentProperty: Sendable {
    /// The written form of a value.
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
        /// Views, some of which can be chosen by name.
        case view = "views, in code"
        /// Values of types that have no text, some of which can be chosen by name.
        case data = "values, in code"
        /// Only from code: an action. Pages show that it ran.
        case function = "a function, in code"
    }

    /// The name, as in the component's initialiser.
    package let name: String
    /// The written form of the value.
    package let kind: Kind
    /// The value in the catalogue, as written on the command line; nil when the property is left out.
    package let value: String?
    /// The names of the samples to choose from, for views and values that have no text.
    package let choices: [String]

    init(_ name: String, _ kind: Kind = .text, _ value: String? = nil, choices: [String] = []) {
        self.name = name
        self.kind = kind
        self.value = value
        self.choices = choices
    }

    /// The written form of a value, in words.
    package var format: String { choices.isEmpty ? kind.rawValue : "one of " + choices.joined(separator: ", ") }

    /// True if a reader can change the value; others have types for which no sample stands.
    package var isEditable: Bool {
        switch kind {
        case .text, .texts, .image, .textOrIcon, .icons, .number, .flag, .activities: true
        case .view, .data: !choices.isEmpty
        case .function: false
        }
    }

    /// True if a value can be read.
    package func accepts(_ text: String) -> Bool {
        switch kind {
        case .text, .texts, .image, .textOrIcon, .icons, .activities: true
        case .number: Double(text) != nil
        case .flag: Bool(text) != nil
        case .view, .data: choices.contains(text)
        case .function: false
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
