import CoreGraphics
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUIPresentation
@testable import SwiftUITestHost

/// One finger in menus within menus, in rows of buttons, and in menus that are longer than the screen.
///
/// Numbers: offsets are the ways of the fingers less 10 points of recognition; items are 44 high. Times until a submenu
/// opens, and the pace of scrolling at the ends of a menu, are by eye, not compared with a device.
@MainActor
@Suite("Menus under a finger: deeper and longer ones")
struct SubmenuFingerTests {
    private static let phone = ContextMenuTests.phone

    private struct Deep: View {
        let log: Journal
        var body: some View {
            VStack {
                Menu("View") {
                    Button("Larger") { log("larger") }
                    Menu("Sort") {
                        Button("By Name") { log("name") }
                        Button("By Date") { log("date") }
                    }
                    ControlGroup {
                        Button("Cut", systemImage: "scissors") { log("cut") }
                        Button("Paste", systemImage: "doc") { log("paste") }
                    }
                }
                Spacer()
            }
        }
    }

    private func opened(_ log: Journal) throws -> ViewTest<Deep> {
        let test = ViewTest(Deep(log: log), Self.phone)
        try test.touch("View")
        test.advance(by: 0.25)
        return test
    }

    @Test func `a menu within the menu opens under a finger that stays on its row, which goes on in it`() throws {
        let log = Journal()
        let test = try opened(log)
        try test.move(to: try test.center(of: "Sort"))
        #expect(test.lit == ["Sort"])
        test.advance(by: 0.4)
        #expect(!test.has("By Name"))
        test.advance(by: 0.2)
        #expect(test.has("By Name") && test.lit.isEmpty)
        // The title has come under the finger; staying there does not lead back.
        test.advance(by: 2)
        #expect(test.has("By Name"))
        try test.move(to: try test.center(of: "By Date"))
        #expect(test.lit == ["By Date"])
        try test.lift()
        #expect(log.lines == ["date"])
        #expect(test.elements.map(\.label) == ["View"])
    }

    @Test func `lifting the finger opens it at once, and leads back from its title`() throws {
        let log = Journal()
        let test = try opened(log)
        try test.move(to: try test.center(of: "Sort"))
        try test.lift()
        #expect(test.has("By Name"))
        // Down on an item, and on to the title.
        try test.drag(from: "By Date", to: "Sort")
        #expect(!test.has("By Name") && test.has("Larger"))
        // A finger that passes over the row opens nothing.
        let row = try test.center(of: "Sort")
        try test.touch("Larger")
        test.advance(by: 0.4)
        try test.move(to: row)
        test.advance(by: 0.4)
        try test.move(to: CGPoint(x: row.x, y: row.y + 44))
        test.advance(by: 1)
        #expect(!test.has("By Name"))
        try test.lift()
    }

    @Test func `buttons side by side are chosen one by one`() throws {
        let log = Journal()
        let test = try opened(log)
        try test.move(to: try test.center(of: "Cut"))
        #expect(test.lit == ["Cut"])
        try test.move(to: try test.center(of: "Paste"))
        #expect(test.lit == ["Paste"])
        try test.lift()
        #expect(log.lines == ["paste"])
    }

    @Test func `right to left and upward the finger finds what it is on`() throws {
        let log = Journal()
        var phone = Self.phone
        phone.layoutDirection = .rightToLeft
        let test = ViewTest(
            HStack {
                Menu("View") {
                    Button("First") { log("first") }
                    Button("Second") { log("second") }
                }
                Spacer()
            }
            .frame(maxHeight: .infinity, alignment: .bottom), phone)
        try test.touch("View")
        test.advance(by: 0.25)
        let (first, second) = (try test.center(of: "First"), try test.center(of: "Second"))
        #expect(first.y > second.y && first.x > 195)
        try test.move(to: second)
        #expect(test.lit == ["Second"])
        try test.lift()
        #expect(log.lines == ["second"])
    }

    private struct Long: View {
        let log: Journal
        var body: some View {
            VStack {
                Menu("Country") { ForEach(0..<40) { row in Button("Land \(row)") { log("\(row)") } } }
                Spacer()
            }
        }
    }

    @Test func `a menu longer than the screen scrolls under a finger that moves on it`() throws {
        let log = Journal()
        let test = ViewTest(Long(log: log), Self.phone)
        try test.tap("Country")
        try test.drag("Land 8", by: CGSize(width: 0, height: -100), duration: 1, releases: false)
        #expect(test.lit.isEmpty)
        try test.lift()
        #expect(log.lines.isEmpty && test.contentOffsets.contains { $0.y > 80 })
        // It has come to rest in this time.
        test.advance(by: 3)
        try test.tap("Land 9")
        #expect(log.lines == ["9"])
    }

    @Test func `it scrolls under the finger that has opened it near the ends alone`() throws {
        let log = Journal()
        let test = ViewTest(Long(log: log), Self.phone)
        try test.touch("Country")
        test.advance(by: 0.25)
        let menu = try #require(test.elements.first { $0.role == "menu" }).frame
        try test.move(to: CGPoint(x: menu.midX, y: menu.midY))
        test.advance(by: 1)
        #expect(test.lit.count == 1)
        #expect(test.contentOffsets.allSatisfy { $0.y == 0 })
        try test.move(to: CGPoint(x: menu.midX, y: menu.maxY - 5))
        test.advance(by: 0.5)
        let offset = try #require(test.contentOffsets.first { $0.y > 0 }).y
        #expect(offset > 100 && offset < 250)
        test.advance(by: 20)
        try test.lift()
        #expect(log.lines == ["39"])
    }

    @Test func `where changes are shown gradually a finger finds the items on their way`() throws {
        let log = Journal()
        var phone = Self.phone
        phone.animates = true
        let test = ViewTest(Deep(log: log), phone)
        try test.touch("View")
        test.advance(by: 0.25)
        try test.move(to: try test.center(of: "Larger"))
        try test.lift()
        #expect(log.lines == ["larger"])
        // The closing menu does not take part in the next touch.
        test.advance(by: 0.05)
        try test.touch("View")
        test.advance(by: 0.25)
        try test.move(to: try test.center(of: "Paste"))
        test.advance(by: 0.5)
        try test.lift()
        #expect(log.lines == ["larger", "paste"])
    }
}
