import Foundation
import SampleCards
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriIntegrationCards
@testable import IntegrationCardModel

/// Changed manifests, drawn: never a crash, never a hang, always a card or a notice within the width.
///
/// `FUZZ_CARDS` sets the number of rounds, and `FUZZ_SEED` repeats a run, or one round by the seed that its failure tells;
/// `FUZZ_MANIFEST` is a file that each changed manifest is written to before it is drawn.
///
/// Numbers: 1,000 elements are UI5's default of `modelSizeLimit` (Docs/Facts/Cards.md, "Models"). Seconds, the
/// height of 5,000 and the least number of manifests are limits of our own, with room beside today's values.
@MainActor
struct CardFuzzTests {
    /// The manifests that are changed: those of the Examples app twenty times, and one for each property of cards.
    private static let manifests =
        Array(repeating: CardTest.examples.map(\.manifest), count: 20).flatMap(\.self)
        + SampleCards.manifests.map(\.manifest)

    @Test func `changed manifests draw a card or a notice`() async throws {
        let environment = ProcessInfo.processInfo.environment
        let rounds = environment["FUZZ_CARDS"].flatMap(Int.init) ?? 120
        var mutation = JSONMutation(seed: environment["FUZZ_SEED"].flatMap(UInt64.init) ?? 0xCA2D)
        #expect(Self.manifests.count >= 800)
        for round in 0..<rounds {
            let seed = mutation.state
            let manifest = mutation.changed(Self.manifests[mutation.number(below: Self.manifests.count)])
            if let path = environment["FUZZ_MANIFEST"] {
                try Data(manifest.jsonText().utf8).write(to: URL(fileURLWithPath: path))
            }
            let card = await CardTest.resolve(manifest)
            // Other tests have the main actor while this one waits.
            let start = ContinuousClock.now
            let width: CGFloat = [260, 400, 840][round % 3]
            let test = ViewTest(
                CardView(resolved: card),
                DisplayConfiguration(width: width, layoutDirection: round % 5 == 0 ? .rightToLeft : .leftToRight))
            #expect(test.size.width == width && test.size.height.isFinite, "seed \(seed)")
            #expect(!test.texts.isEmpty || !test.images.isEmpty || card.isEmpty || test.size.height > 0, "seed \(seed)")
            let time = ContinuousClock.now - start
            #expect(time < .seconds(20), "seed \(seed) took \(time)")
            await Task.yield()
        }
    }

    @Test func `a list of a billion elements is no list`() async {
        let manifest = CardTest.manifest(
            "List", ["content": ["data": ["json": ["length": 1_000_000_000]], "item": ["title": "{length}"]]])
        let card = await CardTest.resolve(manifest)
        guard case .list(let list)? = card.content?.value else {
            Issue.record("\(String(describing: card.content))")
            return
        }
        // An object is a list of its members.
        #expect(list.groups.flatMap(\.items).count == 1)
    }

    @Test func `more elements than a model may have are left out`() async {
        let manifest = CardTest.manifest(
            "List",
            [
                "content": [
                    "data": ["json": .array(Array(repeating: ["name": "A"], count: 50_000))],
                    "item": ["title": "{name}"],
                ]
            ])
        let card = await CardTest.resolve(manifest)
        guard case .list(let list)? = card.content?.value else {
            Issue.record("\(String(describing: card.content))")
            return
        }
        #expect(list.groups.flatMap(\.items).count == 1000)
    }

    @Test func `a card that opens itself is opened once for each tap`() async throws {
        var parts: JSONObject = [
            "header": ["title": "Card"],
            "content": ["data": ["json": [["name": "Inner"]]], "item": ["title": "{name}"]],
        ]
        let action: JSONValue = ["type": "ShowCard", "parameters": ["childCardKey": "self"]]
        parts["header"] = ["title": "Card", "actions": [action]]
        let inner = CardTest.manifest("List", parts)
        parts["configuration"] = ["childCards": ["self": ["manifest": inner]]]
        let test = ViewTest(
            CardView(Manifest(CardSource(manifest: CardTest.manifest("List", parts)))),
            DisplayConfiguration(width: 400, height: 700))
        try await test.wait(for: "the card") { test.texts.contains { $0.string == "Card" } }
        let title = try test.text("Card").frame
        #expect(test.tap(at: CGPoint(x: title.midX, y: title.midY)))
        try await test.wait(for: "the child") { test.has("Close") }
        #expect(test.elements.filter { $0.label == "Close" }.count == 1)
    }

    @Test func `deep nesting ends in a notice`() async {
        var container: JSONValue = ["type": "TextBlock", "text": "Core"]
        for _ in 0..<400 { container = ["type": "Container", "items": [container]] }
        let test = await CardTest.view(
            CardTest.manifest(
                "AdaptiveCard",
                ["content": ["type": "AdaptiveCard", "version": "1.6", "body": [container]]]))
        #expect(test.size.height < 5_000)
    }
}

/// Changes to the structure of JSON: parts removed, exchanged for other kinds, made huge, deep or long.
struct JSONMutation: RandomNumberGenerator {
    private(set) var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func number(below bound: Int) -> Int { Int(next() % UInt64(max(bound, 1))) }

    /// A value with one to six changes below it.
    mutating func changed(_ value: JSONValue) -> JSONValue {
        var value = value
        for _ in 0...number(below: 6) { value = change(value, depth: 0) }
        return value
    }

    private mutating func change(_ value: JSONValue, depth: Int) -> JSONValue {
        // Deeper parts are the more interesting ones.
        let descends = depth < 2 || number(below: 5) > 0
        switch value {
        case .object(let object) where descends && !object.isEmpty:
            let member = object.members[number(below: object.members.count)]
            var result = object
            if depth > 2, number(below: 8) == 0 {
                result[member.name] = nil
            } else {
                result[member.name] = change(member.value, depth: depth + 1)
            }
            return .object(result)
        case .array(let elements) where descends && !elements.isEmpty:
            let index = number(below: elements.count)
            var result = elements
            switch number(below: 8) {
            case 0: result.remove(at: index)
            case 1: result += Array(repeating: elements[index], count: number(below: 200))
            default: result[index] = change(elements[index], depth: depth + 1)
            }
            return .array(result)
        default: return other(value)
        }
    }

    /// Another value in place of one.
    private mutating func other(_ value: JSONValue) -> JSONValue {
        let texts = [
            "", " ", "NaN", "-1", "1e308", "{= 1 / 0 }", "{/}", "{", "}", "{{x}}", "{= ${/} }", "\u{202E}abc",
            "https://", "sap-icon://", "data:image/png;base64,AAAA", "100%", "-20rem", "999999999999px", "Error",
            "e\u{301}\u{301}\u{301}", "ÄÖÜ 🧨 漢字 עברית", "2026-13-45", "today", "Stretch", "auto", "null",
        ]
        let numbers: [Double] = [0, -1, 0.5, 1e9, -1e18, 1e308, -.greatestFiniteMagnitude, .leastNonzeroMagnitude]
        switch number(below: 12) {
        case 0: return .null
        case 1: return .bool(number(below: 2) == 0)
        case 2, 3: return .number(numbers[number(below: numbers.count)])
        case 4: return .array([])
        case 5: return .object([:])
        case 6: return .array(Array(repeating: value, count: number(below: 300)))
        case 7:
            var nested = value
            for _ in 0..<number(below: 120) { nested = number(below: 2) == 0 ? [nested] : ["items": nested] }
            return nested
        case 8: return .string(String(repeating: "Wort ", count: number(below: 2_000)))
        case 9: return .string(String(repeating: "x", count: number(below: 4_000)))
        default: return .string(texts[number(below: texts.count)])
        }
    }
}
