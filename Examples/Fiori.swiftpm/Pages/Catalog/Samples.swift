import FioriCharts
import FioriSwiftUICore
import FioriThemeManager
import SwiftUI

/// A view to put into a part of a component that takes any view.
enum SampleView: String, CaseIterable, View {
    case text, symbol, label, button, progress, chart

    static let names = allCases.map(\.rawValue)

    var body: some View {
        switch self {
        case .text: Text("A text")
        case .symbol: Image(systemName: "star.fill").foregroundStyle(.preferredColor(.tintColor))
        case .label: Label("A label", systemImage: "mappin")
        case .button: Button("A button") {}.buttonStyle(.bordered)
        case .progress: KPIProgressItem(fraction: 0.65, subtitle: "Completed")
        case .chart:
            ChartView(ChartModel(chartType: .column, data: [[3, 5, 4, 7, 6, 9, 8]])).frame(height: 96)
        }
    }
}

/// A colour of the palette to choose.
enum SampleColor: String, CaseIterable {
    case tint, positive, negative

    static let names = allCases.map(\.rawValue)

    var color: Color {
        switch self {
        case .tint: .preferredColor(.tintColor)
        case .positive: .preferredColor(.positiveLabel)
        case .negative: .preferredColor(.negativeLabel)
        }
    }
}

/// A space around something to choose.
enum SampleInsets: String, CaseIterable {
    case nothing, narrow, wide

    static let names = allCases.map(\.rawValue)

    var insets: EdgeInsets {
        let length: CGFloat =
            switch self {
            case .nothing: 0
            case .narrow: 4
            case .wide: 20
            }
        return EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
    }
}

/// A number in one of the forms that KPI components take.
enum SampleNumber: String, CaseIterable {
    case components, measure, duration, percent, fraction

    static let names = allCases.map(\.rawValue)

    var data: KPIItemData {
        switch self {
        case .components: .components([.unit("€"), .metric("26.9"), .unit("M")])
        case .measure: .measure(Measurement(value: 12.5, unit: UnitLength.kilometers), MeasurementFormatter())
        case .duration: .duration(16_320, nil)
        case .percent: .percent(0.974)
        case .fraction: .fraction(13, 20, NumberFormatter())
        }
    }
}

/// Numbers of figures to show in components that take a collection.
enum SampleFigures: String, CaseIterable {
    case two = "two figures"
    case four = "four figures"
    case six = "six figures"

    static let names = allCases.map(\.rawValue)

    var figures: [LibraryPreviewData.Figure] {
        let all = LibraryPreviewData.Figure.all
        let more = [LibraryPreviewData.Figure(title: "17"), LibraryPreviewData.Figure(title: "8.4")]
        return switch self {
        case .two: Array(all.prefix(2))
        case .four: all
        case .six: all + more
        }
    }
}

/// Symbols to choose an image from.
enum SampleSymbols {
    static let names = [
        "star.fill", "heart.fill", "person.crop.circle.fill", "person.2", "phone", "envelope", "wrench.and.screwdriver",
        "gearshape.2", "shippingbox", "bolt.circle", "drop", "wind", "fan", "gauge", "folder", "doc.text", "clock",
        "calendar", "location", "lock", "checkmark.circle", "exclamationmark.triangle", "arrow.up.forward",
        "arrow.down.forward", "eurosign.circle", "sap-icon://accept", "sap-icon://home", "sap-icon://employee",
    ]
}
