import IntegrationCardModel

extension HostileManifests {
    /// A list that holds itself for each of its numbers, which takes no room.
    private static let nested = "foreach(a, x, a)"

    /// Manifests that read lists which hold another many times, and that make texts which are refused at their bound.
    static let shared: [Shape] =
        [
            "equals(LIST, LIST)", "LIST == LIST", "contains(createArray(LIST), LIST)", "count(union(LIST, LIST))",
            "count(sortBy(LIST))", "concat(LIST, 'x')", "length(string(LIST))",
        ]
        .map { text in
            Shape(name: text) {
                let expression = text.replacing("LIST", with: nested)
                let numbers = JSONValue.array((0..<3_000).map { .number(Double($0)) })
                return adaptive(times(40, block("${\(expression)}")), data: ["a": numbers])
            }
        }
        + [
            "${t}.replaceAll('b', ${t})", "${t}.replaceAll('', ${t})", "${t}.replaceAll('b', '$&$&$&$&')",
            "${t}.replaceAll('b', ${d})", "${t}.replace(RegExp('b', 'g'), ${t})", "format.text(${p}, [${t}])",
            "''.concat(\(repeated("${t},", 40))'')", "'x'.padEnd(900000, ${t}) + ${t}", "''[${t}]()",
            "format.initials(${t}, 2)", "encodeURIComponent(${t} + ${t})",
        ]
        .map { call in
            Shape(name: call) {
                object(
                    [["items": .array(times(480, ["value": .string("{= \(call) }")]))]],
                    data: ["t": text(50_000, "b"), "d": text(20_000, "$&"), "p": text(60_000, "{0}")])
            }
        }
}
