import Expectations
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriIntegrationCards
@testable import IntegrationCardModel

/// Object cards: columns of groups, kinds of values, fields of forms.
///
/// Numbers: a card below 416 points has one column; padding of 16, columns 32 apart (derived), title 8 and label 4 above, an avatar 8 before the value (project
/// facts, card look), in a card of 400. Steps of five minutes are our own. A line of text is 16 to 24 high, and two
/// lines 1.8 times as high as one at least.
@MainActor
struct ObjectCardTests {
    private func object(_ groups: [JSONValue], _ parts: JSONObject = [:]) -> JSONValue {
        var all = parts
        all["content"] = ["groups": .array(groups)]
        return CardTest.manifest("Object", all)
    }

    private func group(_ title: String, _ items: [JSONValue]) -> JSONValue {
        ["title": .string(title), "items": .array(items)]
    }

    @Test func `groups stand side by side where there is room, else below each other`() async throws {
        let manifest = object([
            group("First", [["label": "Name", "value": "Anna"]]), group("Second", [["label": "City", "value": "Ulm"]]),
        ])
        let wide = await CardTest.view(manifest, DisplayConfiguration(width: 416))
        let (first, second) = (try wide.text("First").frame, try wide.text("Second").frame)
        #expect(first.minX == 16 && first.minY == 16)
        #expect(second.minY == first.minY)
        #expect(abs(second.minX - (16 + (384 - 32) / 2 + 32)) < 0.01)
        let narrow = await CardTest.view(manifest, DisplayConfiguration(width: 415))
        #expect(try narrow.text("Second").frame.minX == 16)
        #expect(try narrow.text("Second").frame.minY > narrow.text("Anna").frame.maxY + 15)
    }

    @Test func `a group of texts that stands alone in its row has the full width`() async throws {
        let title = "Company details with a title that is longer than a column"
        let manifest = object([
            group("A", [["value": "one"]]), group("B", [["value": "two"]]), group(title, [["value": "three"]]),
        ])
        let test = await CardTest.view(manifest, DisplayConfiguration(width: 500))
        #expect(try test.text(title).frame.width > 300)
        #expect(!test.texts.contains { $0.string.contains("…") })
        let field = await CardTest.view(
            object([
                group("A", [["value": "one"]]), group("B", [["value": "two"]]),
                group("Form", [["type": "Input", "id": "i", "label": "Name", "value": "x"]]),
            ]), DisplayConfiguration(width: 416))
        #expect(try field.element("Name").frame.maxX <= 16 + 176)
    }

    @Test func `a group without a title and items takes no column`() async throws {
        let test = await CardTest.view(
            object([
                ["items": []], group("First", [["label": "Name", "value": "Anna"]]),
                ["items": [["visible": false]]],
            ]))
        #expect(try test.text("First").frame.minX == 16)
        #expect(test.elements.contains { $0.label == "First" && $0.frame.width == 400 - 32 })
    }

    @Test func `the title is 8 above its items, the value 4 below its label`() async throws {
        let test = await CardTest.view(object([group("First", [["label": "Name", "value": "Anna"]])]))
        let (title, label, value) = (try test.text("First"), try test.text("Name:"), try test.text("Anna"))
        #expect(abs(label.frame.minY - title.frame.maxY - 8) < 1)
        #expect(abs(value.frame.minY - label.frame.maxY - 4) < 1)
        let element = try test.element("Name")
        #expect(element.value == "Anna")
        #expect(test.elements.contains { $0.label == "First" && $0.isHeader })
    }

    @Test func `a stretched group has the full width below the others`() async throws {
        let test = await CardTest.view(
            object([
                group("A", [["value": "one"]]), group("B", [["value": "two"]]),
                ["title": "C", "alignment": "Stretch", "items": [["value": "three"]]],
            ]))
        #expect(try test.text("C").frame.minX == 16)
        #expect(try test.text("C").frame.minY > test.text("two").frame.maxY)
    }

    @Test func `a tap on a value performs its action`() async throws {
        let card = await CardTest.resolve(
            object([
                group(
                    "Contact",
                    [
                        [
                            "label": "Phone", "value": "+49",
                            "actions": [["type": "Navigation", "parameters": ["url": "tel:49"]]],
                        ]
                    ])
            ]))
        let (test, calls) = CardTest.recording(card)
        let value = try test.text("+49").frame
        #expect(test.tap(at: CGPoint(x: value.midX, y: value.midY)))
        #expect(calls.performed.map(\.url) == ["tel:49"])
    }

    @Test func `a rating has stars and speaks`() async throws {
        let item = ResolvedObjectItem(id: 0, label: "Rating", content: .rating(value: 3.5, maximum: 5, halves: true))
        let test = ViewTest(ObjectItemView(item, wrapsLabel: false), DisplayConfiguration(width: 300))
        #expect(test.images.map(\.name) == ["star fill", "star fill", "star fill", "star leadinghalf filled", "star"])
        #expect(try test.element("Rating").value == "3.5 / 5")
    }

    @Test func `a wide picture reaches the edges of the card`() async throws {
        var image = ResolvedObjectImage()
        image.isFullWidth = true
        image.height = "100px"
        var overlay = ResolvedObjectImage.Overlay()
        overlay.title = "A bridge"
        image.overlay = overlay
        let object = ResolvedObject(groups: [
            ResolvedObject.Group(id: 0, items: [ResolvedObjectItem(id: 0, content: .image(image))])
        ])
        let test = ViewTest(ObjectCardContent(object), DisplayConfiguration(width: 400))
        // The overlay is 16 from the edge of the picture, which is that of the card.
        #expect(abs(try test.text("A bridge").frame.minX - 16) < 0.01)
        #expect(abs(try test.text("A bridge").frame.midY - 50) < 0.5)
        #expect(test.size.height == 100)
    }

    @Test func `a picture is as high as the texts over it`() throws {
        var image = ResolvedObjectImage()
        image.height = "40px"
        var overlay = ResolvedObjectImage.Overlay()
        (overlay.supertitle, overlay.title, overlay.subtitle) = ("New", "A bridge", "Of the year")
        image.overlay = overlay
        let group = ResolvedObject.Group(
            id: 0,
            items: [
                ResolvedObjectItem(id: 0, label: "First", content: .text("1", maxLines: nil)),
                ResolvedObjectItem(id: 1, content: .image(image)),
                ResolvedObjectItem(id: 2, label: "Last", content: .text("2", maxLines: nil)),
            ])
        for size in [DynamicTypeSize.large, .accessibility3] {
            let test = ViewTest(
                ObjectCardContent(ResolvedObject(groups: [group])),
                DisplayConfiguration(width: 300, dynamicTypeSize: size))
            #expect(try test.text("New").frame.minY >= test.text("1").frame.maxY + 16)
            #expect(try test.text("Last:").frame.minY >= test.text("Of the year").frame.maxY + 16)
        }
    }

    @Test func `a picture fills the area of the texts over it`() async throws {
        let address =
            "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 10'%3E%3Cpath d='M0 0h40v10z'/%3E%3C/svg%3E"
        let images = CardImages()
        await images.load([address])
        var image = ResolvedObjectImage()
        image.image = .image(address: address)
        image.isFullWidth = true
        var overlay = ResolvedObjectImage.Overlay()
        (overlay.supertitle, overlay.title, overlay.subtitle) = ("New", "A bridge", "Of the year")
        image.overlay = overlay
        let object = ResolvedObject(groups: [
            ResolvedObject.Group(id: 0, items: [ResolvedObjectItem(id: 0, content: .image(image))])
        ])
        for size in [DynamicTypeSize.large, .accessibility3] {
            let test = ViewTest(
                ObjectCardContent(object).environment(\.cardImages, images),
                DisplayConfiguration(width: 320, dynamicTypeSize: size))
            let picture = try #require(test.images.map(\.frame).max { $0.height < $1.height })
            #expect(
                try picture.minY <= test.text("New").frame.minY && picture.maxY >= test.text("Of the year").frame.maxY)
            #expect(picture.width >= 320)
        }
    }

    @Test func `a status speaks its label, its text and its state as one element`() async throws {
        let test = await CardTest.view(
            object([group("Order", [["label": "State", "type": "Status", "value": "Delivered", "state": "Success"]])]))
        #expect(try test.element("State").value == "Delivered, Success")
        #expect(!test.elements.contains { $0.label == "Delivered" })
    }

    @Test func `a tooltip is the hint of its value`() async throws {
        let test = await CardTest.view(
            object([group("Order", [["label": "Name", "value": "Anna", "tooltip": "The person to ask"]])]))
        #expect(try test.element("Name").hint == "The person to ask")
    }

    @Test func `large texts have fewer columns, and titles and labels continue on further lines`() async throws {
        let groups = object([
            group("A title with several words in it", [["label": "A label with several words", "value": "one"]]),
            group("Second", [["label": "City", "value": "Ulm"]]),
        ])
        let test = await CardTest.view(groups, DisplayConfiguration(width: 400, dynamicTypeSize: .accessibility5))
        let (title, second) = (try test.text("A title with several words in it"), try test.text("Second"))
        #expect(second.frame.minX == 16)
        #expect(second.frame.minY > title.frame.maxY)
        #expect(title.frame.height > second.frame.height * 1.8)
        #expect(try test.text("A label with several words:").frame.height > test.text("City:").frame.height * 1.8)
    }

    @Test func `pictures fill their area as object-fit tells`() {
        #expect(ObjectImageFit("contain", hasHeight: true) == .aspect(.fit))
        #expect(ObjectImageFit("Contain", hasHeight: true) == .aspect(.fit))
        #expect(ObjectImageFit("scale-down", hasHeight: true) == .aspect(.fit))
        #expect(ObjectImageFit("cover", hasHeight: false) == .aspect(.fill))
        #expect(ObjectImageFit("fill", hasHeight: true) == .stretched)
        #expect(ObjectImageFit("none", hasHeight: true) == .natural)
        #expect(ObjectImageFit(nil, hasHeight: true) == .aspect(.fill))
        #expect(ObjectImageFit(nil, hasHeight: false) == .aspect(.fit))
    }

    // MARK: Forms

    private func field(_ control: ResolvedFormField.Control, required: Bool = false) -> ResolvedFormField {
        var field = ResolvedFormField(id: "f", control: control)
        field.placeholder = "Placeholder"
        field.isRequired = required
        return field
    }

    private func form(_ field: ResolvedFormField) -> (test: ViewTest<AnyView>, calls: CardCalls) {
        var card = ResolvedCard(id: "a", type: .object)
        card.content = .ready(
            .object(
                ResolvedObject(groups: [
                    ResolvedObject.Group(
                        id: 0, items: [ResolvedObjectItem(id: 0, label: "Comment", content: .field(field))])
                ])))
        return CardTest.recording(card)
    }

    @Test func `typed texts go to the form`() throws {
        let (test, calls) = form(field(.input(value: "")))
        try test.type("Hi", into: "Comment")
        #expect(calls.fields.map(\.id) == ["f", "f"])
        #expect(calls.fields.last?.value == "Hi")
    }

    @Test func `a text area has the height of its rows`() throws {
        let (one, _) = form(field(.textArea(value: "", rows: 1)))
        let (five, _) = form(field(.textArea(value: "", rows: 5)))
        let difference = try five.frame(of: "Comment").height - one.frame(of: "Comment").height
        #expect(difference > 4 * 16 && difference < 4 * 24)
    }

    @Test func `a choice of a combo box sends its key`() throws {
        let options = [ResolvedOption(key: "a", title: "Apples"), ResolvedOption(key: "b", title: "Bananas")]
        let (test, calls) = form(field(.comboBox(options: options, selectedKey: nil, value: "")))
        let menu = try #require(test.elements.first { $0.label == "Comment" && $0.role != "textField" })
        #expect(test.tap(at: CGPoint(x: menu.frame.midX, y: menu.frame.midY)))
        try test.tap("Bananas")
        #expect(calls.fields.map(\.value) == [["key": "b"]])
    }

    @Test func `radio buttons tell which one is chosen`() throws {
        let options = [ResolvedOption(key: "a", title: "Apples"), ResolvedOption(key: "b", title: "Bananas")]
        let (test, calls) = form(field(.radioButtons(options: options, selectedKey: "a")))
        #expect(try test.element("Apples").isSelected)
        #expect(try !test.element("Bananas").isSelected)
        try test.tap("Bananas")
        #expect(calls.fields.map(\.value) == [["key": "b"]])
    }

    @Test func `a duration goes in steps of five minutes`() throws {
        let (test, calls) = form(field(.duration(value: "PT10H58M")))
        #expect(try test.element("Comment").value == "10:58")
        try test.increment("Comment")
        #expect(calls.fields.map(\.value) == ["PT11H3M"])
    }

    @Test(arguments: [("PT1H30M", 90), ("PT5M", 5), ("PT2H", 120), ("", nil), ("1H", nil), ("PT", nil), ("PTxM", nil)])
    func `durations in minutes`(text: String, minutes: Int?) {
        #expect(ObjectDurationField.minutes(of: text) == minutes)
    }

    @Test func `messages appear once the field has been used`() throws {
        var field = field(.input(value: ""), required: true)
        field.message = ResolvedFormField.ValidationMessage(state: .error, text: "Enter a value.")
        let (test, _) = form(field)
        #expect(!test.texts.contains { $0.string == "Enter a value." })
        #expect(try test.element("Comment").hint == "Required")
        try test.type("x", into: "Comment")
        #expect(test.texts.contains { $0.string == "Enter a value." })
    }

    @Test func `messages appear once the field has been left`() throws {
        var first = field(.input(value: ""), required: true)
        first.message = ResolvedFormField.ValidationMessage(state: .error, text: "Enter a value.")
        var second = field(.input(value: ""))
        second.id = "g"
        let object = ResolvedObject(groups: [
            ResolvedObject.Group(
                id: 0,
                items: [
                    ResolvedObjectItem(id: 0, label: "Name", content: .field(first)),
                    ResolvedObjectItem(id: 1, label: "City", content: .field(second)),
                ])
        ])
        let test = ViewTest(ObjectCardContent(object), DisplayConfiguration(width: 300))
        try test.tap("Name")
        #expect(!test.texts.contains { $0.string == "Enter a value." })
        try test.tap("City")
        #expect(test.texts.contains { $0.string == "Enter a value." })
    }

    @Test func `all messages appear when the form is refused`() throws {
        var field = field(.input(value: ""), required: true)
        field.message = ResolvedFormField.ValidationMessage(state: .error, text: "Enter a value.")
        let view = ObjectFieldView(field, label: "Name", shownLabel: "Name:", labelLines: 1)
        let test = ViewTest(view.environment(\.cardFormWasRefused, true), DisplayConfiguration(width: 300))
        #expect(test.texts.contains { $0.string == "Enter a value." })
    }

    @Test func `a typed text of a combo box reaches the form without the return key, an option by its key`() throws {
        let options = [ResolvedOption(key: "a", title: "Ab")]
        let (test, calls) = form(field(.comboBox(options: options, selectedKey: nil, value: "")))
        let text = try #require(test.elements.first { $0.label == "Comment" && $0.role == "textField" })
        #expect(test.tap(at: CGPoint(x: text.frame.midX, y: text.frame.midY)))
        try test.type("Abc")
        #expect(calls.fields.map(\.value) == [["value": "A"], ["key": "a"], ["value": "Abc"]])
    }

    @Test func `a text that is deleted before the form has answered is deleted in the form too`() throws {
        let (test, calls) = form(field(.input(value: "")))
        try test.type("x", into: "Comment")
        test.press(.delete)
        #expect(calls.fields.map(\.value) == ["x", ""])
    }

    @Test func `the label of a field has a colon, and an avatar stands before it`() throws {
        var item = ResolvedObjectItem(id: 0, label: "Comment", content: .field(field(.input(value: ""))))
        var icon = ResolvedIcon()
        icon.initials = "AB"
        icon.size = .extraSmall
        item.icon = icon
        let test = ViewTest(ObjectItemView(item, wrapsLabel: false), DisplayConfiguration(width: 300))
        #expect(try test.text("Comment:").frame.minX == 32 + 8)
        item.showsColon = false
        let plain = ViewTest(ObjectItemView(item, wrapsLabel: false), DisplayConfiguration(width: 300))
        #expect(plain.texts.contains { $0.string == "Comment" })
    }

    @Test func `an empty duration shows its placeholder and has no value`() throws {
        let (test, _) = form(field(.duration(value: "")))
        #expect(test.texts.contains { $0.string == "Placeholder" })
        #expect(try test.element("Comment").value ?? "" == "")
    }

    @Test(arguments: [DynamicTypeSize.large, .accessibility5], [LayoutDirection.leftToRight, .rightToLeft])
    func `nothing leaves a narrow card`(size: DynamicTypeSize, direction: LayoutDirection) async throws {
        let test = await CardTest.view(
            object([
                group(
                    "A title of a group with many words",
                    [
                        ["label": "A rather long label", "value": "A value with several words in it"],
                        ["label": "State", "type": "Status", "value": "Delivered", "state": "Success"],
                        ["label": "Person", "value": "Anna Berg", "icon": ["initials": "AB"]],
                    ])
            ]), DisplayConfiguration(width: 260, dynamicTypeSize: size, layoutDirection: direction))
        expectAll(test.texts, count: 7...) { text in
            #expect(text.frame.minX >= 15.5 && text.frame.maxX <= 244.5, "\(text.string): \(text.frame)")
        }
    }

    @Test func `the digits of a phone number keep their order in texts from right to left`() {
        #expect("+1 202 555 5555".isolatedPhoneNumber == "\u{2066}+1 202 555 5555\u{2069}")
        #expect("+12025555555".isolatedPhoneNumber == "+12025555555")
        #expect("2 of 3".isolatedPhoneNumber == "2 of 3")
    }

    @Test func `addresses break behind their signs`() {
        #expect("mail@mycompany.com".breakable == "mail@\u{200B}mycompany.\u{200B}com")
        #expect(
            "See www.company_a.example.com".breakable
                == "See www.\u{200B}company_\u{200B}a.example.\u{200B}com")
        #expect("1,234.56 EUR and more".breakable == "1,234.56 EUR and more")
        #expect("Short a.b".breakable == "Short a.b")
    }

    @Test func `an address is as it is where it has room, and breaks behind its signs where it has none`() throws {
        let item = ResolvedObjectItem(id: 0, content: .text("someone@mycompany.com", maxLines: nil))
        let wide = ViewTest(ObjectItemView(item, wrapsLabel: false), DisplayConfiguration(width: 300))
        #expect(wide.texts.map(\.string) == ["someone@mycompany.com"])
        let narrow = ViewTest(ObjectItemView(item, wrapsLabel: false), DisplayConfiguration(width: 120))
        #expect(narrow.texts.map(\.string) == ["someone@\u{200B}mycompany.\u{200B}com"])
        #expect(try narrow.element("someone@mycompany.com").label == "someone@mycompany.com")
    }

    @Test(arguments: [CGFloat(240), 320], [DynamicTypeSize.large, .accessibility3])
    func `buttons have their whole titles, as wide as the card at accessibility sizes`(
        width: CGFloat, size: DynamicTypeSize
    ) throws {
        let titles = ["Send a message to the requester", "Call"]
        let buttons = titles.map { ResolvedStripItem(text: $0, action: ResolvedAction(kind: .custom)) }
        let test = ViewTest(
            ObjectItemView(ResolvedObjectItem(id: 0, content: .buttons(buttons)), wrapsLabel: false),
            DisplayConfiguration(width: width, dynamicTypeSize: size))
        expectAll(test.texts, count: 2) { text in
            #expect(!text.isTruncated, "\(text.string)")
            #expect(text.frame.minX >= 0 && text.frame.maxX <= width)
        }
        let widths = try titles.map { try test.frame(of: $0).width }
        #expect(size == .large ? widths[1] < widths[0] : widths == [width, width])
    }

    @Test(arguments: [CGFloat(240), 320, 400], [DynamicTypeSize.large, .xxxLarge, .accessibility3])
    func `the mark of a required field follows the last word of its label`(width: CGFloat, size: DynamicTypeSize)
        throws
    {
        let item = ResolvedObjectItem(
            id: 0, label: "Reason for your rejection of the request",
            content: .field(field(.input(value: ""), required: true)))
        let test = ViewTest(
            ObjectItemView(item, wrapsLabel: true), DisplayConfiguration(width: width, dynamicTypeSize: size))
        expectAll(test.texts.filter { $0.string.contains("*") }, count: 1) {
            #expect($0.string == "Reason for your rejection of the request:\u{A0}*")
        }
        let cut = ViewTest(ObjectItemView(item, wrapsLabel: false), DisplayConfiguration(width: 160))
        let (label, mark) = (try #require(cut.texts.first).frame, try cut.text("*").frame)
        #expect(mark.minX >= label.maxX && mark.maxX <= 160 && mark.minY == label.minY)
    }
}
