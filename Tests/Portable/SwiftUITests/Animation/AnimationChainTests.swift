import CoreGraphics
import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore

/// The screen when the end of one animation starts another.
///
/// Numbers: linear interpolation over the way of 100 points in a second, then back by 50 in the next one.
@MainActor
@Suite("Animations that follow each other")
struct AnimationChainTests {
    /// Moves a square by 100 points in a second, and back when it is there.
    private struct Chain: View {
        enum Kind: CaseIterable { case place, offset, width, opacity, frameAndText }
        let kind: Kind
        var next: Animation? = .linear(duration: 1)
        @State private var isOut = false
        @State private var isBack = false

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Button("go") {
                    withAnimation(.linear(duration: 1)) {
                        isOut = true
                    } completion: {
                        withAnimation(next) { isBack = true }
                    }
                }
                .frame(height: 50)
                square
                if kind == .frameAndText { Text(isOut ? isBack ? "back" : "out" : "here") }
            }
            .frame(width: 300, height: 300, alignment: .topLeading)
        }

        @ViewBuilder private var square: some View {
            let way: CGFloat = isOut ? isBack ? 50 : 100 : 0
            switch kind {
            case .place: Color.red.frame(width: 20, height: 20).padding(.leading, way)
            case .offset: Color.red.frame(width: 20, height: 20).offset(x: way)
            case .width, .frameAndText: Color.red.frame(width: 20 + way, height: 20)
            case .opacity: Color.red.frame(width: 20, height: 20).opacity(way / 100 * 0.8 + 0.1)
            }
        }

        /// The distance that the square has visibly moved.
        func way(_ test: ViewTest<some View>) -> CGFloat {
            let fill = test.displayList.fills.first { $0.height == 20 } ?? .null
            switch kind {
            case .place, .offset: return fill.minX
            case .width, .frameAndText: return fill.width - 20
            case .opacity: return ((test.displayList.opacities.first ?? 1) - 0.1) / 0.8 * 100
            }
        }
    }

    @Test(arguments: Chain.Kind.allCases)
    private func `the second starts where the first ends`(_ kind: Chain.Kind) throws {
        let chain = Chain(kind: kind)
        for steps in [4, 16] {
            let test = ViewTest(chain, .animated)
            try test.tap("go")
            var ways: [CGFloat] = []
            for step in 1...(steps * 2) {
                test.advance(by: 1 / Double(steps))
                if step % (steps / 4) == 0 { ways.append(chain.way(test)) }
            }
            let expected: [CGFloat] = [25, 50, 75, 100, 87.5, 75, 62.5, 50]
            #expect(zip(ways, expected).allSatisfy { isNear($0, $1, by: 0.02) }, "\(ways)")
            #expect(!test.isAnimating)
        }
    }

    /// A change without an animation in the first one's completion is complete at the first one's last moment.
    @Test(arguments: Chain.Kind.allCases)
    private func `a change at the end is there at once`(_ kind: Chain.Kind) throws {
        let chain = Chain(kind: kind, next: nil)
        let test = ViewTest(chain, .animated)
        try test.tap("go")
        test.advance(by: 1)
        #expect(isNear(chain.way(test), 50), "\(chain.way(test))")
        #expect(!test.isAnimating)
    }
}
