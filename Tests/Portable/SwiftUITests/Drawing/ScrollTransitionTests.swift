import Drawing
import SwiftUITestHost
import Testing

@testable import SwiftUICore
@testable import SwiftUIInteraction

/// Scroll transitions change views on their way into and out of the visible region.
///
/// Numbers: linear interpolation: a view of 40 points, 300 below the top, in a window of 200 enters at 100, is whole
/// from 140 to 300, and is gone at 340.
@MainActor
@Suite("Scroll transitions")
struct ScrollTransitionTests {
    private let window = DisplayConfiguration(width: 100, height: 200)

    /// 300 points of room, a view of 40, 300 of room; the effect moves the view 10 points up or down.
    private func test(_ configuration: ScrollTransitionConfiguration) -> ViewTest<some View> {
        ViewTest(
            ScrollView {
                VStack(spacing: 0) {
                    Color.clear.frame(height: 300)
                    block("a", width: 100, height: 40).scrollTransition(configuration) { content, phase in
                        content.offset(x: phase.value * 10)
                    }
                    Color.clear.frame(height: 300)
                }
            }, window)
    }

    private func shifts(_ configuration: ScrollTransitionConfiguration, at offsets: [CGFloat]) throws -> [CGFloat] {
        let test = test(configuration)
        var current: CGFloat = 0
        return try offsets.map { offset in
            test.scroll(at: CGPoint(x: 50, y: 100), y: offset - current)
            current = offset
            return try test.frame(of: "a").minX
        }
    }

    @Test func `a view changes from hidden to wholly visible, at both ends`() throws {
        // Hidden below until 100, whole from 140 to 300, hidden above from 340.
        let shifts = try shifts(.interactive(timingCurve: .linear), at: [100, 120, 140, 200, 300, 320, 340])
        #expect(shifts == [10, 5, 0, 0, 0, -5, -10])
    }

    @Test func `the timing curve bends the way`() throws {
        let eased = try shifts(.interactive, at: [110, 120, 130])
        #expect(eased[0] > 8 && eased[1] == 5 && eased[2] < 2)
    }

    @Test func `an animated transition changes at its threshold`() throws {
        #expect(try shifts(.animated.threshold(.visible(0.5)), at: [119, 121, 319, 321]) == [10, 0, 0, -10])
        #expect(try shifts(.animated.threshold(.hidden), at: [99, 101]) == [10, 0])
        #expect(try shifts(.animated.threshold(.visible.inset(by: 20)), at: [159, 161]) == [10, 0])
        #expect(try shifts(.animated.threshold(.centered), at: [219, 221]) == [10, -10])
        let between = ScrollTransitionConfiguration.Threshold.hidden.interpolated(towards: .visible, amount: 0.25)
        #expect(try shifts(.animated.threshold(between), at: [109, 111]) == [10, 0])
    }

    @Test func `identity and a view outside of scroll views do not change`() throws {
        #expect(try shifts(.identity, at: [100, 120]) == [0, 0])
        let test = ViewTest(
            block("a", width: 100, height: 40).scrollTransition { content, phase in content.offset(x: phase.value) },
            window)
        #expect(try test.frame(of: "a").minX == 0)
    }

    @Test func `effects of all kinds are mixed`() throws {
        let start = VisualEffectChain(
            EmptyVisualEffect().opacity(0).scaleEffect(1).blur(radius: 4).rotationEffect(.degrees(0)))
        let end = VisualEffectChain(
            EmptyVisualEffect().opacity(1).scaleEffect(3).blur(radius: 0).rotationEffect(.degrees(90)))
        let middle = VisualEffectChain(
            EmptyVisualEffect().opacity(0.5).scaleEffect(2).blur(radius: 2).rotationEffect(.degrees(45)))
        #expect(start.mixed(with: end, amount: 0.5).steps == middle.steps)
    }

    @Test func `the leading edge is on the right in right-to-left`() throws {
        let test = ViewTest(DisplayConfiguration(width: 100, height: 40, layoutDirection: .rightToLeft)) {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    block("a", width: 50, height: 40).scrollTransition(.interactive(timingCurve: .linear)) {
                        $0.offset(y: $1.value * 10)
                    }
                    Color.clear.frame(width: 300)
                }
            }
        }
        #expect(try test.frame(of: "a").minY == 0)
        test.scroll(at: CGPoint(x: 50, y: 20), x: 25)
        #expect(try test.frame(of: "a").minY == -5)
    }
}
