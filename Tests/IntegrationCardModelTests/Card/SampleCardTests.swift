import Expectations
import Foundation
import SampleCards
import Testing

@testable import IntegrationCardModel

/// The sample cards of these tests: a manifest for each property, payloads of Adaptive Cards, templates, hostile bytes.
///
/// Numbers: 200 problems at most and one that tells of more (`ManifestLimits`). Least numbers of samples are below those of
/// today, so that a folder that is not found fails.
struct SampleCardTests {
    @Test func `the validator finds no error in a manifest`() {
        expectAll(SampleCards.manifests, count: 400...) { name, manifest in
            let errors = ManifestValidator().problems(in: Data(manifest.jsonText().utf8))
                .filter { $0.severity == .error }
            #expect(errors.map(\.message) == [], "\(name)")
        }
    }

    @Test func `manifests resolve without an error of the card`() async {
        // Properties that name a file, a destination or a service which the sample has not.
        let gaps = [
            "a relative address without a bundle", "it has neither a name nor a defaultUrl", "written in JavaScript",
        ]
        #expect(SampleCards.manifests.count >= 400)
        for (name, manifest) in SampleCards.manifests {
            let card = await CardSamples.card(manifest)
            let errors = card.diagnostics.filter { diagnostic in
                diagnostic.severity == .error && !gaps.contains { diagnostic.message.contains($0) }
            }
            #expect(errors.map(\.message) == [], "\(name)")
        }
    }

    @Test func `payloads are read without a word`() {
        expectAll(SampleCards.payloads, count: 40...) { name, card in
            #expect(AdaptiveReader().read(card).diagnostics.map(\.message) == [], "\(name)")
        }
    }

    @Test func `every element, action and input has a payload`() {
        func types(_ value: JSONValue) -> [String] {
            switch value {
            case .object(let object):
                [object["type"]?.stringValue].compactMap(\.self) + object.members.flatMap { types($0.value) }
            case .array(let elements): elements.flatMap(types)
            default: []
            }
        }
        let found = Set(SampleCards.payloads.flatMap { types($0.card) })
        let wanted = [
            "TextBlock", "RichTextBlock", "TextRun", "Image", "ImageSet", "Media", "Container", "ColumnSet", "Column",
            "FactSet", "Table", "Carousel", "ActionSet", "Input.Text", "Input.Number", "Input.Date", "Input.Time",
            "Input.Toggle", "Input.ChoiceSet", "Action.OpenUrl", "Action.Submit", "Action.Execute", "Action.ShowCard",
            "Action.ToggleVisibility",
        ]
        #expect(wanted.filter { !found.contains($0) } == [])
    }

    @Test func `payloads resolve within a card`() async {
        #expect(SampleCards.payloads.count >= 40)
        for (name, payload) in SampleCards.payloads {
            let card = await CardSamples.card(SampleCards.manifest(payload: payload))
            #expect(card.diagnostics.filter { $0.severity == .error }.map(\.message) == [], "\(name)")
        }
    }

    @Test func `templates expand with their data, and leave no expression`() {
        expectAll(SampleCards.templates, count: 8) { name, template, data in
            let result = AdaptiveTemplate(template, environment: .fixed()).expand(with: data)
            #expect(result.diagnostics.map(\.message) == [], "\(name)")
            #expect(!result.card.jsonText().contains("${"), "\(name): \(result.card.jsonText())")
        }
    }

    @Test func `hostile bytes give a bounded number of problems`() {
        expectAll(SampleCards.hostile, count: 28...) { name, data in
            #expect(ManifestValidator().problems(in: data).count <= 201, "\(name)")
        }
    }

    @Test func `hostile bytes as manifests, data and payloads end with a card or an error`() async {
        var cards = 0
        for (_, data) in SampleCards.hostile {
            if let session = try? CardSession(data: data, host: FixedHost(), mode: .offline) {
                let card = await session.resolve()
                #expect(card.content?.value == nil || card.type != nil)
                cards += 1
            }
            guard let value = try? JSONParser().parse(data) else { continue }
            let list: JSONValue = [
                "type": "List", "data": ["json": value], "header": value, "content": ["item": value, "group": value],
                "footer": value, "configuration": value,
            ]
            _ = await CardSamples.card(CardSamples.manifest(list))
            _ = await CardSamples.card(SampleCards.manifest(payload: value))
        }
        #expect(cards >= 10)
    }
}
