/// The options of pictures, named as those of `fiori render card`, `chart` and `component`.
public enum OptionTable {
    private static let all: Set<Subject> = [.card, .chart, .component]

    public static let options: [DrawingOption] = [
        DrawingOption("scheme", for: all, .choice(["light", "dark"]), "The colour scheme.", standard: "light"),
        DrawingOption("contrast", for: all, .choice(["standard", "increased"]), "The contrast.", standard: "standard"),
        DrawingOption(
            "dynamicType", for: all, .text(example: "xxLarge"),
            "The size of texts: xSmall to xxxLarge, or accessibility1 to accessibility5.", standard: "large"),
        DrawingOption(
            "locale", for: all, .text(example: "de_CH"), "The language with an optional region.", standard: "en_US"),
        DrawingOption("scale", for: all, .number(0.1...10), "Pixels per point.", standard: 2),
        DrawingOption(
            "size", for: all, .size,
            "WIDTHxHEIGHT in points; the height of cards, and either number of components, may be left out. 400x for "
                + "cards, 800x400 for charts and 390x for components."),
        DrawingOption(
            "theme", for: all, .choice(["v3", "v4", "v5", "v6", "v7", "v8"]), "The palette of the colours.",
            standard: "v8"),
        DrawingOption(
            "styleSheet", for: all, .document(example: "@tintColor: #C0399F;"),
            "A style sheet (.nss), as its text: colours and styles that replace those of the palette and the components. "
                + "An entry without effect counts as a notice."),
        DrawingOption(
            "timeZone", for: [.card, .chart], .text(example: "Europe/Berlin"), "The zone of days and times.",
            standard: "GMT"),
        DrawingOption(
            "parameters", for: [.card], .map,
            "Values of declared parameters; in a query name=value, and the option is repeated."),
        DrawingOption(
            "now", for: [.card], .text(example: "2026-11-23T12:00:00Z"),
            "The present time as ISO 8601. A card with it does not change, and is kept longer."),
        DrawingOption(
            "dataMode", for: [.card], .choice(["offline", "live"]),
            "offline reads the files of the card and mock data only; live sends requests to the hosts that the operator "
                + "allows.", standard: "offline"),
        DrawingOption("type", for: [.chart], .text(example: "column"), "The kind of chart; wins over that of JSON."),
        DrawingOption("title", for: [.chart], .text(example: "Sales"), "The text above the chart."),
        DrawingOption(
            "legend", for: [.chart], .choice(["top", "bottom", "leading", "trailing", "none"]),
            "The place of the legend."),
        DrawingOption(
            "firstColumn", for: [.chart], .choice(["auto", "categories", "numbers", "time", "values"]),
            "The meaning of the first column of a table.", standard: "auto"),
        DrawingOption(
            "decimal", for: [.chart], .choice(["point", "comma"]), "The decimal separator of a table."),
        DrawingOption(
            "missing", for: [.chart], .list(example: "k.A."), "Texts that stand for missing values of a table."),
        DrawingOption(
            "encoding", for: [.chart], .choice(["utf-8", "cp1252", "latin1", "utf-16le", "utf-16be"]),
            "The encoding of a table; that of the content type, or the bytes tell."),
        DrawingOption(
            "totals", for: [.chart], .list(example: "Total"), "Categories of a waterfall chart that are totals."),
        DrawingOption(
            "secondary", for: [.chart], .list(example: "Margin"), "Series on the second axis of values."),
        DrawingOption(
            "stacked", for: [.chart], .choice(["values", "percent"]), "Stacks the series of columns, bars and areas."),
        DrawingOption(
            "reference", for: [.chart], .list(example: "Target=120"),
            "Lines at values, VALUE or LABEL=VALUE, or bands, FROM..TO."),
        DrawingOption("labels", for: [.chart], .flag, "Labels points with their values.", standard: false),
        DrawingOption("noZero", for: [.chart], .flag, "Lets axes begin near the least value.", standard: false),
        DrawingOption("logarithmic", for: [.chart], .flag, "Makes the axis of values logarithmic.", standard: false),
        DrawingOption("variant", for: [.component], .text(example: "Standard"), "A variant, in the place of values."),
        DrawingOption(
            "strict", for: all, .flag, "Answers 422 for a picture with a notice, in the place of the picture.",
            standard: false),
    ]

    private static let byName = Dictionary(uniqueKeysWithValues: options.map { ($0.name, $0) })

    /// The options of a thing.
    public static func options(of subject: Subject) -> [DrawingOption] {
        options.filter { $0.subjects.contains(subject) }
    }

    /// The option of a name.
    /// - Throws: a problem with the nearest name.
    static func option(_ name: String, of subject: Subject) throws(Problem) -> DrawingOption {
        if let option = byName[name], option.subjects.contains(subject) { return option }
        let known = options(of: subject).map(\.name)
        let shown = Spelling.shortened(name)
        throw Problem(
            .invalidOption,
            byName[name] == nil
                ? "there is no option '\(shown)'" + Spelling.suggestion(for: name, among: known)
                : "the option '\(shown)' is not for \(subject.rawValue)s")
    }
}
