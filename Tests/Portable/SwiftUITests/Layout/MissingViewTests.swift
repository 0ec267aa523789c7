import SwiftUITestHost
import Testing

/// Views that come to exist in the course of a layout: lazy containers and geometry readers in layouts that measure them
/// in ways that no stack does.
///
/// Numbers: blocks of 10 points; an adaptive grid of columns of at least 40 points without spacing has two columns in 80
/// points and three in 120, so that six blocks take three lines or two.
@MainActor
@Suite("Views that a layout lacks")
struct MissingViewTests {
    /// Measures its view at two widths before it places it at the second.
    private struct TwoWidths: Layout {
        let widths: [CGFloat]
        let note: @Sendable ([CGFloat]) -> Void

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            let sizes = widths.map { subviews[0].sizeThatFits(ProposedViewSize(width: $0, height: nil)) }
            note(sizes.map(\.height))
            return sizes.last ?? .zero
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        }
    }

    private final class Heights: @unchecked Sendable {
        var last: [CGFloat] = []
    }

    private func blocks(_ count: Int) -> some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 40), spacing: 0)], spacing: 0) {
            ForEach(0..<count, id: \.self) { block("\($0)", width: 10, height: 10) }
        }
    }

    @Test func `a grid is measured at two widths in one pass, with other columns`() throws {
        let heights = Heights()
        let test = ViewTest(
            TwoWidths(widths: [80, 120]) { heights.last = $0 }.callAsFunction { blocks(6) },
            DisplayConfiguration(width: 120, height: 200))
        #expect(try test.frame(of: "5").minY == test.frame(of: "0").minY + 10)
        #expect(heights.last == [30, 20])
    }

    @Test func `a grid in a scroll view is measured at two widths in one pass, with other columns`() throws {
        let heights = Heights()
        let test = ViewTest(
            ScrollView { TwoWidths(widths: [80, 120]) { heights.last = $0 }.callAsFunction { blocks(6) } },
            DisplayConfiguration(width: 120, height: 200))
        #expect(try test.frame(of: "5").minY == test.frame(of: "0").minY + 10)
        #expect(heights.last == [30, 20])
    }

    private struct Columns: View {
        @State private var minimum: CGFloat = 40

        var body: some View {
            VStack(spacing: 0) {
                Button("Wider") { minimum = 60 }.frame(height: 20)
                ScrollView {
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: minimum), spacing: 0)], spacing: 0) {
                        ForEach(0..<600, id: \.self) { block("\($0)", width: 10, height: 10) }
                    }
                }
            }
        }
    }

    @Test func `a scrolled grid keeps its offset when its columns change`() throws {
        let test = ViewTest(Columns(), DisplayConfiguration(width: 120, height: 120))
        test.scroll(at: CGPoint(x: 60, y: 80), y: 300)
        #expect(test.contentOffsets == [CGPoint(x: 0, y: 300)])
        try test.tap("Wider")
        #expect(test.contentOffsets == [CGPoint(x: 0, y: 300)])
        // Two columns: the line at 300 points begins with the 60th block.
        #expect(test.has("60"))
    }

    @Test func `readers and lazy stacks inside each other are evaluated in one layout`() throws {
        let test = ViewTest(
            GeometryReader { outer in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        GeometryReader { inner in
                            LazyVStack(spacing: 0) {
                                block("a", width: inner.size.width / 2, height: outer.size.height / 4)
                            }
                        }
                        .frame(height: 60)
                        block("b", width: 20, height: 20)
                    }
                }
            }, DisplayConfiguration(width: 100, height: 200))
        #expect(try test.frame(of: "a") == CGRect(x: 25, y: 0, width: 50, height: 50))
        #expect(try test.frame(of: "b") == CGRect(x: 40, y: 60, width: 20, height: 20))
    }
}
