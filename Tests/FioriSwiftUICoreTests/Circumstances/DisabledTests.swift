import FioriSwiftUICore
import SwiftUITestHost
import Testing

/// Disabled components do not act, and are announced as disabled.
@MainActor
struct DisabledTests {
    private let phone = DisplayConfiguration(width: 358)

    @Test(arguments: Subject.allCases)
    func `controls say that they are disabled`(_ subject: Subject) {
        let roles: Set = ["button", "textField"]
        let enabled = ViewTest(subject.view, subject.configuration(.compact, .large))
        let controls = enabled.elements.filter { roles.contains($0.role) }
        #expect(controls.allSatisfy { $0.isEnabled })
        let test = ViewTest(subject.view.disabled(true), subject.configuration(.compact, .large))
        let disabled = test.elements.filter { roles.contains($0.role) }
        #expect(disabled.count == controls.count)
        #expect(disabled.allSatisfy { !$0.isEnabled })
        #expect(test.size == enabled.size)
    }

    @Test func `activities and actions are not tapped`() throws {
        var taps = 0
        let contact = ContactItem(
            title: "Laurel Osborn",
            actionItems: ActivityItems(actionItems: [.init(type: .phone)], didSelectActivityItem: { _ in taps += 1 }))
        let object = ObjectItem(title: "Pump", action: Action(actionText: "Start") { taps += 1 })
        let page = WelcomeScreen(title: "Wind", action: Action(actionText: "Begin") { taps += 1 })
        let test = ViewTest(phone) {
            VStack {
                contact
                object
                page
                FioriButton(title: "Stop") { _ in taps += 1 }
            }
            .disabled(true)
        }
        for name in ["Call", "Start", "Begin", "Stop"] {
            let frame = try test.frame(of: name)
            test.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        }
        #expect(taps == 0)
    }

    @Test func `text is not typed`() throws {
        var text = "Houston"
        let binding = Binding(get: { text }, set: { text = $0 })
        let test = ViewTest(TextInput(textInputValue: binding).disabled(true), phone)
        test.tap(at: CGPoint(x: 100, y: 22))
        #expect(test.focusedElement == nil)
        #expect(throws: (any Error).self) { try test.type("x") }
        #expect(text == "Houston")
    }

    @Test func `pages are not turned`() throws {
        struct Pages: View {
            @State private var page = 0
            var body: some View { PageIndicator(numberOfPages: 3, currentPage: $page).disabled(true) }
        }
        let test = ViewTest(Pages(), phone)
        let frame = try test.frame(of: "Page")
        test.tap(at: CGPoint(x: frame.maxX - 8, y: frame.midY))
        #expect(try test.element("Page").value == "1 of 3")
    }

    @Test func `nothing is signed`() throws {
        let test = ViewTest(SignatureCaptureView(title: "Signature").disabled(true), phone)
        let frame = try test.frame(of: "Tap to Sign")
        test.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        #expect(!test.has("Signature area"))
    }

    @Test func `lists and tables stay as they are`() throws {
        var tapped: [Int] = []
        let model = LibraryPreviewData.Stock.table
        model.showListView = true
        model.didSelectRowAt = { tapped.append($0) }
        let list = ViewTest(DataTable(model: model).disabled(true), phone)
        let row = try list.text("Valve").frame
        list.tap(at: CGPoint(x: row.midX, y: row.midY))
        #expect(tapped.isEmpty)
        let folders = ViewTest(
            ExpandableList(data: LibraryPreviewData.Folder.all, children: \.folders) { folder in
                SideBarListItem(title: folder.name)
            } destination: { _ in
                EmptyView()
            }
            .disabled(true), DisplayConfiguration(width: 358, height: 400))
        let devices = try folders.text("Devices").frame
        folders.tap(at: CGPoint(x: devices.midX, y: devices.midY))
        folders.advance(by: 1)
        #expect(!folders.texts.map(\.string).contains("Pumps"))
    }
}
