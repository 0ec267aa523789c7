/// A property of a component that the command line can set.
public struct ComponentProperty: Sendable {
    /// What a value is written as.
    public enum Kind: String, Sendable {
        /// As it is.
        case text
        /// Separated by commas.
        case texts = "texts, separated by commas"
        /// The name of an SF Symbol.
        case image = "symbol name"
        /// A text, or `icon:` and the name of an SF Symbol.
        case textOrIcon = "text or icon:symbol"
        /// Several of these, separated by commas.
        case icons = "texts or icon:symbol, separated by commas"
        /// Digits with a point.
        case number
        /// `true` or `false`.
        case flag = "true or false"
    }

    /// The name, as in the component's initialiser.
    public let name: String
    /// What a value is written as.
    public let kind: Kind
    /// What the property has in the catalogue, written as from the command line; nil when it is left out.
    public let value: String?

    init(_ name: String, _ kind: Kind = .text, _ value: String? = nil) {
        self.name = name
        self.kind = kind
        self.value = value
    }

    /// Whether a value can be read.
    func accepts(_ text: String) -> Bool {
        switch kind {
        case .text, .texts, .image, .textOrIcon, .icons: true
        case .number: Double(text) != nil
        case .flag: Bool(text) != nil
        }
    }
}
