#if os(Linux)
    import Foundation
    import IntegrationCardModel
    import Testing

    /// Manifests that grow at random places, by the number of parts, the length of texts or the depth of nesting, and
    /// pictures whose elements and numbers do, drawn by a child process whose time and memory are the oracle.
    ///
    /// `FUZZ_SECONDS` goes on for that long, and `FUZZ_SEED` repeats a run; the manifest of a failure is kept beside the
    /// temporary files.
    ///
    /// Numbers: 10 s of processor time, 400 MiB and 1.5 MB are limits of our own, as in `ExhaustionTests`.
    @Suite(.serialized) struct CardSizeFuzzTests {
        private static let seeds: [JSONValue] = [
            HostileManifests.card(
                "List",
                [
                    "data": ["json": [["t": "Title", "d": "A description", "n": 5, "l": [["v": 1], ["v": 2]]]]],
                    "item": [
                        "title": "{t}", "description": "{d}{t}", "info": ["value": "{= format.float(${n}) + ${t}}"],
                        "attributes": [["value": "{d}"]],
                        "actionsStrip": [["text": "{t}", "actions": [["type": "Custom"]]]],
                        "chart": ["type": "StackedBar", "bars": ["path": "l", "template": ["value": "{v}"]]],
                    ],
                    "group": ["title": "{t}"],
                ],
                [
                    "configuration": [
                        "modelSizeLimit": 1e9, "parameters": ["p": ["value": "{{parameters.q}}"], "q": ["value": "x"]],
                    ]
                ]),
            HostileManifests.card(
                "Table",
                [
                    "data": ["json": [["a": "Cell", "b": 40]]],
                    "row": [
                        "columns": [
                            ["title": "A", "value": "{a}"], ["title": "B", "progressIndicator": ["percent": "{b}"]],
                        ]
                    ],
                ], ["configuration": ["modelSizeLimit": "100000"]]),
            HostileManifests.object(
                [
                    [
                        "title": "{t}",
                        "items": [["label": "{t}", "value": "{l}"], ["type": "Input", "id": "i", "label": "I"]],
                    ]
                ],
                data: ["t": "Text", "l": [1, 2, 3]]),
            HostileManifests.card(
                "Calendar",
                [
                    "data": ["json": [["s": "2020-10-05T10:00", "e": "2020-10-06T10:00"]]], "date": "2020-10-05",
                    "item": ["path": "/", "template": ["startDate": "{s}", "endDate": "{e}", "title": "{s}"]],
                ]),
            HostileManifests.card(
                "Analytical",
                [
                    "chartType": "line", "data": ["json": [["m": "Jan", "v": 5], ["m": "Feb", "v": 7]]],
                    "dimensions": [["name": "D", "value": "{m}"]], "measures": [["name": "M", "value": "{v}"]],
                    "feeds": [
                        ["uid": "valueAxis", "type": "Measure", "values": ["M"]],
                        ["uid": "categoryAxis", "type": "Dimension", "values": ["D"]],
                    ],
                ]),
            HostileManifests.adaptive(
                [
                    ["type": "TextBlock", "text": "**a** ${t} ${join(l, t)}", "wrap": true],
                    [
                        "type": "Container", "$data": "${$root.l}",
                        "items": [["type": "TextBlock", "text": "${$data}"]],
                    ],
                    [
                        "type": "ColumnSet",
                        "columns": [
                            ["type": "Column", "width": "auto", "items": [["type": "TextBlock", "text": "c"]]]
                        ],
                    ],
                    ["type": "FactSet", "facts": [["title": "t", "value": "v"]]],
                    [
                        "type": "Table", "columns": [["width": 1]],
                        "rows": [["type": "TableRow", "cells": [["items": []]]]],
                    ],
                    [
                        "type": "Container", "minHeight": "50px",
                        "items": [["type": "TextBlock", "text": "${toUpper(concat(t, replace(t, 'e', t)))}"]],
                    ],
                    ["type": "Input.Text", "id": "r", "regex": "(a*)*b", "value": "aaaa", "label": "l"],
                    ["type": "Input.ChoiceSet", "id": "c", "choices": [["title": "t", "value": "v"]]],
                ], data: ["t": "Text", "l": [1, 2, 3]], actions: [["type": "Action.Submit", "title": "Send"]],
                markdown: true),
        ]

        @Test func `manifests that grow end in time and within memory`() async throws {
            try await run(rounds: 7) { round, growth in growth.grown(Self.seeds[round % Self.seeds.count]) }
        }

        @Test func `pictures that grow end in time and within memory`() async throws {
            try await run(rounds: 4) { _, growth in HostilePictures.card(growth.picture()) }
        }

        /// Draws manifests for the time that is asked for, or else a few.
        private func run(rounds: Int, _ manifest: (Int, inout Growth) -> JSONValue) async throws {
            let environment = ProcessInfo.processInfo.environment
            let seconds = environment["FUZZ_SECONDS"].flatMap(Double.init).map { $0 / 2 }
            let seed = environment["FUZZ_SEED"].flatMap(UInt64.init) ?? 0x5EED
            var growth = Growth(state: seed)
            let start = ContinuousClock.now
            var round = 0
            while seconds.map({ (ContinuousClock.now - start) / .seconds(1) < $0 }) ?? (round < rounds) {
                let manifest = manifest(round, &growth)
                round += 1
                let fiori = try FioriProgram()
                defer { fiori.end() }
                let text = manifest.jsonText()
                try fiori.write(text, "manifest.json")
                let run = try await MeasuredRun(fiori, ["render", "card", "manifest.json", "-o", "card.png"])
                let isFine = (run.status == 0 || run.status == 1) && run.seconds < 10 && run.mebibytes < 400
                guard !isFine else { continue }
                let kept = FileManager.default.temporaryDirectory.appendingPathComponent("grown-\(seed)-\(round).json")
                try Data(text.utf8).write(to: kept)
                Issue.record("\(kept.path): status \(run.status), \(run.seconds) s, \(run.mebibytes) MiB")
            }
        }
    }

    /// Growth at random places of a manifest, up to its bound.
    struct Growth: RandomNumberGenerator {
        private var state: UInt64

        init(state: UInt64) { self.state = state }

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }

        static let maximumBytes = 1_500_000

        /// A manifest with one to four places that have grown.
        mutating func grown(_ manifest: JSONValue) -> JSONValue {
            var result = manifest
            for _ in 0...Int.random(in: 0...3, using: &self) {
                let room = Self.maximumBytes - result.jsonText().utf8.count
                guard room > 1000 else { break }
                let wanted = max(1, room / Int.random(in: 1...4, using: &self))
                let candidate = grow(result, room: wanted)
                if candidate.jsonText().utf8.count <= Self.maximumBytes { result = candidate }
            }
            return result
        }

        /// An element within itself, as often as the bounds of JSON allow; nil for most, and for those without elements.
        private mutating func deepened(_ object: JSONObject) -> JSONValue? {
            let lists = ["items", "body", "columns", "groups", "cells", "rows"]
            guard Int.random(in: 0...3, using: &self) == 0, let name = lists.first(where: { object[$0] != nil }) else {
                return nil
            }
            var result = object
            for _ in 0..<Int.random(in: 1...55, using: &self) {
                var outer = object
                outer[name] = .array((object[name]?.arrayValue ?? []) + [.object(result)])
                result = outer
            }
            return .object(result)
        }

        /// A picture of elements and effects with numbers of any size.
        mutating func picture() -> String {
            func number(_ growth: inout Growth) -> String {
                let values = ["0", "1", "3", "25", "400", "1e4", "1e7", "-2", "0.001", "1e-6", "50%"]
                return values.randomElement(using: &growth) ?? "1"
            }
            let effects = [
                "<feGaussianBlur stdDeviation='#'/>", "<feMorphology radius='#'/>", "<feTurbulence numOctaves='#'/>",
                "<feOffset dx='#'/>", "<feConvolveMatrix order='3' kernelMatrix='1 1 1 1 1 1 1 1 1'/>",
                "<feSpecularLighting surfaceScale='#'><fePointLight z='#'/></feSpecularLighting>",
            ]
            let shapes = [
                "<rect width='#' height='#' filter='url(#f)'/>", "<circle r='#' mask='url(#m)' fill='url(#p)'/>",
                "<path d='M0 0 L# # L# #' stroke='red' stroke-width='#' stroke-dasharray='# #'/>",
                "<use href='#g' x='#'/>", "<text font-size='#'>text</text>",
                "<g opacity='.5'><ellipse rx='#' ry='#'/></g>",
                "<image width='#' height='#' href='data:image/svg+xml,'/>",
                "<rect width='9' height='9' fill='url(#l)'/>", "<rect width='#' height='#' fill='url(#r)'/>",
                "<polygon points='\(String(repeating: "# # ", count: 60))' stroke='red'/>",
            ]
            func filled(_ text: String, _ growth: inout Growth) -> String {
                // Names keep their sign.
                let parts = text.replacing("url(#", with: "url(§").replacing("href='#g", with: "href='§g").split(
                    separator: "#", omittingEmptySubsequences: false)
                var result = String(parts[0])
                for part in parts.dropFirst() { result += number(&growth) + part }
                return result.replacing("§", with: "#")
            }
            func some(_ choices: [String], _ most: Int, _ growth: inout Growth) -> String {
                let count = [1, 1, 2, most / 50, most].randomElement(using: &growth) ?? 1
                let text = filled(choices.randomElement(using: &growth) ?? "", &growth)
                return String(repeating: text, count: max(1, count))
            }
            var content = "<filter id='f'>\(some(effects, 200, &self))\(some(effects, 3, &self))</filter>"
            content += "<mask id='m'>\(some(shapes, 50, &self))</mask><g id='g'>\(some(shapes, 500, &self))</g>"
            content += filled("<pattern id='p' width='#' height='#'>", &self) + some(shapes, 50, &self) + "</pattern>"
            content += "<linearGradient id='l'><stop offset='0'/><stop offset='1'/></linearGradient>"
            content += filled("<radialGradient id='r' spreadMethod='repeat' r='#'><stop offset='0'/>", &self)
            content += "<stop offset='1' stop-color='red'/></radialGradient>"
            let depth = [0, 1, 30, 3000].randomElement(using: &self) ?? 0
            content += String(repeating: "<g opacity='.9'>", count: depth)
            for _ in 0..<3 { content += some(shapes, 3000, &self) }
            content += String(repeating: "</g>", count: depth)
            return HostilePictures.svg(content, size: [1, 100, 2000].randomElement(using: &self) ?? 100)
        }

        private mutating func grow(_ value: JSONValue, room: Int) -> JSONValue {
            switch value {
            case .object(var object):
                if let deeper = deepened(object) { return deeper }
                guard let member = object.members.randomElement(using: &self) else { return value }
                object[member.name] = grow(member.value, room: room)
                return .object(object)
            case .array(var elements):
                guard let index = elements.indices.randomElement(using: &self) else { return value }
                if Int.random(in: 0...1, using: &self) == 0 {
                    let size = max(1, elements[index].jsonText().utf8.count + 1)
                    elements += Array(repeating: elements[index], count: room / size)
                } else if Int.random(in: 0...3, using: &self) == 0 {
                    for _ in 0..<Int.random(in: 1...40, using: &self) { elements = [.array(elements)] }
                } else {
                    elements[index] = grow(elements[index], room: room)
                }
                return .array(elements)
            case .string(let text):
                guard !text.isEmpty else { return value }
                return .string(String(repeating: text, count: max(1, room / (text.utf8.count + 2))))
            case .number: return [1e9, 1e300, -1, 0.1].randomElement(using: &self).map { .number($0) } ?? value
            default: return value
            }
        }
    }
#endif
