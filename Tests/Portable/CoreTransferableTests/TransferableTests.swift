import CoreTransferable
import Foundation
import Testing
import UniformTypeIdentifiers

/// Values on their way from one place to another.
@Suite("Transferable values")
struct TransferableTests {
    private struct Note: Codable, Equatable, Transferable {
        var title: String

        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: UTType(exportedAs: "com.example.note", conformingTo: .json))
            ProxyRepresentation(exporting: \.title)
        }
    }

    private struct Secret: Transferable {
        var isOpen: Bool

        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(exportedContentType: .plainText) { _ in Data("open".utf8) }
                .exportingCondition(\.isOpen).suggestedFileName("secret.txt")
        }
    }

    private struct Report: Transferable {
        var text: String

        static var transferRepresentation: some TransferRepresentation {
            FileRepresentation(contentType: .html) { report in
                let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
                try Data(report.text.utf8).write(to: file)
                return SentTransferredFile(file)
            } importing: { received in
                Report(text: try String(contentsOf: received.file, encoding: .utf8) + received.file.pathExtension)
            }
        }
    }

    @Test func `a value is sent in the first form that the receiver reads`() async throws {
        let note = Note(title: "Milk")
        #expect(note.exportedContentTypes.map(\.identifier) == ["com.example.note", "public.utf8-plain-text"])
        #expect(try await Note.imported(from: note) == note)
        #expect(try await String.imported(from: note) == "Milk")
        #expect(String.reads(note))
        #expect(!Note.reads("Milk"))
        await #expect(throws: (any Error).self) { try await Note.imported(from: "Milk") }
    }

    @Test func `a form has the type of its data`() async throws {
        let json = try await Note(title: "Milk").exported(as: .json)
        #expect(String(decoding: json, as: UTF8.self) == #"{"title":"Milk"}"#)
        await #expect(throws: (any Error).self) { try await Note(title: "Milk").exported(as: .png) }
    }

    @Test func `addresses are texts, too`() async throws {
        let url = try #require(URL(string: "https://example.com/a"))
        #expect(try await String.imported(from: url) == "https://example.com/a")
        #expect(try await URL.imported(from: url) == url)
        #expect(!URL.reads("https://example.com/a"))
        #expect(try await AttributedString.imported(from: "a") == AttributedString("a"))
    }

    @Test func `a condition says which values are sent`() async throws {
        #expect(Secret(isOpen: true).exportedContentTypes == [.plainText])
        #expect(Secret(isOpen: false).exportedContentTypes == [])
        #expect(String.reads(Secret(isOpen: true)))
    }

    @Test func `files are read from a copy with the extension of their type`() async throws {
        #expect(try await Report.imported(from: Report(text: "a")).text == "ahtml")
    }
}
