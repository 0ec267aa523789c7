import IntegrationCardModel

extension HostileManifests {
    /// Manifests whose rows read one long text each, and whose Markdown has many parts.
    static let conversions: [Shape] =
        [
            ("a number", "{= Number(${/s}) + 1 }", "9"), ("a sign", "{= +${/s} }", "9"),
            ("a test", "{= isNaN(${/s}) }", "9"), ("a comparison", "{= ${/s} > 5 }", "9"),
            ("digits", "{= (1.5).toFixed(${/s}) }", "9"), ("a format", "{= format.float(${/s}) }", "9"),
            ("a date", "{= format.dateTime(${/s}) }", "2024-"), ("a normal form", "{= ${/s}.normalize('NFC') }", "e"),
            ("an address", "{= encodeURIComponent(${/s}) }", "ä"),
            ("a template of an address", "{= odata.fillUriTemplate(${/s}, {b: 1}) }", "{a}"),
            ("placeholders", "{= format.text(${/s}, [1]) }", "{0} {1} "),
        ]
        .map { name, title, unit in
            Shape(name: name) {
                let text = repeated(unit, 500_000 / unit.utf8.count)
                return card(
                    "List",
                    [
                        "data": ["json": ["s": .string(text), "r": .array(times(1000, [:]))], "path": "/r"],
                        "maxItems": 1000, "item": ["title": .string(title)],
                    ])
            }
        } + [
            Shape(name: "links") { adaptive(times(30, block(repeated("[a](b) ", 2300), wraps: true)), markdown: true) },
            Shape(name: "items") { adaptive(times(10, block(repeated("- a\n", 4000), wraps: true)), markdown: true) },
            Shape(name: "paragraphs") {
                adaptive(times(59, block(repeated("a\n\n", 5000), wraps: true)), markdown: true)
            },
            Shape(name: "words of a template") {
                adaptive(times(1000, block("${countWord(s)}")), data: ["s": text(250_000, "a b ")])
            },
        ]
}
