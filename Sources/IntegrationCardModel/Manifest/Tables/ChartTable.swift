extension ManifestPlace {
    /// Analytical cards and micro charts.
    static let chartTable: [ManifestPlace: [ManifestProperty]] = [
        .analyticalContent: [
            ManifestProperty("chartType", .choiceIgnoringCase(ManifestChoices.chartTypes)), .any("chartProperties"),
            .array("measures", .measure),
            .array("dimensions", .dimension), .array("feeds", .feed), .text("minHeight"), .array("actions", .action),
            .choice("actionableArea", ["Full", "Chart"]), .object("popover", .popover),
            .flag("tooltips", since: "1.144"), .object("data", .data), .text("measureAxis"), .text("dimensionAxis"),
            .object("legend", .chartLegend), .object("plotArea", .plotArea), .object("title", .chartTitle),
        ],
        .measure: [.text("name"), .text("label"), .text("value")],
        .dimension: [
            .text("name"), .text("label"), .text("value"), .text("displayValue"),
            .choice("dataType", ["string", "number", "date"]),
        ],
        .feed: [
            .choice("type", ["Measure", "Dimension"]), .text("uid"), ManifestProperty("values", .array(.text)),
        ],
        .popover: [
            .flag("active"),
            ManifestProperty(
                "actionsStrip", .either([.array(.object(.stripItem)), .object(.strip)]), since: "1.123"),
        ],
        .chartLegend: [
            .flag("visible"), .choice("position", ["Top", "Bottom", "Left", "Right"]),
            .choice("alignment", ["TopLeft", "Center"]),
        ],
        .plotArea: [
            .object("dataLabel", .dataLabel), .object("categoryAxisText", .axisText),
            .object("valueAxisText", .axisText),
        ],
        .dataLabel: [.flag("visible"), .flag("showTotal")],
        .axisText: [.flag("visible")],
        .chartTitle: [.text("text"), .flag("visible"), .choice("alignment", ["Left", "Center", "Right"])],
        .microChart: [
            ManifestProperty("type", .choice(ManifestChoices.charts), bindable: false),
            .choice("size", ["XS", "S", "M", "L", "Auto", "Responsive"]), .text("displayValue"), .text("color"),
            .flag("visible"), .number("value"), .number("minValue"), .number("maxValue"), .number("target"),
            .text("scale"), .array("thresholds", .threshold),
            ManifestProperty("bars", .either([.array(.object(.bar)), .any])),
            .flag("displayZeroValue", since: "1.126"),
            ManifestProperty("columns", .either([.array(.object(.column)), .object(.columnList)])),
            .flag("allowColumnLabels"),
            ManifestProperty("lines", .either([.array(.object(.line)), .object(.lineList)])),
            ManifestProperty("points", .either([.array(.object(.point)), .object(.pointList)])),
            .number("minXValue"), .number("maxXValue"), .number("minYValue"), .number("maxYValue"),
            .number("threshold"), .text("leftTopLabel"), .text("rightTopLabel"), .text("leftBottomLabel"),
            .text("rightBottomLabel"), .number("total"), .text("totalScale"), .number("fraction"),
            .text("fractionScale"), .any("fractionLabel"), .flag("showTotal"), .number("percentage"),
            .flag("showPercentageSymbol"), .text("path"), .any("template"), .text("lineType"), .flag("showPoints"),
        ],
        .threshold: [.number("value"), .text("color")],
        .bar: [.number("value"), .text("displayValue"), .text("legendTitle"), .text("color")],
        .column: [.number("value"), .text("color"), .text("label"), .text("displayValue")],
        .line: [
            .text("color"), .flag("showPoints"), .choice("lineType", ["Solid", "Dashed", "Dotted"]),
            ManifestProperty("points", .either([.array(.object(.point)), .object(.pointList)])),
        ],
        .point: [.number("x"), .number("y")],
        .columnList: [.text("path"), .object("template", .column)],
        .lineList: [.text("path"), .object("template", .line)],
        .pointList: [.text("path"), .object("template", .point)],
    ]
}
