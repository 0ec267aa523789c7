import FioriCharts
import FioriIntegrationCards
import FioriSwiftUICore
import SwiftUI

/// A device with an action that changes its status, and the person who looks after it.
struct LiveItems: View {
    @State private var isRunning = false

    var body: some View {
        ObjectItem(
            title: "Rotary Pump, Model 23", subtitle: "Houston, Texas",
            footnote: isRunning ? "1,480 revolutions a minute" : "Stopped at 9:41",
            status: .text(isRunning ? "Running" : "Stopped"), detailImage: Image(systemName: "gearshape.2"),
            action: Action(actionText: isRunning ? "Stop" : "Start") { isRunning.toggle() })
        Divider()
        ContactItem(
            title: "Laurel Osborn", subtitle: "Service engineer", footnote: "On shift until 18:00",
            detailImage: Image(systemName: "person.crop.circle"))
    }
}

/// The sales of two years by quarters. A tap selects a column, and one on the legend switches a year off.
struct LiveSales: View {
    @StateObject private var model = ChartModel(
        chartType: .column, data: [[412, 386, 455, 498], [438, 421, 502, 541]],
        titlesForCategory: [["Q1", "Q2", "Q3", "Q4"], ["Q1", "Q2", "Q3", "Q4"]], userInteractionEnabled: true,
        selectionEnabled: true, titlesForSeries: ["2025", "2026"], legendPosition: .bottom)

    var body: some View {
        ChartView(model).frame(height: 220)
    }
}

/// A list card of the samples.
struct LiveCard: View {
    private static let sample = CardSample("service orders", "list")

    var body: some View {
        if let manifest = try? Manifest(withCardBundleAt: Self.sample.manifest.deletingLastPathComponent()) {
            CardView(manifest)
        }
    }
}
