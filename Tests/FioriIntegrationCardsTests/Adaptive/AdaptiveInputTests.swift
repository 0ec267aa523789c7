import Expectations
import Foundation
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriIntegrationCards

/// Inputs of Adaptive Cards: entering, checking and sending values.
///
/// Numbers: 384 is the page of 400 less the padding of 16 (Docs/Facts/CardLook.md); counts are those of the values
/// that each test enters.
@MainActor
struct AdaptiveInputTests {
    private let submit: JSONValue = ["type": "Action.Submit", "title": "Send"]

    private func input(_ kind: String, _ id: String, _ others: JSONObject = [:]) -> JSONValue {
        var input: JSONObject = ["type": .string("Input.\(kind)"), "id": .string(id), "label": .string(id)]
        for other in others { input[other.name] = other.value }
        return .object(input)
    }

    private let fruit: JSONObject = [
        "choices": [
            ["title": "Apple", "value": "a"], ["title": "Banana", "value": "b"], ["title": "Cherry", "value": "c"],
        ]
    ]

    private func fruit(_ others: JSONObject) -> JSONObject {
        var all = fruit
        for other in others { all[other.name] = other.value }
        return all
    }

    @Test func `texts and numbers are typed and sent with the data`() throws {
        let (test, calls) = AdaptiveTest.show(
            AdaptiveTest.card(
                [
                    input("Text", "name"), input("Text", "code", ["maxLength": 3]),
                    input("Text", "kept", ["value": "k"]),
                    input("Number", "count"), input("Number", "none"),
                ],
                actions: [["type": "Action.Submit", "title": "Send", "data": ["x": 1]]]))
        try test.type("Laurel", into: "name")
        try test.type("abcdef", into: "code")
        try test.type("12", into: "count")
        try test.tap("Send")
        #expect(calls.submitted == [["x": 1, "code": "abc", "count": "12", "kept": "k", "name": "Laurel"]])
    }

    @Test func `inputs that are not valid are marked, and nothing is sent`() throws {
        let (test, calls) = AdaptiveTest.show(
            AdaptiveTest.card(
                [
                    input("Text", "name", ["isRequired": true, "errorMessage": "A name is needed"]),
                    input("Text", "mail", ["regex": "^.+@.+$", "value": "nobody", "errorMessage": "No address"]),
                    input("Number", "age", ["min": 18, "max": 99, "value": 7]),
                    input("Text", "hidden", ["isRequired": true, "isVisible": false]),
                ], actions: [submit]))
        #expect(try test.element("name").hint == "Required")
        try test.tap("Send")
        #expect(calls.submitted.isEmpty)
        #expect(test.has("A name is needed") && test.has("No address") && test.has("The entry is not valid."))
        #expect(try test.element("name").hint == "A name is needed")
        #expect(test.focusedElement?.label == "name")
        try test.type("Laurel")
        #expect(!test.has("A name is needed") && test.has("No address"))
        try test.tap("Send")
        #expect(test.focusedElement?.label == "mail")
        try test.type("@sap.com")
        try test.type("7", into: "age")
        try test.tap("Send")
        #expect(calls.submitted.map { $0["mail"] } == ["nobody@sap.com"])
        #expect(calls.submitted.map { $0["age"] } == ["77"])
        #expect(calls.submitted.map { $0["name"] } == ["Laurel"])
    }

    @Test func `an action without inputs sends its data unchecked`() throws {
        let (test, calls) = AdaptiveTest.show(
            AdaptiveTest.card(
                [input("Text", "name", ["isRequired": true])],
                actions: [
                    ["type": "Action.Submit", "title": "Skip", "associatedInputs": "none", "data": ["skip": true]],
                    ["type": "Action.Submit", "title": "Word", "associatedInputs": "none", "data": "go"],
                ]))
        try test.tap("Skip")
        try test.tap("Word")
        #expect(calls.submitted == [["skip": true], ["data": "go"]])
    }

    @Test func `an execution sends its verb`() throws {
        let (test, calls) = AdaptiveTest.show(
            AdaptiveTest.card(
                [input("Toggle", "agree", ["title": "I agree", "valueOn": "yes", "valueOff": "no"])],
                actions: [["type": "Action.Execute", "title": "Run", "verb": "approve"]]))
        try test.tap("agree, I agree")
        try test.tap("Run")
        #expect(calls.executed.map(\.verb) == ["approve"])
        #expect(calls.executed.map(\.values) == [["agree": "yes"]])
    }

    @Test func `a shown card sends the inputs around it, but not the other way round`() throws {
        let shown = AdaptiveTest.card(
            [input("Text", "inner")], actions: [["type": "Action.Submit", "title": "Send inner"]])
        let (test, calls) = AdaptiveTest.show(
            AdaptiveTest.card(
                [input("Text", "outer")],
                actions: [submit, ["type": "Action.ShowCard", "title": "Show", "card": shown]]))
        try test.type("o", into: "outer")
        try test.tap("Show")
        try test.type("i", into: "inner")
        try test.tap("Send inner")
        try test.tap("Send")
        #expect(calls.submitted == [["inner": "i", "outer": "o"], ["outer": "o"]])
    }

    @Test func `values stay while an input is hidden`() throws {
        let (test, calls) = AdaptiveTest.show(
            AdaptiveTest.card(
                [input("Text", "name")],
                actions: [
                    submit, ["type": "Action.ToggleVisibility", "title": "Hide", "targetElements": ["name"]],
                ]))
        try test.type("Laurel", into: "name")
        try test.tap("Hide")
        #expect(!test.has("name"))
        try test.tap("Send")
        try test.tap("Hide")
        #expect(try test.element("name").value == "Laurel")
        #expect(calls.submitted == [["name": "Laurel"]])
    }

    @Test func `choices in a menu, in lists, and several`() throws {
        let (test, calls) = AdaptiveTest.show(
            AdaptiveTest.card(
                [
                    input("ChoiceSet", "menu", fruit(["placeholder": "Fruit"])),
                    input(
                        "ChoiceSet", "list",
                        [
                            "style": "expanded", "value": "2",
                            "choices": [["title": "One", "value": "1"], ["title": "Two", "value": "2"]],
                        ]),
                    input(
                        "ChoiceSet", "several",
                        [
                            "isMultiSelect": true, "value": "z",
                            "choices": [["title": "Ex", "value": "x"], ["title": "Zet", "value": "z"]],
                        ]),
                ], actions: [submit]))
        #expect(try test.element("menu").value == "")
        try test.tap("menu")
        try test.tap("Banana")
        #expect(try test.element("menu").value == "Banana")
        #expect(try test.element("Two").isSelected && !test.element("One").isSelected)
        try test.tap("One")
        #expect(try !test.element("Two").isSelected && test.element("One").isSelected)
        try test.tap("Ex")
        #expect(try test.element("Ex").isSelected && test.element("Zet").isSelected)
        try test.tap("Send")
        #expect(calls.submitted == [["list": "1", "menu": "b", "several": "x,z"]])
    }

    @Test func `typing filters choices`() throws {
        let (test, calls) = AdaptiveTest.show(
            AdaptiveTest.card(
                [input("ChoiceSet", "fruit", fruit(["style": "filtered", "placeholder": "Find"]))], actions: [submit]))
        try test.type("an", into: "fruit")
        #expect(test.has("Banana") && !test.has("Apple"))
        try test.tap("Banana")
        #expect(try test.element("fruit").value == "Banana")
        #expect(!test.has("Banana"))
        try test.tap("Send")
        #expect(calls.submitted == [["fruit": "b"]])
    }

    @Test func `dates and times begin empty, and have the form of the web`() throws {
        let now = Date(timeIntervalSince1970: 1_600_000_000)
        let (test, calls) = AdaptiveTest.show(
            AdaptiveTest.card(
                [input("Date", "day"), input("Time", "time"), input("Date", "set", ["value": "2024-02-29"])],
                actions: [submit]), now: now)
        try test.tap("Send")
        try test.tap("day")
        try test.tap("time")
        try test.tap("Send")
        #expect(
            calls.submitted == [
                ["day": "", "set": "2024-02-29", "time": ""],
                ["day": "2020-09-13", "set": "2024-02-29", "time": "12:26"],
            ])
    }

    /// The year 2024 is 2567 of the Buddhist calendar.
    @Test(arguments: [("th_TH", "2567"), ("en_US", "2024")])
    func `years are those of the language`(locale: String, year: String) throws {
        let configuration = DisplayConfiguration(width: 400, height: 800)
        let view = AdaptiveDateInput(
            kind: .date, minimum: nil, maximum: nil, name: "set", placeholder: nil, canClear: true,
            value: .constant("2024-02-29")
        )
        .environment(\.timeZone, .gmt)
        .environment(\.locale, Locale(identifier: locale))
        let test = ViewTest(view, configuration)
        #expect(test.elements.contains { $0.value?.contains(year) == true })
    }

    @Test func `a date is within its bounds`() {
        let values = AdaptiveDateValue(kind: .date, timeZone: .gmt)
        #expect(values.date("2024-13-01") == nil)
        #expect(values.date("soon") == nil)
        #expect(values.date("2024-02-29").map(values.text) == "2024-02-29")
        let times = AdaptiveDateValue(kind: .time, timeZone: .gmt)
        #expect(times.date("25:00") == nil)
        #expect(times.date("07:05").map(times.text) == "07:05")
    }

    @Test func `a button beside a text sends the card`() throws {
        let (test, calls) = AdaptiveTest.show(
            AdaptiveTest.card([
                input("Text", "reply", ["inlineAction": ["type": "Action.Submit", "title": "Reply"]])
            ]))
        try test.type("Yes", into: "reply")
        #expect(try test.frame(of: "Reply").maxX == 384)
        try test.tap("Reply")
        #expect(calls.submitted == [["reply": "Yes"]])
    }

    @Test func `a changed card keeps what was entered`() throws {
        func card(_ value: String) -> AdaptiveCard {
            AdaptiveReader().read(
                AdaptiveTest.card([input("Text", "a"), input("Text", "b", ["value": .string(value)])])
            )
            .card
        }
        let form = AdaptiveForm(card("1"))
        let inputs = card("1").inputs
        form.enter("x", for: inputs[0], key: "a")
        form.enter("y", for: inputs[1], key: "b")
        form.update(card("2"))
        let changed = card("2").inputs
        #expect(form.value(of: changed[0], key: "a") == "x")
        #expect(form.value(of: changed[1], key: "b") == "2")
    }

    @Test(arguments: [CGFloat(150), 180, 240, 320], [DynamicTypeSize.large, .accessibility3])
    func `a date has the four digits of its year, whatever the width`(width: CGFloat, size: DynamicTypeSize) throws {
        let (test, _) = AdaptiveTest.show(
            AdaptiveTest.card([
                input("Date", "day", ["value": "2024-02-29", "label": "Due date", "labelPosition": "inline"])
            ]), DisplayConfiguration(width: width, height: 400, dynamicTypeSize: size))
        expectAll(test.texts.filter { $0.string.contains("29") }, count: 1) {
            #expect($0.string.contains("2024") && !$0.isTruncated, "\($0.string)")
        }
    }
}
