import Foundation

nonisolated extension ChartModel: CustomStringConvertible {
    /// The kind, the size and the first values, for logs.
    public var description: String {
        var parts = [
            "chartType: \(chartType.rawValue)", "series: \(numOfSeries())", "categories: \(numOfCategories())",
        ]
        let titles = titlesForSeries.compactMap(\.self)
        if !titles.isEmpty { parts.append("titles: [\(Self.list(titles))]") }
        let rows = (0..<min(numOfSeries(), 4)).map { "[\(values(ofSeries: $0))]" }
        parts.append("values: [\(rows.joined(separator: ", "))\(numOfSeries() > 4 ? ", …" : "")]")
        if let selections {
            let sorted = selections.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
            parts.append("selections: [\(sorted.joined(separator: ", "))]")
        }
        return "ChartModel(\(parts.joined(separator: ", ")))"
    }

    private func values(ofSeries series: Int) -> String {
        let texts = (0..<min(numOfCategories(in: series), 9)).map { category in
            dimensionData(at: series, category: category).map { "\($0)" } ?? "nil"
        }
        return Self.list(texts)
    }

    /// At most the first eight texts.
    private static func list(_ texts: [String]) -> String {
        texts.count > 8 ? texts.prefix(8).joined(separator: ", ") + ", …" : texts.joined(separator: ", ")
    }
}

nonisolated extension ChartAxisAttributes: CustomStringConvertible {
    /// The class, the axis and its title, for logs.
    public var description: String {
        let axis = axisId.map { "\($0)" } ?? "nil"
        return "\(type(of: self))(axisId: \(axis), title: \(title ?? "nil"), labels: \(labels))"
    }
}

nonisolated extension ChartLabelAttributes: CustomStringConvertible {
    public var description: String {
        "ChartLabelAttributes(fontSize: \(fontSize), offset: \(offset), isHidden: \(isHidden))"
    }
}

nonisolated extension ChartGridlineAttributes: CustomStringConvertible {
    public var description: String {
        "\(type(of: self))(width: \(width), dash: \(dashPatternLength) \(dashPatternGap), isHidden: \(isHidden))"
    }
}

nonisolated extension ChartPointAttributes: CustomStringConvertible {
    public var description: String {
        "ChartPointAttributes(isHidden: \(isHidden), diameter: \(diameter), gap: \(gap))"
    }
}

nonisolated extension ChartSeriesPalette: CustomStringConvertible {
    public var description: String { "ChartSeriesPalette(colors: \(colors))" }
}

nonisolated extension ChartSeriesAttributes: CustomStringConvertible {
    public var description: String {
        """
        ChartSeriesAttributes(palette: \(palette), lineWidth: \(lineWidth), point: \(point), \
        firstLineCapDiameter: \(firstLineCapDiameter), lastLineCapDiameter: \(lastLineCapDiameter))
        """
    }
}
