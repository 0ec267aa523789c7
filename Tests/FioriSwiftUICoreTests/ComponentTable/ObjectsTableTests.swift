import FioriSwiftUICore
import SwiftUI
import SwiftUITestHost
import Testing

/// The components for objects and what they are made of, as existing apps call them.
@MainActor
struct ObjectsTableTests {
    @Test func `object item`() {
        let texts = [
            "1", "Assigned to Laurel Osborn", "High", "Houston, Texas", "Rotary Pump", "Start",
            "Temperature fluctuates.",
        ]
        #expect(
            shownTexts(
                ObjectItem {
                    Text("Rotary Pump")
                } subtitle: {
                    Text("Assigned to Laurel Osborn")
                } footnote: {
                    Text("Houston, Texas")
                } descriptionText: {
                    Text("Temperature fluctuates.")
                } status: {
                    Text("High")
                } substatus: {
                    Image(systemName: "clock")
                } detailImage: {
                    Image(systemName: "gearshape.2")
                } icons: {
                    Text("1")
                    Image(systemName: "paperclip")
                } action: {
                    Action(actionText: "Start")
                }) == texts)
        #expect(
            shownTexts(
                ObjectItem(
                    title: "Rotary Pump", subtitle: "Assigned to Laurel Osborn", footnote: "Houston, Texas",
                    descriptionText: "Temperature fluctuates.", status: .text("High"),
                    substatus: .icon(Image(systemName: "clock")), detailImage: Image(systemName: "gearshape.2"),
                    icons: [.icon(Image(systemName: "circle.fill")), .text("1")], action: Action(actionText: "Start")))
                == texts)
        #expect(shownTexts(ObjectItem(model: FullObject())) == texts)

        #expect(shownTexts(ObjectItem { Text("Rotary Pump") }) == ["Rotary Pump"])
        #expect(shownTexts(ObjectItem(title: "Rotary Pump")) == ["Rotary Pump"])
        #expect(shownTexts(ObjectItem(model: NamedObject())) == ["Rotary Pump"])
        #expect(shownTexts(ObjectItem(model: FullObject()).splitPercent(0.3)) == texts)
    }

    @Test func stacks() {
        #expect(shownTexts(IconStack(icons: [.text("1"), .icon(Image(systemName: "paperclip"))])) == ["1"])
        #expect(shownTexts(IconStack(model: FullIcons())) == ["1"])
        #expect(shownTexts(IconStack()).isEmpty)
        #expect(
            shownTexts(IconStack(icons: [.text("1"), .text("2")]).environment(\.numberOfLines, 1)) == ["1"])
        #expect(shownTexts(TagStack(tags: ["Started", "PM01"])) == ["PM01", "Started"])
        #expect(shownTexts(TagStack(model: FullTags())) == ["PM01", "Started"])
        #expect(shownTexts(TagStack()).isEmpty)
        #expect(shownTexts(Tag("Started")) == ["Started"])
        #expect(shownTexts(Tag { Text("Started") }) == ["Started"])
    }

    @Test func action() throws {
        var count = 0
        let test = ViewTest(Action(actionText: "Start", didSelectAction: { count += 1 }))
        try test.tap("Start")
        #expect(count == 1)
        #expect(shownTexts(Action(model: FullAction())) == ["Start"])
        #expect(shownTexts(Action()).isEmpty)
    }
}
