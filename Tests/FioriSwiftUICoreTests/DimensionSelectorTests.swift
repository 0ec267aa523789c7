import Combine
import SwiftUITestHost
import Testing

@testable import FioriSwiftUICore

/// The widths of segments, the selection, and its callbacks.
///
/// Numbers: 44 is the least size of a touch target (Docs/Facts/IOSMetrics.md), 15 the size of subheadline (same
/// source). Other widths follow from the spacings, insets and fonts of each test: three equal segments share 358 less
/// two gaps of 4. 60 is a bound for a long title.
@MainActor
struct DimensionSelectorTests {
    private let compact = DisplayConfiguration(width: 358)

    @Test func `a tap chooses and tells`() throws {
        let selector = DimensionSelector(segmentTitles: ["1D", "1W", "1M"], selectedIndex: 0)
        var chosen: [Int?] = []
        let subscription = selector.selectionDidChange.sink { chosen.append($0) }
        let test = ViewTest(selector, compact)
        #expect(try test.element("1D").traits.contains(.isSelected))
        try test.tap("1M")
        #expect(selector.selectedIndex == 2)
        #expect(try test.element("1M").traits.contains(.isSelected))
        #expect(try !test.element("1D").traits.contains(.isSelected))
        try test.tap("1M")
        #expect(chosen == [2])
        subscription.cancel()
    }

    @Test func `the selection may be empty`() throws {
        let selector = SegmentedControl(segmentTitles: ["1D", "1W"], selectedIndex: 0)
        selector.allowEmptySelection = true
        let test = ViewTest(selector, compact)
        try test.tap("1D")
        #expect(selector.selectedIndex == nil)
        selector.selectedIndex = 1
        #expect(try test.element("1W").traits.contains(.isSelected))
    }

    @Test func `widths follow the mode`() throws {
        let selector = DimensionSelector(segmentTitles: ["1", "A long one", "22"], interItemSpacing: 4)
        func widths() throws -> [CGFloat] {
            let test = ViewTest(selector, compact)
            return try ["1", "A long one", "22"].map { try test.frame(of: $0).width }
        }
        let intrinsic = try widths()
        #expect(intrinsic[0] == 44 && intrinsic[1] > 60)
        selector.segmentWidthMode = .maximum
        #expect(try widths().allSatisfy { abs($0 - intrinsic[1]) < 1 })
        selector.segmentWidthMode = .fixed(100)
        #expect(try widths().allSatisfy { $0 == 100 })
        selector.segmentWidthMode = .equal
        #expect(try widths().allSatisfy { abs($0 - (358 - 8) / 3) < 1 })
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `large text scrolls and is not cut`(direction: LayoutDirection) throws {
        let selector = DimensionSelector(segmentTitles: LibraryPreviewData.periods)
        for mode in [SegmentWidthMode.intrinsic, .equal, .maximum] {
            selector.segmentWidthMode = mode
            let test = ViewTest(
                selector,
                DisplayConfiguration(width: 358, dynamicTypeSize: .accessibility3, layoutDirection: direction))
            #expect(test.texts.allSatisfy { !$0.isTruncated })
            #expect(test.size.width <= 358)
            let first = try test.frame(of: "1D")
            #expect(direction == .leftToRight ? first.minX == 0 : first.maxX == 358)
            #expect(first.height >= 44)
        }
    }

    @Test func `insets and spacing`() throws {
        let selector = DimensionSelector(
            segmentTitles: ["1D", "1W"], interItemSpacing: 16,
            titleInsets: EdgeInsets(top: 16, leading: 32, bottom: 16, trailing: 32),
            contentInset: EdgeInsets(top: 8, leading: 24, bottom: 8, trailing: 24))
        let test = ViewTest(selector.fixedSize(), DisplayConfiguration())
        let (first, second) = (try test.frame(of: "1D"), try test.frame(of: "1W"))
        #expect(first.minX == 24 && first.minY == 8)
        #expect(abs(second.minX - first.maxX - 16) < 0.5)
        #expect(try abs(test.text("1D").frame.minX - 24 - 32) < 0.5)
    }

    @Test func `attributes change the look of a state`() throws {
        let selector = DimensionSelector(segmentTitles: ["1D", "1W"], selectedIndex: 1)
        selector.segmentAttributes = [.selected: SegmentAttributes(font: .system(size: 30))]
        let test = ViewTest(selector, compact)
        #expect(try test.text("1W").fontSize == 30)
        #expect(try test.text("1D").fontSize == 15)
    }

    @Test func `what was chosen outlives its parents update`() throws {
        struct Parent: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    Button("Count \(count)") { count += 1 }
                    DimensionSelector(segmentTitles: ["1D", "1W"], selectedIndex: 0)
                }
            }
        }
        let test = ViewTest(Parent(), compact)
        try test.tap("1W")
        try test.tap("Count 0")
        #expect(test.has("Count 1"))
        #expect(try test.element("1W").traits.contains(.isSelected))
    }

    @Test func `disabled segments cannot be chosen`() throws {
        let selector = DimensionSelector(segmentTitles: ["1D", "1W"], selectedIndex: 0)
        let test = ViewTest(selector.disabled(true), compact)
        try? test.tap("1W")
        #expect(selector.selectedIndex == 0)
    }

    @Test func `no titles take no room`() {
        #expect(ViewTest(DimensionSelector(segmentTitles: []).fixedSize()).size.width == 0)
    }
}
