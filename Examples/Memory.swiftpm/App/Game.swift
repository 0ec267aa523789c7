import Observation

/// A game of pairs: cards lie face down, and two that match stay open.
@Observable
final class Game {
    struct Card: Identifiable {
        let id: Int
        let symbol: String
        var isOpen = false
        var isFound = false
    }

    private(set) var cards: [Card] = []
    /// The number of pairs that were turned over.
    private(set) var turns = 0
    private static let symbols = ["star", "heart", "bolt", "leaf", "moon", "flag", "bell", "camera"]

    init() { deal() }

    var isWon: Bool { cards.allSatisfy(\.isFound) }

    /// Lays out all pairs anew, in an order by chance.
    func deal() {
        turns = 0
        cards = (Self.symbols + Self.symbols).shuffled().enumerated().map { Card(id: $0, symbol: $1) }
    }

    /// Turns a card over. The first card of a pair waits for the second; a third one turns both back.
    func open(_ id: Int) {
        guard let index = cards.firstIndex(where: { $0.id == id }), !cards[index].isOpen, !cards[index].isFound else {
            return
        }
        let open = cards.indices.filter { cards[$0].isOpen }
        if open.count == 2 { for other in open { cards[other].isOpen = false } }
        cards[index].isOpen = true
        guard open.count == 1 else { return }
        turns += 1
        if cards[open[0]].symbol == cards[index].symbol {
            for found in [open[0], index] {
                cards[found].isOpen = false
                cards[found].isFound = true
            }
        }
    }
}
