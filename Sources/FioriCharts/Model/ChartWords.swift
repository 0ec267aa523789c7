import Foundation

/// Words of charts in the languages that they speak; English where a language is missing.
nonisolated struct ChartWords {
    private let isGerman: Bool

    init(locale: Locale) { isGerman = locale.language.languageCode == .german }

    var noData: String { isGerman ? "Keine Daten" : "No Data" }

    var sumIsTooLarge: String {
        isGerman ? "Die Summen sind zu groß für ein Diagramm" : "The sums are too large for a chart"
    }

    func series(_ number: Int) -> String { isGerman ? "Reihe \(number)" : "Series \(number)" }

    func category(_ number: Int) -> String { isGerman ? "Kategorie \(number)" : "Category \(number)" }

    /// The number of entries that a legend leaves out.
    func more(_ count: Int) -> String { isGerman ? "\(count) weitere" : "\(count) more" }

    func range(_ lower: String, _ upper: String) -> String {
        isGerman ? "Werte von \(lower) bis \(upper)" : "Values from \(lower) to \(upper)"
    }

    func size(series: Int, points: Int) -> String {
        if isGerman {
            return "\(series) \(series == 1 ? "Reihe" : "Reihen"), \(points) \(points == 1 ? "Punkt" : "Punkte")"
        }
        return "\(series) \(series == 1 ? "series" : "series"), \(points) \(points == 1 ? "point" : "points")"
    }

    func part(_ part: String, of total: String) -> String { isGerman ? "\(part) von \(total)" : "\(part) of \(total)" }

    /// The names of values in chips and in speech.
    var value: String { isGerman ? "Wert" : "value" }
    var selection: String { isGerman ? "Auswahl" : "Selection" }
    var categories: String { isGerman ? "Kategorien" : "categories" }
    var total: String { isGerman ? "Summe" : "total" }
    var share: String { isGerman ? "Anteil" : "share" }
    var size: String { isGerman ? "Größe" : "size" }
    var actual: String { isGerman ? "Ist" : "actual" }
    var target: String { isGerman ? "Ziel" : "target" }
    var forecast: String { isGerman ? "Prognose" : "forecast" }
    var threshold: String { isGerman ? "Schwelle" : "threshold" }

    func pointNumber(_ number: Int) -> String { isGerman ? "Punkt \(number)" : "Point \(number)" }

    /// The values of a dimension: "x from 1 to 9", "x 4".
    func range(of name: String, _ lower: String, _ upper: String) -> String {
        if lower == upper { return "\(name) \(lower)" }
        return isGerman ? "\(name) von \(lower) bis \(upper)" : "\(name) from \(lower) to \(upper)"
    }

    func allValues(_ value: String) -> String { isGerman ? "alle Werte \(value)" : "all values \(value)" }

    func trend(_ change: Double) -> String {
        if change > 0 { return isGerman ? "steigend" : "rising" }
        if change < 0 { return isGerman ? "fallend" : "falling" }
        return isGerman ? "gleichbleibend" : "steady"
    }

    func highest(_ value: String, at place: String) -> String {
        isGerman ? "höchster Wert \(value), \(place)" : "highest \(value) at \(place)"
    }

    func lowest(_ value: String, at place: String) -> String {
        isGerman ? "niedrigster Wert \(value), \(place)" : "lowest \(value) at \(place)"
    }

    func kind(_ type: ChartType) -> String {
        let names: (english: String, german: String) =
            switch type {
            case .line: ("Line chart", "Liniendiagramm")
            case .column: ("Column chart", "Säulendiagramm")
            case .combo: ("Combination chart", "Kombinationsdiagramm")
            case .bar: ("Bar chart", "Balkendiagramm")
            case .stackedColumn: ("Stacked column chart", "Gestapeltes Säulendiagramm")
            case .waterfall: ("Waterfall chart", "Wasserfalldiagramm")
            case .area, .micro_area: ("Area chart", "Flächendiagramm")
            case .scatter: ("Scatter chart", "Streudiagramm")
            case .bubble: ("Bubble chart", "Blasendiagramm")
            case .micro_bullet: ("Bullet chart", "Bullet-Diagramm")
            case .micro_column: ("Column chart", "Säulendiagramm")
            case .micro_harvey_ball: ("Harvey ball", "Harvey Ball")
            case .micro_radial: ("Radial chart", "Radialdiagramm")
            case .stock: ("Stock chart", "Kursdiagramm")
            case .donut: ("Donut chart", "Ringdiagramm")
            case .stackedBar: ("Stacked bar chart", "Gestapeltes Balkendiagramm")
            case .micro_stacked_bullet: ("Stacked bullet chart", "Gestapeltes Bullet-Diagramm")
            }
        return isGerman ? names.german : names.english
    }
}
