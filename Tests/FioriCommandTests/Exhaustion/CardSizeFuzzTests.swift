#if os(Linux)
    import Foundation
    import IntegrationCardModel
    import Testing

    /// Manifests that grow at random places, by the number of parts, the length of texts or the depth of nesting, drawn by
    /// a child process whose time and memory are the oracle.
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
                    ["type": "Input.ChoiceSet", "id": "c", "choices": [["title": "t", "value": "v"]]],
                ], data: ["t": "Text", "l": [1, 2, 3]], actions: [["type": "Action.Submit", "title": "Send"]],
                markdown: true),
        ]

        @Test func `manifests that grow end in time and within memory`() throws {
            let environment = ProcessInfo.processInfo.environment
            let seconds = environment["FUZZ_SECONDS"].flatMap(Double.init)
            let seed = environment["FUZZ_SEED"].flatMap(UInt64.init) ?? 0x5EED
            var growth = Growth(state: seed)
            let start = ContinuousClock.now
            var round = 0
            while seconds.map({ (ContinuousClock.now - start) / .seconds(1) < $0 }) ?? (round < 6) {
                let manifest = growth.grown(Self.seeds[round % Self.seeds.count])
                round += 1
                let fiori = try FioriProgram()
                defer { fiori.end() }
                let text = manifest.jsonText()
                try fiori.write(text, "manifest.json")
                let run = try MeasuredRun(fiori, ["render", "card", "manifest.json", "-o", "card.png"])
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

        private mutating func grow(_ value: JSONValue, room: Int) -> JSONValue {
            switch value {
            case .object(var object):
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
