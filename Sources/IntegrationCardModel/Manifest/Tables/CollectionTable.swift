extension ManifestPlace {
    /// Lists, tables and timelines.
    static let collectionTable: [ManifestPlace: [ManifestProperty]] = [
        .listContent: [
            .object("item", .listItem), .any("items"), .number("maxItems"), .number("minItems", since: "1.109"),
            .object("group", .listGroup, since: "1.96"), .object("data", .data),
        ],
        .listItem: [
            .textOr("title", .labelledValue), .textOr("description", .labelledValue), .textOr("icon", .icon),
            .textOr("info", .objectStatus), .choice("highlight", ManifestChoices.highlight),
            .text("highlightText", since: "1.113"), .array("attributes", .objectStatus, since: "1.96"),
            .choice("attributesLayoutType", ["OneColumn", "TwoColumns"], since: "1.96"),
            .object("chart", .microChart, since: "1.80"), .array("actions", .action, since: "1.65"),
            ManifestProperty(
                "actionsStrip", .either([.array(.object(.stripItem)), .object(.strip)]), since: "1.93"),
        ],
        .labelledValue: [.text("label"), .text("value"), .flag("visible")],
        .listGroup: [.text("title"), .object("order", .groupOrder), .text("path")],
        .groupOrder: [.text("path"), .choice("dir", ["ASC", "DESC"])],
        .tableContent: [
            .object("row", .tableRow), .array("columns", .tableColumn), .array("rows", .staticRow),
            .number("maxItems"), .number("minItems"), .object("group", .listGroup), .flag("autoPopinMode"),
            .any("hiddenInPopin"), .choice("popinLayout", ["Block", "GridSmall", "GridLarge"], since: "1.147"),
            .object("data", .data),
        ],
        .staticRow: [.any("cells"), .array("actions", .action)],
        .tableRow: [
            ManifestProperty("columns", .array(.object(.tableColumn)), required: true), .array("actions", .action),
            .choice("highlight", ManifestChoices.highlight, since: "1.113"), .text("highlightText"),
        ],
        .tableColumn: [
            .text("title"), .text("width"),
            .choice("hAlign", ["Begin", "Center", "End", "Initial", "Left", "Right"]), .text("value"),
            .text("additionalText", since: "1.113"), .object("icon", .icon),
            .choice("state", ManifestChoices.highlight), .flag("showStateIcon"), .text("customStateIcon"),
            .flag("inverted", since: "1.146"),
            ManifestProperty("identifier", .either([.boolean, .object(.tableIdentifier)])),
            .object("progressIndicator", .progress), .flag("visible", since: "1.81"),
            .array("actions", .action, since: "1.87"), .choice("importance", ["None", "Low", "Medium", "High"]),
            .text("autoPopinWidth"), .text("url"), .text("target"),
        ],
        .tableIdentifier: [.text("url"), .text("target")],
        .progress: [.number("percent"), .text("text"), .choice("state", ManifestChoices.valueState)],
        .timelineContent: [
            .object("item", .timelineItem), .number("maxItems"), .number("minItems"), .object("data", .data),
        ],
        .timelineItem: [
            .textOr("title", .labelledValue), .textOr("description", .labelledValue),
            .textOr("dateTime", .labelledValue), .textOr("owner", .labelledValue),
            .textOr("ownerImage", .labelledValue), .textOr("icon", .icon), .array("actions", .action, since: "1.97"),
        ],
    ]
}
