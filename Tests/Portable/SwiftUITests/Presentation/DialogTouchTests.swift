import CoreGraphics
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUIPresentation
@testable import SwiftUITestHost

/// Touches on alerts and dialogs, also on those that do not fit the screen.
///
/// Numbers: buttons of 57 points, margins of 8, as wide as the shorter side of the window allows (390 − 16, 430 − 16):
/// as laid out today, not compared with a device.
@MainActor
@Suite("Alerts and dialogs under a finger")
struct DialogTouchTests {
    private let phone = ContextMenuTests.phone
    private let log = Journal()

    private func alert(_ log: Journal, message: String = "Message", buttons: Int = 2) -> some View {
        Text("Page").alert("Title", isPresented: .constant(true)) {
            TextField("Name", text: .constant(""))
            ForEach(0..<buttons, id: \.self) { row in Button("Button \(row)") { log("\(row)") } }
            Button("Off") {}.disabled(true)
        } message: {
            Text(verbatim: message)
        }
    }

    @Test func `a finger slides from button to button of an alert and chooses where it is lifted`() throws {
        let test = ViewTest(alert(log), phone)
        try test.touch("Button 0")
        #expect(test.lit == ["Button 0"])
        try test.move(to: try test.center(of: "Off"))
        #expect(test.lit.isEmpty)
        try test.move(to: try test.center(of: "Button 1"))
        #expect(test.lit == ["Button 1"])
        try test.lift()
        #expect(log.lines == ["1"])
        // A touch beside the buttons chooses nothing.
        try test.drag(from: "Button 0", to: "Message")
        #expect(log.lines == ["1"])
        try test.tap("Name")
        #expect(test.focusedElement?.label == "Name")
    }

    @Test func `so does one on a dialog, and on to the button that cancels`() throws {
        struct Choosing: View {
            let log: Journal
            @State private var isUp = true
            var body: some View {
                Text("Page").confirmationDialog("Colour", isPresented: $isUp) {
                    Button("Red") { log("red") }
                    Button("Blue", role: .destructive) { log("blue") }
                    Button("None", role: .cancel) { log("none") }
                }
            }
        }
        let test = ViewTest(Choosing(log: log), phone)
        try test.touch("Red")
        try test.move(to: try test.center(of: "Blue"))
        // The cancel button has a separate plate.
        #expect(test.lit == ["Blue", "None"])
        try test.move(to: try test.center(of: "None"))
        #expect(test.lit == ["None"])
        try test.lift()
        #expect(log.lines == ["none"] && !test.has("Red"))
        var wide = DisplayConfiguration(width: 1_024, height: 768, horizontalSizeClass: .regular)
        wide.safeAreaInsets.top = 24
        let popover = ViewTest(Choosing(log: log), wide)
        #expect(!popover.has("None"))
        try popover.drag(from: "Red", to: "Blue")
        #expect(log.lines == ["none", "blue"])
    }

    @Test func `a long message and many buttons scroll, all of an alert is on the screen`() throws {
        let test = ViewTest(
            alert(log, message: String(repeating: "It goes on and on. ", count: 100), buttons: 30), phone)
        let panel = try #require(test.elements.first { $0.role == "alert" }).frame
        #expect(panel.minY >= 47 && panel.maxY <= 844 - 34)
        let (top, bottom) = (CGPoint(x: 195, y: panel.minY + 100), CGPoint(x: 195, y: panel.maxY - 100))
        test.scroll(at: bottom, y: 5_000)
        #expect(try test.frame(of: "Off").maxY <= panel.maxY + 0.5)
        try test.tap("Button 29")
        #expect(log.lines == ["29"])
        test.scroll(at: top, y: 5_000)
        try test.tap("Name")
        // A finger that moves along the buttons scrolls, and chooses none.
        test.drag(from: bottom, to: CGPoint(x: 195, y: bottom.y + 80), duration: 1)
        test.advance(by: 3)
        #expect(log.lines == ["29"])
        #expect(try test.frame(of: "Off").minY > panel.maxY)
    }

    @Test func `the button that cancels a long dialog stays in reach`() throws {
        let dialog = Text("Page").confirmationDialog("Colour", isPresented: .constant(true)) {
            ForEach(0..<30) { row in Button("Button \(row)") { log("\(row)") } }
        }
        let test = ViewTest(dialog, phone)
        #expect(try test.frame(of: "Cancel") == CGRect(x: 8, y: 844 - 34 - 8 - 57, width: 374, height: 57))
        #expect(try test.frame(of: "Button 0").minY >= 47)
        test.scroll(at: CGPoint(x: 195, y: 400), y: 5_000)
        #expect(try abs(test.frame(of: "Button 29").maxY - (test.frame(of: "Cancel").minY - 8)) < 1)
        try test.tap("Button 29")
        #expect(log.lines == ["29"])
        // As wide as a larger phone has room for, held upright or not.
        var large = phone
        (large.width, large.height) = (430, 932)
        #expect(try ViewTest(dialog, large).frame(of: "Cancel").width == 414)
        (large.width, large.height, large.safeAreaInsets) = (932, 430, EdgeInsets())
        #expect(try ViewTest(dialog, large).frame(of: "Cancel").width == 414)
    }

    @Test func `a dialog slides in from the edge of the screen`() throws {
        struct Page: View {
            @State private var isUp = false
            var body: some View {
                Button("Ask") { isUp = true }.confirmationDialog("Colour", isPresented: $isUp) { Button("Red") {} }
            }
        }
        var moving = phone
        moving.animates = true
        let test = ViewTest(Page(), moving)
        try test.tap("Ask")
        func top() throws -> CGFloat {
            try #require(test.displayList.fills.last { $0.size == CGSize(width: 374, height: 57) }).minY
        }
        test.advance(by: 0.05)
        #expect(try top() > 844 - 34 - 8 - 57 + 50)
        test.advance(by: 1)
        #expect(try top() == 844 - 34 - 8 - 57)
    }

    @Test func `pictures beside the titles of menu items are not spoken`() throws {
        let test = ViewTest(Menu("Edit") { Button("Copy", systemImage: "doc.on.doc") {} }, phone)
        try test.tap("Edit")
        #expect(test.has("Copy"))
    }

    @Test func `a button acts before its alert goes, which it does in any case`() throws {
        struct Page: View {
            let log: Journal
            @State private var isAlert = false
            @State private var isDialog = false
            var body: some View {
                VStack {
                    Button("Ask") { isAlert = true }
                    Button("Choose") { isDialog = true }
                }
                .alert("Question", isPresented: $isAlert) {
                    Button("Yes") {
                        log("\(isAlert)")
                        isAlert = true
                    }
                }
                .confirmationDialog("Colour", isPresented: $isDialog) {
                    Button("Red") {
                        log("\(isDialog)")
                        isDialog = true
                    }
                }
            }
        }
        let test = ViewTest(Page(log: log), phone)
        try test.tap("Ask")
        try test.tap("Yes")
        #expect(!test.has("Yes") && test.has("Ask"))
        try test.tap("Choose")
        try test.tap("Red")
        #expect(!test.has("Red") && test.has("Ask"))
        #expect(log.lines == ["true", "true"])
    }
}
