import SwiftUITestHost
import Testing

/// The accessibility of badges: they are values of their rows, not separate elements.
///
/// Numbers: a badge ends 40 points from the edge, margin and inset of 20 each, and rows are 44 high: measured on iOS
/// (Docs/Facts/IOSMetrics.md, "Inset grouped list").
@MainActor
@Suite("Lists: badges as they are read")
struct ListBadgeTests {
    private let screen = DisplayConfiguration(width: 390, height: 600)

    @Test func `a badge is the value of its row's text`() throws {
        let test = ViewTest(
            List {
                Text("Inbox").badge(3)
                Label("Sent", systemImage: "paperplane").badge("new")
                Text("Drafts").badge(0)
            }, screen)
        #expect(test.elements.map(\.label) == ["Inbox", "Sent", "Drafts"])
        #expect(test.elements.map(\.value) == ["3", "new", nil])
        #expect(try test.text("3").frame.maxX == 390 - 40, "it is seen as before")
    }

    @Test func `a link or button says the badge, whatever stands beside it`() throws {
        let test = ViewTest(
            NavigationStack {
                List {
                    HStack {
                        Button("Star") {}.buttonStyle(.borderless)
                        NavigationLink("Inbox") { Text("Page") }
                    }
                    .badge(3)
                    Button("Sent") {}.badge(4)
                }
            }, screen)
        #expect(try test.element("Inbox").value == "3")
        #expect(try test.element("Sent").value == "4")
        #expect(try test.element("Star").value == nil)
        #expect(!test.has("3") && !test.has("4"))
    }

    @Test func `of several elements the first that is more than a picture says it`() throws {
        let test = ViewTest(
            List {
                HStack {
                    Image(systemName: "tray")
                    VStack {
                        Text("Inbox")
                        Text("Work")
                    }
                }
                .badge(3)
            }, screen)
        #expect(try test.element("Inbox").value == "3")
        #expect(try test.element("Work").value == nil)
        #expect(test.elements.filter { $0.value == "3" }.count == 1)
    }

    @Test func `it follows a value that there is, and is alone where nothing else can be read`() throws {
        let test = ViewTest(
            List {
                Toggle("Push", isOn: .constant(true)).badge(3)
                Color.red.badge(5)
            }, screen)
        #expect(try test.element("Push").value == "1, 3")
        let alone = try test.element("5")
        #expect(alone.role == "text" && alone.frame.height == 44)
    }

    @Test func `it is said with what swipes on the row offer, and anew when it changes`() throws {
        struct Row: View {
            @State private var count = 3

            var body: some View {
                List {
                    Text("Inbox").badge(count).swipeActions { Button("Flag") {} }
                    Button("Count") { count += 1 }
                }
            }
        }
        let test = ViewTest(Row(), screen)
        #expect(try test.element("Inbox").actions.contains("Flag"))
        try test.tap("Count")
        #expect(try test.element("Inbox").value == "4")
    }
}
