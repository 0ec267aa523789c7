import SwiftUI
import Testing

@testable import CurrentComponents

/// The behaviour of the generated components of the current dialect.
///
/// Numbers: 3 is the default of the property's tag in `_Component`, 5 that of `MeterModel`'s; stars are those of the
/// test, and three environment values are named by it.
struct CurrentDialectTests {
    nonisolated struct PersonData: PersonModel {
        var title = "Laurel"
        var subtitle: String?
        var detailImage: Image?
    }

    @Test func `a builder initialiser is no model initialiser, and what it leaves out is an empty view`() {
        let person = Person(title: { Text("Laurel") }, detailImage: { Image(systemName: "person") })
        #expect(type(of: person) == Person<Text, EmptyView, Image>.self)
        #expect(flag("isModelInit", of: person) == false)
        #expect(person.isSubtitleEmptyView)
        #expect(!person.isDetailImageEmptyView)
    }

    @Test func `a builder that makes an empty view is as good as none`() {
        let person = Person(title: { Text("Laurel") }, subtitle: { EmptyView() })
        #expect(person.isSubtitleEmptyView)
    }

    @Test func `the data initialiser sets its flags, and parts that are nil vanish`() {
        let person = Person(title: "Laurel", subtitle: nil, detailImage: Image(systemName: "person"))
        #expect(flag("isModelInit", of: person) == true)
        #expect(flag("isSubtitleNil", of: person) == true)
        #expect(flag("isDetailImageNil", of: person) == false)
        #expect(person.isSubtitleEmptyView)
        #expect(!person.isDetailImageEmptyView)
    }

    @Test func `the model initialiser does the same`() {
        let person = Person(model: PersonData(subtitle: "Director"))
        #expect(flag("isModelInit", of: person) == true)
        #expect(!person.isSubtitleEmptyView)
        #expect(person.isDetailImageEmptyView)
    }

    @Test func `only optional parts have a test for emptiness`() {
        let labels = Set(Mirror(reflecting: Person(title: "Laurel")).children.compactMap(\.label))
        #expect(labels.contains("isSubtitleNil"))
        #expect(!labels.contains("isTitleNil"))
    }

    @Test func `environment values of a list and of a line of their own are members`() {
        let paths: [PartialKeyPath<Person<Text, EmptyView, EmptyView>>] = [
            \.horizontalSizeClass, \.layoutDirection, \.colorScheme,
        ]
        #expect(Set(paths).count == 3)
    }

    // MARK: Backing

    nonisolated struct Activities: ActivityItemsModel {
        var actionItems: [String]? = ["call"]
        var didSelectActivityItem: ((String) -> Void)?
    }

    nonisolated struct ContactData: ContactModel {
        var title = "Laurel"
        var subtitle: String? { nil }
        var actionItems: ActivityItemsModel?
        // `action` and `didClose` have default implementations.
    }

    @Test func `a property of a model's type is backed by its component, or by the view that a tag names`() {
        let contact = Contact(model: ContactData(actionItems: Activities()))
        #expect(type(of: contact._actionItems) == _ConditionalContent<ActivityItems, EmptyView>.self)
        #expect(type(of: contact._action) == _ConditionalContent<BigAction, EmptyView>.self)
        #expect(!contact.isActionItemsEmptyView)
        #expect(contact.isActionEmptyView)
        #expect(flag("isDidCloseNil", of: contact) == true)
    }

    @Test func `a handler reaches the component that backs a property`() {
        var selected: [String] = []
        let items = ActivityItems(actionItems: ["call"]) { selected.append($0) }
        items._didSelectActivityItem?("call")
        #expect(selected == ["call"])
        #expect(items._actionItems == ["call"])
    }

    @Test func `a hand-written container backs a list`() {
        let consent = Consent(title: "Terms", forms: [])
        #expect(type(of: consent._forms) == FormsContainer.self)
        #expect(consent.forms.count == 0)
    }

    // MARK: Defaults

    nonisolated struct FormData: ConsentFormModel {}

    @Test func `a default stands in the initialisers and in the model protocol`() {
        let form = ConsentForm()
        #expect(form._isRequired)
        #expect(!ConsentForm(isRequired: false)._isRequired)
        #expect(type(of: form._nextAction) == Action.self)
        #expect(form._nextAction._actionText == "Next")
        #expect(FormData().isRequired)
        #expect(FormData().nextAction?.actionText == "Next")
        #expect(flag("isNextActionNil", of: ConsentForm(model: FormData())) == false)
        #expect(flag("isNextActionNil", of: ConsentForm(isRequired: true, nextAction: nil)) == true)
    }

    nonisolated struct MeterData: MeterModel {
        var labels = ["a", "b"]
    }

    @Test func `a literal default is quoted, and a model may override an inherited default`() {
        let meter = Meter(labels: ["a"])
        #expect(meter._limit == 5)
        #expect(flag("isCaptionNil", of: meter) == false)
        #expect(MeterData().limit == 3)
        #expect(MeterData().caption == "Hello World")
        #expect(MeterData().fraction == nil)
        let built = Meter(labels: { Text("a") }, fraction: 0.5)
        #expect(type(of: built._caption) == Text.self)
        #expect(built._fraction == 0.5)
    }

    // MARK: Bindings

    final class SwitchData: SwitchModel {
        let title = "Lamp"
        var isOn = false
    }

    @Test func `a binding writes back to the model`() {
        let data = SwitchData()
        let lamp = Switch(model: data)
        lamp._isOn.wrappedValue = true
        #expect(data.isOn)
        data.isOn = false
        #expect(!lamp._isOn.wrappedValue)
    }

    nonisolated final class InputData: TextInputModel {
        var textInputValue = "Walldorf"
        var commits = 0
        var onCommit: (() -> Void)? { { self.commits += 1 } }
    }

    @Test func `an optional binding falls back to the one of its tag`() {
        #expect(TextInput()._textInputValue.wrappedValue == "nothing")
        let data = InputData()
        let input = TextInput(model: data)
        input._textInputValue.wrappedValue = "Rot"
        input._onCommit?()
        #expect(data.textInputValue == "Rot")
        #expect(data.commits == 1)
    }

    nonisolated struct SearchData: SearchModel {
        let title = "Search"
        let data = InputData()
        var input: TextInputModel { data }
    }

    @Test func `a class-bound model inside a model is passed to its component`() {
        let data = SearchData()
        let search = Search(model: data)
        search._input._textInputValue.wrappedValue = "Rot"
        #expect(data.data.textInputValue == "Rot")
        #expect(search.isFilterEmptyView)
    }

    // MARK: Builders and members

    @Test func `a custom result builder is used, and an empty part needs none`() {
        let profile = Profile(title: { Text("t") }, icons: { Text("i") }, footer: { Text("f") })
        #expect(type(of: profile._icons) == BuiltIcons<Text>.self)
        #expect(type(of: profile._actions) == EmptyView.self)
        #expect(type(of: profile._footer) == Text.self)
        #expect(type(of: Profile(title: { Text("t") })._icons) == EmptyView.self)
    }

    @Test func `added builders come lowest line first, virtual properties in source order`() {
        let labels = Mirror(reflecting: Profile(title: { Text("t") })).children.compactMap(\.label)
        let added = labels.filter { ["_actions", "_footer", "second", "_first"].contains($0) }
        #expect(added == ["_actions", "_footer", "second", "_first"])
        #expect(Profile(title: { Text("t") }).second == 2)
    }

    @Test func `a closure that is not optional is passed on`() {
        var stars = 0
        let review = Review(title: "Good", stars: 5, didRate: { stars = $0 })
        review._didRate(4)
        #expect(stars == 4)
        #expect(review._stars == 5)
    }

    // MARK: Models

    final class StoreData: StoreModel {
        let title = "Store"
    }

    nonisolated struct ItemData: ItemModel {
        let id = 1
        let title = "Item"
    }

    @Test func `models with associated types are taken by a generic initialiser`() {
        #expect(flag("isModelInit", of: Store(model: StoreData())) == true)
        #expect(flag("isModelInit", of: Item(model: ItemData())) == true)
    }

    @Test func `a model is usable off the main actor`() async {
        let title = await Task.detached { MeterData().labels.joined() + (MeterData().caption ?? "") }.value
        #expect(title == "abHello World")
    }

    @Test func `without any part the builder initialiser is meant`() {
        #expect(type(of: OptionalParts()) == OptionalParts<EmptyView, EmptyView, EmptyView>.self)
        let shown = OptionalParts(subtitle: "s")
        #expect(flag("isModelInit", of: shown) == true)
        #expect(shown.isHintEmptyView)
    }
}

/// A private flag of a component; `nil` if it has none of that name.
func flag(_ name: String, of component: Any) -> Bool? {
    Mirror(reflecting: component).children.first { $0.label == name }?.value as? Bool
}
