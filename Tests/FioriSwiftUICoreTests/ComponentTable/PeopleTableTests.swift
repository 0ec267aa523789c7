import FioriSwiftUICore
import SwiftUI
import SwiftUITestHost
import Testing

/// The components for people as existing apps call them: by view builders, by data and by a model, and with everything
/// left out that is optional. Each way shows the same.
@MainActor
struct PeopleTableTests {
    @Test func `person detail item`() {
        let texts = ["Laurel Osborn", "Sales Manager"]
        #expect(
            shownTexts(
                PersonDetailItem {
                    Text("Laurel Osborn")
                } subtitle: {
                    Text("Sales Manager")
                } detailImage: {
                    Image(systemName: "person")
                }) == texts)
        #expect(
            shownTexts(
                PersonDetailItem(
                    title: "Laurel Osborn", subtitle: "Sales Manager", detailImage: Image(systemName: "person")))
                == texts)
        #expect(shownTexts(PersonDetailItem(model: FullPerson())) == texts)

        #expect(shownTexts(PersonDetailItem { Text("Laurel Osborn") }) == ["Laurel Osborn"])
        #expect(shownTexts(PersonDetailItem(title: "Laurel Osborn")) == ["Laurel Osborn"])
        #expect(shownTexts(PersonDetailItem(model: NamedPerson())) == ["Laurel Osborn"])
    }

    @Test func `contact item`() {
        let texts = ["Houston, Texas", "Laurel Osborn", "Responsible for the southern region.", "Sales Manager"]
        #expect(
            shownTexts(
                ContactItem {
                    Text("Laurel Osborn")
                } subtitle: {
                    Text("Sales Manager")
                } footnote: {
                    Text("Houston, Texas")
                } descriptionText: {
                    Text("Responsible for the southern region.")
                } detailImage: {
                    Image(systemName: "person")
                } actionItems: {
                    ActivityItems(actionItems: [.init(type: .phone)])
                }) == texts)
        #expect(
            shownTexts(
                ContactItem(
                    title: "Laurel Osborn", subtitle: "Sales Manager", footnote: "Houston, Texas",
                    descriptionText: "Responsible for the southern region.", detailImage: Image(systemName: "person"),
                    actionItems: ActivityItems(actionItems: [.init(type: .phone)], didSelectActivityItem: { _ in })))
                == texts)
        #expect(shownTexts(ContactItem(model: FullPerson())) == texts)

        #expect(shownTexts(ContactItem { Text("Laurel Osborn") }) == ["Laurel Osborn"])
        #expect(shownTexts(ContactItem(title: "Laurel Osborn")) == ["Laurel Osborn"])
        #expect(shownTexts(ContactItem(model: NamedPerson())) == ["Laurel Osborn"])
    }

    @Test func `activity items`() {
        var selected: [String] = []
        let test = ViewTest(
            ActivityItems(
                actionItems: [.init(type: .phone, data: "1"), .init(type: .email, data: "2")],
                didSelectActivityItem: { selected.append($0.data ?? "") }))
        for element in test.elements where element.role == "button" { test.tap(at: element.frame.middle) }
        #expect(selected == ["1", "2"])
        #expect(ViewTest(ActivityItems(model: FullActivities())).elements.filter { $0.role == "button" }.count == 1)
        #expect(ViewTest(ActivityItems()).elements.isEmpty)
    }
}

extension CGRect {
    fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
