/// The parts of a card that have data of their own.
enum CardPlace: Hashable, Sendable {
    case card
    case header
    case content
    /// The payload of an Adaptive Card that is loaded.
    case payload
    case filter(String)

    /// The place of the data section within the manifest.
    var pointer: JSONPointer {
        switch self {
        case .card: JSONPointer(["sap.card", "data"])
        case .header: JSONPointer(["sap.card", "header", "data"])
        case .content: JSONPointer(["sap.card", "content", "data"])
        case .payload: JSONPointer(["sap.card", "content", "request"])
        case .filter(let name): JSONPointer(["sap.card", "configuration", "filters", name, "data"])
        }
    }

    /// The place of a value within the data section, by the names that lead to it.
    func pointer(of names: [String]) -> JSONPointer {
        // The section of a payload is made of its request alone.
        JSONPointer(pointer.tokens + (self == .payload ? names.dropFirst() : names[...]))
    }
}

/// The state of a part's data.
enum CardDataState: Sendable {
    /// The data is on its way.
    case loading
    /// The data with the path to the part's context.
    case loaded(JSONValue)
    /// Loading has failed.
    case failed(CardDataError)
}
