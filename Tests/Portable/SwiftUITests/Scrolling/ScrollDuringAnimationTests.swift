import Testing

@testable import SwiftUI
@testable import SwiftUITestHost

/// Content stays at the finger that scrolls it, whatever animates meanwhile.
@MainActor
@Suite("Scrolling during animations")
struct ScrollDuringAnimationTests {
    private struct Offset: PreferenceKey {
        static var defaultValue: CGFloat { 0 }
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
    }

    /// A bar beside the content that goes when that scrolls, with an animation.
    private struct Screen: View {
        @State private var isBarShown = true

        var body: some View {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<30) { Text("Row \($0)").frame(width: 300, height: 50) } }
                    .background {
                        GeometryReader { proxy in
                            Color.clear.preference(key: Offset.self, value: proxy.frame(in: .named("scroll")).minY)
                        }
                    }
            }
            .coordinateSpace(name: "scroll")
            .onPreferenceChange(Offset.self) { y in
                if y < -40 { withAnimation(.linear(duration: 1)) { isBarShown = false } }
            }
            .overlay(alignment: .bottom) {
                Color.blue.frame(height: isBarShown ? 80 : 20)
            }
        }
    }

    @Test func `a change that the scrolling itself animates does not hold the content back`() throws {
        let test = ViewTest(Screen(), DisplayConfiguration(width: 300, height: 400, animates: true))
        _ = test.size
        test.send(.began, at: CGPoint(x: 150, y: 300))
        var places: [CGFloat] = []
        for step in 1...12 {
            test.advance(by: 0.02)
            test.send(.moved, at: CGPoint(x: 150, y: 300 - 10 * CGFloat(step)))
            places.append(try test.text("Row 5").frame.midY)
        }
        let steps = zip(places.dropFirst(2), places.dropFirst(3)).map { $0 - $1 }
        #expect(steps.allSatisfy { abs($0 - 10) < 0.6 }, "\(steps)")
        #expect(test.isAnimating)
    }
}
