/// The parts of a card that have data of their own.
public enum CardSection: Sendable, Hashable {
    /// The card, `sap.card/data`.
    case card
    case header
    case content
    /// A filter by its name in the manifest.
    case filter(String)
}

extension CardPlace {
    /// The section that the data belong to.
    var section: CardSection {
        switch self {
        case .card: .card
        case .header: .header
        case .content, .payload: .content
        case .filter(let name): .filter(name)
        }
    }
}
