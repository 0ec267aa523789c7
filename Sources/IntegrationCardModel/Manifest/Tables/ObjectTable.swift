extension ManifestPlace {
    /// Object cards and their form fields.
    static let objectTable: [ManifestPlace: [ManifestProperty]] = [
        .objectContent: [
            .array("groups", .objectGroup), .any("hasData"), .array("actions", .action), .object("data", .data),
        ],
        .objectGroup: [
            .text("title"), .number("titleMaxLines"), .flag("labelWrapping"), .array("items", .objectItem),
            .flag("visible"), .choice("alignment", ["Default", "Stretch"]),
        ],
        .objectItem: [
            ManifestProperty("type", .choice(ManifestChoices.objectItems), bindable: false), .text("label"),
            .flag("showColon", since: "1.115"), .object("icon", .icon), .any("value"), .text("tooltip"),
            .flag("visible"), .array("actions", .action), .number("maxLines"),
            .choice("state", ManifestChoices.highlight), .flag("showStateIcon"), .text("customStateIcon"),
            .flag("inverted", since: "1.138"), .object("mainIndicator", .mainIndicator),
            ManifestProperty(
                "sideIndicators", .firstElements(ManifestChoices.mostSideIndicators, .object(.sideIndicator))),
            .choice("sideIndicatorsAlignment", ["Begin", "End"]), .textOr("details", .details), .text("path"),
            .object("template", .template), .text("size"),
            .number("maxValue"), .choice("visualMode", ["Half", "Full"]), .text("src"),
            .text("fallbackSrc", since: "1.131"), .text("alt"), .flag("fullWidth"), .text("height"),
            .text("imageFit"), .text("imagePosition"), .object("overlay", .overlay, since: "1.122"), .text("id"),
            .text("selectedKey"), .number("selectedIndex"), .text("placeholder"), .object("item", .optionList),
            .array("validations", .validation), .number("rows"), .text("url"), .text("target"),
            .text("emailSubject"), .text("tel"),
        ],
        .template: [
            .text("path"), .textOr("icon", .icon), .text("text"), .text("tooltip"), .flag("visible"),
            .array("actions", .action), .object("template", .stripItem),
        ],
        .optionList: [.text("path"), .object("template", .option)],
        .option: [.text("key"), .text("title"), .flag("enabled"), .text("additionalText")],
        .validation: [
            .flag("required"), .number("minLength"), .number("maxLength"), .flag("restrictToPredefinedOptions"),
            ManifestProperty("pattern", .opaque, bindable: false), .text("validate"), .text("message"),
            .choice("type", ["Error", "Warning", "Information"]),
        ],
        .overlay: [
            .text("supertitle"), .text("title"), .text("subTitle"), .text("subtitle"), .text("verticalPosition"),
            .text("horizontalPosition"), .text("padding"), .text("textColor"), .text("textFilter"),
            .text("background"), .text("animation"),
        ],
    ]
}
