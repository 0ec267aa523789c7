import FioriSwiftUICore
import SwiftUI

/// The main figure with its trend and unit, the figures beside it, and a chart.
nonisolated struct FiguresView: View {
    private let figures: ResolvedFigures
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    init(_ figures: ResolvedFigures) { self.figures = figures }

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            let layout =
                dynamicTypeSize.isAccessibilitySize
                ? AnyLayout(VStackLayout(alignment: .leading, spacing: 8))
                : AnyLayout(HStackLayout(alignment: .bottom, spacing: 0))
            layout {
                if let main = figures.main { MainIndicatorView(main) }
                if !figures.sides.isEmpty {
                    if figures.main != nil, !dynamicTypeSize.isAccessibilitySize {
                        Spacer(minLength: 16).frame(maxWidth: figures.sideAlignment == .begin ? 48 : .infinity)
                    }
                    WrappingRow(spacing: 16, lineSpacing: 8, isTopAligned: true) {
                        ForEach(figures.sides.indices, id: \.self) { SideIndicatorView(figures.sides[$0]) }
                    }
                }
            }
            if let chart = figures.chart, chart.isVisible { Microchart(chart) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// A large number with its trend and unit.
nonisolated struct MainIndicatorView: View {
    private let indicator: ResolvedMainIndicator
    @Environment(\.cardWords) private var words

    init(_ indicator: ResolvedMainIndicator) { self.indicator = indicator }

    @MainActor var body: some View {
        HStack(alignment: .lastTextBaseline, spacing: 4) {
            Text(indicator.number)
                .labelColor(color)
                .modifier(CardHeaderParts.mainIndicator)
                .modifier(NumberFit())
            VStack(alignment: .leading, spacing: 0) {
                if let symbol = trendSymbol {
                    Image(systemName: symbol).font(.caption).labelColor(color ?? .preferredColor(.secondaryLabel))
                }
                if !indicator.unit.isEmpty {
                    Text(indicator.unit)
                        .labelColor(color)
                        .modifier(CardHeaderParts.mainIndicatorUnit)
                        .lineLimit(1)
                }
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(indicator.unit.isEmpty ? indicator.number : "\(indicator.number) \(indicator.unit)"))
        .accessibilityValue(Text(spokenState))
    }

    private var spokenState: String {
        [words.trend(indicator.trend), words.color(indicator.state)].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    private var color: Color? {
        indicator.state == .neutral || indicator.state == .none ? nil : indicator.state.color
    }

    private var trendSymbol: String? {
        switch indicator.trend {
        case .up: "arrowtriangle.up.fill"
        case .down: "arrowtriangle.down.fill"
        case .none: nil
        }
    }
}

/// A small number below its title.
nonisolated struct SideIndicatorView: View {
    private let indicator: ResolvedSideIndicator
    @Environment(\.cardWords) private var words

    init(_ indicator: ResolvedSideIndicator) { self.indicator = indicator }

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(indicator.title).lineLimit(1).modifier(CardHeaderParts.sideIndicatorTitle)
            Text(indicator.number + indicator.unit)
                .lineLimit(1)
                .labelColor(indicator.state == .none || indicator.state == .neutral ? nil : indicator.state.color)
                .modifier(CardHeaderParts.sideIndicatorNumber)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text("\(indicator.title), \(indicator.number)\(indicator.unit)"))
        .accessibilityValue(Text(words.color(indicator.state)))
    }
}
