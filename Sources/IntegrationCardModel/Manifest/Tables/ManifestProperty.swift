/// A property that may stand at a place of a manifest.
public struct ManifestProperty: Sendable {
    /// The property's name.
    public let name: String
    /// The values that the property takes.
    public let kind: ManifestKind
    /// True if a binding may stand instead of the value.
    public let isBindable: Bool
    /// True if a card is broken without the property.
    public let isRequired: Bool
    /// The version of UI5 that brought the property, if it is known.
    public let since: String?

    init(_ name: String, _ kind: ManifestKind, bindable: Bool = true, required: Bool = false, since: String? = nil) {
        self.name = name
        self.kind = kind
        isBindable = bindable
        isRequired = required
        self.since = since
    }

    static func text(_ name: String, since: String? = nil) -> Self { Self(name, .text, since: since) }
    static func flag(_ name: String, since: String? = nil) -> Self { Self(name, .boolean, since: since) }
    static func number(_ name: String, since: String? = nil) -> Self { Self(name, .number, since: since) }
    static func any(_ name: String, since: String? = nil) -> Self { Self(name, .any, since: since) }

    static func choice(_ name: String, _ values: [String], since: String? = nil) -> Self {
        Self(name, .choice(values), since: since)
    }

    static func object(_ name: String, _ place: ManifestPlace, since: String? = nil) -> Self {
        Self(name, .object(place), since: since)
    }

    static func array(_ name: String, _ place: ManifestPlace, since: String? = nil) -> Self {
        Self(name, .array(.object(place)), since: since)
    }

    static func map(_ name: String, _ place: ManifestPlace, since: String? = nil) -> Self {
        Self(name, .map(.object(place)), since: since)
    }

    /// A text, or an object that describes it.
    static func textOr(_ name: String, _ place: ManifestPlace, since: String? = nil) -> Self {
        Self(name, .either([.text, .object(place)]), since: since)
    }
}

/// The values that a property of a manifest takes.
public indirect enum ManifestKind: Sendable {
    /// A text; numbers and truth values are shown as text.
    case text
    /// A truth value.
    case boolean
    /// A number, or a text with one.
    case number
    /// A word of a list.
    case choice([String])
    /// A word of a list, compared without regard to case.
    case choiceIgnoringCase([String])
    /// An object with the properties of a place.
    case object(ManifestPlace)
    /// An array with elements of one kind.
    case array(ManifestKind)
    /// An array of which only the first elements are read.
    case firstElements(Int, ManifestKind)
    /// An object with free names and values of one kind.
    case map(ManifestKind)
    /// A value of one of several kinds, distinguished by their JSON types.
    case either([ManifestKind])
    /// A value of which only the bindings are checked.
    case any
    /// A value that needs JavaScript, so that nothing reads it.
    case script
    /// A value that is not checked.
    case opaque

    /// The name of the kind, for messages.
    var name: String {
        switch self {
        case .text: "a text"
        case .boolean: "true or false"
        case .number: "a number"
        case .choice, .choiceIgnoringCase: "a word"
        case .object, .map: "an object"
        case .array, .firstElements: "an array"
        case .either(let kinds): kinds.map(\.name).joined(separator: " or ")
        case .any, .opaque, .script: "a value"
        }
    }
}

/// The words that several properties share.
enum ManifestChoices {
    static let valueState = ["None", "Information", "Success", "Warning", "Error"]
    static let valueColor = ["Neutral", "Good", "Critical", "Error", "None"]
    static let indications = (1...20).map { ($0 < 10 ? "Indication0" : "Indication") + String($0) }
    static let highlight = valueState + indications
    static let dayType = (1...20).map { ($0 < 10 ? "Type0" : "Type") + String($0) } + ["None", "NonWorking"]
    static let avatarColor =
        (1...10).map { "Accent" + String($0) } + ["Placeholder", "Random", "TileIcon", "Transparent"]
    static let cardTypes = [
        "AdaptiveCard", "Analytical", "AnalyticsCloud", "Calendar", "Component", "List", "Object", "Table",
        "Timeline", "WebPage",
    ]
    static let objectItems = [
        "Default", "text", "Status", "NumericData", "IconGroup", "ButtonGroup", "RatingIndicator", "Image",
        "ComboBox", "TextArea", "Input", "Duration", "DateRange", "RadioButtonGroup", "link", "email", "phone",
    ]
    static let actions = [
        "Navigation", "Submit", "Custom", "ShowCard", "HideCard", "DateChange", "MonthChange",
    ]
    static let buttons = [
        "Default", "Back", "Accept", "Reject", "Transparent", "Ghost", "Up", "Unstyled", "Emphasized", "Critical",
        "Negative", "Success", "Neutral", "Attention",
    ]
    static let overflow = ["NeverOverflow", "High", "Low", "Disappear", "AlwaysOverflow"]
    static let methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD"]
    /// The greatest number of figures beside a main one, by the schema of cards.
    static let mostSideIndicators = 2
    static let filters = ["Select", "ComboBox", "Search", "DateRange", "string", "integer"]
    static let charts = ["Bullet", "StackedBar", "Column", "Line", "HarveyBall", "Radial"]
}
