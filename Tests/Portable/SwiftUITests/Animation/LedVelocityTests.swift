import SwiftUITestHost
import Testing

@testable import SwiftUICore

/// Springs that go on with the speed at which a finger has led a view.
///
/// Numbers: a finger that moves by 1,000 points a second has moved the view by 100 when it is lifted. A spring that
/// starts at this velocity passes 105 in 0.02 s (100 + 1,000 × 0.02, less its pull); without it, the view is below 100.
@MainActor
@Suite("The speed of fingers")
struct LedVelocityTests {
    private struct Dragged: View {
        let animation: Animation
        @State private var x: CGFloat = 0
        var body: some View {
            Color.red.frame(width: 40, height: 40)
                .offset(x: x)
                .gesture(
                    DragGesture(minimumDistance: 0).onChanged { x = $0.translation.width }
                        .onEnded { _ in withAnimation(animation) { x = 0 } }
                )
                .frame(width: 300, height: 300, alignment: .topLeading)
        }
    }

    private struct Held: View {
        @GestureState(resetTransaction: Transaction(animation: .spring(duration: 0.5)))
        private var x: CGFloat = 0
        var body: some View {
            Color.red.frame(width: 40, height: 40)
                .offset(x: x)
                .gesture(
                    DragGesture(minimumDistance: 0).updating($x) { value, state, _ in state = value.translation.width }
                )
                .frame(width: 300, height: 300, alignment: .topLeading)
        }
    }

    /// The place of the view a moment after a finger has dragged it by 100 points in a tenth of a second.
    private func place(_ view: some View, rest: Double = 0) throws -> CGFloat {
        let test = ViewTest(view, .animated)
        test.touch(at: CGPoint(x: 20, y: 20), finger: 1)
        for step in 1...10 {
            test.advance(by: 0.01)
            try test.move(finger: 1, to: CGPoint(x: 20 + CGFloat(step) * 10, y: 20))
            _ = test.displayList
        }
        #expect(isNear(test.displayList.fills[0].minX, 100))
        test.advance(by: rest)
        try test.lift(finger: 1)
        test.advance(by: 0.02)
        let place = test.displayList.fills[0].minX
        test.advance(by: 5)
        #expect(isNear(test.displayList.fills[0].minX, 0))
        #expect(!test.isAnimating)
        return place
    }

    @Test
    func `a view that is let go on its way swings on before a spring takes it back; curves turn it round at once`()
        throws
    {
        #expect(try place(Dragged(animation: .spring(duration: 0.5))) > 105)
        #expect(try place(Dragged(animation: .spring(duration: 0.5)), rest: 0.3) < 100)
        #expect(try place(Dragged(animation: .linear(duration: 0.5))) < 100)
    }

    @Test func `so does one that follows a gesture's own state`() throws {
        #expect(try place(Held()) > 105)
        #expect(try place(Held(), rest: 0.3) < 100)
    }
}
