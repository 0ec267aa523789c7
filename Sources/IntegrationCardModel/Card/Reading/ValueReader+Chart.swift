extension ValueReader {
    /// A chart from its resolved JSON and the rows of its area.
    ///
    /// - Parameter maximumPoints: the greatest number of series times categories; rows beyond it are left out.
    func chart(
        _ value: JSONValue, rows: JSONValue?, dataTypes: JSONValue?,
        maximumPoints: Int = CardLimits.Content().maximumPoints
    ) -> ResolvedChart {
        let types = dataTypes?.arrayValue ?? []
        let dimensionNames = (value["dimensions"]?.arrayValue ?? []).map(text)
        var chart = ResolvedChart(
            type: chartType(value["chartType"]),
            measures: (value["measures"]?.arrayValue ?? []).map { ResolvedChart.Measure(name: text($0)) },
            dimensions: dimensionNames.enumerated().map { index, name in
                ResolvedChart.Dimension(name: name, dataType: index < types.count ? optionalText(types[index]) : nil)
            }, feeds: [], rows: chartRows(rows))
        chart.feeds = feeds(value, of: chart)
        chart.rows = Self.rows(of: chart, maximumPoints: maximumPoints)
        chart.properties = properties(value)
        chart.minHeight = optionalText(value["minHeight"]) ?? "14rem"
        chart.action = action(of: value)
        chart.actionsOnChartOnly = value["actionableArea"]?.stringValue == "Chart"
        if flag(value["popover"]?["active"], false) { chart.popover = strip(value["popover"]?["actionsStrip"]) }
        chart.showsTooltips = flag(value["tooltips"], false)
        read(chart.properties, into: &chart)
        return chart
    }

    /// The names of UI5's first chart types have become others.
    private func chartType(_ value: JSONValue?) -> String {
        switch text(value) {
        case "Line": "line"
        case "StackedColumn": "stacked_column"
        case "StackedBar": "stacked_bar"
        case "Donut": "donut"
        case let name: name
        }
    }

    private func chartRows(_ value: JSONValue?) -> [ResolvedChart.Row] {
        let keys = value?["keys"]?.arrayValue ?? []
        let labels = value?["labels"]?.arrayValue ?? []
        return (value?["rows"]?.arrayValue ?? []).enumerated().map { index, row in
            let dimensions = row["dimensions"]?.arrayValue ?? []
            let texts = index < labels.count ? labels[index].arrayValue ?? [] : []
            return ResolvedChart.Row(
                id: index < keys.count ? text(keys[index]) : String(index),
                measures: (row["measures"]?.arrayValue ?? []).map { JSONText.number($0) }, dimensions: dimensions,
                labels: dimensions.enumerated().map { position, value in
                    optionalText(position < texts.count ? texts[position] : nil) ?? text(value)
                })
        }
    }

    /// The first rows, as far as the series that a dimension makes have no more points together than a bound, those
    /// without a value included.
    private static func rows(of chart: ResolvedChart, maximumPoints: Int) -> [ResolvedChart.Row] {
        // Points have no categories that all series share.
        guard !["bubble", "scatter"].contains(where: chart.type.lowercased().contains) else { return chart.rows }
        let roles = ["color", "shape", "title"]
        let names = Set(
            chart.feeds.filter { !$0.isMeasure && roles.contains($0.role.lowercased()) }.flatMap(\.names))
        let colors = chart.dimensions.indices.filter { names.contains(chart.dimensions[$0].name) }
        guard !colors.isEmpty else { return chart.rows }
        let others = chart.dimensions.indices.filter { !colors.contains($0) }
        var (series, categories): (Set<[String]>, Set<[String]>) = ([], [])
        let count = chart.rows.firstIndex { row in
            series.insert(colors.map { row.labels[$0] })
            categories.insert(others.map { row.labels[$0] })
            return series.count * categories.count * max(1, chart.measures.count) > maximumPoints
        }
        return Array(chart.rows.prefix(count ?? chart.rows.count))
    }

    /// The roles; the deprecated `measureAxis` and `dimensionAxis` stand for one role of all measures and dimensions.
    private func feeds(_ value: JSONValue, of chart: ResolvedChart) -> [ResolvedChart.Feed] {
        if let feeds = value["feeds"]?.arrayValue {
            return feeds.map { feed in
                ResolvedChart.Feed(
                    role: text(feed["uid"]), isMeasure: feed["type"]?.stringValue != "Dimension",
                    names: (feed["values"]?.arrayValue ?? []).map(text))
            }
        }
        var feeds: [ResolvedChart.Feed] = []
        if let role = optionalText(value["measureAxis"]) {
            feeds.append(ResolvedChart.Feed(role: role, isMeasure: true, names: chart.measures.map(\.name)))
        }
        if let role = optionalText(value["dimensionAxis"]) {
            feeds.append(ResolvedChart.Feed(role: role, isMeasure: false, names: chart.dimensions.map(\.name)))
        }
        return feeds
    }

    /// The chart's properties, with the deprecated ones of the content below them.
    private func properties(_ value: JSONValue) -> JSONValue {
        var old: JSONObject = [:]
        if let title = value["title"] { old["title"] = title }
        if let area = value["plotArea"] {
            old["plotArea"] = area["dataLabel"].map { ["dataLabel": $0] } ?? .object([:])
            if let texts = area["categoryAxisText"]?["visible"] { old["categoryAxis"] = ["label": ["visible": texts]] }
            if let texts = area["valueAxisText"]?["visible"] { old["valueAxis"] = ["label": ["visible": texts]] }
        }
        if let legend = value["legend"], case .object = legend {
            if let visible = legend["visible"] { old["legend"] = ["visible": visible] }
            var layout: JSONObject = [:]
            for name in ["position", "alignment"] {
                if case .string(let text)? = legend[name], let first = text.first {
                    layout[name] = .string(first.lowercased() + text.dropFirst())
                }
            }
            if !layout.isEmpty { old["legendGroup"] = ["layout": .object(layout)] }
        }
        guard case .object(let properties)? = value["chartProperties"] else { return .object(old) }
        return Self.merge(.object(old), .object(properties), depth: 0)
    }

    private static func merge(_ base: JSONValue, _ over: JSONValue, depth: Int) -> JSONValue {
        guard depth < 32, case .object(var result) = base, case .object(let other) = over else { return over }
        for member in other {
            result[member.name] =
                result[member.name].map { merge($0, member.value, depth: depth + 1) } ?? member.value
        }
        return .object(result)
    }

    private func read(_ properties: JSONValue, into chart: inout ResolvedChart) {
        if let title = properties["title"], isVisible(title), !text(title["text"]).isEmpty {
            chart.title = ResolvedChart.Title(
                text: text(title["text"]), alignment: optionalText(title["alignment"])?.lowercased() ?? "center")
        }
        if isVisible(properties["legend"]) {
            // Some manifests leave `layout` out.
            let group = properties["legendGroup"]
            let layout = group?["layout"] ?? group
            chart.legend = ResolvedChart.Legend(
                position: optionalText(layout?["position"])?.lowercased() ?? "right",
                alignment: optionalText(layout?["alignment"]) ?? "topLeft")
        } else {
            chart.legend = nil
        }
        let area = properties["plotArea"]
        chart.showsDataLabels = flag(area?["dataLabel"]?["visible"], false)
        chart.dataLabelsAreShares = area?["dataLabel"]?["type"]?.stringValue?.lowercased() == "percentage"
        chart.showsTotal = flag(area?["dataLabel"]?["showTotal"], false)
        chart.axes.showsCategoryTitle = isVisible(properties["categoryAxis"]?["title"])
        chart.axes.showsValueTitle = isVisible(properties["valueAxis"]?["title"])
        chart.axes.showsTimeTitle = isVisible(properties["timeAxis"]?["title"])
        chart.axes.showsCategoryTexts =
            isVisible(properties["categoryAxis"]) && isVisible(properties["categoryAxis"]?["label"])
        chart.axes.showsValueTexts =
            isVisible(properties["valueAxis"]) && isVisible(properties["valueAxis"]?["label"])
        chart.referenceLines = (area?["referenceLine"]?["line"]?["valueAxis"]?.arrayValue ?? []).compactMap { line in
            guard isVisible(line), let value = JSONText.number(line["value"]) else { return nil }
            let label = line["label"]
            return ResolvedChart.ReferenceLine(
                value: value, label: isVisible(label) ? text(label?["text"]) : "", color: optionalText(line["color"]),
                labelBackground: optionalText(label?["background"]))
        }
        chart.colorRules = colorRules(area?["dataPointStyle"])
    }

    private func colorRules(_ value: JSONValue?) -> [ResolvedChart.ColorRule] {
        var rules = (value?["rules"]?.arrayValue ?? []).map { rule in
            // Several contexts of one rule are alternatives; only the first kind, one object, occurs in cards.
            let context = rule["dataContext"]?[0] ?? rule["dataContext"]
            let conditions = (context?.objectValue?.members ?? []).map { member in
                let isRange = member.value["min"] != nil || member.value["max"] != nil
                return ResolvedChart.ColorRule.Condition(
                    name: member.name, minimum: JSONText.number(member.value["min"]),
                    maximum: JSONText.number(member.value["max"]),
                    equals: isRange ? nil : member.value["equal"] ?? member.value)
            }
            return ResolvedChart.ColorRule(
                conditions: conditions, color: optionalText(rule["properties"]?["color"]),
                displayName: optionalText(rule["displayName"]))
        }
        if let others = value?["others"], case .object = others {
            rules.append(
                ResolvedChart.ColorRule(
                    conditions: [], color: optionalText(others["properties"]?["color"]),
                    displayName: optionalText(others["displayName"]), isForOthers: true))
        }
        return rules
    }
}
