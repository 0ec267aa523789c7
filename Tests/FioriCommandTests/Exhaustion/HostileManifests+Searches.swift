import IntegrationCardModel

extension HostileManifests {
    private static func expressions(_ count: Int, _ text: String, _ data: JSONValue) -> JSONValue {
        adaptive(times(count, block("${\(text)}")), data: data)
    }

    private static func rows(_ count: Int, _ title: String, _ members: JSONObject = [:]) -> JSONValue {
        var model = members
        model["r"] = .array(times(count, ["n": 1e300]))
        return card(
            "List",
            [
                "data": ["json": .object(model), "path": "/r"], "maxItems": .number(Double(count)),
                "item": ["title": .string(title)],
            ], ["configuration": ["modelSizeLimit": .number(Double(count))]])
    }

    /// A text of one letter, and another that differs from each of its parts in the last letter.
    private static let near: JSONObject = ["a": text(400_000, "a"), "b": .string(repeated("a", 200_000) + "b")]
    /// Two texts that differ in the last letter.
    private static let twins: JSONObject = [
        "a": .string(repeated("é", 150_000) + "a"), "b": .string(repeated("é", 150_000) + "b"),
    ]
    private static let prefixed = JSONValue.array(
        (0..<1_200).map { .string(repeated("p", 1_000) + String($0 * 7919 % 1_000)) })
    private static let shuffled = JSONValue.array((0..<90_000).map { .string(String($0 * 7919 % 90_000)) })

    /// Manifests that write a list of numbers again and again.
    private static let decimals: [Shape] = ["length(a)", "substring(a, 0, 5)", "toUpper(a)"].map { text in
        Shape(name: "decimals: \(text)") { expressions(1_900, text, ["a": .array(times(5_000, 1.5))]) }
    }

    /// Manifests that look for long texts, compare them, sort by them, and build texts of the places that are found.
    static let searches: [Shape] =
        [
            ("replaceIgnoreCase(a, 'A', b)", 1), ("length(replace(a, b, 'c'))", 50),
            ("length(replaceIgnoreCase(a, b, 'c'))", 50), ("count(split(a, b))", 50), ("contains(a, b)", 50),
            ("indexOf(a, b)", 50), ("lastIndexOf(a, b)", 50), ("count(split(a, 'a'))", 50),
        ]
        .map { text, count in Shape(name: text) { expressions(count, text, .object(near)) } }
        + decimals
        + [
            "a < b", "a >= b", "a == b", "equals(a, b)", "createArray(a) == createArray(b)",
            "unique(createArray(a, b))",
        ]
        .map { text in
            Shape(name: text) { expressions(100, "foreach(range(0, 900), i, \(text))", .object(twins)) }
        }
        + [
            "count(sortBy(a))", "count(sortByDescending(a))", "count(unique(a))", "indexOf(a, 'x')",
            "count(union(a, a))", "count(intersection(a, a))",
        ]
        .map { text in Shape(name: text + " of long texts") { expressions(100, text, ["a": prefixed]) } }
        + [
            Shape(name: "sorting") { expressions(100, "count(sortBy(a))", ["a": shuffled]) },
            Shape(name: "a list and an empty one") {
                expressions(100, "foreach(range(0, 900), i, a == createArray(i))", ["a": numbers])
            },
            Shape(name: "sorting numbers") { expressions(100, "count(sortByDescending(a))", ["a": numbers]) },
        ]
        + [
            "${/a}.split(${/b}).length", "${/a}.indexOf(${/b})", "${/a}.includes(${/b})",
            "${/a}.replaceAll(${/b}, 'c').length", "${/a}.lastIndexOf(${/b})",
            "${/a}.split('a').length", "${/a} > ${/b}", "[${/a}, ${/b}].sort().length",
            "[[${/a}], [${/a}]].indexOf(${/b})", "${/a}.localeCompare(${/b})",
        ]
        .map { text in Shape(name: text) { rows(1_000, "{= \(text) }", near) } }

    /// Manifests whose rows write numbers and dates in long ways.
    static let formats: [Shape] = [
        Shape(name: "separators") {
            rows(1_000, "{= format.float(${n}, {groupingSeparator: ${/s}}) }", ["s": text(600_000)])
        },
        Shape(name: "points") {
            rows(1_000, "{= format.float(1.5, {decimalSeparator: ${/s}}) }", ["s": text(600_000)])
        },
        Shape(name: "currencies") { rows(1_000, "{= format.currency(1, ${/s} + ${n}) }", ["s": text(600_000)]) },
        Shape(name: "radix") { rows(20_000, "{= ${n}.toString(2) }") },
        Shape(name: "precision") { rows(20_000, "{= ${n}.toPrecision(100) }{= ${n}.toFixed(100) }") },
        Shape(name: "patterns") {
            rows(20_000, "{= format.dateTime(0, {pattern: ${/s}}) }", ["s": text(22_000, "y ")])
        },
        Shape(name: "written patterns") {
            rows(20_000, "{= format.dateTime(0, {pattern: '\(repeated("EEEE MMMM ", 4_500))'}) }")
        },
        Shape(name: "floats") { rows(20_000, "{= parseFloat(${/s}) }", ["s": text(100_000, "7")]) },
        Shape(name: "numbers") { rows(20_000, "{= Number(${/s}) }", ["s": text(100_000, "0.")]) },
        Shape(name: "dates of templates") {
            let date = "addDays('2020-01-01T00:00:00Z', i)"
            return expressions(
                100, "foreach(range(0, 900), i, formatDateTime(\(date), 'dddd MMMM', 'de-DE'))", [:])
        },
        Shape(name: "zones of templates") {
            let zone = "convertFromUTC('2020-01-01T00:00:00Z', 'Europe/Berlin')"
            return expressions(100, "foreach(range(0, 900), i, \(zone))", [:])
        },
        Shape(name: "numbers of templates") {
            expressions(100, "foreach(range(0, 900), i, formatNumber(1e300, 99, 'de-DE'))", [:])
        },
    ]
}
