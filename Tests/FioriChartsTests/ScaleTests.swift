import SwiftUI
import Testing

@testable import FioriCharts

/// Ticks, stacking and decimation in numbers.
///
/// Numbers: ticks of the extended Wilkinson algorithm (Talbot, Lin and Hanrahan, InfoVis 2010); decimation by M4 (Jugel
/// et al., VLDB 2014), with a fifth value for gaps. Sums and places follow from each test's data; 30 ticks are more
/// than any axis needs.
struct ScaleTests {
    @Test(arguments: [(50, 70), (1e9 + 1, 1e9 + 3), (-70, -50), (0.5, 40), (3, 3.001)] as [(Double, Double)])
    func `the shortest bar has a length on axes that do not begin at zero`(lower: Double, upper: Double) {
        var checked = 0
        for isLogarithmic in [false, true] where lower > 0 || !isLogarithmic {
            for intervals in [nil, 4] where !isLogarithmic || intervals == nil {
                var options = ValueAxisOptions(isZeroBased: false)
                options.hasBars = true
                options.isLogarithmic = isLogarithmic
                options.intervalCount = intervals
                let scale = ValueAxisScale(data: ValueRange(lower: lower, upper: upper), options: options)
                let shortest = lower > 0 ? scale.fraction(lower) : 1 - scale.fraction(upper)
                #expect((shortest > 0.03 || scale.range.lower == 0) && shortest < 0.9, "\(isLogarithmic) \(scale)")
                #expect(scale.ticks.first == scale.range.lower && scale.ticks.count >= 2, "\(scale)")
                checked += 1
            }
        }
        #expect(checked == (lower > 0 ? 3 : 2))
    }

    @Test(arguments: [1e-290, 1e-160, 1, 1e160, 1e290]) func `ticks are nice at any magnitude`(unit: Double) {
        let ticks = NiceTicks.extended(lower: 0, upper: 97 * unit, count: 6, isLoose: true)
        #expect(ticks.count == 6)
        for (tick, expected) in zip(ticks, [0, 20, 40, 60, 80, 100]) {
            #expect(abs(tick / unit - Double(expected)) < 1e-9)
        }
    }

    /// The example of the paper's reference implementation (R package labeling).
    @Test func `extended ticks of the published example`() {
        #expect(NiceTicks.extended(lower: 8.1, upper: 14.1, count: 4) == [8, 10, 12, 14])
    }

    @Test func `loose ticks`() {
        let ticks = { NiceTicks.extended(lower: $0, upper: $1, count: $2, isLoose: true) }
        #expect(ticks(0, 100, 5) == [0, 25, 50, 75, 100])
        #expect(ticks(0, 1, 3) == [0, 0.5, 1])
        #expect(ticks(-10, 10, 5) == [-10, -5, 0, 5, 10])
    }

    private static let awkwardRanges: [ClosedRange<Double>] = [
        0...0, 3...3, -1e300...1e300, 0...1e-300, 1e17...1e17 + 64, -7 ... -2,
    ]

    @Test(arguments: awkwardRanges) func `every range has an axis`(data: ClosedRange<Double>) {
        let scale = ValueAxisScale(
            data: ValueRange(lower: data.lowerBound, upper: data.upperBound), options: ValueAxisOptions())
        #expect(scale.range.span > 0 && scale.range.span.isFinite)
        #expect(scale.ticks.count >= 2 && scale.ticks.count < 30)
        #expect(scale.ticks == scale.ticks.sorted())
    }

    @Test func `decimation keeps extremes`() {
        var values = (0..<100_000).map { Double($0 % 97) }
        values[54_321] = 1e6
        values[77_777] = -1e6
        let kept = Decimation.indices(values, in: 0..<values.count, columns: 400)
        #expect(kept.count <= 2000)
        #expect(kept.contains(54_321) && kept.contains(77_777))
        #expect(kept.first == 0 && kept.last == 99_999)
        #expect(kept == kept.sorted())
    }

    @Test func `stacking keeps signs apart`() {
        let stacking = Stacking([[3, -1], [4, -2], [-5, .nan]], categories: 2)
        #expect(stacking.ends[1] == [7, -3])
        #expect(stacking.starts[1] == [3, -1])
        #expect(stacking.range == ValueRange(lower: -5, upper: 7))
    }

    @Test func `waterfall totals are computed`() {
        let steps = WaterfallSteps([10, -4, .nan, 5, .nan], totals: [2, 4])
        #expect(steps.ends == [10, 6, 6, 11, 11])
        #expect(steps.starts == [0, 10, 0, 6, 0])
    }

    @Test func `labels stay in their room and apart`() throws {
        let items = (0..<5).map { LabelRow.Item(anchor: CGFloat($0) * 50, length: 40, index: $0) }
        let ends = [items[0], items[4]]
        let placed = try #require(LabelRow.all(ends, in: 0...200, spacing: 4))
        #expect(placed.map(\.start) == [0, 160])
        #expect(LabelRow.all(items, in: 0...200, spacing: 4) == nil)
        #expect(LabelRow.thinned(items, in: 0...200, spacing: 4).map(\.index) == [0, 2, 4])
    }

    @Test func `labels that come first are shown, and others as far as they have room`() {
        let places: [CGFloat] = [0, 30, 60, 90, 100]
        let items = places.indices.map { LabelRow.Item(anchor: places[$0], length: 24, index: $0) }
        func thinned(_ first: [Int], kept: Int = 0) -> [Int] {
            LabelRow.thinned(items, in: -20...120, spacing: 4, first: first, keeping: kept).map(\.index)
        }
        #expect(thinned([]) == [0, 2, 4])
        #expect(thinned([4]) == [0, 1, 2, 4] && thinned([3, 4]) == [0, 1, 2, 3])
        #expect(thinned([4], kept: 3) == [0, 1, 2, 4], "the end comes before the one that is kept")
    }
}
