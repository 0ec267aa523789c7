import CoreGraphics
import Foundation
import SwiftUI
import Testing

@testable import FioriCharts

/// Areas of a stack that begin where those below them end.
///
/// Numbers: heights of edges are read at each half of a point, so that two that are one differ by a point at most.
@MainActor
struct StackFloorTests {
    private typealias Edges = (top: CGFloat, floor: CGFloat)

    /// The ends of an area at a place across, by the points of its outline.
    private func edges(_ path: Path, at x: CGFloat, in frame: CGRect) -> Edges? {
        var (top, floor): (CGFloat?, CGFloat?)
        for y in Swift.stride(from: frame.minY, through: frame.maxY, by: 0.5)
        where path.contains(CGPoint(x: x, y: y)) {
            if top == nil { top = y }
            floor = y
        }
        return top.flatMap { top in floor.map { (top, $0) } }
    }

    private func areas(_ model: ChartModel) -> (areas: [Path], plot: ChartPlot) {
        let plot = ChartTestLayout.layout(model, width: 300, height: 160).plot
        return (plot.input.kind.marks(in: plot).prefix(model.numOfSeries()).map(\.path), plot)
    }

    @Test(
        arguments: [
            [[3, 1, 8, 2, 9], [nil, nil, 2, 4, 3]], [[3, 1, 8, 2, 9], [2, 3, nil, nil, nil], [1, 4, 2, 3, 1]],
            [[3, 1, 8, 2, 9], [2, 3, 2, 4, 3], [1, 1, 1, 1, 1]],
            [[2, 3, 2, 4, 3], [3, 1, nil, 2, 9], [2, 2, 2, 2, 2]],
        ] as [[[Double?]]], [[ChartLineShape.smooth], [.straight, .smooth]])
    func `layers touch where both are drawn`(data: [[Double?]], shapes: [ChartLineShape]) {
        let model = ChartModel(chartType: .area, data: data)
        model.stacking = .values
        model.seriesAttributes = data.indices.map { series in
            let attributes = ChartSeriesAttributes()
            attributes.lineShape = shapes[series % shapes.count]
            return attributes
        }
        let (paths, plot) = areas(model)
        #expect(paths.count == data.count)
        var compared = 0
        for interval in 0..<4 {
            let (from, to) = (plot.position(category: interval), plot.position(category: interval + 1))
            for part in [0.1, 0.3, 0.5, 0.7, 0.9] {
                let x = from + (to - from) * part
                let drawn = data.indices.filter { data[$0][interval] != nil && data[$0][interval + 1] != nil }
                // Layers below a gap at one end leave room for what is missing.
                for (lower, upper) in zip(drawn, drawn.dropFirst())
                where !(lower..<upper).dropFirst().contains(where: {
                    (data[$0][interval] == nil) != (data[$0][interval + 1] == nil)
                }) {
                    guard let one = edges(paths[lower], at: x, in: plot.frame),
                        let other = edges(paths[upper], at: x, in: plot.frame)
                    else { continue }
                    // Lines of several shapes may cross, so that the upper layer is upside down there.
                    if shapes.count > 1, other.top >= one.top - 0.5 { continue }
                    #expect(abs(one.top - other.floor) <= 1.01, "\(lower) \(upper) \(x)")
                    compared += 1
                }
            }
        }
        #expect(compared >= 10)
    }

    @Test(arguments: [
        [ChartLineShape.step, .smooth, .straight], [.smooth, .step, .straight], [.straight, .step, .smooth],
    ])
    func `no place has the colours of two layers of several shapes`(shapes: [ChartLineShape]) {
        let model = ChartModel(
            chartType: .area, data: [[3, 1, 8, 2, 9], [2, 3, 2, 4, 3], [1, 1, 1, 1, 1]])
        model.stacking = .values
        model.seriesAttributes = shapes.map { shape in
            let attributes = ChartSeriesAttributes()
            attributes.lineShape = shape
            return attributes
        }
        let plot = ChartTestLayout.layout(model, width: 300, height: 160).plot
        let areas = plot.input.kind.marks(in: plot).prefix(3)
        var painted = 0
        for x in Swift.stride(from: plot.frame.minX + 1.3, to: plot.frame.maxX, by: 4) {
            for y in Swift.stride(from: plot.frame.minY + 0.3, to: plot.frame.maxY, by: 2) {
                let point = CGPoint(x: x, y: y)
                let layers = areas.filter { area in
                    area.path.contains(point) && !area.covers.contains { $0.contains(point) }
                }
                #expect(layers.count <= 1, "\(x) \(y)")
                painted += layers.count
            }
        }
        #expect(painted > 1_000)
    }

    @Test(
        arguments: [
            ([[nil, 4], [1, 1]], ChartLineShape.step), ([[1, 1], [nil, 4], [1, 1]], .step),
            ([[4, nil, 3], [1, 1, 2]], .step),
            ([[5, 8, 1, 3, 4, 6], [7, 1, 2, nil, 30, 5], [2, 2, 2, 2, 2, 2]], .smooth),
        ] as [([[Double?]], ChartLineShape)])
    func `a layer beside a gap is not painted beyond its line`(data: [[Double?]], shape: ChartLineShape) {
        let model = ChartModel(chartType: .area, data: data)
        model.stacking = .values
        model.lineShape = shape
        let plot = ChartTestLayout.layout(model, width: 300, height: 160).plot
        let marks = plot.input.kind.marks(in: plot)
        let area = marks[data.count - 1].path
        guard let line = marks.last(where: { $0.stroke != nil && $0.fill == nil }) else {
            Issue.record("the line of the last series is missing")
            return
        }
        // A point between the fill and its line has the line above it at every place across.
        let outline = line.area
        var painted = 0
        for x in Swift.stride(from: plot.frame.minX + 2.3, to: plot.frame.maxX - 2, by: 3) {
            let ys = Swift.stride(from: plot.frame.minY - 20, to: plot.frame.maxY, by: 0.5)
            guard let top = ys.first(where: { area.contains(CGPoint(x: x, y: $0)) }),
                let edge = ys.first(where: { outline.contains(CGPoint(x: x, y: $0)) })
            else { continue }
            #expect(top >= edge - 1, "\(x): \(top) above \(edge)")
            painted += 1
        }
        #expect(painted > 40)
    }

    @Test func `a layer beside a gap stays above the one below`() {
        let model = ChartModel(chartType: .area, data: [[3, 4, 8, 5], [4, nil, 5, 4], [2, 2, 2, 2]])
        model.stacking = .values
        model.lineShape = .smooth
        let (paths, plot) = areas(model)
        var compared = 0
        for step in 1..<60 {
            let x = plot.frame.minX + plot.frame.width * CGFloat(step) / 60
            guard let lowest = edges(paths[0], at: x, in: plot.frame),
                let highest = edges(paths[2], at: x, in: plot.frame)
            else { continue }
            #expect(highest.floor <= lowest.top + 0.51, "\(x)")
            compared += 1
        }
        #expect(compared == 59)
    }
}
