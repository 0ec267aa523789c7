/// The parts of a manifest that a host reads before a card is resolved.
///
/// Reading is lenient: parts that are missing or of another kind than expected are nil or empty, never an error.
public struct CardManifest: Sendable, Hashable {
    /// The types of cards.
    public enum CardType: String, Sendable, Hashable, CaseIterable {
        case adaptiveCard = "AdaptiveCard"
        case analytical = "Analytical"
        case analyticsCloud = "AnalyticsCloud"
        case calendar = "Calendar"
        case component = "Component"
        case list = "List"
        case object = "Object"
        case table = "Table"
        case timeline = "Timeline"
        case webPage = "WebPage"

        /// Reads a type in any case of letters, as UI5 does; nil when there is none of the name.
        public init?(name: String) {
            let lower = name.lowercased()
            guard let type = Self.allCases.first(where: { $0.rawValue.lowercased() == lower }) else { return nil }
            self = type
        }
    }

    /// The kinds of headers.
    public enum HeaderKind: String, Sendable, Hashable {
        /// A title with a subtitle, an icon and a status.
        case standard = "Default"
        /// A header with figures.
        case numeric = "Numeric"
    }

    /// A destination whose address the host supplies.
    public struct Destination: Sendable, Hashable {
        /// The name by which the host knows the destination.
        public var name: String?
        /// The address when the host knows none.
        public var defaultURL: String?
    }

    /// The identifier of the app, against which relative addresses are resolved.
    public var id: String?
    /// The title of the app; it may be a placeholder.
    public var title: String?
    /// The version of the app.
    public var version: String?
    /// The type of the card; nil when it is missing or unknown.
    public var type: CardType?
    /// The kind of header; nil when the card has no header.
    public var headerKind: HeaderKind?
    /// The values of the declared parameters, null where none is given.
    public var parameters: [String: JSONValue]
    /// The declared destinations.
    public var destinations: [String: Destination]
    /// The addresses of the data sources of the app.
    public var dataSources: [String: String]

    /// Reads a manifest.
    public init(_ manifest: JSONValue) {
        let app = manifest["sap.app"]
        let card = manifest["sap.card"]
        let configuration = card?["configuration"]
        id = app?["id"]?.stringValue
        title = app?["title"]?.stringValue
        version = app?["applicationVersion"]?["version"]?.stringValue
        type = card?["type"]?.stringValue.flatMap(CardType.init(name:))
        // The kind of a header follows from its exact name; all others are default headers.
        headerKind = card?["header"]?.objectValue.map { header in
            header["type"]?.stringValue == HeaderKind.numeric.rawValue ? .numeric : .standard
        }
        parameters = [:]
        for member in configuration?["parameters"]?.objectValue ?? JSONObject() {
            parameters[member.name] = member.value["value"] ?? .null
        }
        destinations = [:]
        for member in configuration?["destinations"]?.objectValue ?? JSONObject() {
            destinations[member.name] = Destination(
                name: member.value["name"]?.stringValue, defaultURL: member.value["defaultUrl"]?.stringValue)
        }
        dataSources = [:]
        for member in app?["dataSources"]?.objectValue ?? JSONObject() {
            dataSources[member.name] = member.value["uri"]?.stringValue
        }
    }
}
