extension ManifestPlace {
    /// Calendar cards.
    static let calendarTable: [ManifestPlace: [ManifestProperty]] = [
        .calendarContent: [
            .text("date"), .object("item", .appointments), .object("specialDate", .specialDates),
            .object("legendItem", .legendItems), .number("maxItems"), .number("maxLegendItems"), .number("minItems"),
            .text("noItemsText"), .object("moreItems", .moreItems), .flag("use12HourFormat"),
            .choice(
                "calendarWeekNumbering", ["Default", "ISO_8601", "MiddleEastern", "WesternTraditional"],
                since: "1.131"),
            .object("data", .data),
        ],
        .appointments: [.text("path"), .object("template", .appointment)],
        .appointment: [
            .text("startDate"), .text("endDate"), .text("title"), .text("text"),
            .choice("type", ManifestChoices.dayType), .object("icon", .icon), .flag("visualization"),
            .array("actions", .action, since: "1.88"),
        ],
        .specialDates: [.text("path"), .object("template", .specialDate)],
        .specialDate: [.text("startDate"), .text("endDate"), .choice("type", ManifestChoices.dayType)],
        .legendItems: [.text("path"), .object("template", .legendItem)],
        .legendItem: [.text("category"), .text("text"), .choice("type", ManifestChoices.dayType)],
        .moreItems: [.array("actions", .action)],
    ]
}
