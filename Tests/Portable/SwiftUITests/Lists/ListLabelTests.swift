import Drawing
import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore

/// Labels in rows, whose titles wrap around their pictures in the largest type.
///
/// Numbers: 16 points between a picture and its title in lists, and titles that continue below their picture, as laid
/// out today; not compared with a device. Plain margin and inset of 16 bound the start of the title.
@MainActor
@Suite("Lists: labels")
struct ListLabelTests {
    private func screen(
        _ size: DynamicTypeSize = .accessibility3, _ direction: LayoutDirection = .leftToRight
    ) -> DisplayConfiguration {
        DisplayConfiguration(width: 390, height: 900, dynamicTypeSize: size, layoutDirection: direction)
    }

    private struct Sounds: View {
        var title = "Sounds of the whole house"
        var body: some View {
            List { Label(title, systemImage: "bell") }
        }
    }

    private func run<V: View>(
        _ start: String, in test: ViewTest<V>
    ) throws -> (text: String, left: CGFloat, right: CGFloat) {
        try #require(Drawn.runs(test.displayList).first { $0.text.hasPrefix(start) })
    }

    @Test(arguments: [DynamicTypeSize.large, .xxxLarge])
    func `in a column of their own below accessibility sizes`(size: DynamicTypeSize) throws {
        let test = ViewTest(Sounds(title: "Sounds of the whole house and of all its gardens"), screen(size))
        let (title, picture) = (test.texts[0].frame, try #require(test.images.first).frame)
        #expect(title.minX > picture.maxX)
        #expect(try run("Sounds", in: test).left == title.minX)
        #expect(Drawn.runs(test.displayList).allSatisfy { $0.left >= title.minX })
    }

    @Test func `further lines begin where the picture does, the first one beside it`() throws {
        let test = ViewTest(Sounds(), screen())
        let (title, picture) = (test.texts[0], try #require(test.images.first).frame)
        let lines = Drawn.runs(test.displayList)
        try #require(lines.count >= 2 && lines.count == title.baselines.count)
        // 16 between the picture and its title, as in a column, which is a little wider than the bell.
        #expect(lines[0].left >= picture.maxX + 16)
        #expect(lines.dropFirst().allSatisfy { abs($0.left - title.frame.minX) < 0.5 })
        #expect(title.frame.minX <= picture.minX)
        #expect(picture.minY < title.baselines[0] && picture.maxY < title.baselines[1])
        #expect(lines.allSatisfy { $0.right <= title.frame.maxX + 0.5 })
        // No line breaks within a word.
        #expect(lines.map(\.text).joined(separator: " ").split(separator: " ") == title.string.split(separator: " "))
        #expect(test.elements.map(\.label) == ["Sounds of the whole house"])
    }

    @Test func `the same from right to left`() throws {
        let test = ViewTest(Sounds(), screen(.accessibility3, .rightToLeft))
        let (title, picture) = (test.texts[0], try #require(test.images.first).frame)
        let lines = Drawn.runs(test.displayList)
        #expect(lines[0].right <= picture.minX - 16)
        #expect(lines.dropFirst().allSatisfy { abs($0.right - title.frame.maxX) < 0.5 })
        #expect(title.frame.maxX >= picture.maxX)
    }

    @Test func `a word without room beside the picture goes below it, whole`() throws {
        let test = ViewTest(Sounds(title: "Notifications"), screen(.accessibility5))
        let (title, picture) = (test.texts[0], try #require(test.images.first).frame)
        #expect(try run("Notifications", in: test).left == title.frame.minX)
        #expect(picture.maxY <= title.baselines[1])
        #expect(!title.isTruncated)
    }

    @Test func `a subtitle stands below the picture, too`() throws {
        let label = Label {
            VStack(alignment: .leading) {
                Text("House")
                Text("Two rooms")
            }
        } icon: {
            Image(systemName: "bell")
        }
        let test = ViewTest(List { label }, screen())
        let picture = try #require(test.images.first).frame
        #expect(try run("House", in: test).left >= picture.maxX + 16)
        #expect(try run("Two", in: test).left <= picture.minX)
        let subtitle = try test.text("Two rooms").frame
        // Symbols hang below the line by less than a quarter of the spacing.
        #expect(subtitle.minY >= picture.maxY - 1)
    }

    @Test func `a picture that reaches below the first line keeps its column`() throws {
        let label = Label {
            Text("Sounds of the whole house")
        } icon: {
            Color.red.frame(width: 60, height: 160).alignmentGuide(.firstTextBaseline) { $0[VerticalAlignment.center] }
        }
        let test = ViewTest(List { label }, screen())
        let title = test.texts[0].frame
        #expect(title.minX >= 16 + 16 + 60 + 16)
        #expect(Drawn.runs(test.displayList).allSatisfy { $0.left >= title.minX - 0.5 })
    }

    @Test func `outside of lists the picture has its column in all sizes`() throws {
        let test = ViewTest(Label("Sounds of the whole house", systemImage: "bell"), screen())
        #expect(Drawn.runs(test.displayList).allSatisfy { $0.left >= test.texts[0].frame.minX - 0.5 })
        #expect(try test.texts[0].frame.minX > #require(test.images.first).frame.maxX)
    }

    private struct Sides: View {
        var picture: String
        var body: some View {
            List {
                Label {
                    HStack(alignment: .lastTextBaseline, spacing: 4) {
                        Text("Sounds of the whole house and garden")
                        Text("some of the rooms upstairs")
                    }
                } icon: {
                    Image(systemName: picture)
                }
            }
        }
    }

    @Test(arguments: [("bell", "person.3"), ("person.3", "bell")])
    func `stacks in titles divide their room anew with another picture`(old: String, new: String) {
        let (test, fresh) = (ViewTest(Sides(picture: old), screen()), ViewTest(Sides(picture: new), screen()))
        _ = test.texts
        test.update(Sides(picture: new))
        #expect(test.texts.map(\.frame) == fresh.texts.map(\.frame))
        #expect(test.texts.map(\.frame) != ViewTest(Sides(picture: old), screen()).texts.map(\.frame))
    }

    private struct Changing: View {
        @State private var size = DynamicTypeSize.large
        @State private var isPlain = true
        @State private var picture = "bell"
        var body: some View {
            List {
                Label {
                    if isPlain { Text("Sounds\nand more") } else { Text("Songs\nand more") }
                } icon: {
                    Image(systemName: picture)
                }
                .dynamicTypeSize(size)
                Button("Size") { size = size == .large ? .accessibility3 : .large }
                Button("Title") { isPlain.toggle() }
                Button("Picture") { picture = picture == "bell" ? "person.3" : "bell" }
            }
        }
    }

    @Test func `titles, pictures and sizes may change at any time`() throws {
        let test = ViewTest(Changing(), screen(.large))
        let column = try run("Sounds", in: test).left
        try test.tap("Size")
        let large = try run("Sounds", in: test).left
        #expect(large > column)
        #expect(try run("and", in: test).left < column)
        try test.tap("Title")
        #expect(try run("Songs", in: test).left == large)
        #expect(try run("and", in: test).left < column)
        try test.tap("Picture")
        let picture = try #require(test.images.first).frame
        #expect(try run("Songs", in: test).left >= picture.maxX + 16)
        try test.tap("Picture")
        #expect(try run("Songs", in: test).left == large)
        try test.tap("Size")
        #expect(try run("Songs", in: test).left == column)
        #expect(try run("and", in: test).left == column)
    }
}
