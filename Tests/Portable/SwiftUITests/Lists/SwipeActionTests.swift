import Foundation
import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore

/// Swipe actions as accessibility actions of rows, for people who do not swipe.
///
/// Numbers: 60 and 69 points of content with insets of 11 are rows of 82 and 91; buttons show titles from 91 on, as
/// drawn today; not compared with a device. Other places are halves of the display's width.
@MainActor
@Suite("Lists: swipe actions as actions of the row")
struct SwipeActionTests {
    private final class Log: @unchecked Sendable {
        var lines: [String] = []
    }

    private struct Mails: View {
        @State var mails = ["A", "B", "C"]
        @State var isFlagged = false
        let log: Log

        var body: some View {
            List {
                ForEach(mails, id: \.self) { mail in
                    Text(mail)
                        .swipeActions {
                            Button("Archive", systemImage: "archivebox") { mails.removeAll { $0 == mail } }
                            Button(isFlagged ? "Unflag" : "Flag") { isFlagged.toggle() }
                            Button("Never") { log.lines.append("never") }.disabled(true)
                        }
                        .swipeActions(edge: .leading) { Button("Read") { log.lines.append("read \(mail)") } }
                }
                ForEach(["D", "E"], id: \.self) { Text($0).deleteDisabled($0 == "E") }
                    .onDelete { log.lines.append("delete \($0.first ?? -1)") }
                Text("plain")
            }
        }
    }

    private let screen = DisplayConfiguration(width: 390, height: 700)

    @Test func `rows have the actions of their buttons`() throws {
        let log = Log()
        let test = ViewTest(Mails(log: log), screen)
        #expect(try test.element("A").actions == ["Archive", "Flag", "Read"])
        #expect(try test.element("D").actions == ["Delete"])
        #expect(try test.element("E").actions == [])
        #expect(try test.element("plain").actions == [])
        try test.perform("Read", on: "B")
        try test.perform("Delete", on: "D")
        #expect(log.lines == ["read B", "delete 0"])
        #expect(!test.has("Archive"), "no row has been opened")
    }

    @Test func `what an action does and is called follows the row`() throws {
        let test = ViewTest(Mails(log: Log()), screen)
        try test.perform("Flag", on: "A")
        #expect(try test.element("A").actions == ["Archive", "Unflag", "Read"])
        try test.perform("Archive", on: "B")
        #expect(test.texts.map(\.string) == ["A", "C", "D", "E", "plain"])
    }

    @Test func `a long pull does not do what a first button is for that is disabled`() throws {
        let log = Log()
        let test = ViewTest(
            List {
                Text("off").swipeActions {
                    Button("Never") { log.lines.append("never") }.disabled(true)
                    Button("Flag") { log.lines.append("flag") }
                }
            }, screen)
        let y = try test.frame(of: "off").midY
        test.drag(from: CGPoint(x: 366, y: y), to: CGPoint(x: 30, y: y), duration: 1)
        #expect(try test.frame(of: "Flag").minX > 200, "the buttons stay open beside the row")
        #expect(log.lines == [])
    }

    @Test func `the words are those of the place`() throws {
        var german = screen
        german.locale = Locale(identifier: "de_DE")
        #expect(try ViewTest(Mails(log: Log()), german).element("D").actions == ["Löschen"])
    }

    @Test func `in a high row the pictures of buttons have their titles below`() throws {
        func titles(height: CGFloat) throws -> ViewTest<some View> {
            let test = ViewTest(
                List {
                    Text("A").frame(height: height)
                        .swipeActions { Button("Archive", systemImage: "archivebox") {} }
                }
                .listStyle(.plain), screen)
            test.drag(from: CGPoint(x: 300, y: 20), to: CGPoint(x: 220, y: 20), duration: 1)
            return test
        }
        let low = try titles(height: 60)
        #expect(!low.texts.contains { $0.string == "Archive" } && low.has("Archive"))
        let high = try titles(height: 69)
        let (title, picture) = (try high.text("Archive").frame, try #require(high.images.first).frame)
        #expect(title.minY > picture.maxY - 2 && isNear(title.midX, picture.midX, by: 1))
        #expect(high.elements.filter { $0.label == "Archive" }.count == 1)
    }
}
