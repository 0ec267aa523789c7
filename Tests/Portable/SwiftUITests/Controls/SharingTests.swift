import Foundation
import SwiftUITestHost
import Testing

@testable import SwiftUICore

/// Links that share values, and buttons that paste them.
@MainActor
@Suite("Sharing")
struct SharingTests {
    private struct Recipe: Transferable {
        static var transferRepresentation: some TransferRepresentation {
            ProxyRepresentation(exporting: { _ in "Soup" })
        }
    }

    private struct Blob: Transferable {
        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(exportedContentType: .png) { _ in Data() }
        }
    }

    @Test func `a link copies its text from a dialog`() throws {
        let test = ViewTest(ShareLink(item: "Hello"), DisplayConfiguration(width: 390, height: 600))
        try test.tap("Share…")
        #expect(test.has("Hello"))
        try test.tap("Copy")
        #expect(test.pasteboard == "Hello")
        #expect(!test.has("Copy"))
    }

    @Test func `a link copies addresses one a line`() throws {
        let urls = try ["https://example.com/1", "https://example.com/2"].map { try #require(URL(string: $0)) }
        let test = ViewTest(
            ShareLink("Send", items: urls, subject: Text("Pages")), DisplayConfiguration(width: 390, height: 600))
        try test.tap("Send")
        #expect(test.has("Pages"))
        try test.tap("Copy")
        #expect(test.pasteboard == "https://example.com/1\nhttps://example.com/2")
    }

    @Test func `a value is copied by its representation as text`() async throws {
        let test = ViewTest(DisplayConfiguration(width: 390, height: 600)) {
            ShareLink(item: Recipe(), preview: SharePreview("A recipe")) { Text("Send") }
        }
        try test.tap("Send")
        #expect(test.has("A recipe"))
        try test.tap("Copy")
        for _ in 0..<200 where test.pasteboard == nil { try await Task.sleep(for: .milliseconds(10)) }
        #expect(test.pasteboard == "Soup")
    }

    @Test func `what is no text is not copied`() throws {
        let test = ViewTest(DisplayConfiguration(width: 390, height: 600)) {
            ShareLink(item: Blob(), preview: SharePreview("A picture")) { Text("Send") }
        }
        try test.tap("Send")
        #expect(try !test.element("Copy").isEnabled)
    }

    private struct Pasting: View {
        @State private var texts: [String] = []

        var body: some View {
            VStack {
                ShareLink(item: "Hello")
                PasteButton(payloadType: String.self) { texts += $0 }
                Text("pasted: " + texts.joined())
            }
        }
    }

    @Test func `a button pastes what was copied`() throws {
        let test = ViewTest(Pasting(), DisplayConfiguration(width: 390, height: 600))
        try test.tap("Paste")
        #expect(test.has("pasted: "))
        try test.tap("Share…")
        try test.tap("Copy")
        try test.tap("Paste")
        #expect(test.has("pasted: Hello"))
        let pictures = ViewTest(PasteButton(payloadType: Blob.self) { _ in })
        #expect(try !pictures.element("Paste").isEnabled)
    }
}
