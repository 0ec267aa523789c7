import FioriComponents
import SwiftUI
import SwiftUITestHost
import Testing

/// Pictures of people and small pictures: sizes, order, limits and texts.
///
/// Numbers: 45 × 45 in a group, each half a size right and down; 16 × 16 and −1 beside each other; 16 × 16 and −2 for
/// footnote icons (Docs/Facts/StyleableLooks.md).
struct PictureStackTests {
    private func avatars(_ count: Int) -> [TextOrIcon] { (0..<count).map { _ in .icon(Image(systemName: "person")) } }

    @Test func `a group has two pictures, each half a size right and down`() {
        #expect(ViewTest(AvatarsListStack(avatars(1))).size == CGSize(width: 45, height: 45))
        #expect(ViewTest(AvatarsListStack(avatars(5))).size == CGSize(width: 67.5, height: 67.5))
        #expect(ViewTest(AvatarsListStack(avatars(5)).avatarsMaxCount(3)).size == CGSize(width: 90, height: 90))
    }

    @Test func `pictures beside each other overlap by a point`() {
        let row = AvatarsListStack(avatars(4)).avatarsLayout(.horizontal)
        #expect(ViewTest(row).size == CGSize(width: 4 * 16 - 3, height: 16))
        #expect(ViewTest(row.avatarsMaxCount(2)).size.width == 31)
        #expect(
            ViewTest(row.avatarSize(CGSize(width: 20, height: 24)).avatarsSpacing(4)).size
                == CGSize(width: 4 * 20 + 12, height: 24))
    }

    @Test func `the text stands at its position`() throws {
        func test(_ position: AvatarStack.TextPosition) -> ViewTest<some View> {
            ViewTest(
                AvatarStack(avatars: avatars(2), avatarsTitle: "Two people").avatarsLayout(.horizontal)
                    .avatarsTitlePosition(position))
        }
        #expect(try test(.leading).text("Two people").frame.minX == 0)
        #expect(try test(.trailing).text("Two people").frame.minX == 31 + 4)
        #expect(try test(.top).text("Two people").frame.minY == 0)
        #expect(try test(.bottom).text("Two people").frame.minY == 16 + 4)
        #expect(test(.bottom).elements.map(\.label) == ["Two people"])
    }

    @Test func `footnote icons overlap by two points and grow with the text`() {
        let stack = FootnoteIconStack(avatars(3))
        #expect(ViewTest(stack).size == CGSize(width: 3 * 16 - 4, height: 16))
        #expect(ViewTest(stack.footnoteIconsMaxCount(1)).size.width == 16)
        #expect(
            ViewTest(stack.footnoteIconsSize(CGSize(width: 20, height: 20)).footnoteIconsSpacing(2)).size.width == 64)
        #expect(ViewTest(stack, DisplayConfiguration(dynamicTypeSize: .accessibility3)).size.height > 32)
    }

    @Test func `the text of footnote icons stands at its position`() throws {
        func test(_ position: FootnoteIconsTextPosition) -> ViewTest<some View> {
            ViewTest(
                ObjectItem(title: "Pump", footnoteIcons: avatars(2), footnoteIconsText: "Two people")
                    .footnoteIconsTextPosition(position),
                DisplayConfiguration(width: 358))
        }
        #expect(try test(.leading).text("Two people").frame.minX == 0)
        #expect(try test(.trailing).text("Two people").frame.minX == 30 + 4)
        #expect(try test(.bottom).text("Two people").frame.minY > test(.top).text("Two people").frame.minY)
    }

    @Test func `an object shows the people who belong to it in place of a picture`() throws {
        let item = ObjectItem(title: "Pump", avatars: avatars(2))
        #expect(try ViewTest(item, DisplayConfiguration(width: 358)).text("Pump").frame.minX == 45 + 12)
    }
}
