extension ValueReader {
    /// A micro chart; nil for an unknown type.
    func microchart(_ value: JSONValue?) -> ResolvedMicrochart? {
        guard let value, case .object = value, let kind = chartKind(value) else { return nil }
        return ResolvedMicrochart(
            kind: kind, size: optionalText(value["size"]), displayValue: text(value["displayValue"]),
            isVisible: isVisible(value))
    }

    private func chartKind(_ value: JSONValue) -> ResolvedMicrochart.Kind? {
        switch value["type"]?.stringValue {
        case "Bullet": .bullet(bullet(value))
        case "StackedBar": .stackedBar(stackedBar(value))
        case "Column": .column(columns(value))
        case "Line": .line(lines(value))
        case "HarveyBall": .harveyBall(harveyBall(value))
        case "Radial": .radial(radial(value))
        default: nil
        }
    }

    private func color(_ value: JSONValue?) -> ResolvedMicrochart.ChartColor? {
        guard let name = optionalText(value) else { return nil }
        return ValueColor(rawValue: name).map { .value($0) } ?? .css(name)
    }

    private func number(_ value: JSONValue?) -> Double? { JSONText.number(value) }

    private func bullet(_ value: JSONValue) -> ResolvedMicrochart.Bullet {
        ResolvedMicrochart.Bullet(
            value: number(value["value"]), minValue: number(value["minValue"]), maxValue: number(value["maxValue"]),
            // A target of zero has no marker, as an absent one.
            target: number(value["target"]).flatMap { $0 == 0 ? nil : $0 }, scale: text(value["scale"]),
            color: color(value["color"]) ?? .value(.neutral),
            thresholds: (value["thresholds"]?.arrayValue ?? []).compactMap { threshold in
                number(threshold["value"]).map {
                    ResolvedMicrochart.Bullet.Threshold(
                        value: $0, color: color(threshold["color"]) ?? .value(.neutral))
                }
            })
    }

    private func stackedBar(_ value: JSONValue) -> ResolvedMicrochart.StackedBar {
        ResolvedMicrochart.StackedBar(
            bars: (value["bars"]?.arrayValue ?? []).map { bar in
                ResolvedMicrochart.StackedBar.Bar(
                    value: number(bar["value"]) ?? 0, displayValue: text(bar["displayValue"]),
                    legendTitle: text(bar["legendTitle"]),
                    // Only meanings are allowed here; everything else leaves the colour to the palette.
                    color: bar["color"]?.stringValue.flatMap(ValueColor.init(rawValue:)).map { .value($0) })
            }, maxValue: number(value["maxValue"]), showsZero: flag(value["displayZeroValue"], true))
    }

    private func columns(_ value: JSONValue) -> ResolvedMicrochart.Columns {
        ResolvedMicrochart.Columns(
            columns: (value["columns"]?.arrayValue ?? []).map { column in
                ResolvedMicrochart.Columns.Column(
                    value: number(column["value"]) ?? 0, color: color(column["color"]) ?? .value(.neutral),
                    label: label(column["label"]), displayValue: label(column["displayValue"]))
            }, showsColumnLabels: flag(value["allowColumnLabels"], false), corners: corners(value))
    }

    private func corners(_ value: JSONValue) -> ResolvedMicrochart.CornerLabels {
        ResolvedMicrochart.CornerLabels(
            leftTop: label(value["leftTopLabel"]), rightTop: label(value["rightTopLabel"]),
            leftBottom: label(value["leftBottomLabel"]), rightBottom: label(value["rightBottomLabel"]))
    }

    /// A label: a text, or an object with one. Other objects and lists are none.
    private func label(_ value: JSONValue?) -> String {
        switch value {
        case .object?: label(value?["text"])
        case .array?: ""
        default: text(value)
        }
    }

    private func lines(_ value: JSONValue) -> ResolvedMicrochart.Lines {
        var lines = (value["lines"]?.arrayValue ?? []).map(line)
        // A chart of one line may give its points directly.
        if lines.isEmpty, value["points"] != nil { lines = [line(value)] }
        return ResolvedMicrochart.Lines(
            lines: lines, minX: number(value["minXValue"]), maxX: number(value["maxXValue"]),
            minY: number(value["minYValue"]), maxY: number(value["maxYValue"]),
            threshold: number(value["threshold"]), corners: corners(value))
    }

    private func line(_ value: JSONValue) -> ResolvedMicrochart.Lines.Line {
        ResolvedMicrochart.Lines.Line(
            points: (value["points"]?.arrayValue ?? []).compactMap { point in
                guard let x = number(point["x"]), let y = number(point["y"]) else { return nil }
                return ResolvedMicrochart.Lines.Point(x: x, y: y)
            }, color: color(value["color"]) ?? .value(.neutral), showsPoints: flag(value["showPoints"], false),
            stroke: choice(value["lineType"], .solid))
    }

    private func harveyBall(_ value: JSONValue) -> ResolvedMicrochart.HarveyBall {
        let label = value["fractionLabel"]
        return ResolvedMicrochart.HarveyBall(
            total: number(value["total"]) ?? 0, totalScale: text(value["totalScale"]),
            fraction: number(value["fraction"]) ?? 0, fractionScale: text(value["fractionScale"]),
            fractionLabel: label?["text"].map(text) ?? text(label),
            color: color(value["color"]) ?? .value(.neutral), showsTotal: flag(value["showTotal"], true))
    }

    private func radial(_ value: JSONValue) -> ResolvedMicrochart.Radial {
        let (total, fraction) = (number(value["total"]), number(value["fraction"]))
        var percentage = number(value["percentage"])
        if percentage == nil, let total, let fraction, total != 0 { percentage = fraction / total * 100 }
        return ResolvedMicrochart.Radial(
            percentage: percentage ?? 0, total: total, fraction: fraction,
            showsPercentageSymbol: flag(value["showPercentageSymbol"], true),
            color: color(value["color"]) ?? .value(.neutral))
    }
}
