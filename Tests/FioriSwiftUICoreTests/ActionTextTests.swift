import FioriSwiftUICore
import SwiftUITestHost
import Testing

/// Objects and persons with one action, given as a text.
///
/// Numbers: 44 is the least size of a touch target (Docs/Facts/IOSMetrics.md).
@MainActor
struct ActionTextTests {
    private let compact = DisplayConfiguration(width: 358)

    private struct Person: ProfileHeaderModel {
        let title = "Laurel Osborn"
    }

    @Test func `an object has a button`() throws {
        var count = 0
        let test = ViewTest(
            ObjectItem(title: "Pump", subtitle: "Houston", actionText: "Start") { count += 1 }, compact)
        #expect(test.elements.map(\.label) == ["Pump, Houston", "Start"])
        try test.tap("Start")
        #expect(count == 1)
        let sameAsAction = ObjectItem(title: "Pump", subtitle: "Houston", action: Action(actionText: "Start"))
        #expect(test.elements.map(\.frame) == ViewTest(sameAsAction, compact).elements.map(\.frame))
    }

    @Test func `a missing text takes no room`() {
        let object = ViewTest(ObjectItem(title: "Pump", actionText: nil), compact)
        #expect(object.svg() == ViewTest(ObjectItem(title: "Pump"), compact).svg())
        let person = ViewTest(ProfileHeader(title: "Laurel Osborn", actionText: nil), compact)
        let alone = ViewTest(ProfileHeader(title: "Laurel Osborn") { EmptyView() }, compact)
        #expect(person.svg() == alone.svg())
        #expect(person.size == alone.size)
    }

    @Test(arguments: [UserInterfaceSizeClass.compact, .regular], [DynamicTypeSize.large, .accessibility3])
    func `a person has a button`(sizeClass: UserInterfaceSizeClass, size: DynamicTypeSize) throws {
        var count = 0
        let test = ViewTest(
            ProfileHeader(title: "Laurel Osborn", subtitle: "Sales", actionText: "Follow") { count += 1 },
            DisplayConfiguration(width: 600, horizontalSizeClass: sizeClass, dynamicTypeSize: size))
        #expect(test.elements.map(\.label) == ["Laurel Osborn, Sales", "Follow"])
        #expect(try test.frame(of: "Follow").height >= 44)
        try test.tap("Follow")
        #expect(count == 1)
    }

    @Test func `a person of a model has a button`() {
        let test = ViewTest(ProfileHeader(model: Person(), actionText: "Follow"), compact)
        #expect(test.elements.map(\.label) == ["Laurel Osborn", "Follow"])
    }
}
