/// Pages as texts, such as `components/ObjectItem`: in the live host these are the ends of their addresses.
extension ExamplePage: Codable {
    private static let others: [(address: String, page: ExamplePage)] = [
        ("home", .home), ("charts/Workshop", .liveChart), ("cards/Editor", .cardEditor), ("theming/Palette", .palette),
        ("theming/Style-Sheet-Editor", .styleSheet), ("concepts/Initializers", .initializers),
        ("concepts/Conditional-Initializers", .optionalParts), ("concepts/Default-Controls", .defaultControls),
        ("concepts/Collection-Containers", .collections), ("concepts/Styling", .styling), ("concepts/State", .state),
        ("concepts/Long-Table", .longTable), ("newer/Scrolling", .newer(.scrolling)),
        ("newer/Tabs-and-Zooms", .newer(.tabsAndZooms)),
        ("newer/Drawing-and-Dragging", .newer(.drawingAndDragging)),
    ]

    /// The page in two words with a slash between them; the first page in one.
    package var address: String {
        switch self {
        case .component(let name): "components/" + name
        case .styleable(let name): "styleable/" + name
        case .chart(let name): "charts/" + Self.word(name)
        case .card(let kind): "cards/" + Self.word(kind.name)
        default: Self.others.first { $0.page == self }?.address ?? ""
        }
    }

    /// The page of an address. A component or chart that does not exist has a page that says so.
    /// - Returns: nil for the address of no page.
    package init?(address: String) {
        let parts = address.split(separator: "/").map { String($0) }
        if let other = Self.others.first(where: { $0.address == address }) {
            self = other.page
        } else if parts.count == 2, parts[0] == "components" {
            self = .component(parts[1])
        } else if parts.count == 2, parts[0] == "styleable" {
            self = .styleable(parts[1])
        } else if parts.count == 2, parts[0] == "charts" {
            self = .chart(Self.name(parts[1]))
        } else if parts.count == 2, parts[0] == "cards",
            let kind = CardCatalog.kinds.first(where: { $0.name == Self.name(parts[1]) })
        {
            self = .card(kind)
        } else {
            return nil
        }
    }

    private static func word(_ name: String) -> String { name.replacing(" ", with: "-") }

    private static func name(_ word: String) -> String { word.replacing("-", with: " ") }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let address = try container.decode(String.self)
        guard let page = ExamplePage(address: address) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "There is no page “\(address)”.")
        }
        self = page
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(address)
    }
}
