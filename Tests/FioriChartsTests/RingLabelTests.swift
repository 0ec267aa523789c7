import CoreGraphics
import Foundation
import SwiftUI
import Testing

@testable import FioriCharts

/// Data labels around rings, with their lines.
///
/// Numbers: sizes of letters are those of `ChartTestLayout`; a ring without labels has half of the chart's height, less a
/// point, as its radius.
@MainActor
struct RingLabelTests {
    @Test(arguments: [
        ([500.0, 300, 200, 20, 15, 10, 8, 5], 800.0, 400.0, 8), ([1000] + Array(repeating: 1, count: 15), 400, 300, 2),
        ([1] + Array(repeating: 1, count: 29), 800, 400, 30), ([1000, 1, 1000, 1, 1000, 1], 320, 240, 6),
    ])
    func `small neighbours have labels as far as their lines pass the ring`(
        values: [Double], width: CGFloat, height: CGFloat, least: Int
    ) {
        let model = ChartModel(chartType: .donut, data: [values])
        model.showsDataLabels = true
        let layout = ChartTestLayout.layout(model, width: width, height: height)
        expectClear(layout, in: CGSize(width: width, height: height))
        #expect(layout.dataLabels.count >= least, "\(layout.dataLabels.map(\.text))")
    }

    @Test(arguments: [
        ([100.0, 50, 2, 1, 1, 1, 1, 1], 800.0, 300.0, 5), ([100, 1, 1, 1, 1, 1, 1], 900, 260, 4),
        ([500, 300, 9, 8, 7, 6, 5, 4, 3, 2, 1], 1_200, 400, 6), ([1, 1, 1, 1, 1, 1, 200], 700, 240, 3),
    ])
    func `lines of small neighbours are apart and end near the ring`(
        values: [Double], width: CGFloat, height: CGFloat, least: Int
    ) {
        let model = ChartModel(chartType: .donut, data: [values])
        model.showsDataLabels = true
        model.dataLabelPlacement = .outside
        let layout = ChartTestLayout.layout(model, width: width, height: height)
        let count = expectClear(layout, in: CGSize(width: width, height: height))
        #expect(count >= least, "\(layout.dataLabels.map(\.text))")
        let radius = DonutMarks.circle(in: layout.plot).radius
        let lines = layout.rules.map { points(of: $0.path) }
        for (index, line) in lines.enumerated() where line.count == 3 {
            #expect(abs(line[2].x - width / 2) <= radius * 1.5 + 10, "\(line)")
            for other in lines[..<index] {
                #expect(distance(from: line[1], to: other[1], other[2]) >= 0.74, "\(line) \(other)")
            }
        }
    }

    @Test func `lines cross neither each other, nor the ring, nor labels`() {
        var numbers = TestNumbers(state: 11)
        var count = 0
        for _ in 0..<150 {
            let most = [3, 10, 60].randomElement(using: &numbers) ?? 3
            let values = (0..<Int.random(in: 1...most, using: &numbers)).map { _ in
                pow(10, Double.random(in: 0...4, using: &numbers)).rounded()
            }
            let model = ChartModel(chartType: .donut, data: [values])
            model.showsDataLabels = true
            model.dataLabelPlacement = Bool.random(using: &numbers) ? .outside : .automatic
            model.dataLabelContent = Bool.random(using: &numbers) ? .share : .value
            let size = CGSize(
                width: .random(in: 120...900, using: &numbers), height: .random(in: 100...700, using: &numbers))
            let layout = ChartTestLayout.layout(model, width: size.width, height: size.height)
            count += expectClear(layout, in: size)
        }
        #expect(count > 800)
    }

    @Test(arguments: [(1.0, 0.5), (2.0, 0.75), (3.0, 0.83)])
    func `labels leave more of the ring where texts are larger`(textScale: CGFloat, share: CGFloat) {
        var numbers = TestNumbers(state: 3)
        for _ in 0..<50 {
            let values = (0..<36).map { _ in Double.random(in: 1...900, using: &numbers).rounded() }
            let model = ChartModel(chartType: .donut, data: [values])
            model.showsDataLabels = true
            let layout = ChartTestLayout.layout(model, width: 390, height: 200, textScale: textScale)
            #expect(DonutMarks.circle(in: layout.plot).radius >= 100 * share - 1)
        }
    }

    @Test(arguments: [(1.0, 6), (1.6, 6), (2.3, 5), (3.1, 4)])
    func `labels stand at the sides of a wide chart at every text size`(textScale: CGFloat, least: Int) {
        let model = ChartModel(chartType: .donut, data: [[44, 30, 14, 8, 3, 1]])
        model.showsDataLabels = true
        model.dataLabelContent = .share
        model.dataLabelPlacement = .outside
        let layout = ChartTestLayout.layout(model, width: 360, height: 170, textScale: textScale)
        expectClear(layout, in: CGSize(width: 360, height: 170))
        #expect(layout.dataLabels.count >= least, "\(layout.dataLabels.map(\.text))")
    }

    @Test func `labels of the greatest sectors become smaller before they go`() {
        let model = ChartModel(chartType: .donut, data: [[120_300, 98_000, 45_000, 1_200, 800]])
        model.showsDataLabels = true
        model.dataLabelPlacement = .outside
        let layout = ChartTestLayout.layout(model, width: 390, height: 280, textScale: 2.3)
        let shown = layout.dataLabels.map(\.text)
        #expect(["120,300", "98,000", "45,000"].allSatisfy(shown.contains), "\(shown)")
        #expect(layout.dataLabels.allSatisfy { $0.fontSize >= 10 && $0.fontSize < 23 })
        let usual = ChartTestLayout.layout(model, width: 800, height: 400, textScale: 2.3)
        #expect(usual.dataLabels.count >= 3 && usual.dataLabels.allSatisfy { $0.fontSize == 23 })
    }

    /// Labels in sectors at the sides of a ring have less room than those at its top.
    @Test(arguments: [
        ([375.0, 176, 117, 71], 320.0, 140.0, 1.35, ChartDataLabelPlacement.inside),
        ([5_932, 347, 339, 306, 224], 320, 140, 1, .inside), ([2_569, 340, 215, 190, 120], 280, 260, 3, .automatic),
        ([2_425, 332, 288, 188], 280, 300, 1.35, .outside), ([284, 267, 224], 280, 300, 2.3, .outside),
    ])
    func `the greatest sector has a label where others have`(
        values: [Double], width: CGFloat, height: CGFloat, textScale: CGFloat, placement: ChartDataLabelPlacement
    ) throws {
        let model = ChartModel(chartType: .donut, data: [values])
        model.showsDataLabels = true
        model.dataLabelPlacement = placement
        let layout = ChartTestLayout.layout(model, width: width, height: height, textScale: textScale)
        let greatest = try #require(values.first).formatted(.number.locale(Locale(identifier: "en_US")))
        #expect(layout.dataLabels.contains { $0.text == greatest }, "\(layout.dataLabels.map(\.text))")
    }

    @Test func `a long label does not cost the others theirs`() {
        let model = ChartModel(
            chartType: .donut, data: [[90, 2, 1, 2]],
            labelsForDimension: [["a", String(repeating: "long ", count: 20), "b", "c"]])
        model.showsDataLabels = true
        #expect(ChartTestLayout.layout(model).dataLabels.map(\.text).sorted() == ["a", "b", "c"])
    }

    /// Expects that labels and lines are apart, and in the chart, and returns the number of lines.
    @discardableResult
    private func expectClear(_ layout: ChartLayout, in size: CGSize) -> Int {
        let circle = DonutMarks.circle(in: layout.plot)
        let lines = layout.rules.map { points(of: $0.path) }
        let frames = layout.dataLabels.filter { $0.markColor == nil }.map(\.frame)
        #expect(lines.count == frames.count)
        for line in lines {
            #expect(line.count == 3)
            for (start, end) in zip(line, line.dropFirst()) {
                #expect(distance(from: circle.center, to: start, end) >= circle.radius - 0.5, "\(line) \(circle)")
            }
        }
        for (index, frame) in frames.enumerated() {
            #expect(CGRect(origin: .zero, size: size).insetBy(dx: -0.01, dy: -0.01).contains(frame))
            for other in frames[..<index] { #expect(!frame.insetBy(dx: 0, dy: 0.1).intersects(other)) }
            for (place, line) in lines.enumerated() {
                if place < index { #expect(!cross(line, lines[index]), "\(line) \(lines[index])") }
                let edges = [
                    CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.minY),
                    CGPoint(x: frame.maxX, y: frame.maxY), CGPoint(x: frame.minX, y: frame.maxY),
                    CGPoint(x: frame.minX, y: frame.minY),
                ]
                #expect(!cross(line, edges), "\(line) \(frame)")
            }
        }
        return lines.count
    }

    private func points(of path: Path) -> [CGPoint] {
        var result: [CGPoint] = []
        path.forEach { element in
            switch element {
            case .move(to: let point), .line(to: let point): result.append(point)
            default: Issue.record("a line is straight")
            }
        }
        return result
    }

    private func distance(from point: CGPoint, to start: CGPoint, _ end: CGPoint) -> CGFloat {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let along = ((point.x - start.x) * dx + (point.y - start.y) * dy) / max(dx * dx + dy * dy, 1e-9)
        let part = min(max(along, 0), 1)
        return hypot(start.x + part * dx - point.x, start.y + part * dy - point.y)
    }

    private func cross(_ first: [CGPoint], _ second: [CGPoint]) -> Bool {
        func side(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
            (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
        }
        return zip(first, first.dropFirst()).contains { a, b in
            zip(second, second.dropFirst()).contains { c, d in
                side(a, b, c) * side(a, b, d) < -1e-6 && side(c, d, a) * side(c, d, b) < -1e-6
            }
        }
    }
}
