import FioriCharts
import SwiftUI

/// A chart of any kind over data and options that the reader changes.
struct ChartWorkshop: View {
    @StateObject private var model = ChartWorkshop.makeModel(.column, categories: 6, seed: 1)
    @State private var kind = ChartType.column
    @State private var categories = 6
    @State private var seed = 1
    private let code = SourceCode(file: #filePath, line: #line + 4)

    var body: some View {
        List {
            Section {
                ChartView(model)
                    .frame(height: 260)
                    .accessibilityIdentifier("chart")
                CodeDisclosure(code: code)
            }
            Section("Data") {
                Picker("Kind", selection: $kind) {
                    ForEach(ChartType.allCases, id: \.self) { Text($0.title).tag($0) }
                }
                Stepper("Categories: \(categories)", value: $categories, in: 1...40)
                Button("Other Values") { withAnimation { seed += 1 } }
            }
            Section("Options") {
                Toggle("Legend", isOn: $model.showsLegend)
                Toggle("Data labels", isOn: $model.showsDataLabels)
                Toggle("Target line", isOn: $model.hasTarget)
                Toggle("Selection", isOn: $model.selectionEnabled)
                Toggle("Zoom and pan", isOn: $model.scaleXEnabled)
                Stepper("Grid lines: \(model.numberOfGridlines)", value: $model.numberOfGridlines, in: 2...10)
            }
        }
        .onChange(of: kind) { withAnimation { fill() } }
        .onChange(of: categories) { fill() }
        .onChange(of: seed) { fill() }
    }

    private func fill() {
        let other = Self.makeModel(kind, categories: categories, seed: seed)
        model.chartType = kind
        model.titlesForCategory = other.titlesForCategory
        if kind.hasPoints { model.data3d = other.data3d } else { model.data = other.data }
        model.titlesForSeries = other.titlesForSeries
    }

    private static func makeModel(_ kind: ChartType, categories: Int, seed: Int) -> ChartModel {
        func value(_ series: Int, _ index: Int) -> Double {
            Double((index * 37 + series * 53 + seed * 29) % 80 + 15)
        }
        let indices = Array(0..<categories)
        let titles: [String?] = indices.map { "Week \($0 + 1)" }
        if kind.hasPoints {
            let points = [0, 1].map { series in
                indices.map { [value(series, $0), value(series + 2, $0 + 3), value(series, $0 + 5) / 4] as [Double?] }
            }
            return ChartModel(
                chartType: kind, data3d: points, titlesForCategory: [titles], userInteractionEnabled: true)
        }
        let count = kind.seriesCount
        let rows = (0..<count).map { series in indices.map { value(series, $0) as Double? } }
        let model = ChartModel(
            chartType: kind, data: rows, titlesForCategory: [titles], userInteractionEnabled: true)
        model.titlesForSeries = ["Hamburg", "Lyon"]
        return model
    }
}

extension ChartModel {
    fileprivate var showsLegend: Bool {
        get { legendPosition != nil }
        set { legendPosition = newValue ? .bottom : nil }
    }

    fileprivate var hasTarget: Bool {
        get { !referenceLines.isEmpty }
        set { referenceLines = newValue ? [ChartReferenceLine(value: 60, label: "Target")] : [] }
    }
}

extension ChartType {
    /// The kind in words.
    var title: String {
        rawValue.replacingOccurrences(of: "_", with: " ").reduce(into: "") { title, letter in
            title += letter.isUppercase ? " " + letter.lowercased() : String(letter)
        }
        .capitalized
    }

    /// True for kinds whose points have values on two or three axes.
    fileprivate var hasPoints: Bool { self == .scatter || self == .bubble }

    /// The number of series that the kind shows well.
    fileprivate var seriesCount: Int {
        switch self {
        case .waterfall, .donut, .micro_area, .micro_column, .micro_harvey_ball, .micro_radial: 1
        default: 2
        }
    }
}
