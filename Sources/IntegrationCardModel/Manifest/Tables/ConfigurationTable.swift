extension ManifestPlace {
    private static let rangeOptions: [String] =
        [
            "date", "dateTime", "today", "yesterday", "tomorrow", "dateRange", "dateTimeRange", "from", "to",
            "fromDateTime", "toDateTime", "yearToDate", "todayFromTo", "specificMonth", "specificMonthInYear",
            "quarter1", "quarter2", "quarter3", "quarter4", "firstDayOfWeek", "lastDayOfWeek", "firstDayOfMonth",
            "lastDayOfMonth", "firstDayOfQuarter", "lastDayOfQuarter", "firstDayOfYear", "lastDayOfYear",
            "dateToYear", "lastMinutes", "nextMinutes", "lastHours", "nextHours",
        ]
        + ["last", "next"].flatMap { prefix in
            ["Days", "Weeks", "Months", "Quarters", "Years"].map { prefix + $0 }
        }
        + ["this", "last", "next"].flatMap { prefix in
            ["Week", "Month", "Quarter", "Year"].map { prefix + $0 }
        }

    /// The configuration with parameters, destinations and filters.
    static let configurationTable: [ManifestPlace: [ManifestProperty]] = [
        .configuration: [
            .map("parameters", .parameter), .map("destinations", .destination), .map("filters", .filter),
            .map("csrfTokens", .token), .object("actionHandlers", .handlers), .object("messages", .messages),
            .flag("enableMarkdown"), .number("modelSizeLimit"), .any("editor"), .text("helpId"),
            .any("componentData"), .object("loadingPlaceholders", .placeholders),
            .map("childCards", .childCard, since: "1.141"), .flag("useMainDestinations", since: "1.140"),
            .any("dependencies"), .any("notes"),
        ],
        // Type, label and so on of parameters and destinations belong to design time, which the card does not read.
        .parameter: [.any("value"), .text("type"), .any("label"), .any("description")],
        .destination: [.text("name"), .text("defaultUrl"), .text("label"), .text("description"), .text("type")],
        .filter: [
            ManifestProperty("type", .choiceIgnoringCase(ManifestChoices.filters), bindable: false),
            .any("value"), .text("label"), .text("description"), .flag("visible", since: "1.110"),
            .array("items", .filterItem), .object("item", .filterTemplate), .object("data", .data),
            .text("selectedKey"), .number("selectedIndex"), .text("placeholder"), .object("group", .listGroup),
            ManifestProperty("options", .array(.choice(rangeOptions))),
        ],
        .filterItem: [.text("key"), .text("title"), .text("additionalText")],
        .filterTemplate: [.text("path"), .object("template", .filterItem)],
        .dateValue: [.choice("option", rangeOptions), .any("values")],
        .token: [.object("data", .data)],
        .handlers: [.object("submit", .submitHandler)],
        .submitHandler: [
            ManifestProperty("url", .text, required: true),
            ManifestProperty("method", .choiceIgnoringCase(ManifestChoices.methods)), .text("mode"),
            .any("parameters"), .any("headers"), .flag("withCredentials"), .number("retryAfter"), .number("timeout"),
        ],
        .messages: [.object("noData", .noData)],
        .noData: [
            .text("type"), .choice("size", ["Auto", "Base", "Spot", "Dot", "Dialog", "Scene"]), .text("title"),
            .text("description"),
        ],
        .placeholders: [.number("delay")],
        .childCard: [.any("manifest"), .text("baseUrl"), .any("_manifest")],
    ]
}
