// The code has the form of the pages.
// swift-format-ignore-file
// The landing page of the charts, and the tutorial "Your first chart".

// example
import FioriCharts
import SwiftUI

struct Sales: View {
    let model = ChartModel(
        chartType: .column, data: [[12, 18, nil, 22]], titlesForCategory: [["Q1", "Q2", "Q3", "Q4"]],
        userInteractionEnabled: true, selectionEnabled: true)

    var body: some View {
        ChartView(model).frame(height: 200)
    }
}
// end

// example
struct Revenue: View {
    @StateObject var model = ChartModel(
        chartType: .line, data: [[120, 150, nil, 180], [90, 110, 95, 130]],
        titlesForCategory: [["Q1", "Q2", "Q3", "Q4"]])

    var body: some View {
        VStack {
            ChartView(model).frame(height: 240)
            Button("As columns") { model.chartType = .column }
        }
    }
}
// end

@MainActor private func expression() -> some View {
    // example
    ChartView(
        ChartModel(
            chartType: .line, data: [[200, 170, 165], [150, 120, 130]], titlesForCategory: [["Jan", "Feb", "Mar"]],
            numericAxis: ChartNumericAxisAttributes(isZeroBased: false), titlesForSeries: ["Plan", "Actual"],
            legendPosition: .bottom, showsDataLabels: true))
    // end
}

private func axes(of model: ChartModel) {
    // example
    model.titlesForSeries = ["Orders", "Returns"]
    model.legendPosition = .bottom
    model.numericAxis.explicitMax = 200
    model.referenceLines = [ChartReferenceLine(value: 100, label: "Target")]
    // end
}

private func selection(of model: ChartModel) {
    // example
    model.userInteractionEnabled = true
    model.selectionEnabled = true
    model.scaleXEnabled = true              // pinches zoom, drags pan
    model.selections = [0: [3]]             // the fourth point of the first series
    // end
}

private func timeAxis() {
    // example
    let model = ChartModel(
        chartType: .line, data: [[21, 19, 24]],
        titlesForCategory: [["2024-03-30T12:00Z", "2024-03-31T12:00Z", "2024-04-03T12:00Z"]])
    model.categoryAxis.isTimeAxis = true
    model.categoryAxis.timeZone = TimeZone(identifier: "Europe/Berlin")
    // end
}
