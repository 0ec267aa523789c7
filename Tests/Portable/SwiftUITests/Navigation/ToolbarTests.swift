import Combine
import SwiftUITestHost
import Testing

/// The items of toolbars, and their placement.
///
/// Numbers: bars of 44 points on the safe area, which ends at 810 of 844, tab bars of 49, titles of 17 and 34 (project
/// facts, iOS metrics): 766, 788 in the middle, 761 above tabs. Margins of 16 are the default padding. Limits of
/// evaluations bound this implementation.
@MainActor
@Suite("Toolbars")
struct ToolbarTests {
    private let phone = DisplayConfiguration(
        width: 390, height: 844, safeAreaInsets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))

    // MARK: The keyboard

    private struct Entry: View {
        @State private var name = ""
        @FocusState private var isNameFocused: Bool
        @State private var count = 0

        var body: some View {
            NavigationStack {
                VStack {
                    TextField("Name", text: $name).focused($isNameFocused)
                        .toolbar {
                            ToolbarItemGroup(placement: .keyboard) {
                                Button("Count \(count)") { count += 1 }
                                Spacer()
                            }
                        }
                    TextField("Other", text: $name)
                    Color.blue.accessibilityElement().accessibilityLabel("Rest")
                }
                .toolbar {
                    ToolbarItem(placement: .keyboard) { Button("Done") { isNameFocused = false } }
                }
                .navigationTitle("Entry")
                .navigationBarTitleDisplayMode(.inline)
            }
        }
    }

    @Test func `items for the keyboard are at the lower edge while text is entered`() throws {
        let test = ViewTest(Entry(), phone)
        #expect(!test.has("Done"))
        try test.tap("Name")
        let (done, count) = (try test.frame(of: "Done"), try test.frame(of: "Count 0"))
        #expect(abs(done.midY - 788) <= 0.5 && abs(count.midY - 788) <= 0.5)
        #expect(count.minX == 16 && done.maxX == 374)
        #expect(try test.frame(of: "Rest").maxY == 766)
        try test.tap("Done")
        #expect(!test.has("Done") && !test.has("Count 0"))
        #expect(try test.frame(of: "Rest").maxY == 810)
    }

    @Test func `only the items of views around the field count, and they follow state`() throws {
        let test = ViewTest(Entry(), phone)
        try test.tap("Other")
        #expect(test.has("Done") && !test.has("Count 0"))
        try test.tap("Name")
        try test.tap("Count 0")
        #expect(test.has("Count 1"))
    }

    @Test func `without a navigation container there is such a bar as well`() throws {
        let name = Written("")
        let test = ViewTest(
            TextField("Name", text: name.binding).toolbar {
                ToolbarItemGroup(placement: .keyboard) { Button("Done") {} }
            }, phone)
        try test.tap("Name")
        #expect(try test.frame(of: "Done").minX == 16)
    }

    private struct Note: View {
        @State private var text = ""

        var body: some View {
            VStack(spacing: 0) {
                TextField("Note", text: $text)
                    .toolbar { ToolbarItem(placement: .keyboard) { Text("Hint") } }
                Color.blue.accessibilityElement().accessibilityLabel("Rest")
            }
        }
    }

    private func lowerEdge(_ view: some View) throws -> CGFloat {
        let test = ViewTest(view, phone)
        #expect(!test.has("Hint"))
        try test.tap("Note")
        #expect(abs(try test.frame(of: "Hint").midY - 788) <= 0.5)
        return try test.frame(of: "Rest").maxY
    }

    @Test func `content keeps clear of the keyboard's bar, whatever it stands in`() throws {
        // The bar is 44 high and stands on the safe area, which ends at 810.
        #expect(try lowerEdge(Note()) == 766)
        #expect(try lowerEdge(NavigationStack { Note() }) == 766)
        #expect(try lowerEdge(Color.clear.sheet(isPresented: .constant(true)) { Note() }) == 766)
        #expect(try lowerEdge(Color.clear.fullScreenCover(isPresented: .constant(true)) { Note() }) == 766)
        #expect(try lowerEdge(TabView { Note().tabItem { Text("Notes") } }) == 766)
        #expect(try lowerEdge(TabView { NavigationStack { Note() }.tabItem { Text("Notes") } }) == 766)
        #expect(try lowerEdge(TabView { NavigationStack { Note() } }.tabViewStyle(.page)) == 766)
        #expect(try lowerEdge(Note().ignoresSafeArea(.keyboard)) == 810)
    }

    @Test func `the keyboard's bar covers the tabs`() throws {
        let test = ViewTest(TabView { NavigationStack { Note() }.tabItem { Text("Notes") } }, phone)
        #expect(test.has("Notes"))
        #expect(try test.frame(of: "Rest").maxY == 761)
        try test.tap("Note")
        #expect(!test.has("Notes") && !test.texts.contains { $0.string == "Notes" })
    }

    @Test func `the bar goes with its view`() throws {
        struct Screen: View {
            @State private var isShown = true
            @State private var name = ""

            var body: some View {
                VStack {
                    Button("Toggle") { isShown.toggle() }
                    if isShown {
                        TextField("Name", text: $name).toolbar { ToolbarItem(placement: .keyboard) { Text("Hint") } }
                    }
                }
            }
        }
        let test = ViewTest(Screen(), phone)
        try test.tap("Name")
        #expect(test.has("Hint"))
        try test.tap("Toggle")
        #expect(!test.has("Hint"))
    }

    // MARK: Custom content

    private final class Model: ObservableObject {
        @Published var name = "Draft"
    }

    private struct Actions: ToolbarContent {
        @ObservedObject var model: Model
        @State private var count = 0
        @Environment(\.layoutDirection) private var direction

        var body: some ToolbarContent {
            ToolbarItem(placement: .topBarLeading) { Button("Tapped \(count)") { count += 1 } }
            ToolbarItem(placement: .topBarTrailing) { Text(model.name) }
            if count > 1 {
                ToolbarItem(placement: .bottomBar) { Text(direction == .rightToLeft ? "From the right" : "Often") }
            }
        }
    }

    @Test func `custom content has state, the environment and objects`() throws {
        let model = Model()
        let test = ViewTest(NavigationStack { Text("Page").toolbar { Actions(model: model) } }, phone)
        try test.tap("Tapped 0")
        try test.tap("Tapped 1")
        #expect(test.has("Tapped 2") && test.has("Often"))
        model.name = "Sent"
        #expect(test.has("Sent") && !test.has("Draft"))
    }

    @Test func `the state of custom content stays while the view around changes`() throws {
        struct Screen: View {
            let model: Model
            @State private var isOn = false

            var body: some View {
                NavigationStack {
                    Button("Other \(isOn)") { isOn.toggle() }.toolbar {
                        if isOn { ToolbarItem(placement: .bottomBar) { Text("On") } }
                        Actions(model: model)
                    }
                }
            }
        }
        let test = ViewTest(Screen(model: Model()), phone)
        try test.tap("Tapped 0")
        try test.tap("Other false")
        #expect(test.has("Tapped 1") && test.has("On"))
    }

    @Test func `bars with spacers settle at once`() throws {
        let test = ViewTest(
            NavigationStack {
                List(0..<30, id: \.self) { Text("Row \($0)") }
                    .navigationTitle("Inbox")
                    .toolbar {
                        ToolbarItemGroup(placement: .bottomBar) {
                            Button {
                            } label: {
                                Image(systemName: "trash")
                            }
                            Spacer()
                            Text("Updated").font(.caption)
                            Spacer()
                            Button {
                            } label: {
                                Image(systemName: "square.and.pencil")
                            }
                        }
                    }
            }, phone)
        _ = test.elements
        let before = test.bodyEvaluations
        #expect(before < 600)
        test.scroll(at: CGPoint(x: 195, y: 400), y: 30)
        _ = test.elements
        #expect(test.bodyEvaluations - before < 200)
    }

    // MARK: Titles

    @Test func `a title is as large as that of the page below unless the page says otherwise`() throws {
        func size(_ mode: NavigationBarItem.TitleDisplayMode, _ own: NavigationBarItem.TitleDisplayMode) throws
            -> CGFloat
        {
            let test = ViewTest(
                NavigationStack {
                    NavigationLink("Open") {
                        Text("Detail").navigationTitle("Second").navigationBarTitleDisplayMode(own)
                    }
                    .navigationTitle("First")
                    .navigationBarTitleDisplayMode(mode)
                }, phone)
            try test.tap("Open")
            return try test.text("Second").fontSize
        }
        #expect(try size(.automatic, .automatic) == 34)
        #expect(try size(.inline, .automatic) == 17)
        #expect(try size(.automatic, .inline) == 17)
        #expect(try size(.inline, .large) == 34)
    }
}

/// Roles of toolbars place titles and further actions; page dots react to taps.
///
/// Numbers: the middles of the displays, 195 of 390 and 512 of 1,024; a leading title begins before 200.
extension ToolbarTests {
    private struct Editor: View {
        let role: ToolbarRole

        var body: some View {
            NavigationStack(path: .constant(NavigationPath([1]))) {
                Text("Root").navigationTitle("Documents").navigationDestination(for: Int.self) { _ in
                    Text("Page").navigationTitle("Letter").navigationBarTitleDisplayMode(.inline)
                        .toolbarRole(role)
                        .toolbar { ToolbarItem(placement: .secondaryAction) { Button("Print") {} } }
                }
            }
        }
    }

    @Test func `in editors the way back is a chevron, where it is wide the title leads, further actions follow`() throws
    {
        let narrow = ViewTest(Editor(role: .editor), phone)
        #expect(try narrow.element("Documents").role == "button")
        #expect(!narrow.texts.contains { $0.string == "Documents" || $0.string == "Back" })
        #expect(abs(try narrow.frame(of: "Letter").midX - 195) <= 1 && !narrow.has("Print"))
        var pad = phone
        pad.width = 1024
        pad.horizontalSizeClass = .regular
        for role in [ToolbarRole.editor, .browser] {
            let wide = ViewTest(Editor(role: role), pad)
            #expect(try wide.frame(of: "Letter").minX < 200)
            #expect(abs(try wide.frame(of: "Print").midX - 512) <= 1)
        }
        let stack = ViewTest(Editor(role: .navigationStack), pad)
        #expect(abs(try stack.frame(of: "Letter").midX - 512) <= 1 && !stack.has("Print"))
        #expect(stack.texts.contains { $0.string == "Documents" })
    }

    @Test func `a tap beside the middle of the dots goes on or back`() throws {
        struct Pages: View {
            @State private var page = 0
            var body: some View {
                TabView(selection: $page) {
                    ForEach(0..<3) { Text("Page \($0)").tag($0) }
                }
                .tabViewStyle(.page)
                .overlay(alignment: .top) { Text("Shown \(page)") }
            }
        }
        let test = ViewTest(Pages(), phone)
        let dots = try #require(test.elements.first { $0.value == "page 1 of 3" }).frame
        test.tap(at: CGPoint(x: dots.maxX - 10, y: dots.minY + 13))
        #expect(test.has("Shown 1"))
        test.tap(at: CGPoint(x: dots.minX + 10, y: dots.minY + 13))
        #expect(test.has("Shown 0"))
    }
}

/// Bottom bars centre their status.
///
/// Numbers: margins of 16 points (the default padding) on the display of 390, whose middle is 195. The placement of
/// several items is not compared with a device.
extension ToolbarTests {
    @Test func `the status stands in the middle of the bar below, items at its sides`() throws {
        let test = ViewTest(
            NavigationStack {
                Text("Page").navigationTitle("Things").navigationBarTitleDisplayMode(.inline).toolbar {
                    ToolbarItem(placement: .bottomBar) { Button("Filter all of it") {} }
                    ToolbarItem(placement: .status) { Text("3 things") }
                    ToolbarItem(placement: .bottomBar) { Button("New") {} }
                    ToolbarTitleMenu { Button("Rename") {} }
                }
            }, phone)
        #expect(try test.frame(of: "Filter all of it").minX == 16)
        #expect(abs(try test.frame(of: "3 things").midX - 195) <= 0.5)
        #expect(try test.frame(of: "New").maxX == 374)
        // The title with its menu has the title as its label.
        #expect(try test.element("Things").role == "menu")
    }

    @Test func `items that are hidden by default are not in the bar`() throws {
        struct Page: View {
            var body: some View {
                NavigationStack {
                    Text("Page").toolbar(id: "main") {
                        ToolbarItem(id: "share") { Button("Share") {} }.customizationBehavior(.disabled)
                        ToolbarItem(id: "print") { Button("Print") {} }.defaultCustomization(.hidden)
                        ToolbarItem(id: "mark") { Button("Mark") {} }
                            .defaultCustomization(.hidden, options: .alwaysAvailable)
                            .customizationBehavior(.reorderable)
                    }
                }
            }
        }
        let test = ViewTest(Page(), DisplayConfiguration(width: 390, height: 300))
        #expect(["Share", "Print", "Mark"].filter(test.has) == ["Share", "Mark"])
    }
}
