extension ManifestPlace {
    /// Headers of both kinds.
    static let headerTable: [ManifestPlace: [ManifestProperty]] = [
        .header: [
            ManifestProperty("type", .choice(["Default", "Numeric"]), bindable: false), .text("title"),
            .number("titleMaxLines", since: "1.107"), .text("subTitle"), .text("subtitle", since: "1.139"),
            .number("subTitleMaxLines"), .number("subtitleMaxLines"), .object("icon", .icon),
            .object("status", .status), .array("actions", .action), .object("data", .data),
            .text("dataTimestamp", since: "1.89"), .flag("visible", since: "1.107"),
            .choice("wrappingType", ["Normal", "Hyphenated"], since: "1.123"),
            .object("closeButton", .button, since: "1.119"), .object("infoSection", .infoSection, since: "1.136"),
            ManifestProperty("banner", .either([.array(.object(.banner)), .object(.banner)])),
            .text("unitOfMeasurement"), .object("mainIndicator", .mainIndicator),
            ManifestProperty(
                "sideIndicators", .firstElements(ManifestChoices.mostSideIndicators, .object(.sideIndicator))),
            .choice("sideIndicatorsAlignment", ["Begin", "End"], since: "1.96"), .textOr("details", .details),
            .number("detailsMaxLines"), .object("chart", .microChart, since: "1.124"),
        ],
        .icon: [
            .text("src"), .choice("shape", ["Circle", "Square"]), .text("alt"), .text("initials"), .text("text"),
            .choice("backgroundColor", ManifestChoices.avatarColor), .flag("visible"),
            .choice("size", ["XS", "S", "M", "L", "XL"]), .choice("fitType", ["Cover", "Contain"]),
            .choice("state", ManifestChoices.valueState, since: "1.141"),
        ],
        .status: [.textOr("text", .formattedText), .flag("visible", since: "1.116")],
        .formattedText: [.object("format", .statusFormat)],
        .statusFormat: [.text("translationKey"), .any("parts")],
        .button: [.flag("visible")],
        .banner: [.text("text"), .flag("visible"), .flag("diminished")],
        .infoSection: [.array("rows", .infoRow)],
        .infoRow: [
            .choice("justifyContent", ["SpaceBetween", "Start", "End"]), .array("columns", .infoColumn),
            .array("items", .objectStatus),
        ],
        .infoColumn: [.array("rows", .infoRow), .array("items", .objectStatus)],
        .objectStatus: [
            .text("type"), .text("value"), .choice("state", ManifestChoices.highlight), .flag("inverted"),
            .flag("showStateIcon", since: "1.110"), .text("customStateIcon", since: "1.113"),
            .flag("visible", since: "1.106"), .array("actions", .action, since: "1.137"),
        ],
        .mainIndicator: [
            .text("number"), .text("unit"), .choice("trend", ["Up", "Down", "None"]),
            .choice("state", ManifestChoices.valueColor), .flag("visible", since: "1.109"),
            .choice("size", ["S", "M", "L", "Auto"]),
        ],
        .sideIndicator: [
            .text("title"), .text("number"), .text("unit"), .choice("state", ManifestChoices.valueColor),
            .flag("visible"),
        ],
        .details: [.text("text"), .number("maxLines"), .choice("state", ManifestChoices.valueColor)],
    ]

    /// The footer, its strip of actions and the paginator; actions of all places.
    static let footerTable: [ManifestPlace: [ManifestProperty]] = [
        .footer: [
            ManifestProperty("actionsStrip", .either([.array(.object(.stripItem)), .object(.strip)])),
            .object("paginator", .paginator, since: "1.99"), .flag("visible", since: "1.108"),
            .flag("showSeparator", since: "1.148"), .object("closeButton", .button),
        ],
        .paginator: [.number("pageSize"), .number("totalCount"), .flag("visible", since: "1.116")],
        .strip: [.object("item", .template, since: "1.121")],
        .stripItem: [
            .choice("type", ["Button", "Link", "Label", "ToolbarSpacer"]), .text("text"), .text("icon"),
            .text("tooltip"), .flag("preferIcon", since: "1.121"), .choice("buttonType", ManifestChoices.buttons),
            .choice("overflowPriority", ManifestChoices.overflow), .number("overflowGroup"), .text("ariaHasPopup"),
            .flag("visible"), .array("actions", .action), .flag("emphasized"),
        ],
        .action: [
            .choice("type", ManifestChoices.actions), .flag("enabled"), .any("parameters"), .text("url"),
            .text("target"), .flag("navigationArrow", since: "1.147"), .any("service"),
        ],
    ]
}
