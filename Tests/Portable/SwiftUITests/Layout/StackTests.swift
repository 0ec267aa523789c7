import Drawing
import SwiftUITestHost
import Testing

@testable import SwiftUI
@testable import SwiftUICore

/// A shape with a name for tests.
@MainActor
func block(_ name: String, width: CGFloat? = nil, height: CGFloat? = nil) -> some View {
    Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
}

/// Stacks divide their proposal among their views and place these by spacing and alignment.
///
/// Numbers: worked out in each test from the sizes of its views; 8 points is the default spacing between shapes,
/// measured on iOS (Docs/Facts/IOSMetrics.md), and the least length of a spacer, for which the facts have no
/// measurement. A divider is one pixel, half a point here; 0.952 is the ascent of the system face (`LineMetrics`).
@MainActor
@Suite("Stacks")
struct StackTests {
    @Test func `the default spacing is 8`() throws {
        let test = ViewTest(
            HStack {
                block("a", width: 10, height: 10); block("b", width: 10, height: 10)
            })
        #expect(try test.frame(of: "b").minX == 18)
        #expect(test.size == CGSize(width: 28, height: 10))
    }

    @Test func `flexible views share what fixed ones leave`() throws {
        let test = ViewTest(DisplayConfiguration(width: 100, height: 20)) {
            HStack(spacing: 0) {
                block("a"); block("b", width: 40); block("c")
            }
        }
        #expect(try test.frame(of: "a") == CGRect(x: 0, y: 0, width: 30, height: 20))
        #expect(try test.frame(of: "b") == CGRect(x: 30, y: 0, width: 40, height: 20))
        #expect(try test.frame(of: "c") == CGRect(x: 70, y: 0, width: 30, height: 20))
    }

    @Test func `the least flexible view chooses first`() throws {
        let test = ViewTest(DisplayConfiguration(width: 100, height: 20)) {
            HStack(spacing: 0) {
                block("a"); Color.red.frame(maxWidth: 20).accessibilityIdentifier("b"); block("c")
            }
        }
        #expect(try test.frame(of: "b").width == 20)
        #expect(try test.frame(of: "a").width == 40)
        #expect(try test.frame(of: "c").width == 40)
    }

    @Test func `higher priority takes all but the least of the others`() throws {
        let test = ViewTest(DisplayConfiguration(width: 100, height: 20)) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 15).accessibilityIdentifier("a")
                block("b").layoutPriority(1)
            }
        }
        #expect(try test.frame(of: "a").width == 15)
        #expect(try test.frame(of: "b").width == 85)
    }

    @Test func `what a stack knows of its views goes when they change`() throws {
        func stack(_ priority: Double, spacing: CGFloat? = 0, least: CGFloat = 15) -> some View {
            HStack(spacing: spacing) {
                Color.red.frame(minWidth: least).accessibilityIdentifier("a")
                block("b").layoutPriority(priority)
            }
        }
        let test = ViewTest(stack(1), DisplayConfiguration(width: 100, height: 20))
        func widths() throws -> [CGFloat] { [try test.frame(of: "a").width, try test.frame(of: "b").width] }
        #expect(try widths() == [15, 85])
        test.update(stack(0))
        #expect(try widths() == [50, 50])
        test.update(stack(-1))
        #expect(try widths() == [100, 0])
        test.update(stack(1, least: 30))
        #expect(try widths() == [30, 70])
        test.update(stack(1, spacing: 10, least: 30))
        #expect(try widths() == [30, 60])
    }

    @Test func `overflowing views keep their sizes and stay centred in the frame`() throws {
        let test = ViewTest(
            HStack(spacing: 0) {
                block("a", width: 60, height: 10); block("b", width: 60, height: 10)
            }
            .frame(width: 100, height: 10))
        #expect(try test.frame(of: "a").minX == -10)
        #expect(try test.frame(of: "b").maxX == 110)
    }

    @Test(arguments: [(HorizontalAlignment.leading, 0.0), (.center, 20), (.trailing, 40)])
    func `a column aligns its views`(alignment: HorizontalAlignment, x: Double) throws {
        let test = ViewTest(
            VStack(alignment: alignment) {
                block("a", width: 60, height: 10); block("b", width: 20, height: 10)
            })
        #expect(try test.frame(of: "b").minX == x)
        #expect(try test.frame(of: "b").minY == 18)
    }

    @Test func `baselines line up in a row`() throws {
        let test = ViewTest(
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("big").font(.system(size: 40))
                Text("small").font(.system(size: 10))
                block("block", width: 10, height: 10)
            })
        let big = try test.frame(of: "big")
        let small = try test.frame(of: "small")
        // A view without text has its baseline at the bottom.
        let line = try test.frame(of: "block").maxY
        #expect(small.minY > big.minY)
        #expect(small.maxY > line && big.maxY > small.maxY)
        // The system face's ascent is 0.952 of its size: baselines are that far below the tops, within a pixel.
        #expect(abs(line - big.minY - 40 * 0.952) < 1.5)
        #expect(abs(line - small.minY - 10 * 0.952) < 1)
    }

    private enum Middle: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }

    @Test func `a custom guide reaches across nested stacks`() throws {
        let guide = VerticalAlignment(Middle.self)
        let test = ViewTest(
            HStack(alignment: guide, spacing: 0) {
                VStack(spacing: 0) {
                    block("a", width: 10, height: 30)
                    block("b", width: 10, height: 20).alignmentGuide(guide) { $0[VerticalAlignment.center] }
                }
                VStack(spacing: 0) {
                    block("c", width: 10, height: 10).alignmentGuide(guide) { $0[VerticalAlignment.center] }
                    block("d", width: 10, height: 50)
                }
            })
        #expect(try test.frame(of: "b").midY == 40)
        #expect(try test.frame(of: "c").midY == 40)
        // The guide has 40 points above it in the first column, and 5 and 50 below it in the second.
        #expect(test.size.height == 95)
    }

    @Test func `an explicit guide of one view moves it alone`() throws {
        let test = ViewTest(
            VStack(alignment: .leading, spacing: 0) {
                block("a", width: 50, height: 10)
                block("b", width: 50, height: 10).alignmentGuide(.leading) { _ in -10 }
            })
        #expect(try test.frame(of: "a").minX == 0)
        #expect(try test.frame(of: "b").minX == 10)
        #expect(test.size.width == 60)
    }

    @Test func `a spacer takes what is left and at least 8`() throws {
        let row = HStack {
            block("a", width: 10, height: 10); Spacer(); block("b", width: 10, height: 10)
        }
        let wide = ViewTest(row, DisplayConfiguration(width: 100))
        #expect(try wide.frame(of: "b").minX == 90)
        // Neighbours touch the spacer: its least length is all the space between them.
        #expect(wide.sizeThatFits(.zero) == CGSize(width: 28, height: 10))
        #expect(wide.sizeThatFits(.unspecified) == CGSize(width: 28, height: 10))
    }

    @Test func `spacers share and their least length counts`() throws {
        let test = ViewTest(DisplayConfiguration(width: 100)) {
            HStack(spacing: 0) {
                Spacer(minLength: 60)
                block("a", width: 10, height: 10)
                Spacer(minLength: 0)
            }
        }
        #expect(try test.frame(of: "a").minX == 60)
    }

    @Test func `a divider crosses the stack it stands in`() throws {
        let test = ViewTest(DisplayConfiguration(width: 100, height: 60)) {
            VStack(spacing: 0) {
                Divider().accessibilityIdentifier("across")
                HStack(spacing: 0) {
                    Divider().accessibilityIdentifier("down"); Spacer()
                }
            }
        }
        #expect(try test.frame(of: "across") == CGRect(x: 0, y: 0, width: 100, height: 0.5))
        #expect(try test.frame(of: "down") == CGRect(x: 0, y: 0.5, width: 0.5, height: 59.5))
    }

    @Test func `layers share a point and the largest decides the size`() throws {
        let test = ViewTest(
            ZStack(alignment: .bottomTrailing) {
                block("a", width: 60, height: 20)
                block("b", width: 20, height: 40)
            })
        #expect(test.size == CGSize(width: 60, height: 40))
        #expect(try test.frame(of: "a").origin == CGPoint(x: 0, y: 20))
        #expect(try test.frame(of: "b").origin == CGPoint(x: 40, y: 0))
    }

    @Test func `an empty stack is nothing`() {
        #expect(ViewTest(HStack {}).sizeThatFits(.unspecified) == .zero)
        #expect(ViewTest(VStack { EmptyView() }).sizeThatFits(.infinity) == .zero)
    }

    @Test func `right to left mirrors rows, alignment and padding`() throws {
        let test = ViewTest(DisplayConfiguration(width: 100, layoutDirection: .rightToLeft)) {
            VStack(alignment: .leading, spacing: 0) {
                HStack(spacing: 0) {
                    block("a", width: 10, height: 10); Spacer(); block("b", width: 20, height: 10)
                }
                block("c", width: 30, height: 10).padding(.leading, 5)
                block("d", width: 30, height: 10).offset(x: 4)
            }
        }
        #expect(try test.frame(of: "a").maxX == 100)
        #expect(try test.frame(of: "b").minX == 0)
        #expect(try test.frame(of: "c").maxX == 95)
        // An offset follows the reading direction.
        #expect(try test.frame(of: "d").maxX == 96)
    }

    @Test func `higher z indices are drawn over lower ones`() {
        let test = ViewTest(
            ZStack {
                Color(red: 1, green: 0, blue: 0).frame(width: 10, height: 10).zIndex(1)
                Color(red: 0, green: 1, blue: 0).frame(width: 10, height: 10)
            })
        // The last drawn view lies on top.
        #expect(test.displayList.fillColors.map(\.red) == [0, 1])
    }

    /// A stack that fills is as flexible as its content: it gets the rest, not an equal share.
    @Test func `stacks of shapes fill what texts leave`() throws {
        @MainActor func width<Content: View>(_ content: Content) throws -> CGFloat {
            let test = ViewTest(DisplayConfiguration(width: 390, height: 100)) {
                HStack(spacing: 0) {
                    Text(verbatim: "three short words").accessibilityIdentifier("text");
                    content.accessibilityIdentifier("rest")
                }
            }
            return try test.frame(of: "text").width + test.frame(of: "rest").width
        }
        #expect(try width(VStack { Color.red }.accessibilityElement()) == 390)
        #expect(
            try width(
                ZStack {
                    Color.red; Color.blue
                }.accessibilityElement()) == 390)
        #expect(
            try width(
                ZStack {
                    Capsule().fill(.gray); Capsule().stroke(.black)
                }.accessibilityElement()) == 390)
    }

    @Test(arguments: [ProposedViewSize.infinity, ProposedViewSize(width: .infinity, height: 50)])
    func `an infinite proposal is answered with infinity`(proposal: ProposedViewSize) {
        @MainActor func size(_ view: some View) -> CGSize { ViewHost(view).sizeThatFits(proposal) }
        #expect(size(VStack { Color.red }).width == .infinity)
        #expect(
            size(
                HStack {
                    Color.red; Color.blue
                }
            ).width == .infinity)
        #expect(
            size(
                ZStack {
                    Color.red; Color.blue
                }
            ).width == .infinity)
        #expect(
            size(
                ZStack(alignment: .bottomTrailing) {
                    Capsule().fill(.gray); Capsule().stroke(.black)
                }
            ).width == .infinity)
        #expect(
            size(
                VStack(alignment: .trailing) {
                    Color.red; Color.blue.frame(width: 30)
                }
            ).width == .infinity)
    }

    @Test func `a negative spacing makes no negative length`() {
        let stack = HStack(spacing: -50) {
            Color.red.frame(width: 10, height: 10); Color.red.frame(width: 10, height: 10)
        }
        #expect(ViewHost(stack).sizeThatFits(.unspecified) == CGSize(width: 0, height: 10))
    }
}

extension DisplayList {
    /// The plain colours that shapes are filled with, in the order in which they are drawn.
    var fillColors: [RGBAColor] {
        items.flatMap { item -> [RGBAColor] in
            switch item {
            case .fill(_, .color(let color), _, _): [color]
            case .group(let group): group.content.fillColors
            default: []
            }
        }
    }

    /// The frames of filled shapes, from the corner of the picture.
    var fillBounds: [CGRect] {
        items.flatMap { item -> [CGRect] in
            switch item {
            case .fill(let geometry, _, _, _): [geometry.bounds]
            case .group(let group): group.content.fillBounds.map { $0.applying(group.transform) }
            default: []
            }
        }
    }
}
