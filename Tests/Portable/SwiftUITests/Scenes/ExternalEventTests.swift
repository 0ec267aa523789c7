import Foundation
import Testing

@testable import SwiftUI
@testable import SwiftUICore
@testable import SwiftUITestHost

/// The windows that URLs from outside come to.
///
/// Numbers: the windows that the tests have opened.
@MainActor
struct ExternalEventTests {
    private struct Page: View {
        let name: String
        @State private var url = "none"

        var body: some View {
            Text(verbatim: "\(name) \(url)").accessibilityIdentifier("url").onOpenURL { url = $0.lastPathComponent }
        }
    }

    private struct Documents: App {
        var body: some Scene {
            WindowGroup("Documents") {
                Page(name: "document").handlesExternalEvents(preferring: ["letters"], allowing: ["documents"])
            }
            WindowGroup("Notes", id: "notes") {
                Page(name: "note").handlesExternalEvents(preferring: [""], allowing: ["*"])
            }
            WindowGroup("Pictures", id: "pictures") { Page(name: "picture") }
                .handlesExternalEvents(matching: ["PICTURES"])
        }
    }

    private func url(_ path: String) throws -> URL { try #require(URL(string: "app://host/\(path)")) }

    @Test func `a window that prefers a URL gets it, and comes to the front`() throws {
        let app = AppTest(Documents.self)
        let document = try app.window()
        try app.openWindow(id: "notes")
        #expect(try app.host.open(url("letters/1")))
        #expect(try document.element("url").label == "document 1")
        #expect(app.titles == ["Notes", "Documents"])
    }

    @Test func `a window that may handle a URL gets it where none prefers it`() throws {
        let app = AppTest(Documents.self)
        let document = try app.window()
        let note = try app.openWindow(id: "notes")
        #expect(try app.host.open(url("other/2")))
        #expect(try note.element("url").label == "note 2")
        #expect(try document.element("url").label == "document none")
    }

    @Test func `a window of the scene that names the URL is opened where no window takes it`() throws {
        let app = AppTest(Documents.self)
        #expect(try app.host.open(url("pictures/3")))
        #expect(app.titles == ["Documents", "Pictures"])
        #expect(try app.window().element("url").label == "picture 3")
        try app.host.close(#require(app.host.windows.last))
        #expect(try app.host.open(url("unknown/4")))
        #expect(app.titles == ["Documents", "Documents"])
    }
}
