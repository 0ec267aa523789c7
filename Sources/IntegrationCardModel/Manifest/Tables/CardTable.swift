extension ManifestPlace {
    /// The top of a manifest and the card.
    static let cardTable: [ManifestPlace: [ManifestProperty]] = [
        .manifest: [
            .text("_version"), .object("sap.app", .app), .object("sap.ui", .userInterface),
            ManifestProperty("sap.card", .object(.card), bindable: false, required: true),
        ],
        .app: [
            .text("id"), .text("type"), .text("title"), .text("subTitle"), .text("shortTitle"), .text("info"),
            .text("description"), ManifestProperty("i18n", .either([.text, .object(.translations)])),
            .object("applicationVersion", .applicationVersion), .map("dataSources", .dataSource),
        ],
        .applicationVersion: [.text("version")],
        .translations: [
            .text("bundleUrl"), .text("bundleName"), ManifestProperty("supportedLocales", .array(.text)),
            .text("fallbackLocale"), .any("terminologies"), .any("enhanceWith"), .any("bundleUrlRelativeTo"),
            .any("activeTerminologies"),
        ],
        .dataSource: [.text("uri"), .text("type"), .any("settings")],
        .userInterface: [.text("technology")],
        .card: [
            ManifestProperty("type", .choiceIgnoringCase(ManifestChoices.cardTypes), bindable: false),
            .object("data", .data), .object("configuration", .configuration), .object("header", .header),
            .choice("headerPosition", ["Top", "Bottom"]), .any("content"), .object("footer", .footer),
            .array("actions", .action), .text("extension"), .text("requiredHeight"), .text("requiredWidth"),
            .any("customSettings", since: "1.147"), .any("designtime"),
        ],
        .webPageContent: [
            .text("src", since: "1.90"), .text("sandbox"), .text("minHeight"), .text("allow"),
            .flag("allowFullscreen"), .flag("omitSandbox", since: "1.129"), .object("data", .data),
            .array("actions", .action),
        ],
        .componentContent: [.text("minHeight"), .object("data", .data)],
    ]
}
