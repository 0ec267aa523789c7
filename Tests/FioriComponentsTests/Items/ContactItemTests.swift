import FioriComponents
import SwiftUI
import SwiftUITestHost
import Testing

/// A person with activities.
///
/// Numbers: a picture of 45 (Docs/Facts/StyleableLooks.md); buttons of 44 × 44 are touch targets (Docs/Facts/IOSMetrics.md).
struct ContactItemTests {
    private var laurel: ContactItem {
        ContactItem(
            title: "Laurel Osborn", subtitle: "Manager", description: "Away until Monday",
            detailImage: Image(systemName: "person.crop.circle.fill"),
            activityItems: [.init(type: .phone, data: "6504224410"), .init(type: .email, data: "laurel@example.com")])
    }

    @Test func `compact has the buttons at the end and the description below`() throws {
        let test = ViewTest(laurel, DisplayConfiguration(width: 390, horizontalSizeClass: .compact))
        #expect(try test.text("Laurel Osborn").frame.minX == 45 + 12)
        #expect(
            try test.frame(of: "Email") == CGRect(x: 390 - 44, y: test.frame(of: "Call").minY, width: 44, height: 44))
        #expect(try test.text("Away until Monday").frame.minY >= test.frame(of: "Email").maxY)
        #expect(test.elements.map(\.label) == ["Laurel Osborn, Manager", "Call", "Email", "Away until Monday"])
    }

    @Test func `regular has the description beside the person`() throws {
        let test = ViewTest(laurel, DisplayConfiguration(width: 800, horizontalSizeClass: .regular))
        #expect(try test.text("Away until Monday").frame.minX > test.text("Laurel Osborn").frame.maxX)
        #expect(try test.frame(of: "Email").maxX == 800)
    }

    @Test func `large text puts everything below each other and cuts nothing`() throws {
        let test = ViewTest(laurel, DisplayConfiguration(width: 320, dynamicTypeSize: .accessibility5))
        #expect(test.texts.allSatisfy { !$0.isTruncated && $0.frame.maxX <= 320 })
        #expect(try test.frame(of: "Call").minY > test.text("Away until Monday").frame.maxY)
    }

    @Test func `a tap tells the app which activity was chosen`() throws {
        var chosen: [ActivityItemType] = []
        let test = ViewTest(laurel.didSelectActivityItem { chosen.append($0.type) }, DisplayConfiguration(width: 390))
        try test.tap("Email")
        #expect(chosen == [.email])
    }

    @Test func `without a function of the app a tap opens the address`() throws {
        var opened: [URL] = []
        let view = laurel.environment(
            \.openURL,
            OpenURLAction {
                opened.append($0)
                return .handled
            })
        let test = ViewTest(view, DisplayConfiguration(width: 390))
        try test.tap("Call")
        try test.tap("Email")
        #expect(opened.map(\.absoluteString) == ["tel:6504224410", "mailto:laurel@example.com"])
    }

    @Test func `activities may be views of the app`() throws {
        let item = ContactItem {
            Text("Laurel")
        } activityItems: {
            ActivityItemDataType(type: .message)
            Button("Chat") {}
        }
        #expect(
            ViewTest(item, DisplayConfiguration(width: 390)).elements.map(\.label) == ["Laurel", "Message", "Chat"])
    }

    @Test func `the name of an activity is below or beside its symbol`() throws {
        let vertical = ViewTest(ActivityItem(icon: Image(systemName: "phone"), subtitle: "Call"))
        #expect(vertical.elements.map(\.label) == ["Call"])
        #expect(vertical.size.width >= 44 && vertical.size.height >= 44)
        let horizontal = ViewTest(
            ActivityItem(icon: Image(systemName: "phone"), subtitle: "Call", layout: .horizontal))
        #expect(horizontal.size.width > vertical.size.width && horizontal.size.height <= vertical.size.height)
    }
}
