import SwiftUI
import Testing

@testable import ClassicComponents

/// The behaviour of the generated components of the classic dialect.
///
/// Numbers: a review has three stars in its model, and the handler of the test accepts three alone.
struct ClassicDialectTests {
    nonisolated final class ContactData: ContactModel {
        let title_ = "Laurel"
        let subtitle_: String? = nil
        let actionItems_: [String]?
        var selected: [String] = []

        init(_ items: [String]?) { actionItems_ = items }

        func didSelectActivityItem(_ activityItem: String) { selected.append(activityItem) }
    }

    @Test func `an inherited model is shown by the view that backs it`() {
        let contact = Contact(title: "Laurel", actionItems: ["call"])
        #expect(type(of: contact._actionItems) == _ConditionalContent<ActivityItems, EmptyView>.self)
        #expect(flag("isModelInit", of: contact) == true)
        #expect(!contact.isActionItemsEmptyView)
        #expect(contact.isSubtitleEmptyView)
        #expect(Contact(title: "Laurel").isActionItemsEmptyView)
    }

    @Test func `functions of a model are its event handlers`() {
        let data = ContactData(["call"])
        let items = ActivityItems(model: data)
        items._didSelectActivityItem?("call")
        #expect(data.selected == ["call"])
        #expect(items._actionItems == ["call"])
        #expect(flag("isModelInit", of: Contact(model: data)) == true)
    }

    nonisolated final class WelcomeData: WelcomeModel {
        let title_ = "Welcome"
        var textFilled_ = "a"
        var commits = 0

        func onCommit() { commits += 1 }
    }

    @Test func `a binding writes back to the model, through a generic initialiser`() {
        let data = WelcomeData()
        let input = TextInput(model: data)
        input._textFilled.wrappedValue = "b"
        input._onCommit?()
        #expect(data.textFilled_ == "b")
        #expect(data.commits == 1)
        #expect(TextInput()._textFilled.wrappedValue == "nothing")
        #expect(flag("isModelInit", of: Welcome(model: data)) == true)
    }

    @Test func `a handler alone does not show a view whose handler is not checked`() throws {
        let hidden = Welcome(title: "Welcome", onCommit: {})
        let shown = Welcome(title: "Welcome", textFilled: .constant("a"))
        #expect(!String(describing: hidden._textFilled).contains("TextInput("))
        #expect(String(describing: shown._textFilled).contains("TextInput("))
        // Contact's handler is checked: it shows its view.
        let contact = Contact(title: "Laurel", didSelectActivityItem: { _ in })
        #expect(String(describing: contact._actionItems).contains("ActivityItems("))
    }

    nonisolated struct ReviewData: ReviewModel {
        let title_ = "Review"
        let stars_: Int? = 3

        func didRate(_ stars: Int) -> Bool { stars == 3 }
    }

    @Test func `handlers of a plain component are kept, with their results`() {
        let review = Review(model: ReviewData())
        #expect(review._didRate?(3) == true)
        #expect(review._didRate?(4) == false)
        #expect(review._stars == 3)
        #expect(Review(title: { Text("t") }, stars: nil)._didRate == nil)
    }

    @Test func `without any part the data initialiser is meant, as in the conditional form`() {
        #expect(flag("isModelInit", of: OptionalParts()) == true)
        #expect(type(of: OptionalParts(hint: { Text("h") })) == OptionalParts<EmptyView, EmptyView, Text>.self)
    }

    @Test func `members come in the order of their tags, and a list keeps its own`() {
        let profile = Profile(title: { Text("t") }, icons: { Text("i") }, labels: { Text("l") })
        let labels = Mirror(reflecting: profile).children.compactMap(\.label)
        let added = labels.filter { ["_actions", "_footer", "second", "_first"].contains($0) }
        #expect(added == ["_footer", "_actions", "second", "_first"])
        #expect(type(of: profile._icons) == BuiltIcons<Text>.self)
        #expect(type(of: profile.hasNoSubtitle) == Bool.self)
    }

    nonisolated struct PersonData: PersonModel {
        let title_ = "Laurel"
        let subtitle_: String? = "Director"
        let detailImage_: Image? = nil
    }

    @Test func `a model is usable off the main actor`() async {
        let title = await Task.detached { PersonData().title_ }.value
        #expect(title == "Laurel")
        let person = Person(model: PersonData())
        #expect(!person.isSubtitleEmptyView)
        #expect(person.isDetailImageEmptyView)
    }
}

extension Profile {
    var hasNoSubtitle: Bool { isSubtitleEmptyView }
}
