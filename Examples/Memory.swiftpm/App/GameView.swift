import SwiftUI

/// The table of cards, which fills the window.
struct GameView: View {
    @State private var game = Game()

    var body: some View {
        NavigationStack {
            LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 12), count: 4), spacing: 12) {
                ForEach(game.cards) { card in
                    CardView(card: card) {
                        withAnimation(.spring(duration: 0.4)) { game.open(card.id) }
                    }
                }
            }
            .frame(maxWidth: 480)
            .padding()
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(Color.teal.opacity(0.15))
            .navigationTitle("Memory")
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button("New Game") { withAnimation { game.deal() } }
                }
                ToolbarItem(placement: .status) { Text("Turns: \(game.turns)") }
            }
            .alert("All pairs found", isPresented: .constant(game.isWon)) {
                Button("Play Again") { withAnimation { game.deal() } }
            } message: {
                Text("You needed \(game.turns) turns.")
            }
        }
    }
}

/// A card, which turns around its vertical axis.
private struct CardView: View {
    let card: Game.Card
    let open: @MainActor () -> Void

    private var isUp: Bool { card.isOpen || card.isFound }

    var body: some View {
        Button {
            open()
        } label: {
            ZStack {
                RoundedRectangle(cornerRadius: 12).fill(isUp ? AnyShapeStyle(.background) : AnyShapeStyle(.teal))
                RoundedRectangle(cornerRadius: 12).stroke(.teal, lineWidth: 2)
                if isUp {
                    Image(systemName: card.symbol).font(.largeTitle).foregroundStyle(.teal)
                }
            }
            .aspectRatio(0.8, contentMode: .fit)
            .rotation3DEffect(.degrees(isUp ? 0 : 180), axis: (x: 0, y: 1, z: 0))
            .opacity(card.isFound ? 0.5 : 1)
        }
        .buttonStyle(.plain)
        .disabled(isUp)
        .accessibilityLabel(isUp ? card.symbol : "Card \(card.id + 1)")
    }
}
