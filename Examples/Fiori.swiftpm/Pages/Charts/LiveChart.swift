import FioriCharts
import SwiftUI

/// A chart whose data and options the reader changes: sections of a list.
struct LiveChart: View {
    @StateObject private var model: ChartModel
    @State private var draft: ChartDraft
    @State private var series = 0
    private let isKindFixed: Bool

    /// - Parameter kind: The kind of the chart; nil for one that the reader chooses.
    init(kind: ChartType?) {
        let draft = ChartDraft(kind: kind ?? .column)
        isKindFixed = kind != nil
        _draft = State(initialValue: draft)
        _model = StateObject(wrappedValue: Self.makeModel(draft))
    }

    var body: some View {
        Group {
            Section {
                ChartView(model)
                    .frame(height: draft.kind.isMicro ? 64 : 260)
                    .accessibilityIdentifier("chart")
                CodeDisclosure(code: SourceCode(file: #filePath, declaration: "struct LiveChart"))
            }
            Section("Data") {
                if !isKindFixed {
                    Picker("Kind", selection: $draft.kind) {
                        ForEach(ChartType.allCases, id: \.self) { Text($0.title).tag($0) }
                    }
                }
                if !draft.kind.isSingle {
                    Stepper("Categories: \(draft.categories)", value: $draft.categories, in: 1...40)
                }
                if draft.kind.seriesRange.upperBound > 1 {
                    Stepper("Series: \(draft.series)", value: $draft.series, in: draft.kind.seriesRange)
                }
                Button("Other Values") { withAnimation { draft.reseed() } }
            }
            if !draft.kind.isMicro { ChartOptionSection(model: model) }
            // The sliders of all values come last: there are as many as a reader wants.
            ChartValueSection(draft: $draft, series: $series)
        }
        .onChange(of: draft) { old, new in
            series = min(series, new.series - 1)
            if old.kind == new.kind { new.apply(to: model) } else { withAnimation { new.apply(to: model) } }
        }
    }

    private static func makeModel(_ draft: ChartDraft) -> ChartModel {
        let model = ChartModel(chartType: draft.kind, data: [[]], userInteractionEnabled: true)
        draft.apply(to: model)
        return model
    }
}

/// A slider for each value of a series.
private struct ChartValueSection: View {
    @Binding var draft: ChartDraft
    @Binding var series: Int

    var body: some View {
        Section("Values") {
            if draft.series > 1 {
                Picker("Series", selection: $series) {
                    ForEach(0..<draft.series, id: \.self) { Text(draft.seriesTitles[$0]).tag($0) }
                }
                .pickerStyle(.segmented)
            }
            ForEach(0..<draft.categories, id: \.self) { category in
                ForEach(draft.kind.dimensions.indices, id: \.self) { dimension in
                    row(category, dimension)
                }
            }
        }
    }

    private func row(_ category: Int, _ dimension: Int) -> some View {
        let name = name(category, dimension)
        let value = value(category, dimension)
        return LabeledContent {
            Slider(value: value, in: draft.kind.valueRange, step: 1) { Text(verbatim: name) }
            Text(verbatim: String(Int(value.wrappedValue.rounded())))
                .monospacedDigit().frame(minWidth: 40, alignment: .trailing).accessibilityHidden(true)
        } label: {
            // The slider says its name and its value by itself.
            Text(verbatim: name).frame(minWidth: 72, alignment: .leading).accessibilityHidden(true)
        }
    }

    private func name(_ category: Int, _ dimension: Int) -> String {
        let dimensions = draft.kind.dimensions
        if draft.kind.isSingle { return dimensions[dimension] }
        let title = String(draft.titles[category].prefix(10))
        return dimensions.count > 1 ? "\(title), \(dimensions[dimension])" : title
    }

    /// The value of a point; a chart that has just lost points has none to change.
    private func value(_ category: Int, _ dimension: Int) -> Binding<Double> {
        func holds(_ draft: ChartDraft) -> Bool {
            draft.values.indices.contains(series) && draft.values[series].indices.contains(category)
                && draft.values[series][category].indices.contains(dimension)
        }
        return Binding {
            holds(draft) ? draft.values[series][category][dimension] : 0
        } set: {
            if holds(draft) { draft.values[series][category][dimension] = $0 }
        }
    }
}

/// The options of a chart with axes or sectors.
private struct ChartOptionSection: View {
    @ObservedObject var model: ChartModel

    var body: some View {
        Section("Options") {
            Toggle("Legend", isOn: $model.showsLegend)
            Toggle("Data labels", isOn: $model.showsDataLabels)
            Toggle("Selection", isOn: $model.selectionEnabled)
            if model.chartType != .donut {
                Toggle("Target line", isOn: $model.hasTarget)
                Toggle("Axis from zero", isOn: $model.numericAxis.isZeroBased)
                Toggle("Zoom and pan", isOn: $model.scaleXEnabled)
                Stepper("Grid lines: \(model.numberOfGridlines)", value: $model.numberOfGridlines, in: 2...10)
            }
        }
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
