import CoreGraphics
import Foundation
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriCharts

/// Rings and discs without anything positive.
///
/// Numbers: none but the data of each test.
@MainActor
struct ChartEmptyRingTests {
    private static let empties: [[[Double?]]] = [
        [[0, 0, 0]], [[-1, -2]], [[0, nil]], [[-3], [0]], [[0, 0]], [[0]], [[45]], [[nil, 4]], [[4, nil]], [[-5, 3]],
    ]

    @Test(arguments: [ChartType.donut, .micro_radial, .micro_harvey_ball])
    func `nothing positive is an empty ring or a part of nothing, never nothing`(type: ChartType) {
        for data in Self.empties {
            let layout = ChartTestLayout.layout(ChartModel(chartType: type, data: data), width: 160, height: 160)
            let marks = layout.kind.marks(in: layout.plot).filter { !$0.path.isEmpty }
            #expect(!marks.isEmpty, "\(type) \(data)")
            for mark in marks { #expect(mark.path.boundingRect.width > 100, "\(type) \(data)") }
        }
    }

    @Test func `a donut without positive values says that there is no data`() {
        for data: [[Double?]] in [[[0, 0, 0]], [[-1, -2, nil]]] {
            let layout = ChartTestLayout.layout(ChartModel(chartType: .donut, data: data))
            #expect(layout.labels.map(\.text) == ["No Data"])
            #expect(layout.kind.marks(in: layout.plot).count == 1)
        }
        let model = ChartModel(chartType: .donut, data: [[1, 2]])
        model.hiddenSeries = [0]
        #expect(ChartTestLayout.layout(model).labels.map(\.text) == ["No Data"])
    }

    @Test func `the text of an empty donut is in the picture`() {
        let svg = ViewTest(
            ChartView(ChartModel(chartType: .donut, data: [[0, 0, 0]])), DisplayConfiguration(width: 300, height: 240)
        ).svg()
        let text = svg.replacing(/<[^>]*>/, with: "")
        #expect(text.contains("No Data"))
    }
}
