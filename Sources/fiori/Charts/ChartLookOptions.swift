#if os(Linux)
    import ArgumentParser
    import ChartDocuments
    import ToolBasics
    import FioriCharts
    import Foundation

    /// Options for the look of a chart, which win over those of JSON.
    struct ChartLookOptions: ParsableArguments {
        @Option(
            parsing: .unconditionalSingleValue,
            help: """
                A category of a waterfall chart that is a total, by its name, as the table or the chart has it, or its \
                number from 1; several are divided by commas. May be repeated.
                """)
        var totals: [String] = []

        @Option(
            parsing: .unconditionalSingleValue,
            help: """
                A series on the second axis of values, by its name or its number from 1; several are divided by commas. \
                May be repeated.
                """)
        var secondary: [String] = []

        @Option(
            help: """
                values or percent: stack the series of columns, bars and areas; percent makes all stacks equally long.
                """)
        var stacked: ChartStacking?

        @Flag(help: "Label points with their values where there is room.")
        var labels = false

        @Option(
            parsing: .unconditionalSingleValue,
            help: """
                A line at a value, as VALUE or LABEL=VALUE, or a band, as FROM..TO; decimals have a point. May be repeated.
                """)
        var reference: [String] = []

        @Flag(name: .customLong("no-zero"), help: "Let the axes of values begin near the least value, not at zero.")
        var withoutZero = false

        @Flag(help: "Make the axis of values logarithmic; values that are not positive are gaps.")
        var logarithmic = false

        func validate() throws { _ = try reference.map(ChartReference.init) }

        /// Applies the options to a chart.
        func apply(to document: ChartDocument) throws {
            let model = document.model
            if !totals.isEmpty {
                guard model.chartType == .waterfall else {
                    throw ValidationError("--totals is for waterfall charts, not for \(model.chartType.rawValue)")
                }
                let names = (0..<model.numOfCategories()).map { category in
                    model.categoryTitles(at: 0, category: category)
                }
                let known = ChartNames(names, asWritten: document.writtenCategories)
                model.indexesOfTotalsCategories.formUnion(
                    IndexSet(try known.indexes(totals, option: "--totals", kind: "category")))
            }
            if !secondary.isEmpty {
                guard [.line, .area, .combo].contains(model.chartType) else {
                    throw ValidationError(
                        "--secondary is for line, area and combo charts, not for \(model.chartType.rawValue)")
                }
                let names = (0..<model.numOfSeries()).map { series in
                    model.titlesForSeries.indices.contains(series) ? model.titlesForSeries[series] : nil
                }
                document.measureOnSecondaryAxis(
                    try ChartNames(names).indexes(secondary, option: "--secondary", kind: "series"))
            }
            if let stacked {
                let kind = Self.stackedKind(of: model.chartType)
                guard let kind else {
                    throw ValidationError(
                        "--stacked is for column, bar and area charts, not for \(model.chartType.rawValue)")
                }
                if kind != model.chartType { model.chartType = kind }
                model.stacking = stacked
            }
            if labels { model.showsDataLabels = true }
            for text in reference {
                switch try ChartReference(text) {
                case .line(let line): model.referenceLines.append(line)
                case .band(let band): model.referenceBands.append(band)
                }
            }
            if withoutZero {
                model.numericAxis.isZeroBased = false
                model.secondaryNumericAxis.isZeroBased = false
            }
            if logarithmic { model.numericAxis.isLogarithmic = true }
        }

        /// The kind of chart with stacks in place of another one; nil for kinds that do not stack.
        static func stackedKind(of type: ChartType) -> ChartType? {
            switch type {
            case .column, .stackedColumn: .stackedColumn
            case .bar, .stackedBar: .stackedBar
            case .area: .area
            default: nil
            }
        }
    }

    extension ChartStacking: WordArgument {}

    /// A line or a band at values, as an option writes it.
    enum ChartReference {
        case line(ChartReferenceLine)
        case band(ChartReferenceBand)

        init(_ text: String) throws {
            if let dots = text.range(of: ".."), let from = Self.number(text[..<dots.lowerBound]),
                let to = Self.number(text[dots.upperBound...].drop { $0 == "." })
            {
                self = .band(ChartReferenceBand(range: min(from, to)...max(from, to)))
                return
            }
            let equals = text.lastIndex(of: "=")
            let value = equals.map { text[text.index(after: $0)...] } ?? text[...]
            guard let number = Self.number(value) else {
                throw ValidationError(
                    "--reference takes VALUE, LABEL=VALUE or FROM..TO, such as 120, Target=120 or 100..120, not '\(text)'"
                )
            }
            self = .line(ChartReferenceLine(value: number, label: equals.map { String(text[..<$0]) }))
        }

        private static func number(_ text: Substring) -> Double? {
            Double(text.trimmingCharacters(in: .whitespaces)).flatMap { $0.isFinite ? $0 : nil }
        }
    }
#endif
