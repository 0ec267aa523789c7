import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUIInteraction
@testable import SwiftUIPresentation

/// The menu to cut, copy and paste by touch.
///
/// Numbers: places in the text count its bytes. The menu is 44 points high, keeps 8 from the edges and 17 from the text
/// (8, and 9 of the handle's knob), as laid out today; not compared with a device.
@MainActor
struct EditMenuTests {
    private struct Screen: View {
        @State var text = "hello world"
        @State private var secret = "secret"
        @State private var taps = 0
        var axis = Axis.horizontal
        var alignment = Alignment.center

        var body: some View {
            VStack(spacing: 40) {
                TextField("Field", text: $text, axis: axis)
                SecureField("Secret", text: $secret)
                Button("tapped \(taps)") { taps += 1 }
            }
            .frame(width: 200)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        }
    }

    private func display(
        width: CGFloat = 390, height: CGFloat = 400, direction: LayoutDirection = .leftToRight,
        locale: String = "en_US"
    ) -> DisplayConfiguration {
        DisplayConfiguration(
            width: width, height: height, layoutDirection: direction, locale: Locale(identifier: locale))
    }

    /// The titles of the menu, in reading order.
    private func menu(_ test: ViewTest<some View>) -> [String] {
        let elements = test.elements
        guard let start = elements.firstIndex(where: { $0.role == "menu" }) else { return [] }
        return elements[(start + 1)...].map(\.label)
    }

    private func bar(_ test: ViewTest<some View>) throws -> CGRect {
        try #require(test.elements.first { $0.role == "menu" }).frame
    }

    /// Puts the cursor at a part of the width of the text.
    private func tap(_ test: ViewTest<some View>, _ name: String = "Field", at x: CGFloat = 30) throws {
        let frame = try test.frame(of: name)
        test.tap(at: CGPoint(x: frame.minX + x, y: frame.midY))
    }

    private func doubleTap(_ test: ViewTest<some View>, _ name: String = "Field", at x: CGFloat = 30) throws {
        let frame = try test.frame(of: name)
        test.doubleTap(at: CGPoint(x: frame.minX + x, y: frame.midY))
    }

    @Test func `a tap on the cursor shows and hides the menu`() throws {
        let test = ViewTest(Screen(), display())
        try tap(test)
        #expect(menu(test) == [], "the first tap begins to edit")
        test.advance(by: 1)
        try tap(test)
        #expect(menu(test) == ["Select", "Select All"])
        test.advance(by: 1)
        try tap(test)
        #expect(menu(test) == [])
        test.advance(by: 1)
        try tap(test)
        test.advance(by: 1)
        try tap(test, at: 60)
        #expect(menu(test) == [], "elsewhere it moves the cursor")
        test.pasteboard = "x"
        test.advance(by: 1)
        try tap(test, at: 60)
        #expect(menu(test) == ["Select", "Select All", "Paste"])
    }

    @Test func `words are selected copied cut and pasted`() throws {
        let test = ViewTest(Screen(), display())
        try tap(test)
        test.advance(by: 1)
        try tap(test)
        try test.tap("Select")
        #expect(test.textInput?.selection == 0..<5)
        #expect(menu(test) == ["Cut", "Copy"])
        try test.tap("Copy")
        #expect(test.pasteboard == "hello" && menu(test) == [])
        #expect(test.textInput?.selection == 0..<5)
        test.advance(by: 1)
        try tap(test)
        #expect(menu(test) == ["Cut", "Copy", "Paste"], "a tap on what is selected")
        try test.tap("Cut")
        #expect(try test.element("Field").value == " world")
        #expect(menu(test) == [])
        test.press(.rightArrow, modifiers: .command)
        test.advance(by: 1)
        try tap(test, at: 190)
        try test.tap("Paste")
        #expect(try test.element("Field").value == " worldhello")
        #expect(menu(test) == [])
        test.advance(by: 1)
        try tap(test, at: 190)
        try test.tap("Select All")
        #expect(test.textInput?.selection == 0..<11)
        #expect(menu(test) == ["Cut", "Copy", "Paste"])
    }

    @Test func `secrets are not copied`() throws {
        let test = ViewTest(Screen(), display())
        try doubleTap(test, "Secret")
        #expect(test.textInput?.selection == 0..<6)
        #expect(menu(test) == [])
        test.pasteboard = "new"
        test.advance(by: 1)
        try tap(test, "Secret")
        #expect(menu(test) == ["Paste"])
        try test.tap("Paste")
        #expect(try test.element("Secret").value == "•••")
        #expect(test.pasteboard == "new")
    }

    @Test func `keys touches elsewhere and the end of editing hide it`() throws {
        func opened() throws -> ViewTest<Screen> {
            let test = ViewTest(Screen(), display())
            try doubleTap(test)
            #expect(menu(test) == ["Cut", "Copy"])
            return test
        }
        var test = try opened()
        try test.type("x")
        #expect(menu(test) == [])
        test = try opened()
        test.press(.rightArrow)
        #expect(menu(test) == [])
        test = try opened()
        try test.tap("tapped 0")
        #expect(menu(test) == [] && test.has("tapped 1"), "the tap is not lost")
        test = try opened()
        test.tap(at: CGPoint(x: 195, y: 395))
        #expect(menu(test) == [])
        test = try opened()
        test.press(.tab)
        #expect(menu(test) == [])
    }

    @Test func `it stands above the text or below it where there is no room`() throws {
        var test = ViewTest(Screen(), display())
        try doubleTap(test)
        var selection = try #require(test.textInput?.selectionRects.first)
        // The knob of the first handle reaches 9 points above the line, the menu keeps 8 from it.
        #expect(try isNear(bar(test).maxY, selection.minY - 17, by: 1))
        #expect(try isNear(bar(test).midX, selection.midX, by: 1))
        #expect(try bar(test).height == 44)
        test = ViewTest(Screen(alignment: .top), display())
        try doubleTap(test)
        selection = try #require(test.textInput?.selectionRects.first)
        #expect(try isNear(bar(test).minY, selection.maxY + 17, by: 1))
        test = ViewTest(Screen(alignment: .leading), display())
        try doubleTap(test, at: 4)
        #expect(try bar(test).minX == 8)
        test = ViewTest(Screen(text: "x", alignment: .trailing), display(direction: .rightToLeft))
        try tap(test, at: 195)
        test.advance(by: 1)
        try tap(test, at: 195)
        #expect(try bar(test).minX >= 8 && bar(test).maxX <= 382)
        let long = Array(repeating: "line", count: 30).joined(separator: "\n")
        test = ViewTest(Screen(text: long, axis: .vertical), display())
        try tap(test)
        test.press("a", modifiers: .command)
        test.advance(by: 1)
        test.tap(at: CGPoint(x: 110, y: 200))
        #expect(try isNear(bar(test).midY, 200, by: 60), "over what is as high as the screen")
    }

    @Test func `narrow screens show the rest on demand`() throws {
        let test = ViewTest(Screen(), display(width: 260, locale: "de_DE"))
        test.pasteboard = "x"
        try tap(test)
        test.advance(by: 1)
        try tap(test)
        #expect(menu(test) == ["Auswählen", "Mehr"])
        try test.tap("Mehr")
        #expect(menu(test) == ["Zurück", "Alles auswählen", "Mehr"])
        #expect(try bar(test).minX >= 8 && bar(test).maxX <= 252)
        try test.tap("Zurück")
        #expect(menu(test) == ["Auswählen", "Mehr"])
    }

    @Test func `its first word is at the right in right to left`() throws {
        let test = ViewTest(Screen(), display(direction: .rightToLeft))
        try doubleTap(test, at: 180)
        #expect(try test.frame(of: "Cut").minX > test.frame(of: "Copy").minX)
    }

    private struct Page: View {
        @State private var text = "hello world"

        var body: some View {
            ScrollView {
                Color.clear.frame(height: 300)
                TextField("Field", text: $text)
                Color.clear.frame(height: 1500)
            }
            .scrollDismissesKeyboard(.never)
        }
    }

    @Test func `it is away while a finger scrolls`() throws {
        let test = ViewTest(Page(), display(height: 600))
        try doubleTap(test)
        let before = try bar(test)
        let finger = CGPoint(x: 200, y: 500)
        test.drag(from: finger, to: CGPoint(x: 200, y: 450), duration: 0.5, releases: false)
        #expect(menu(test) == [])
        #expect(test.textInput?.selection == 0..<5)
        test.drag(from: CGPoint(x: 200, y: 450), to: CGPoint(x: 200, y: 450))
        test.advance(by: 3)
        #expect(menu(test) == [], "a touch elsewhere takes it down")
        test.tap(at: CGPoint(x: 30, y: try test.frame(of: "Field").midY))
        let after = try bar(test)
        #expect(after.minY < before.minY)
        // A wheel moves it with the text; it is hidden while the text is out of view.
        test.scroll(at: finger, y: 20)
        #expect(try isNear(bar(test).minY, after.minY - 20))
        test.scroll(at: finger, y: 700)
        #expect(menu(test) == [])
        test.scroll(at: finger, y: -700)
        #expect(try isNear(bar(test).minY, after.minY - 20))
    }

    @Test func `assistive technology has the same actions`() throws {
        let test = ViewTest(Screen(), display())
        #expect(try test.element("Field").actions.filter { $0 != "activate" } == [])
        try tap(test)
        #expect(try test.element("Field").actions.filter { $0 != "activate" } == ["Select", "Select All"])
        test.press("a", modifiers: .command)
        test.pasteboard = "new"
        #expect(
            try test.element("Field").actions.filter { $0 != "activate" }
                == ["Cut", "Copy", "Paste"])
    }

    private struct Sheet: View {
        @State private var isShown = true
        @State private var text = "hello world"

        var body: some View {
            Text("below")
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .sheet(isPresented: $isShown) {
                    List {
                        TextField("Field", text: $text)
                        Button("Close") { isShown = false }
                    }
                }
        }
    }

    @Test func `it lies over sheets and goes with them`() throws {
        let test = ViewTest(Sheet(), display(height: 800))
        try doubleTap(test)
        #expect(menu(test) == ["Cut", "Copy"])
        try test.tap("Copy")
        #expect(test.pasteboard == "hello")
        try doubleTap(test)
        test.press("v", modifiers: .command)
        try test.tap("Close")
        #expect(menu(test) == [] && test.has("below"))
    }

    @Test func `it fades and may come back meanwhile`() throws {
        let test = ViewTest(Screen(), DisplayConfiguration(width: 390, height: 400, animates: true))
        try doubleTap(test)
        test.advance(by: 0.1)
        #expect(test.isAnimating)
        test.advance(by: 1)
        #expect(menu(test) == ["Cut", "Copy"] && !test.isAnimating)
        try tap(test, at: 100)
        #expect(menu(test) == [])
        test.advance(by: 0.05)
        try doubleTap(test)
        #expect(menu(test) == ["Cut", "Copy"])
        test.tap(at: CGPoint(x: 195, y: 395))
        #expect(menu(test) == [], "the one that is there goes, not only the one that was going")
        test.advance(by: 1)
        #expect(!test.isAnimating)
    }

    @Test func `disabled fields have none`() throws {
        let test = ViewTest(Screen().disabled(true), display())
        let frame = try test.frame(of: "Field")
        test.doubleTap(at: CGPoint(x: frame.minX + 30, y: frame.midY))
        #expect(menu(test) == [])
    }
}
