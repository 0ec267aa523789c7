import FioriSwiftUICore
import SwiftUITestHost
import Testing

/// Lines that flow: the places of views in them, and the spacing.
///
/// Numbers: worked out from blocks of 40 by 20 points and the spacings of each test. The standard of 8 is the default
/// spacing of stacks (Docs/Facts/IOSMetrics.md).
@MainActor
struct MHStackTests {
    /// Blocks of 40 by 20 points with the names 0, 1, 2…
    private func blocks(_ count: Int) -> some View {
        ForEach(0..<count, id: \.self) { index in
            Color.red.frame(width: 40, height: 20)
                .accessibilityElement()
                .accessibilityLabel(Text(verbatim: "\(index)"))
        }
    }

    private func frames<V: View>(_ view: V, width: CGFloat, _ direction: LayoutDirection = .leftToRight) -> [CGRect] {
        ViewTest(
            view.frame(maxWidth: .infinity, alignment: .leading),
            DisplayConfiguration(width: width, layoutDirection: direction)
        ).elements.map(\.frame)
    }

    @Test func `views continue in the next line`() {
        let stack = MHStack(spacing: 10, lineSpacing: 30) { blocks(5) }
        // 40 + 10 + 40 + 10 = 100: a third view does not fit.
        let frames = frames(stack, width: 100)
        #expect(frames.map(\.minX) == [0, 50, 0, 50, 0])
        #expect(frames.map(\.minY) == [0, 0, 50, 50, 100])
        #expect(ViewTest(stack, DisplayConfiguration(width: 100)).size == CGSize(width: 90, height: 120))
    }

    @Test func `lines begin at the right where writing does`() {
        let frames = frames(MHStack(spacing: 10, lineSpacing: 0) { blocks(3) }, width: 100, .rightToLeft)
        #expect(frames.map(\.maxX) == [100, 50, 100])
    }

    @Test func `the standard is eight points both ways`() {
        let frames = frames(MHStack { blocks(3) }, width: 90)
        #expect(frames.map(\.minX) == [0, 48, 0])
        #expect(frames.map(\.minY) == [0, 0, 28])
        #expect(self.frames(MHStack(spacing: nil, lineSpacing: nil) { blocks(3) }, width: 90) == frames)
    }

    @Test func `lines are as far apart as views unless apps set more`() {
        #expect(frames(MHStack(spacing: 4) { blocks(3) }, width: 90).map(\.minY) == [0, 0, 24])
        #expect(frames(MHStack(lineSpacing: 4) { blocks(3) }, width: 90).map(\.minX) == [0, 48, 0])
    }

    @Test func `a line is as high as its highest view`() {
        let stack = MHStack(spacing: 0) {
            blocks(1)
            Color.red.frame(width: 40, height: 60).accessibilityElement().accessibilityLabel(Text(verbatim: "high"))
        }
        #expect(frames(stack, width: 90).map(\.minY) == [20, 0])
    }

    @Test func `one line takes what it needs`() {
        #expect(ViewTest(MHStack(spacing: 10) { blocks(3) }, DisplayConfiguration(width: nil)).size.width == 140)
        #expect(ViewTest(MHStack { EmptyView() }, DisplayConfiguration(width: 90)).size == .zero)
    }
}
