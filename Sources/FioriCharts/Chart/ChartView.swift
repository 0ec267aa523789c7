import SwiftUI

/// A chart of a model.
///
/// ```swift
/// ChartView(ChartModel(chartType: .line, data: [[2, 5, nil, 4]], titlesForCategory: [["Q1", "Q2", "Q3", "Q4"]]))
/// ```
///
/// A chart without data shows ``NoDataView``, or the words "No Data" where none is given.
nonisolated public struct ChartView<Content: View>: View {
    /// Tells models apart that are equal, so that the chart follows another one.
    private let identity: ObjectIdentifier
    private let model: ChartModel
    private let noDataView: NoDataView<Content>?

    /// - Parameters:
    ///   - model: The data and the look; the chart follows its changes.
    ///   - noDataView: The view in place of the chart when the model has no data.
    public init(_ model: ChartModel, noDataView: NoDataView<Content>) {
        self.init(model: model, noDataView: noDataView)
    }

    fileprivate init(model: ChartModel, noDataView: NoDataView<Content>?) {
        identity = ObjectIdentifier(model)
        self.model = model
        self.noDataView = noDataView
    }

    @MainActor public var body: some View {
        ObservedChart(identity: identity, model: model, noDataView: noDataView)
    }
}

/// A chart that follows its model.
private struct ObservedChart<Content: View>: View {
    let identity: ObjectIdentifier
    @ObservedObject var model: ChartModel
    let noDataView: NoDataView<Content>?

    var body: some View {
        if model.sumsOverflow {
            ChartMessage { $0.sumIsTooLarge }
        } else if model.hasValuesOfAxes {
            ChartContent(model: model)
        } else if let noDataView {
            noDataView.frame(maxWidth: .infinity, maxHeight: .infinity)
        } else {
            NoDataText().frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }
}

/// A sentence in place of a chart that cannot be drawn.
private struct ChartMessage: View {
    let text: (ChartWords) -> String
    @Environment(\.locale) private var locale

    var body: some View {
        Text(verbatim: text(ChartWords(locale: locale)))
            .font(.fiori(forTextStyle: .footnote))
            .foregroundStyle(Color.preferredColor(.tertiaryLabel))
            .multilineTextAlignment(.center)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

nonisolated extension ChartView where Content == EmptyView {
    /// Creates a chart that shows "No Data" when the model has none.
    /// - Parameter model: The data and the look; the chart follows its changes.
    public init(_ model: ChartModel) { self.init(model: model, noDataView: nil) }
}
