import SwiftUITestHost
import Testing

@testable import Memory

/// The game of pairs.
///
/// Numbers: eight symbols on two cards each make 16; turns are counted along the test.
@MainActor
@Suite("Game of pairs")
struct MemoryTests {
    @Test func `two cards that match stay open; others are turned back by the next card`() throws {
        let game = Game()
        #expect(game.cards.count == 16)
        let first = game.cards[0]
        let pair = try #require(game.cards.dropFirst().first { $0.symbol == first.symbol })
        let other = try #require(game.cards.first { $0.symbol != first.symbol })
        game.open(first.id)
        game.open(other.id)
        #expect(game.turns == 1)
        #expect(game.cards.count { $0.isOpen } == 2)
        game.open(pair.id)
        #expect(game.cards.filter(\.isOpen).map(\.id) == [pair.id])
        game.open(first.id)
        #expect(game.cards.count { $0.isFound } == 2)
        #expect(game.turns == 2)
        game.open(first.id)
        #expect(game.turns == 2)
    }

    @Test func `a game that is played to its end is won, and another one is dealt`() throws {
        let app = AppTest(MemoryApp.self, DisplayConfiguration(width: 390, height: 844))
        let test = try app.window()
        #expect(app.titles == ["Memory"])
        let names = (1...16).map { "Card \($0)" }
        #expect(names.allSatisfy(test.has))
        var symbols: [String: [String]] = [:]
        for name in names {
            let place = try test.frame(of: name)
            try test.tap(name)
            let card = try #require(
                test.elements.first {
                    $0.role == "button" && $0.frame.midX == place.midX
                        && abs($0.frame.midY - place.midY) < 1
                })
            symbols[card.label, default: []].append(name)
        }
        #expect(symbols.count == 8)
        #expect(symbols.values.allSatisfy { $0.count == 2 })
        for pair in symbols.values {
            for name in pair where test.has(name) { try test.tap(name) }
        }
        #expect(test.has("All pairs found"))
        try test.tap("Play Again")
        #expect(!test.has("All pairs found"))
        #expect(names.allSatisfy(test.has))
    }
}
