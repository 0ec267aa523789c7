import FioriCharts
import IntegrationCardModel

/// The JSON form of charts: all properties of `ChartModel`, under their names.
public enum ChartSchema {
    /// The JSON Schema (draft 2020-12) of the form.
    public static var jsonText: String {
        var definitions: [String: JSONValue] = [:]
        let body = root.jsonSchema(&definitions)
        var schema: JSONObject = [
            "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Chart",
            "description": "A chart as `fiori render chart` draws it: the properties of ChartModel.",
        ]
        for member in body.members { schema[member.name] = member.value }
        schema["$defs"] = .object(JSONObject(definitions.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }))
        return JSONValue.object(schema).jsonText(indentation: 2) + "\n"
    }

    static let root = SchemaNode.object(
        documentProperties + dataProperties + lookProperties + interactionProperties,
        requiresOneOf: ["data", "data3d"])

    private static let documentProperties: [SchemaProperty] = [
        SchemaProperty("$schema", .string, "The address of this schema, for editors."),
        SchemaProperty("title", .string, "The text above the chart."),
    ]

    private static let dataProperties: [SchemaProperty] = [
        SchemaProperty(
            "chartType", .choice(ChartType.allCases.map(\.rawValue)), "The kind of chart.", standard: "line"),
        SchemaProperty(
            "data", .array(.array(.nullable(.number()))),
            "Series, then categories. null is a gap; series may differ in length. Radial charts and Harvey balls read "
                + "total, part; bullet charts actual, target, forecast, and thresholds from a second series; stacked "
                + "bullet charts the target, then the values."),
        SchemaProperty(
            "data3d", .array(.array(.array(.nullable(.number())))),
            "Series, then categories, then dimensions, for points of several values: x, y and size. "
                + "Takes the place of data."),
        SchemaProperty("titlesForCategory", .array(texts), "The titles of the categories, for each series."),
        SchemaProperty("titlesForSeries", texts, "The names of the series, for the legend and in speech."),
        SchemaProperty(
            "titlesForAxis",
            .object([
                SchemaProperty("x", .string, "The horizontal axis of values of scatter and bubble charts."),
                SchemaProperty("y", .string, "The axis of values."),
                SchemaProperty("radius", .string, "The axis of circles' sizes."),
                SchemaProperty("dual", .string, "The second axis of values."),
                SchemaProperty("category", .string, "The axis of categories."),
            ]), "The titles of the axes."),
        SchemaProperty(
            "colorsForCategory", .indexed(.indexed(color)),
            "Series, then category: the colour of a point that is not its series' one."),
        SchemaProperty("labelsForDimension", .array(texts), "Series, then categories: texts in place of values."),
        SchemaProperty(
            "labelsForDimension3d", .array(.array(texts)),
            "Series, then categories, then dimensions: texts in place of values."),
    ]

    private static let lookProperties: [SchemaProperty] = [
        SchemaProperty(
            "numberOfGridlines", .integer(minimum: 2, maximum: 20), "The wanted number of grid lines.",
            standard: 3),
        SchemaProperty("seriesAttributes", .array(seriesAttributes), "The look of each series."),
        SchemaProperty("categoryAxis", categoryAxis, "The look of the axis of categories."),
        SchemaProperty(
            "isTimeAxis", .boolean, "The same as isTimeAxis of categoryAxis, which may not have another value.",
            standard: false),
        SchemaProperty("numericAxis", numericAxis, "The look of the axis of values."),
        SchemaProperty("secondaryNumericAxis", numericAxis, "The look of the second axis of values."),
        SchemaProperty(
            "xAxisLabelsPosition", .choice(XAxisLabelsPosition.allCases.map(\.rawValue)),
            "The place of the category labels of columns and waterfalls: fixedBottom has them below the plot, dynamic at the "
                + "base line.", standard: "fixedBottom"),
        SchemaProperty("indexOfStockSeries", .integer(minimum: 0), "The series that a stock chart shows.", standard: 0),
        SchemaProperty("indexesOfSecondaryValueAxis", indexes, "The series on the second axis of values."),
        SchemaProperty("indexesOfColumnSeries", indexes, "The series of a combination chart that are columns."),
        SchemaProperty("indexesOfTotalsCategories", indexes, "The categories of a waterfall chart that are totals."),
        SchemaProperty(
            "legendPosition", .choice(ChartLegendPosition.allCases.map(\.rawValue)),
            "The place of the legend. Without one, fiori render chart has it at the bottom where several series, or the parts "
                + "of a donut, are named, and apps have none."),
        SchemaProperty("hiddenSeries", indexes, "The series that are not shown."),
        SchemaProperty(
            "showsDataLabels", .boolean, "True to label points with their values where there is room.",
            standard: false),
        SchemaProperty(
            "dataLabelContent", .choice(ChartDataLabelContent.allCases.map(\.rawValue)),
            "The number in data labels of segments and sectors.", standard: "value"),
        SchemaProperty(
            "dataLabelPlacement", .choice(ChartDataLabelPlacement.allCases.map(\.rawValue)),
            "The place of the data labels of a donut. automatic is inside where there is room, else outside with a line.",
            standard: "automatic"),
        SchemaProperty(
            "showsTotal", .boolean, "True to write the sum of a donut's values in its middle.", standard: false),
        SchemaProperty(
            "showsStackTotals", .boolean, "False to label the segments of stacks without the sum at the end.",
            standard: true),
        SchemaProperty(
            "stacking", .choice(ChartStacking.allCases.map(\.rawValue)),
            "The stacking of columns, bars and areas: their values, or their shares of 100 %. Without, that of the kind."
        ),
        SchemaProperty(
            "lineShape", .choice(ChartLineShape.allCases.map(\.rawValue)), "The shape of lines and areas.",
            standard: "straight"),
        SchemaProperty("referenceLines", .array(referenceLine), "Lines at values."),
        SchemaProperty("referenceBands", .array(referenceBand), "Ranges of values with a colour, behind the marks."),
    ]

    private static let interactionProperties: [SchemaProperty] = [
        SchemaProperty(
            "selectionRequired", .boolean, "True if one point at least stays selected.", standard: false),
        SchemaProperty(
            "selectionMode", .choice(ChartSelectionMode.allCases.map(\.rawValue)), "The points that a touch selects.",
            standard: "single"),
        SchemaProperty(
            "selections", .indexed(indexes), "Series, then categories: the selected points, drawn emphasised."),
        SchemaProperty(
            "userInteractionEnabled", .boolean,
            "True if touches do something. It matters to pictures, too: bars then "
                + "start zoomed in so far that they are legible.", standard: false),
        SchemaProperty(
            "selectionEnabled", .boolean,
            "True if touches select. Lines leave room at their ends for selected points then.", standard: false),
        SchemaProperty(
            "centerPosition",
            .object(
                [
                    SchemaProperty("x", .number(minimum: 0, maximum: 1), "Along the categories."),
                    SchemaProperty("y", .number(minimum: 0, maximum: 1), "Along the values."),
                ], required: ["x", "y"]),
            "The centre of the visible part; the first categories and the middle values without."),
        SchemaProperty("scaleX", .number(minimum: 1), "The zoom along the categories.", standard: 1),
        SchemaProperty("scaleY", .number(minimum: 1), "The zoom along the values.", standard: 1),
        SchemaProperty("scaleXEnabled", .boolean, "True if pinches zoom categories.", standard: false),
        SchemaProperty("scaleYEnabled", .boolean, "True if pinches zoom values.", standard: false),
        SchemaProperty(
            "readableScaleEnabled", .boolean, "True if charts with bars start zoomed in until they are legible.",
            standard: true),
        SchemaProperty(
            "snapToPoint", .boolean, "True to align the first point with the edge after a pan.",
            standard: false),
    ]
}
