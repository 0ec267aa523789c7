import CoreGraphics
import SwiftUITestHost
import Testing

/// Views in menus, alerts and dialogs that are no buttons, or more than a title.
///
/// Numbers: font sizes of body 17, title3 20 and footnote 13 (Human Interface Guidelines, Typography); weights 400 and
/// 600 are regular and semibold. Rows of 44 points with insets of 16 in menus are not compared with a device.
@MainActor
@Suite("Menus and dialogs: texts and pictures")
struct MenuTextTests {
    private let phone = ContextMenuTests.phone

    @Test func `a text among the items of a menu stands where their titles stand, and is only to be read`() throws {
        var count = 0
        let test = ViewTest(
            VStack {
                Menu("More") {
                    Text("Three files")
                    Label("Shared", systemImage: "person")
                    Button("Copy") { count += 1 }
                    Section("Section") { Text("One") }
                }
                Spacer()
            }, phone)
        try test.tap("More")
        let menu = try #require(test.elements.first { $0.role == "menu" && $0.isModal }).frame
        let (text, copy) = (try test.text("Three files").frame, try test.text("Copy").frame)
        #expect(text.minX == copy.minX && text.minX == menu.minX + 16)
        #expect(isNear(text.midY, menu.minY + 22, by: 1))
        #expect(isNear(try test.text("Shared").frame.midY, text.midY + 44, by: 1))
        #expect(isNear(copy.midY, text.midY + 88, by: 1))
        #expect(try #require(test.images.first).frame.maxX == menu.maxX - 16)
        #expect(try test.element("Three files").role == "text")
        test.tap(at: CGPoint(x: text.midX, y: text.midY))
        #expect(test.has("Copy") && count == 0)
        // It is an item of its group.
        #expect(try test.text("One").frame.minX == text.minX)
    }

    @Test func `in a bar, or where the button is bold, pictures of items are as large and heavy as anywhere`() throws {
        func picture(_ view: some View) throws -> CGFloat {
            let test = ViewTest(view, phone)
            try test.tap("Open")
            let menu = try #require(test.elements.first { $0.role == "menu" && $0.isModal }).frame
            return try #require(test.images.first { menu.contains($0.frame) }).frame.height
        }
        let menu = Menu("Open") { Button("Shared", systemImage: "person") {} }
        let plain = try picture(menu.frame(maxHeight: .infinity, alignment: .top))
        let bold = menu.fontWeight(.black).imageScale(.small)
        // To a point, for whole pixels.
        #expect(isNear(try picture(NavigationStack { Text("Page").toolbar { menu } }), plain, by: 1))
        #expect(isNear(try picture(bold.frame(maxHeight: .infinity, alignment: .top)), plain, by: 1))
    }

    @Test func `where an item has a mark, texts stand after the room for it as well`() throws {
        let test = ViewTest(
            VStack {
                Menu("More") {
                    Text("Three files")
                    Toggle("Shown", isOn: .constant(true))
                }
                Spacer()
            }, phone)
        try test.tap("More")
        #expect(try test.text("Three files").frame.minX == test.text("Shown").frame.minX)
    }

    @Test func `texts in menus, alerts and dialogs look as the place has them, whatever they say themselves`() throws {
        func styled(_ text: String) -> Text { Text(text).font(.largeTitle).bold().italic().foregroundStyle(.green) }
        let menu = ViewTest(
            VStack {
                Menu("More") {
                    Button {
                    } label: {
                        styled("Copy")
                    }
                    Picker(selection: .constant(1)) {
                        styled("Small").tag(1)
                    } label: {
                        Text("Size")
                    }
                }
                Spacer()
            }, phone)
        try menu.tap("More")
        for name in ["Copy", "Small"] {
            let text = try menu.text(name)
            #expect(text.fontSize == 17 && text.fontWeight == 400, "\(name)")
        }
        let actions = Button {
        } label: {
            styled("Yes")
        }
        let alert = ViewTest(
            Text("Page").alert(styled("Ask"), isPresented: .constant(true)) {
                actions
                TextField("Name", text: .constant("Anna"))
            } message: {
                Text("**Not** [here](https://example.com)")
            }, phone)
        let (title, yes, message) = (try alert.text("Ask"), try alert.text("Yes"), try alert.text("Not here"))
        #expect(title.fontSize == 17 && title.fontWeight == 600)
        #expect(yes.fontSize == 17 && yes.fontWeight == 400)
        #expect(message.fontSize == 13 && message.fontWeight == 400)
        #expect(!alert.elements.contains { $0.role == "link" })
        let dialog = ViewTest(
            Text("Page").confirmationDialog(styled("Ask"), isPresented: .constant(true), titleVisibility: .visible) {
                actions
            }, phone)
        #expect(try dialog.text("Ask").fontSize == 13 && dialog.text("Yes").fontSize == 20)
    }

    @Test func `the buttons of alerts and dialogs show the titles of their labels alone`() throws {
        let alert = ViewTest(
            Text("Page").alert("Ask", isPresented: .constant(true)) {
                Button("Archive", systemImage: "archivebox") {}
                Button("Cancel", role: .cancel) {}
            }, phone)
        #expect(alert.images.isEmpty)
        #expect(try alert.element("Archive").role == "button")
        let dialog = ViewTest(
            Text("Page").confirmationDialog("Ask", isPresented: .constant(true)) {
                Button("Archive", systemImage: "archivebox") {}
            }, phone)
        #expect(dialog.images.isEmpty)
        #expect(isNear(try dialog.text("Archive").frame.midX, 195, by: 0.5))
    }
}
