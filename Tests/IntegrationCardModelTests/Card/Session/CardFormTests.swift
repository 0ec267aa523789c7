import Foundation
import Testing

@testable import IntegrationCardModel

/// Forms of object cards: values, validation, and sending.
///
/// Numbers: values of the manifests, and as many messages as fields that the manifests leave wrong.
struct CardFormTests {
    private func manifest(_ items: [JSONValue], card: JSONObject = [:]) -> JSONValue {
        var object: JSONObject = [
            "type": "Object", "header": ["title": "{= ${messages>/hasErrors} ? 'wrong' : 'right' }"],
            "data": ["json": ["reasons": [["k": "r1", "t": "Reason 1"], ["k": "r2", "t": "Reason 2"]]]],
            "content": ["groups": [["items": .array(items)]]],
            "footer": [
                "actionsStrip": [
                    [
                        "text": "Send {form>/name}",
                        "actions": [["type": "Submit", "enabled": "{= !${messages>/hasErrors}}"]],
                    ]
                ]
            ],
        ]
        for member in card { object[member.name] = member.value }
        return CardSamples.manifest(.object(object))
    }

    private let name: JSONValue = [
        "type": "Input", "id": "name", "label": "Name",
        "validations": [
            ["required": true], ["minLength": 3, "message": "Too short", "type": "Warning"],
            ["pattern": "^[A-Z]", "message": "Start with a capital"],
        ],
    ]

    @Test func `fields are checked at once and again when they change`() async {
        let session = CardSamples.session(manifest([name]))
        let empty = await session.resolve()
        #expect(empty.object?.fields.first?.message?.text == "Enter a value.")
        #expect(empty.header?.value?.title == "wrong")
        #expect(empty.footer?.actionsStrip.last?.action?.isEnabled == false)

        let short = await session.setField("name", to: "Al")
        #expect(short.object?.fields.first?.message == .init(state: .warning, text: "Too short"))
        #expect(short.header?.value?.title == "right")
        #expect(short.footer?.actionsStrip.last?.text == "Send Al")

        #expect(await session.setField("name", to: "ada").object?.fields.first?.message?.text == "Start with a capital")
        let valid = await session.setField("name", to: "Ada")
        #expect(valid.object?.fields.first?.message == nil)
        #expect(valid.footer?.actionsStrip.last?.action?.isEnabled == true)
    }

    @Test func `a combo box knows keys and texts`() async {
        let box: JSONValue = [
            "type": "ComboBox", "id": "reason", "selectedKey": "r2",
            "item": ["path": "/reasons", "template": ["key": "{k}", "title": "{t}"]],
            "validations": [["restrictToPredefinedOptions": true, "message": "Only these"]],
        ]
        let session = CardSamples.session(
            manifest([box], card: ["header": ["title": "{form>/reason/key} {form>/reason/value}"]]))
        #expect(await session.resolve().header?.value?.title == "r2 Reason 2")
        let free = await session.setField("reason", to: ["value": "Other"])
        #expect(free.header?.value?.title == " Other")
        #expect(free.object?.fields.first?.message?.text == "Only these")
        #expect(await session.setField("reason", to: ["key": "r1"]).header?.value?.title == "r1 Reason 1")
    }

    @Test func `dates, durations and options have their values in the form`() async {
        let items: [JSONValue] = [
            ["type": "DateRange", "id": "day", "value": ["option": "date", "values": ["2020-02-03"]]],
            ["type": "Duration", "id": "time", "value": "PT10H30M"], ["type": "Duration", "id": "bad", "value": "P1D"],
            [
                "type": "RadioButtonGroup", "id": "kind", "selectedIndex": 1,
                "item": ["path": "/reasons", "template": ["key": "{k}", "title": "{t}"]],
            ], ["type": "TextArea", "id": "kind"], ["type": "TextArea", "rows": 4],
        ]
        let card = await CardSamples.card(
            manifest(
                items,
                card: [
                    "header": [
                        "title": "{form>/day/range/start} {form>/day/range/endLocalDate}",
                        "subTitle": "{form>/time}|{form>/bad}|{form>/kind/key}",
                    ]
                ]))
        #expect(card.header?.value?.title == "2020-02-03T00:00:00.000Z 2020-02-03")
        #expect(card.header?.value?.subtitle == "PT10H30M||r2")
        #expect(card.diagnostics.map(\.message).filter { $0.contains("no part of the form") }.count == 2)
    }

    @Test func `values that no field understands are noted with the form that it reads`() async throws {
        let reasons: JSONValue = ["path": "/reasons", "template": ["key": "{k}", "title": "{t}"]]
        let items: [JSONValue] = [
            ["type": "Duration", "id": "a", "value": "02:30"], ["type": "Duration", "id": "b", "value": "PT2H30M"],
            ["type": "Duration", "id": "c", "value": ""], ["type": "Duration", "id": "d"],
            ["type": "DateRange", "id": "e", "value": "2026-01-31"],
            ["type": "DateRange", "id": "f", "value": ["option": "date", "values": ["soon"]]],
            ["type": "DateRange", "id": "g", "value": ["option": "today"]], ["type": "DateRange", "id": "h"],
            ["type": "ComboBox", "id": "i", "selectedKey": "r3", "item": reasons],
            ["type": "ComboBox", "id": "j", "selectedKey": "r2", "item": reasons],
            ["type": "ComboBox", "id": "k", "value": "Other", "item": reasons],
            ["type": "RadioButtonGroup", "id": "l", "selectedKey": "r3", "item": reasons],
            ["type": "RadioButtonGroup", "id": "m", "selectedIndex": 0, "item": reasons],
        ]
        let session = CardSamples.session(manifest(items))
        let faults = await session.resolve().diagnostics
        let items0 = "/sap.card/content/groups/0/items/"
        #expect(
            Set(faults.map(\.pointer.description)) == [
                items0 + "0/value", items0 + "4/value", items0 + "5/value", items0 + "8/selectedKey",
                items0 + "11/selectedKey",
            ], "\(faults)")
        #expect(faults.count == 5 && faults.allSatisfy { $0.severity == .warning })
        let duration = try #require(faults.first { $0.pointer.description == items0 + "0/value" })
        #expect(duration.message.contains("“02:30”") && duration.message.contains("“PT2H30M”"))
        // Entered text takes the place of the value.
        #expect(await session.setField("a", to: "PT1H0M").diagnostics.count == 4)
    }

    @Test func `a form is sent to its handler`() async {
        let client = RecordingClient { _ in RecordingClient.json(["ok": true]) }
        let host = FixedHost()
        let session = CardSession(
            manifest: manifest(
                [name],
                card: [
                    "configuration": [
                        "actionHandlers": [
                            "submit": [
                                "url": "https://example.com/send", "headers": ["Content-Type": "application/json"],
                                "parameters": ["who": "{form>/name}"],
                            ]
                        ]
                    ]
                ]), host: host, client: client)
        let action = ResolvedAction(kind: .submit)
        await session.resolve()
        #expect(await session.perform(action) == .invalidForm)
        await session.setField("name", to: "Ada")
        #expect(await session.perform(action) == .submitted(["ok": true]))
        let request = await client.requests.first
        #expect(request?.method == "POST")
        #expect(request?.body.map { String(decoding: $0, as: UTF8.self) } == #"{"who":"Ada"}"#)
    }
}
