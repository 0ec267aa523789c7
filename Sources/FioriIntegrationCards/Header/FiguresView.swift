import FioriSwiftUICore
import SwiftUI

/// The main figure with its trend and unit, the figures beside it, and a chart.
nonisolated struct FiguresView: View {
    private let figures: ResolvedFigures
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    init(_ figures: ResolvedFigures) { self.figures = figures }

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            if let main = figures.main, !figures.sides.isEmpty, !dynamicTypeSize.isAccessibilitySize {
                ViewThatFits(in: .horizontal) {
                    HStack(alignment: .bottom, spacing: 0) {
                        MainIndicatorView(main, isStacked: false)
                        Spacer(minLength: 16).frame(maxWidth: figures.sideAlignment == .begin ? 48 : .infinity)
                        HStack(alignment: .top, spacing: 16) { sides }.fixedSize(horizontal: true, vertical: false)
                    }
                    stacked
                }
            } else {
                stacked
            }
            if let chart = figures.chart, chart.isVisible { Microchart(chart) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    /// The main figure above those that have no room beside it.
    @MainActor private var stacked: some View {
        VStack(alignment: .leading, spacing: 8) {
            if let main = figures.main {
                ViewThatFits(in: .horizontal) {
                    MainIndicatorView(main, isStacked: false)
                    MainIndicatorView(main, isStacked: true)
                    ForEach(smallerSizes, id: \.self) { MainIndicatorView(main, isStacked: true, sizes: $0) }
                }
            }
            if !figures.sides.isEmpty { WrappingRow(spacing: 16, lineSpacing: 8, isTopAligned: true) { sides } }
        }
    }

    /// The text sizes that are tried for a long number, each with the greatest one at which the unit below is smaller.
    private var smallerSizes: [MainIndicatorView.Sizes] {
        MainIndicatorView.Sizes.all.filter { $0.number < dynamicTypeSize }
    }

    @MainActor private var sides: some View {
        ForEach(figures.sides.indices, id: \.self) { SideIndicatorView(figures.sides[$0]) }
    }
}

/// A large number with its trend and unit.
nonisolated struct MainIndicatorView: View {
    private let indicator: ResolvedMainIndicator
    private let isStacked: Bool
    private let sizes: Sizes?
    @Environment(\.cardWords) private var words
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    /// The text sizes of a number and of the unit below it.
    struct Sizes: Hashable {
        let number: DynamicTypeSize
        let unit: DynamicTypeSize

        /// The sizes from the greatest one. A number that is longer than the last one permits shrinks further.
        static let all = [
            Sizes(number: .accessibility4, unit: .accessibility5),
            Sizes(number: .accessibility3, unit: .accessibility4),
            Sizes(number: .accessibility2, unit: .accessibility3),
            Sizes(number: .accessibility1, unit: .accessibility2),
            Sizes(number: .xxxLarge, unit: .accessibility2), Sizes(number: .xxLarge, unit: .accessibility1),
            Sizes(number: .large, unit: .accessibility1), Sizes(number: .large, unit: .large),
        ]
    }

    /// - Parameters:
    ///   - isStacked: true for a unit below the number, in as many lines as it needs.
    ///   - sizes: the text sizes of a number and of a unit below it; nil for those of the person.
    init(_ indicator: ResolvedMainIndicator, isStacked: Bool, sizes: Sizes? = nil) {
        self.indicator = indicator
        self.isStacked = isStacked
        self.sizes = sizes
    }

    @MainActor var body: some View {
        Group {
            if isStacked {
                VStack(alignment: .leading, spacing: 0) {
                    HStack(alignment: .lastTextBaseline, spacing: 4) {
                        number.modifier(NumberFit())
                        trend
                    }
                    .dynamicTypeSize(sizes?.number ?? dynamicTypeSize)
                    // The width of the number decides the text size; the unit wraps.
                    unit.frame(minWidth: 0, idealWidth: 0, maxWidth: .infinity, alignment: .leading)
                        .dynamicTypeSize(min(sizes?.unit ?? dynamicTypeSize, dynamicTypeSize))
                }
            } else {
                HStack(alignment: .lastTextBaseline, spacing: 4) {
                    number.lineLimit(1)
                    VStack(alignment: .leading, spacing: 0) {
                        trend
                        unit.lineLimit(1)
                    }
                }
                // A distance that could be smaller takes no room from the number.
                .fixedSize(horizontal: true, vertical: false)
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(indicator.unit.isEmpty ? indicator.number : "\(indicator.number) \(indicator.unit)"))
        .accessibilityValue(Text(spokenState))
    }

    @MainActor private var number: some View {
        Text(indicator.number.text(inLines: 1)).labelColor(color).modifier(CardHeaderParts.mainIndicator)
    }

    @ViewBuilder @MainActor private var trend: some View {
        if let symbol = trendSymbol {
            Image(systemName: symbol).font(.caption).labelColor(color ?? .preferredColor(.secondaryLabel))
        }
    }

    @ViewBuilder @MainActor private var unit: some View {
        if !indicator.unit.isEmpty {
            Text(indicator.unit.text(inLines: isStacked ? nil : 1))
                .labelColor(color)
                .modifier(CardHeaderParts.mainIndicatorUnit)
        }
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
            CardText(indicator.title).modifier(CardHeaderParts.sideIndicatorTitle)
            Text(indicator.text)
                .labelColor(indicator.state == .none || indicator.state == .neutral ? nil : indicator.state.color)
                .modifier(CardHeaderParts.sideIndicatorNumber)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text("\(indicator.title), \(indicator.text)"))
        .accessibilityValue(Text(words.color(indicator.state)))
    }
}

nonisolated extension ResolvedSideIndicator {
    /// The number with its unit. Words such as "pieces" stand behind a space, at which the line may break; signs such as "%"
    /// and "K" do not.
    var text: String {
        let isWord = unit.count > 1 && unit.first?.isLetter == true
        return number + (isWord ? " " : "") + unit
    }
}

nonisolated extension ResolvedFigures {
    /// The width in points in which the main number is not smaller than its unit, and no word of the side indicators is
    /// broken.
    ///
    /// - Parameters:
    ///   - unitSize: the size of the unit in points.
    ///   - sideSize: the size of the side indicators' texts in points.
    func leastWidth(unitSize: CGFloat, sideSize: CGFloat) -> CGFloat {
        let trend = main.map { $0.trend == .none ? 0 : sideSize * 1.3 + 4 } ?? 0
        let number = main.map { WordWidths.extent(of: $0.number).line * unitSize + trend } ?? 0
        let sides = sides.map { side in
            max(WordWidths.extent(of: side.title).word, WordWidths.extent(of: side.text).word) * sideSize
        }
        return ([number] + sides).max() ?? 0
    }
}
