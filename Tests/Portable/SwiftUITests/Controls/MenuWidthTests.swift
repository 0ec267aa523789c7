import Foundation
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUIPresentation
@testable import SwiftUITestHost

/// The widths of menus.
///
/// Numbers: 250 points, or at accessibility sizes the window less margins of 12, at most 400: by eye, not compared with
/// a device. A long title at accessibility5 needs more than three lines of 60; two controls of a palette share the 366
/// of 390 − 2 × 12.
@MainActor
@Suite("Menus: how wide they are")
struct MenuWidthTests {
    private static let long = "Move to the folder of last year"

    private struct Page: View {
        var body: some View {
            Menu("More") {
                Button(MenuWidthTests.long, systemImage: "folder") {}
                ControlGroup {
                    Button("Copy", systemImage: "doc.on.doc") {}
                    Button("Paste", systemImage: "doc") {}
                    Button("Delete", systemImage: "trash") {}
                }
                Menu("Sort") { Button("Name") {} }
            }
        }
    }

    private func page(_ size: DynamicTypeSize, width: CGFloat = 390) throws -> ViewTest<some View> {
        let test = ViewTest(
            Page().environment(\.dynamicTypeSize, size), DisplayConfiguration(width: width, height: 1_400))
        try test.tap("More")
        return test
    }

    private func menu(_ test: ViewTest<some View>) throws -> CGRect {
        try #require(test.elements.first { $0.role == "menu" }).frame
    }

    @Test(arguments: [
        (DynamicTypeSize.xxxLarge, CGFloat(390), CGFloat(250)), (.accessibility1, 390, 366),
        (.accessibility5, 390, 366), (.accessibility5, 844, 400), (.large, 240, 216), (.accessibility5, 320, 296),
    ])
    func `a menu is 250 points wide, in accessibility sizes as wide as its window less the margins, and never wider`(
        size: DynamicTypeSize, window: CGFloat, expected: CGFloat
    ) throws {
        let test = try page(size, width: window)
        #expect(try menu(test).width == expected)
        #expect(try menu(test).minX >= 12)
        #expect(try test.frame(of: Self.long).width == expected)
        try test.tap("Sort")
        #expect(try menu(test).width == expected, "the menu within the menu")
        #expect(try test.frame(of: "Name").width == expected)
    }

    @Test func `a title in accessibility sizes has as many lines as it needs`() throws {
        let test = try page(.accessibility5)
        let row = try test.frame(of: Self.long)
        let title = test.texts.filter { Self.long.contains($0.string.trimmingCharacters(in: .whitespaces)) }
        #expect(!test.texts.contains { $0.string.contains("…") })
        #expect(title.allSatisfy { row.contains($0.frame) })
        #expect(row.height > 3 * 60)
    }

    @Test func `the controls of a group are rows in accessibility sizes, a palette stays a row of pictures`() throws {
        let test = try page(.accessibility3)
        let frames = try ["Copy", "Paste", "Delete"].map { try test.frame(of: $0) }
        #expect(frames.allSatisfy { $0.width == 366 })
        #expect(frames[0].maxY <= frames[1].minY && frames[1].maxY <= frames[2].minY)
        #expect(test.texts.contains { $0.string == "Copy" && $0.fontSize > 30 })

        let palette = ViewTest(
            Menu("More") {
                ControlGroup {
                    Button("One", systemImage: "circle") {}
                    Button("Two", systemImage: "square") {}
                }
                .controlGroupStyle(.palette)
            }
            .environment(\.dynamicTypeSize, .accessibility3), DisplayConfiguration(width: 390, height: 800))
        try palette.tap("More")
        #expect(try palette.frame(of: "One").minY == palette.frame(of: "Two").minY)
        #expect(try palette.frame(of: "One").width == 183)
    }
}
