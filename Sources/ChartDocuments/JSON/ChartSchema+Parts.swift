import FioriCharts
import Foundation
import IntegrationCardModel

extension ChartSchema {
    static let texts = SchemaNode.array(.nullable(.string))
    static let indexes = SchemaNode.array(.integer(minimum: 0))
    static let color = SchemaNode.named("color", .color)
    private static let length = SchemaNode.number(minimum: 0, maximum: 20)

    // MARK: Series

    static let seriesAttributes = SchemaNode.named(
        "seriesAttributes",
        .object([
            SchemaProperty(
                "palette", palette,
                "The colours of the series. The parts of a donut have those of colorsForCategory."),
            SchemaProperty("lineWidth", length, "In points.", standard: 2),
            SchemaProperty("point", point, "The look of points; lines have none without."),
            SchemaProperty(
                "firstLineCapDiameter", .number(minimum: 0), "The dot at the start of the line, in points.",
                standard: 0),
            SchemaProperty(
                "lastLineCapDiameter", .number(minimum: 0), "The dot at the end of the line, in points.", standard: 0),
            SchemaProperty(
                "lineShape", .choice(ChartLineShape.allCases.map(\.rawValue)),
                "The shape of the line; without, that of the chart."),
            SchemaProperty(
                "gradient", .array(color), "The colours of columns, bars and areas from the lower end to the upper one."
            ),
        ]))

    private static let palette = SchemaNode.object(
        [
            SchemaProperty("colors", .array(color), "The first is the colour of the marks; others are not drawn."),
            SchemaProperty("fillColor", color, "The colour of areas."),
            SchemaProperty("labelColor", color, "The colour of labels of the series."),
            SchemaProperty("positiveMaxColor", color, "The colour of rising values."),
            SchemaProperty("positiveMinColor", color, "Kept for existing models; not drawn."),
            SchemaProperty("negativeMaxColor", color, "The colour of falling values."),
            SchemaProperty("negativeMinColor", color, "Kept for existing models; not drawn."),
        ], required: ["colors"])

    private static let point = SchemaNode.object([
        SchemaProperty("isHidden", .boolean, "True to draw none.", standard: false),
        SchemaProperty(
            "diameter", .number(minimum: 0), "In points; 8 in scatter charts without point.", standard: 7),
        SchemaProperty(
            "strokeColor", color, "The colour of the outline; secondaryLabel draws none.", standard: "secondaryLabel"),
        SchemaProperty("gap", .number(minimum: 0), "The free room around a point, in points.", standard: 2),
    ])

    // MARK: Axes

    static let labels = SchemaNode.named(
        "labelAttributes",
        .object([
            SchemaProperty("color", color, "The colour of the text.", standard: "tertiaryLabel"),
            SchemaProperty(
                "fontSize", .number(minimum: 0, maximum: 100), "In points at the standard text size.", standard: 12),
            SchemaProperty(
                "offset", .number(minimum: -10, maximum: 10),
                "The distance from the default place, in points; none for titles and the names of bars.",
                standard: 0),
            SchemaProperty("isHidden", .boolean, "True to show none.", standard: false),
            SchemaProperty("backgroundColor", color, "The colour behind each label."),
        ]))

    private static let lineProperties: [SchemaProperty] = [
        SchemaProperty("width", length, "In points.", standard: 1),
        SchemaProperty("color", color, "The colour of the line.", standard: "secondaryFill"),
        SchemaProperty("dashPatternLength", length, "In points; 0 draws a solid line."),
        SchemaProperty("dashPatternGap", length, "In points; 0 draws a solid line."),
        SchemaProperty("isHidden", .boolean, "True to draw none."),
    ]

    private static let gridlines = SchemaNode.named("gridlineAttributes", .object(lineProperties))

    private static let baseline = SchemaNode.named(
        "baselineAttributes",
        .object(
            lineProperties + [
                SchemaProperty("value", .number(), "The value that the line marks."),
                SchemaProperty(
                    "position", .number(minimum: 0, maximum: 1), "Kept for existing models; without effect."),
                SchemaProperty(
                    "gap", .number(),
                    "The distance between line and labels below it, in points; none for bars and scatter charts.",
                    standard: 0),
            ]))

    private static func axisProperties(baseline text: String, gridlines: String, labels: String) -> [SchemaProperty] {
        [
            SchemaProperty(
                "axisId", .choice(ChartSchema.axisNames),
                "Kept for existing models: the axis is that whose property this is."),
            SchemaProperty("baseline", baseline, text),
            SchemaProperty("gridlines", Self.gridlines, gridlines),
            SchemaProperty("labels", Self.labels, labels),
            SchemaProperty("titleLabel", Self.labels, "The look of the title."),
            SchemaProperty("title", .string, "The title."),
        ]
    }

    /// The names of the axes, in the order of their numbers.
    static let axisNames = ["x", "y", "radius", "dual", "category"]

    static let categoryAxis = SchemaNode.named(
        "categoryAxis",
        .object(
            axisProperties(
                baseline: "The look of the base line, from which marks grow, at the value of numericAxis.baseline.",
                gridlines: "The look of the grid lines; that of numericAxis for those of scatter and bubble charts.",
                labels: "The look of the labels; that of numericAxis for numbers of scatter and bubble charts."
            ) + [
                SchemaProperty(
                    "labelLayoutStyle", .choice(ChartCategoryAxisLabelLayoutStyle.allCases.map(\.rawValue)),
                    """
                    All labels or none, or the first and the last. If it is absent, all labels, or every second one, every \
                    third and so on where all have no room.
                    """),
                SchemaProperty(
                    "isTimeAxis", .boolean,
                    """
                    True to place lines, areas, columns and waterfalls by time: the titles of the categories are ascending dates in \
                    ISO 8601, such as 2024, 2024-Q1, 2024-03, 2024-03-01, 2024-03-01 09:30 or 2024-03-01T09:30:00+02:00. In \
                    scatter and bubble charts, x is seconds since 1970-01-01 00:00 UTC then.
                    """, standard: false),
                SchemaProperty(
                    "timeZone", .string,
                    "The zone, such as Europe/Berlin, whose clocks show times and in which times without an offset are "
                        + "meant; each time as it is written without."),
                SchemaProperty(
                    "isNumericAxis", .boolean,
                    "True to place lines and areas by numbers: the titles of the categories are ascending ones, such as "
                        + "0.5.", standard: false),
                SchemaProperty(
                    "isLogarithmic", .boolean,
                    "Scatter and bubble charts: true if equal distances of x are equal ratios.", standard: false),
                SchemaProperty(
                    "explicitMin", .number(),
                    "Scatter and bubble charts, and numeric axes: the start of the axis of x, in seconds since 1970 on one of "
                        + "the times of points."),
                SchemaProperty(
                    "explicitMax", .number(),
                    "Scatter and bubble charts, and numeric axes: the end of the axis of x, likewise."),
                SchemaProperty(
                    "formatter", formatter,
                    "Scatter and bubble charts, and numeric axes: the format of the labels of x; without it, points have that of "
                        + "the axis of values."),
                SchemaProperty(
                    "abbreviatedFormatter", formatter,
                    "Scatter and bubble charts, and numeric axes: the format of the numbers of abbreviated labels of x."
                ),
                SchemaProperty(
                    "abbreviatesLabels", .boolean,
                    "Scatter and bubble charts, and numeric axes: true to abbreviate the labels of x, if one of the formats is set.",
                    standard: false),
                SchemaProperty(
                    "isMagnitudedDisplayed", .boolean,
                    "Scatter and bubble charts, and numeric axes: true if abbreviated values of x name their magnitude.",
                    standard: true),
            ] + propertiesWithoutEffect))

    /// The properties of the axis of categories that it has as one of numbers, and that its charts take from the axis of
    /// values.
    private static let propertiesWithoutEffect = [
        "isZeroBased", "allowLooseLabels", "fudgeAxisRange", "adjustToNiceValues",
    ].map { name in
        SchemaProperty(name, .boolean, "Kept for existing models; without effect: x has that of numericAxis.")
    }

    static let numericAxis = SchemaNode.named(
        "numericAxis",
        .object(
            axisProperties(
                baseline: "Its value is the place of the base line, whose look is that of categoryAxis.baseline.",
                gridlines: "The look of the grid lines; the second axis has none.", labels: "The look of the labels."
            ) + [
                SchemaProperty("isZeroBased", .boolean, "True if the axis includes zero.", standard: true),
                SchemaProperty(
                    "allowLooseLabels", .boolean, "True if values may reach beyond the outermost labels.",
                    standard: false),
                SchemaProperty(
                    "fudgeAxisRange", .boolean, "True if the range is a little wider than the data.", standard: false),
                SchemaProperty(
                    "adjustToNiceValues", .boolean, "True if ticks fall on nice numbers.", standard: true),
                SchemaProperty("abbreviatesLabels", .boolean, "True to write 1.23m for 1,234,567.", standard: false),
                SchemaProperty(
                    "isMagnitudedDisplayed", .boolean,
                    "True if abbreviated values name their magnitude; else all of the axis, its labels as well as those of "
                        + "points, have that of the greatest one. On a logarithmic axis they name it in any case.",
                    standard: true),
                SchemaProperty(
                    "isLogarithmic", .boolean,
                    "True if equal distances are equal ratios; values that are not positive are gaps.", standard: false),
                SchemaProperty("explicitMin", .number(), "The lower end of the axis."),
                SchemaProperty("explicitMax", .number(), "The upper end of the axis."),
                SchemaProperty("formatter", formatter, "The format of labels."),
                SchemaProperty(
                    "abbreviatedFormatter", formatter,
                    "The format of the numbers of labels that are abbreviated, as of the 1.23 of 1.23m."),
            ]))

    /// The styles of numbers by name.
    static let numberStyles: [(name: String, style: NumberFormatter.Style)] = [
        ("none", .none), ("decimal", .decimal), ("currency", .currency), ("percent", .percent),
        ("scientific", .scientific),
    ]

    private static let formatter = SchemaNode.named(
        "numberFormatter",
        .object([
            SchemaProperty("style", .choice(numberStyles.map(\.name)), "The style.", standard: "decimal"),
            SchemaProperty("locale", .locale, "The language, such as de_CH."),
            SchemaProperty("currencyCode", .currency, "The currency (ISO 4217)."),
            SchemaProperty("prefix", .string, "The text before numbers."),
            SchemaProperty("suffix", .string, "The text after numbers."),
            SchemaProperty(
                "minimumFractionDigits", .integer(minimum: 0, maximum: 20), "The least digits after the point."),
            SchemaProperty(
                "maximumFractionDigits", .integer(minimum: 0, maximum: 20), "The most digits after the point."),
            SchemaProperty("usesGroupingSeparator", .boolean, "True to write 1,234."),
            SchemaProperty("multiplier", .number(), "The factor that values are written times."),
        ]))

    // MARK: References

    static let referenceLine = SchemaNode.object(
        [
            SchemaProperty("value", .number(), "The value."),
            SchemaProperty("label", .string, "The text at the line."),
            SchemaProperty("color", color, "The colour of line and text.", standard: "secondaryLabel"),
            SchemaProperty(
                "isOnSecondaryAxis", .boolean,
                "True if the value is one of the second axis; where one axis alone is drawn, all lines are on it.",
                standard: false),
        ], required: ["value"])

    static let referenceBand = SchemaNode.object(
        [
            SchemaProperty("from", .number(), "The lower end of the range; the edge of the plot without."),
            SchemaProperty("to", .number(), "The upper end of the range; the edge of the plot without."),
            SchemaProperty("color", color, "The colour of the band.", standard: "secondaryFill"),
        ])
}
