import CoreGraphics
import Foundation
import Testing

@testable import FioriCharts

/// Charts of random kinds, shapes, sizes and values.
///
/// Numbers: half a mark for each of the 60 charts is a lower limit, so that a kind which draws nothing fails.
struct ChartFuzzTests {
    /// A generator of the same numbers in each run (SplitMix64).
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    private static func value(_ numbers: inout Numbers) -> Double? {
        switch Int.random(in: 0..<14, using: &numbers) {
        case 0: nil
        case 1: .nan
        case 2: .infinity
        case 3: -.infinity
        case 4: 1e300
        case 5: -1e300
        case 6: 1e-300
        case 7: 0
        default: Double.random(in: -1000...1000, using: &numbers)
        }
    }

    private static func layout(of type: ChartType, _ numbers: inout Numbers) -> (layout: ChartLayout, size: CGSize) {
        let rows = (0..<Int.random(in: 1...4, using: &numbers)).map { _ in
            (0..<Int.random(in: 0...40, using: &numbers)).map { _ in value(&numbers) }
        }
        let titles = (0..<40).map { String(repeating: "m", count: 1 + $0 % 9) as String? }
        let model: ChartModel
        if type == .scatter || type == .bubble {
            let points = rows.map { row in row.map { [$0, value(&numbers), value(&numbers)] } }
            model = ChartModel(chartType: type, data3d: points, titlesForCategory: [titles])
        } else {
            model = ChartModel(chartType: type, data: rows, titlesForCategory: [titles])
        }
        let size = CGSize(
            width: CGFloat(Int.random(in: 20...1200, using: &numbers)),
            height: CGFloat(Int.random(in: 20...800, using: &numbers)))
        model.showsDataLabels = Bool.random(using: &numbers)
        model.referenceLines = (0..<Int.random(in: 0...4, using: &numbers)).map { place in
            ChartReferenceLine(value: value(&numbers) ?? 0, label: String(repeating: "r", count: 3 + 4 * place))
        }
        let surroundings = ChartSurroundings(
            locale: Locale(identifier: "en_US"), isRightToLeft: Bool.random(using: &numbers))
        let layout = ChartLayout(input: ChartInput(model: model), size: size, surroundings: surroundings) {
            text, fontSize, isBold in
            CGSize(width: CGFloat(text.count) * fontSize * (isBold ? 0.65 : 0.6), height: fontSize * 1.25)
        }
        return (layout, size)
    }

    @Test(arguments: ChartType.allCases) func `marks stay in the chart`(type: ChartType) {
        var numbers = Numbers(state: 17)
        var count = 0
        for round in 0..<60 {
            let (layout, size) = Self.layout(of: type, &numbers)
            let bounds = CGRect(origin: .zero, size: size).insetBy(dx: -0.51, dy: -0.51)
            for mark in layout.kind.marks(in: layout.plot) where !mark.path.isEmpty {
                count += 1
                let frame = mark.path.boundingRect
                #expect(bounds.contains(frame), "\(type) \(round) \(size) \(frame) plot \(layout.plot.frame)")
            }
        }
        #expect(count >= 30, "most charts have marks")
    }

    @Test(arguments: ChartType.allCases) func `labels are neither cut nor overlap`(type: ChartType) {
        var numbers = Numbers(state: 18)
        var count = 0
        for round in 0..<60 {
            let (layout, size) = Self.layout(of: type, &numbers)
            let bounds = CGRect(origin: .zero, size: size).insetBy(dx: -0.51, dy: -0.51)
            let labels = layout.labels + layout.dataLabels
            let frames = labels.map(\.frame)
            count += frames.count
            for (index, frame) in frames.enumerated() {
                #expect(bounds.contains(frame), "\(type) \(round) \(size) \(labels[index].text) \(frame)")
                for other in frames[..<index] {
                    #expect(
                        !other.insetBy(dx: 0.1, dy: 0.6).intersects(frame.insetBy(dx: 0.1, dy: 0.6)),
                        "\(type) \(round) \(size) \(frame) \(other)")
                }
            }
        }
        // The legend of these, beside them, has their values.
        let hasLabels = ![.micro_bullet, .micro_harvey_ball, .micro_stacked_bullet].contains(type)
        #expect((count > 0) == hasLabels)
    }
}
