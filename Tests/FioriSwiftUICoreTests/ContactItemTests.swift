import FioriSwiftUICore
import SwiftUITestHost
import Testing

/// The layout of a contact's parts in compact and regular width, their presence, and their actions.
///
/// Numbers: lines are 1.193 × the font size high, rounded up to half points: 20.5, 18 and 16
/// (Docs/Facts/IOSMetrics.md, also the touch target of 44). The picture of 40 and the spaces of 2, 8, 12 and 16 are as drawn today,
/// not compared with a device; columns are worked out in the comments.
@MainActor
struct ContactItemTests {
    private static let activities = [
        ActivityItemDataType(type: .phone, data: "+1 (650) 422-4410"),
        ActivityItemDataType(type: .email, data: "laurel.osborn@example.com"),
    ]

    private func contact(
        subtitle: String? = "Sales Manager", footnote: String? = "Houston, Texas",
        descriptionText: String? = "Responsible for the accounts of the southern region.",
        image: Image? = Image(systemName: "person.crop.circle.fill"),
        actions: ActivityItems? = ActivityItems(actionItems: activities)
    ) -> ContactItem<
        Text, _ConditionalContent<Text, EmptyView>, _ConditionalContent<Text, EmptyView>,
        _ConditionalContent<Text, EmptyView>, _ConditionalContent<Image, EmptyView>,
        _ConditionalContent<ActivityItems, EmptyView>
    > {
        ContactItem(
            title: "Laurel Osborn", subtitle: subtitle, footnote: footnote, descriptionText: descriptionText,
            detailImage: image, actionItems: actions)
    }

    private let compact = DisplayConfiguration(width: 358)
    private let regular = DisplayConfiguration(width: 704, horizontalSizeClass: .regular)

    @Test func `compact puts the description below and the actions at the trailing edge`() throws {
        let test = ViewTest(contact(), compact)
        // Lines of 20.5, 18 and 16 points (headline, subheadline, footnote at 2×), 2 apart.
        #expect(try test.text("Laurel Osborn").frame.origin == CGPoint(x: 52, y: 0))
        #expect(try test.text("Sales Manager").frame.origin == CGPoint(x: 52, y: 22.5))
        #expect(try test.text("Houston, Texas").frame.origin == CGPoint(x: 52, y: 42.5))
        let description = try test.text("Responsible for the accounts of the southern region.").frame
        #expect(description.minX == 0)
        #expect(description.minY == 58.5 + 8)
        #expect(try test.frame(of: "Email") == CGRect(x: 314, y: 7.5, width: 44, height: 44))
        #expect(try test.frame(of: "Call").maxX == 314)
    }

    @Test func `regular puts the description beside the person with even widths`() throws {
        let test = ViewTest(contact(), regular)
        let description = try test.text("Responsible for the accounts of the southern region.").frame
        // 704 less two actions of 44 and two gaps of 16 leave 584 for two columns.
        #expect(abs(description.minX - 308) < 0.01)
        #expect(description.maxX <= 308 + 292)
        #expect(try test.frame(of: "Call").minX == 616)
        #expect(try test.frame(of: "Email").maxX == 704)
    }

    @Test func `large text puts the actions below everything`() throws {
        let test = ViewTest(contact(), DisplayConfiguration(width: 358, dynamicTypeSize: .accessibility3))
        let lowest = try #require(test.texts.map(\.frame.maxY).max())
        #expect(try test.frame(of: "Call").minY >= lowest)
        #expect(try test.frame(of: "Call").minX == 0)
        #expect(test.texts.allSatisfy { !$0.isTruncated && $0.frame.maxX <= 358 })
    }

    @Test func `nothing takes the place of parts that are left out`() throws {
        let test = ViewTest(
            contact(subtitle: nil, footnote: nil, descriptionText: nil, image: nil, actions: nil), compact)
        #expect(test.texts.map(\.string) == ["Laurel Osborn"])
        #expect(test.images.isEmpty)
        #expect(test.size == CGSize(width: 358, height: 44))
        #expect(try test.text("Laurel Osborn").frame.midY == 22.25)
    }

    @Test func `person is one element and each action a button`() throws {
        let elements = ViewTest(contact(), compact).elements
        #expect(
            elements.map(\.label) == [
                "Laurel Osborn, Sales Manager, Houston, Texas", "Call", "Email",
                "Responsible for the accounts of the southern region.",
            ])
        #expect(elements.map(\.role) == ["text", "button", "button", "text"])
    }

    @Test func `actions are large enough to touch`() throws {
        for size in [DynamicTypeSize.xSmall, .large, .accessibility5] {
            let test = ViewTest(contact(), DisplayConfiguration(width: 358, dynamicTypeSize: size))
            for name in ["Call", "Email"] {
                let frame = try test.frame(of: name)
                #expect(frame.width >= 44 && frame.height >= 44)
            }
        }
    }

    @Test func `tap tells which activity was chosen`() throws {
        var chosen: [String?] = []
        let actions = ActivityItems(actionItems: Self.activities) { chosen.append($0.data) }
        let test = ViewTest(contact(actions: actions), compact)
        try test.tap("Email")
        try test.tap("Call")
        #expect(chosen == ["laurel.osborn@example.com", "+1 (650) 422-4410"])
    }

    @Test func `model without activities shows none`() {
        let test = ViewTest(ContactItem(model: LibraryPreviewData.Person(title: "Laurel Osborn")), compact)
        #expect(test.elements.map(\.label) == ["Laurel Osborn"])
    }

    @Test func `right to left mirrors the row`() throws {
        let test = ViewTest(contact(), DisplayConfiguration(width: 358, layoutDirection: .rightToLeft))
        #expect(try test.frame(of: "Email").minX == 0)
        #expect(try test.text("Laurel Osborn").frame.maxX == 358 - 52)
    }

    /// The usages of GeneratedComponentConcepts (seeds 002 and 004) as they stand there.
    @Test func `usages of the seeds`() throws {
        let builders = ContactItem {
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
        #expect(
            ViewTest(builders, regular).texts.map(\.string) == [
                "Not a detailed image :)", "SubTitle", "Footnote", "Description", "Email",
            ])
        let activities = ContactItem(
            title: "aString", actionItems: [.init(type: .email, data: "address@gmail.com")],
            action: { selectedActionItem in
                print(selectedActionItem)
            })
        #expect(ViewTest(activities, compact).has("Email"))
        let control = ContactItem(
            title: "aString",
            actionItems: ActionItems(
                actionItems: [.init(type: .email, data: "address@gmail.com")],
                didSelectActivityItem: { selectedActionItem in
                    print(selectedActionItem)
                }))
        #expect(ViewTest(control, compact).has("Email"))
    }
}

private struct EmailButtonView: View {
    let action: @MainActor () -> Void

    var body: some View { Button("Email", action: action) }
}
