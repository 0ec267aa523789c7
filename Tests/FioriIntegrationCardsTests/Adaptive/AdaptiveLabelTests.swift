import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriIntegrationCards

/// Labels beside inputs, fields that look like texts, and inputs whose values are none.
///
/// Numbers: a page of 400 with a padding of 16 (Docs/Facts/CardLook.md) leaves 368, of which 8 are between a label and
/// its field. The usual share of 40 percent and the 96 points that are left to a field are as drawn today, not compared
/// with another renderer; 24.5 is an upper limit for the height of a line,
/// 49 for two. Six letters of a script without spaces have room on a line; a switch is 51 wide.
@MainActor
struct AdaptiveLabelTests {
    private func input(_ type: String, _ members: JSONObject) -> JSONValue {
        var input: JSONObject = [
            "type": .string("Input." + type), "id": "i", "label": "Label", "labelPosition": "inline",
        ]
        for member in members { input[member.name] = member.value }
        return .object(input)
    }

    private func show(_ input: JSONValue, _ configuration: DisplayConfiguration? = nil) -> ViewTest<AnyView> {
        AdaptiveTest.show(
            AdaptiveTest.card([input]), configuration ?? DisplayConfiguration(width: 400, height: 800)
        ).test
    }

    @Test(
        arguments: [
            (nil, 144), (40, 144), ("25", 90), ("60px", 60), (100, 264), ("1000px", 264),
        ] as [(JSONValue?, CGFloat)])
    func `a label beside its field has its width`(width: JSONValue?, expected: CGFloat) throws {
        var members: JSONObject = ["placeholder": "Type here"]
        members["labelWidth"] = width
        let test = show(input("Text", members))
        #expect(abs(try test.text("Type here").frame.minX - (16 + expected + 8 + 10)) < 1)
    }

    @Test(arguments: [0, "0", "0px", 1, "3px"] as [JSONValue])
    func `a label of no width has the room of its longest word`(labelWidth: JSONValue) throws {
        for width in [240, 320, 400] as [CGFloat] {
            let test = show(
                input("Text", ["label": "Cost center", "labelWidth": labelWidth, "placeholder": "Type here"]),
                DisplayConfiguration(width: width, height: 800))
            let (label, prompt) = (try test.text("Cost center").frame, try test.text("Type here").frame)
            #expect(label.height < 49 && label.maxX < prompt.minX, "\(width): \(label)")
        }
    }

    @Test(arguments: [CGFloat(240), 320, 360, 400, 600])
    func `prompts of dates, times and choices are whole beside labels, or below`(width: CGFloat) throws {
        let word = "Bereitstellungsdatum"
        var looked = 0
        for (type, members) in [
            ("Date", [:]), ("Time", [:]), ("ChoiceSet", ["wrap": true]), ("Text", ["isMultiline": true]),
        ] as [(String, JSONObject)] {
            var all: JSONObject = ["label": "Datum", "placeholder": .string(word)]
            for member in members { all[member.name] = member.value }
            let test = show(input(type, all), DisplayConfiguration(width: width, height: 800))
            let (label, prompt) = (try test.text("Datum").frame, try test.text(word).frame)
            // The frame of a field of several lines is as high as the field.
            if type != "Text" { #expect(prompt.height < 24.5, "\(type) in \(width): \(prompt)") }
            #expect((prompt.minX > label.maxX) == (width >= 320), "\(type) in \(width)")
            looked += 1
        }
        #expect(looked == 4)
    }

    @Test(arguments: ["Text", "Number", "Date", "Time", "Toggle", "ChoiceSet"])
    func `labels stand beside every kind of input, on its line`(type: String) throws {
        let choices: JSONValue = [["title": "One", "value": "1"], ["title": "Two", "value": "2"]]
        let test = show(input(type, ["labelWidth": "100px", "title": "Title", "choices": choices, "value": "1"]))
        let label = try test.text("Label").frame
        #expect(label.minX == 16)
        let others = test.texts.filter { $0.string != "Label" && !$0.string.isEmpty }
        #expect(others.allSatisfy { $0.frame.minX >= 124 })
        if let first = others.first { #expect(abs(first.frame.midY - label.midY) < 4) }
        let above = show(input(type, ["labelPosition": "above", "title": "Title", "choices": choices, "value": "1"]))
        #expect(above.texts.filter { $0.string != "Label" }.allSatisfy { $0.frame.minY > label.minY })
    }

    @Test func `the problem of an input stands below its field`() throws {
        let (test, _) = AdaptiveTest.show(
            AdaptiveTest.card(
                [input("Text", ["labelWidth": "100px", "isRequired": true, "errorMessage": "Needed"])],
                actions: [["type": "Action.Submit", "title": "Send"]]))
        try test.tap("Send")
        #expect(try test.text("Needed").frame.minX > 124)
    }

    @Test func `labels are above in very large text, and mirrored from right to left`() throws {
        let members: JSONObject = ["labelWidth": "100px", "value": "Text"]
        let large = show(
            input("Text", members),
            DisplayConfiguration(width: 400, height: 800, dynamicTypeSize: .accessibility3))
        #expect(try large.text("Text").frame.minY > large.text("Label").frame.maxY)
        let mirrored = show(
            input("Text", members), DisplayConfiguration(width: 400, height: 800, layoutDirection: .rightToLeft))
        #expect(abs(try mirrored.text("Label").frame.maxX - 384) < 1)
    }

    @Test func `an input without a label has the whole width`() throws {
        let test = show(input("Text", ["label": "", "value": "Text", "placeholder": "Place"]))
        #expect(try test.text("Text").frame.minX == 26)
    }

    @Test func `a field that is revealed has no ground before it is used`() throws {
        func grounds(_ style: String) -> Int {
            show(input("Text", ["inputStyle": .string(style), "value": "Text"])).svg().components(separatedBy: "<path")
                .count
        }
        let members: JSONObject = ["inputStyle": "revealOnHover", "value": "Text"]
        let test = show(input("Text", members))
        let before = test.svg()
        try test.tap("Label")
        #expect(test.svg().count > before.count)
        #expect(show(input("Text", ["value": "Text"])).svg().count > before.count)
    }

    @Test(
        arguments: [
            ("Date", "2024-02-30", "Choose a date"), ("Time", "9:5", "Choose a time"), ("Number", "abc", "none"),
        ])
    func `values that are none are empty inputs`(type: String, value: String, placeholder: String) throws {
        let (test, calls) = AdaptiveTest.show(
            AdaptiveTest.card(
                [
                    [
                        "type": .string("Input." + type), "id": "i", "label": "Label", "value": .string(value),
                        "placeholder": "none",
                    ]
                ],
                actions: [["type": "Action.Submit", "title": "Send"]]))
        #expect(!test.texts.contains { $0.string.contains(value) })
        #expect(test.texts.contains { $0.string == "none" })
        try test.tap("Send")
        #expect(calls.submitted.map { $0["i"] ?? "" } == [""])
    }

    @Test(arguments: [CGFloat(240), 280, 320, 400], [DynamicTypeSize.large, .xxxLarge])
    func `words of labels are whole`(width: CGFloat, size: DynamicTypeSize) throws {
        var looked = 0
        for label in ["Beschreibung", "Benachrichtigungen", "Verfügbarkeit der Ware"] {
            for required in [true, false] {
                let test = show(
                    input(
                        "Text",
                        [
                            "label": .string(label), "labelWidth": "60px", "placeholder": "Type here",
                            "isRequired": .bool(required),
                        ]), DisplayConfiguration(width: width, height: 800, dynamicTypeSize: size))
                let text = try #require(test.texts.first { $0.string.hasPrefix(String(label.prefix(5))) })
                looked += 1
                // A line of 19 points is 24 high, and each further word has one.
                let lines = label.split(separator: " ").count
                #expect(text.frame.height < 24.5 * CGFloat(lines), "\(label): \(text.frame)")
                #expect(try test.text("Type here").frame.maxX <= width - 15.5)
            }
        }
        #expect(looked == 6)
    }

    @Test(arguments: [CGFloat(240), 280, 320, 400], [DynamicTypeSize.large, .xLarge])
    func `titles of switches are whole beside labels`(width: CGFloat, size: DynamicTypeSize) throws {
        let test = show(
            input("Toggle", ["label": "Arbeitszeit", "title": "Vollzeit"]),
            DisplayConfiguration(width: width, height: 400, dynamicTypeSize: size))
        let title = try test.text("Vollzeit").frame
        #expect(title.width >= WordWidths.extent(of: "Vollzeit").line * 15 * 0.88, "\(title)")
        #expect(title.maxX <= width - 16 - 51)
    }

    @Test(arguments: [70, 90, "200px", "1000px"] as [JSONValue], [CGFloat(320), 360, 400])
    func `titles of switches that wrap have what their labels do not need`(labelWidth: JSONValue, width: CGFloat) throws
    {
        let title = "I agree to the terms and conditions of the contract"
        let test = show(
            input("Toggle", ["label": "A", "title": .string(title), "wrap": true, "labelWidth": labelWidth]),
            DisplayConfiguration(width: width, height: 400))
        let (label, text) = (try test.text("A").frame, try test.text(title).frame)
        #expect(text.minX - label.maxX < 16 && text.minX > label.maxX, "\(label) \(text)")
        #expect(text.height < 49)
        // A short title leaves the label its width.
        let short = show(
            input("Toggle", ["label": "A", "title": "Yes", "wrap": true, "labelWidth": "60px"]),
            DisplayConfiguration(width: width, height: 400))
        #expect(try short.text("Yes").frame.minX == 16 + 60 + 8)
    }

    @Test(arguments: [0, 10, "0px"] as [JSONValue], ["住所（番地まで）", "氏名", "ที่อยู่จัดส่งสินค้า", "部門"])
    func `labels in scripts without spaces have some letters on each line`(labelWidth: JSONValue, label: String) throws
    {
        let test = show(
            input("Number", ["label": .string(label), "labelWidth": labelWidth, "placeholder": "Place"]),
            DisplayConfiguration(width: 400, height: 400))
        let (text, field) = (try test.text(label).frame, try test.text("Place").frame)
        #expect(text.height < (label.count > 6 ? 49 : 24.5), "\(text)")
        #expect(field.minX > text.maxX)
    }

    @Test func `a label whose word leaves too little beside it is above its field`() throws {
        let members: JSONObject = [
            "label": "Geschwindigkeitsbegrenzung", "labelWidth": "60px", "placeholder": "Type here",
        ]
        let narrow = show(input("Text", members), DisplayConfiguration(width: 280, height: 800))
        let (label, field) = (
            try narrow.text("Geschwindigkeitsbegrenzung").frame, try narrow.text("Type here").frame
        )
        #expect(field.minY > label.maxY && field.minX == 16 + 10)
        let wide = show(input("Text", members))
        #expect(try wide.text("Type here").frame.minX > wide.text("Geschwindigkeitsbegrenzung").frame.maxX)
    }

    @Test func `a button beside a field is below it where a word would break`() throws {
        let action: JSONValue = ["type": "Action.Submit", "title": "Search"]
        let members: JSONObject = [
            "labelPosition": "above", "placeholder": "Purchase requisitions", "inlineAction": action,
        ]
        let usual = show(input("Text", members))
        #expect(try usual.frame(of: "Search").maxX == 384)
        #expect(try usual.text("Purchase requisitions").frame.maxX < usual.text("Search").frame.minX)
        let large = show(
            input("Text", members), DisplayConfiguration(width: 360, height: 800, dynamicTypeSize: .accessibility3))
        let (prompt, button) = (try large.text("Purchase requisitions").frame, try large.text("Search").frame)
        #expect(button.minY > prompt.maxY && button.minX < 60, "\(prompt) \(button)")
        // A short prompt leaves room for the button.
        let short = show(
            input("Text", ["labelPosition": "above", "placeholder": "Name", "inlineAction": action]),
            DisplayConfiguration(width: 360, height: 800, dynamicTypeSize: .accessibility3))
        #expect(try short.text("Search").frame.minX > short.text("Name").frame.maxX)
    }

    @Test(arguments: [("Date", "2025-03-05"), ("Time", "10:30")])
    func `the button that removes a value stands behind it`(type: String, value: String) throws {
        let test = show(input(type, ["labelWidth": 80, "value": .string(value)]))
        let clear = try #require(test.elements.first { $0.label == "Clear" })
        let picker = try #require(test.elements.first { $0.label == "Label" })
        #expect(clear.frame.minX >= picker.frame.maxX - 1 && abs(clear.frame.midY - picker.frame.midY) < 8)
    }
}
