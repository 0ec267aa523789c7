import FioriSwiftUICore
import SwiftUI
import Testing

/// The three kinds of initialisers that seeds 002 and 004 show, and the list of activities that 002 proposes.
@MainActor
struct ContactItemInitializerTests {
    /// The type of a contact that is made from data or a model.
    private typealias DataContact = ContactItem<
        Text, _ConditionalContent<Text, EmptyView>, _ConditionalContent<Text, EmptyView>,
        _ConditionalContent<Text, EmptyView>, _ConditionalContent<Image, EmptyView>,
        _ConditionalContent<ActivityItems, EmptyView>
    >

    private struct EmailButtonView: View {
        let action: @MainActor () -> Void
        var body: some View { Button("Email", action: action) }
    }

    @Test func `view builders take any view, and any of the optional parts may be left out`() {
        let all = ContactItem {
            Image(systemName: "square.and.pencil")  // not a text
        } subtitle: {
            Text("SubTitle")
        } footnote: {
            Text("Footnote")
        } descriptionText: {
            Text("Description")
        } detailImage: {
            Text("Not a detailed image :)")
        } actionItems: {
            HStack {
                EmailButtonView {
                    print("emailPressed handled in action of button passed to control")
                }
            }
        }
        #expect(type(of: all) == ContactItem<Image, Text, Text, Text, Text, HStack<EmailButtonView>>.self)
        let title = ContactItem { Text("Title") }
        #expect(type(of: title) == ContactItem<Text, EmptyView, EmptyView, EmptyView, EmptyView, EmptyView>.self)
    }

    @Test func `types take the finished view of the activities`() {
        let contact = ContactItem(
            title: "aString",
            actionItems: ActionItems(
                actionItems: [.init(type: .email, data: "address@gmail.com")],
                didSelectActivityItem: { selectedActionItem in
                    print(selectedActionItem)
                }))
        #expect(type(of: contact) == DataContact.self)
    }

    @Test func `types take the activities themselves`() {
        let contact = ContactItem(
            title: "aString", actionItems: [.init(type: .email, data: "address@gmail.com")],
            action: { selectedActionItem in
                print(selectedActionItem)
            })
        #expect(type(of: contact) == DataContact.self)
    }

    @Test func `types take a list of activities, as the seed writes it`() {
        let contact = ContactItem(
            title: "aString",
            action: { (selectedActionItem) in
                print(selectedActionItem)
            }
        ) {
            .phone(6_504_224_410)
                .email("marco.eidinger@sap.com")
        }
        #expect(type(of: contact) == DataContact.self)
    }

    private func list(@ActivityItemBuilder _ items: () -> [ActivityItemDataType]) -> [String] {
        items().map { item in "\(item.type.symbolName ?? "custom") \(item.data ?? "-")" }
    }

    @Test func `two lines are one chain of members, in order`() {
        let items = list {
            .phone(6_504_224_410)
                .email("a@example.com")
        }
        #expect(items == ["phone 6504224410", "envelope a@example.com"])
    }

    // swift-format-ignore
    @Test func `statements may be separated by semicolons`() {
        #expect(list { .phone("+49 6227"); .detail(); .videoCall("me") } == ["phone +49 6227", "info.circle -", "video me"])
    }

    @Test(arguments: [true, false])
    func `conditions and loops work`(_ isReachable: Bool) {
        let items = list {
            if isReachable { .phone(1) } else { .message("m") }
            if isReachable { .detail() }
            for number in 1...2 { .message(number) }
        }
        let expected = isReachable ? ["phone 1", "info.circle -"] : ["message m"]
        #expect(items == expected + ["message 1", "message 2"])
        #expect(list {} == [])
    }

    private struct Person: ContactItemModel {
        let title = "Laurel"
        var actionItems: ActivityItemsModel? { nil }
    }

    @Test func `a model need not have what is optional`() {
        #expect(type(of: ContactItem(model: Person())) == DataContact.self)
    }
}
