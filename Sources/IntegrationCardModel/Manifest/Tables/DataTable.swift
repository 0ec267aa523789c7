extension ManifestPlace {
    /// Data sections and requests.
    static let dataTable: [ManifestPlace: [ManifestProperty]] = [
        .data: [
            .any("json"), .object("request", .request), .object("extension", .extensionCall, since: "1.79"),
            ManifestProperty("service", .script), .text("path"), .text("name", since: "1.86"),
            .number("updateInterval"),
            .object("mockData", .mockData, since: "1.112"), .number("count"),
        ],
        .mockData: [
            .any("json"), .object("request", .request), .object("extension", .extensionCall), .text("path"),
        ],
        .request: [
            ManifestProperty("url", .text, required: true),
            ManifestProperty("method", .choiceIgnoringCase(ManifestChoices.methods)),
            .choice("mode", ["cors", "no-cors", "same-origin", "navigate"]), .any("parameters"), .any("headers"),
            .flag("withCredentials"), .number("retryAfter"), .number("timeout"), .map("batch", .batchPart),
            .object("cache", .cache),
        ],
        .cache: [
            .flag("enabled"), .number("maxAge"), .flag("staleWhileRevalidate"), .flag("noStore"),
        ],
        .batchPart: [
            ManifestProperty("url", .text, required: true),
            ManifestProperty("method", .choiceIgnoringCase(ManifestChoices.methods)), .any("headers"), .any("body"),
            .flag("withCredentials"), .number("retryAfter"),
        ],
        .extensionCall: [ManifestProperty("method", .text, required: true), .any("args")],
    ]
}
