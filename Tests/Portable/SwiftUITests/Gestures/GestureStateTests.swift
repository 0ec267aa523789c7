import Testing

@testable @_spi(Floors) import SwiftUICore
@testable import SwiftUITestHost

/// Values that last as long as a gesture: the time of their reset, and its transaction.
///
/// Numbers: the distances of the drags in the tests, of which `ViewTest` makes ten equal moves.
@MainActor
@Suite("Gesture state")
struct GestureStateTests {
    private let journal = Journal()

    private struct Card: View {
        let journal: Journal
        var resets: (CGFloat, inout Transaction) -> Void = { _, _ in }
        var isShown = true
        @GestureState private var offset: CGFloat
        @State private var total: CGFloat = 0

        init(
            journal: Journal, isShown: Bool = true, resets: @escaping (CGFloat, inout Transaction) -> Void = { _, _ in }
        ) {
            self.journal = journal
            self.isShown = isShown
            _offset = GestureState(wrappedValue: 0, reset: resets)
        }

        var body: some View {
            Text(verbatim: "\(Int(total + offset))").accessibilityIdentifier("sum")
                .onChange(of: total + offset) { journal("\(Int($1))") }
                .frame(height: 40)
            if isShown {
                Color.red.frame(width: 300, height: 100).accessibilityIdentifier("card")
                    .offset(x: offset)
                    .gesture(
                        DragGesture(coordinateSpace: .global)
                            .updating($offset) { value, state, _ in state = value.translation.width }
                            .onEnded { total += $0.translation.width })
            }
        }
    }

    @Test func `what a gesture leaves behind and what goes back are one change`() throws {
        let test = ViewTest(Card(journal: journal))
        try test.drag("card", by: CGSize(width: 100, height: 0))
        #expect(journal.lines.last == "100")
        // Nothing flickers back to 0 on the way.
        #expect(journal.lines == (1...10).map { "\($0 * 10)" })
    }

    @Test func `a gesture that is taken away, or whose view goes, leaves nothing behind`() throws {
        let test = ViewTest(Card(journal: journal))
        let frame = try test.frame(of: "card")
        let start = CGPoint(x: frame.midX, y: frame.midY)
        test.drag(from: start, to: CGPoint(x: start.x + 50, y: start.y), releases: false)
        #expect(try test.element("sum").label == "50")
        test.send(.cancelled, at: CGPoint(x: start.x + 50, y: start.y))
        #expect(try test.element("sum").label == "0")
        test.drag(from: start, to: CGPoint(x: start.x + 50, y: start.y), releases: false)
        test.update(Card(journal: journal, isShown: false))
        test.send(.moved, at: CGPoint(x: start.x + 60, y: start.y))
        #expect(try test.element("sum").label == "0")
    }

    @Test func `it goes back with the animation that the state says, which gets the last value`() throws {
        var last: CGFloat = 0
        let card = Card(journal: journal) { value, transaction in
            last = value
            transaction.animation = .linear(duration: 1)
        }
        let test = ViewTest(card, DisplayConfiguration(animates: true))
        let frame = try test.frame(of: "card")
        let start = CGPoint(x: frame.midX, y: frame.midY)
        test.drag(from: start, to: CGPoint(x: start.x + 50, y: start.y), releases: false)
        #expect(!test.isAnimating)
        test.send(.cancelled, at: CGPoint(x: start.x + 50, y: start.y))
        #expect(last == 50)
        #expect(test.isAnimating)
        test.advance(by: 1)
        #expect(!test.isAnimating)
    }
}
