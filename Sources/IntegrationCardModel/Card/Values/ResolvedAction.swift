/// An action of a card with its parameters, as it goes to the host's handler.
public struct ResolvedAction: Sendable, Hashable {
    /// The kind.
    public var kind: Kind
    /// True if a tap has an effect.
    public var isEnabled = true
    /// The parameters, with all bindings evaluated for the element that is tapped.
    public var parameters: JSONValue = .object([:])
    /// The address of a navigation; nil when it has none or its scheme is refused.
    public var url: String?
    /// True if the address replaces the present page instead of opening beside it.
    public var opensInPlace = false
    /// True if the element shows an arrow.
    public var showsNavigationArrow = false

    /// Creates an action that can be performed.
    public init(
        kind: Kind, isEnabled: Bool = true, parameters: JSONValue = .object([:]), url: String? = nil,
        opensInPlace: Bool = false, showsNavigationArrow: Bool = false
    ) {
        self.kind = kind
        self.isEnabled = isEnabled
        self.parameters = parameters
        self.url = url
        self.opensInPlace = opensInPlace
        self.showsNavigationArrow = showsNavigationArrow
    }

    /// The kinds of actions.
    public enum Kind: Sendable, Hashable {
        /// Opens an address, or goes to an intent that the host knows.
        case navigation
        /// Sends the data of the card's form.
        case submit
        /// Does what the host or the extension wants.
        case custom
        /// Opens a card in a dialogue.
        case showCard
        /// Closes the dialogue of the card.
        case hideCard
        /// Tells that another day of a calendar is selected.
        case dateChange
        /// Tells that another month of a calendar is shown.
        case monthChange

        /// Reads a type of the manifest; nil when it is unknown.
        public init?(name: String) {
            switch name {
            case "Navigation": self = .navigation
            case "Submit": self = .submit
            case "Custom": self = .custom
            case "ShowCard": self = .showCard
            case "HideCard": self = .hideCard
            case "DateChange": self = .dateChange
            case "MonthChange": self = .monthChange
            default: return nil
            }
        }

        /// The type as manifests name it.
        public var name: String {
            switch self {
            case .navigation: "Navigation"
            case .submit: "Submit"
            case .custom: "Custom"
            case .showCard: "ShowCard"
            case .hideCard: "HideCard"
            case .dateChange: "DateChange"
            case .monthChange: "MonthChange"
            }
        }
    }
}
